# Reads the text of a book, a form feed and the page's number before each page,
# and checks that "Solution: page N" under a puzzle and "Puzzle: page N" over a
# solution lead to each other, and that printed page numbers are those of the file.

function wrong(message) { print "page " page ": " message; bad = 1 }

/^\f/ { flush_page(); page = substr($0, 2) + 0; last = ""; next }
NF    { last = $0 }

# A puzzle's head: its number and its clues; its foot: where the solution is.
/^ *[0-9]+ +[0-9]+ clues/ { number = $1 + 0; at[number] = page; puzzles++; asked = 1 }
/Solution: page [0-9]+/   {
	if (!asked) wrong("a reference without a puzzle")
	match($0, /Solution: page [0-9]+/)
	refers[number] = substr($0, RSTART + 15, RLENGTH - 15) + 0
	numbered = 1; asked = 0
}

# The heads of a row of solutions.
/Puzzle: page [0-9]+/ {
	rest = $0
	while (match(rest, /[0-9]+ +Puzzle: page [0-9]+/)) {
		split(substr(rest, RSTART, RLENGTH), w, / +/)
		solved[w[1] + 0] = page; back[w[1] + 0] = w[4] + 0; solutions++
		rest = substr(rest, RSTART + RLENGTH)
	}
	numbered = 1
}

function flush_page() {
	if (numbered && last + 0 != page) wrong("the page number printed is " last)
	numbered = 0
}

END {
	flush_page()
	for (n in at) {
		if (solved[n] != refers[n]) wrong("puzzle " n " refers to page " refers[n] "; its solution is on " solved[n])
		if (back[n] != at[n]) wrong("solution " n " refers to page " back[n] "; its puzzle is on " at[n])
	}
	if (puzzles != solutions || puzzles == 0) wrong(puzzles " puzzles and " solutions " solutions")
	if (bad) exit 1
	print "page references: right for " puzzles " puzzles"
}
