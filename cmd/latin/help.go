package main

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"
)

const rootLong = `latin finds Latin boards, cuts puzzles out of them, checks, solves and prints
them. A board is any set of cells with any sets of cells (asterisms); labels may
repeat; Sudoku is one of its kinds.

A puzzle is a line, KIND:CELLS, or a document (YAML); see "latin help formats".
Files and stdin may hold any number of puzzles, plain, gzip or zstd.`

const rootExamples = `  latin book -o book.pdf
  latin generate sudoku -n 10 --clues 26-32 --seed 2026
  latin generate custom-steps | latin render -o steps.pdf
  latin check puzzles.txt
  latin prove puzzles.txt`

// helpTopics are pages of help that belong to no command.
var helpTopics = []struct{ name, short, text string }{
	{"exit-codes", "What the exit code of the program means", exitCodesText},
	{"seed", "How results are made again", seedText},
}

// helpCommand prints the help of a command or a topic.
func helpCommand() *cobra.Command {
	return &cobra.Command{
		Use:     "help [COMMAND | TOPIC]",
		Short:   "Help about a command or a topic",
		Example: "  latin help generate\n  latin help exit-codes",
		RunE: func(cmd *cobra.Command, args []string) error {
			found, rest, err := cmd.Root().Find(args)
			if err != nil || len(rest) > 0 {
				return unknownCommand(cmd.Root(), strings.Join(args, " "))
			}
			return found.Help()
		},
	}
}

// helpFunc answers --help as cobra does, but where the word before it is no command.
func (a *app) helpFunc(help func(*cobra.Command, []string)) func(*cobra.Command, []string) {
	return func(cmd *cobra.Command, args []string) {
		if words := cmd.Flags().Args(); !cmd.HasParent() && len(words) > 0 {
			a.worst = worse(a.worst, a.report(cmd.Context(), unknownCommand(cmd, words[0])))
			return
		}
		help(cmd, args)
	}
}

// unknownCommand is the error for a word that is no command.
func unknownCommand(cmd *cobra.Command, word string) error {
	hint := "`latin help` lists the commands"
	if near := cmd.SuggestionsFor(word); len(near) > 0 {
		hint = fmt.Sprintf("did you mean %q? (%s)", near[0], hint)
	}
	return &cobraError{fmt.Errorf("unknown command %q; %s", word, hint)}
}

const exitCodesText = `The exit code says how it went:

    0  all fine
    1  a file could not be read or written, or the program failed
    2  wrong usage
    3  a puzzle has no solution, or what was asked for does not exist
    4  a puzzle has several solutions
    5  malformed input (the other puzzles are still done)
    6  undecided: a time limit or another limit was reached
    7  a proof is refused by verify
  130  interrupted; what was finished has been written

For several puzzles it is the worst, in the order 1, 2, 5, 7, 4, 3, 6, and a
summary line stands on stderr. Empty input is fine (0). A label too often in an
asterism is well formed, but a puzzle without a solution (3). An unknown kind is
wrong usage as an argument (2) and malformed in the input (5). For count,
candidates and openings any number of solutions is fine (0); reaching one's own
--limit is fine too. Prove ends with 6 where the rules stop on a puzzle with one
solution.`

const formatsText = `A puzzle is a line or a document.

A line is KIND:CELLS, then fields with tabs between them:

  sudoku:1.6..23...5...6.91..95.1462.379.5...581.279.....4.8157...26.54...415.6.99..87421.	id=fig-1
  latin-square:4:1.....2..3.....4
  custom-win:E.S..........E..I...A...P..O..SIN......GAPR.N...ORE....G....I..G......O..P.N....G	labels=SINGAPORE

CELLS are in reading order: one character a cell with "." for a blank where all
labels are single characters, otherwise labels with commas between them and
nothing for a blank. KIND is a name from "latin kinds", with its size where that
is not the default. Fields: id, author and so on as you like; labels (a word, or
with commas), regions (one mark a cell, for jigsaw and strimko), inscription
(CELLS with the inscription only). A line that begins with # is a comment. A bare
line of 81 characters is Sudoku ("." "0" or "-" is a blank); one of 729 is a
Sudoku state with its candidates.

A table has a header with a column puzzle (KIND:CELLS, or the 81 characters of a
Sudoku), or clues (and perhaps kind), and tabs, commas or semicolons between the
values; the other columns are fields. A value with such a sign stands in double quotes:

  puzzle	players	seconds
  1.6..23...5...6.91..95.1462.379.5...581.279.....4.8157...26.54...415.6.99..87421.	12	303

A document is YAML, several separated by ---:

  kind: custom-steps
  labels: WayneGould
  clues: |
    n G o l . d y . . e
    e . a . . . G l d .
    ...

or with a board of your own:

  board:
    rows: 7
    cols: 7
    lines: true            # rows and columns are asterisms
    regions: |             # a partition, one mark a cell; several maps may be given
      AAABBBB
      AACCCBB
      ...
    extra:                 # further asterisms, by cell or by map
      - [r1c1, r2c2, r3c3, r4c4, r5c5, r6c6, r7c7]
  labels: 1234567
  clues: |
    ....5..
    ...

or any board at all:

  board:
    cells: 4
    asterisms: [[0, 1], [2, 3], [0, 2], [1, 3]]
    points: [[0, 0], [1, 0], [0, 1], [1, 1]]     # where to draw them, optional
  labels: 12

A state's candidates are converted and drawn, and prove and openings start from
them; check, solve and the other questions go by the clues.

"latin formats" lists all formats that can be read and written.`

const seedText = `Whatever is made at random depends on --seed only: the same arguments and seed
give the same bytes on every machine, for any --jobs. The seed is any text.
Without --seed a random one is taken and told on stderr, so that what came out
can be made again. Puzzle number i of a run depends on the seed and i, so a longer
run begins with the puzzles of a shorter one. A new version of the program may
change what a seed gives; CHANGELOG.md says so under "Changed results".

Dates in a PDF come from SOURCE_DATE_EPOCH (seconds since 1970), or are fixed.`
