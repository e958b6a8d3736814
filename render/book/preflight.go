package book

import (
	"fmt"
	"math"
)

// A Finding is something that a printer or a buyer would complain of.
type Finding struct {
	Severity Severity
	// Where in the book, such as "title" or "puzzle 7".
	Where string
	// Message tells what was found and the remedy.
	Message string
}

// A Severity says whether a finding stops the book.
type Severity string

const (
	// Error makes [Plan] and [Write] fail.
	Error Severity = "error"
	// Warning is a printer's rule that the book breaks, or a wish not granted.
	Warning Severity = "warning"
)

// String tells where and what.
func (f Finding) String() string { return f.Where + ": " + f.Message }

// Limits of Amazon KDP for paperbacks in black on white, 2026.
const (
	fewestPages = 24
	mostPages   = 828
	mostLetter  = 590 // on 8.5 × 11 in
)

// Preflight lists what a printer would refuse and what readers would miss; the
// errors first. An empty list means that the book is ready. For the Screen
// profile the rules of printers do not count.
func Preflight(b Book) []Finding {
	found := b.check()
	if firstError(found) != nil {
		return found
	}
	l, err := Plan(b)
	if err != nil {
		return append(found, Finding{Error, "pages", err.Error()})
	}
	if b.Profile == Print {
		found = append(found, l.checkPages()...)
	}
	return append(found, b.checkWishes(l)...)
}

func (l Layout) checkPages() []Finding {
	var found []Finding
	warn := func(where, format string, args ...any) {
		found = append(found, Finding{Warning, where, fmt.Sprintf(format, args...)})
	}
	n := len(l.Pages)
	switch {
	case n < fewestPages:
		warn("pages", "%d; paperbacks of KDP have at least %d: add puzzles or print fewer a page", n, fewestPages)
	case n > mostPages:
		warn("pages", "%d; paperbacks of KDP have at most %d: print more a page or make two volumes", n, mostPages)
	case n > mostLetter && l.Trim.W == Trims[0].W && l.Trim.H == Trims[0].H:
		warn("pages", "%d; paperbacks of KDP on 8.5 × 11 in have at most %d: make two volumes", n, mostLetter)
	}
	if w, h := l.Trim.W/inch, l.Trim.H/inch; w < 4 || w > 8.5 || h < 6 || h > 11.69+0.01 {
		warn("trim", "%.4g × %.4g in; paperbacks of KDP are 4 to 8.5 in wide and 6 to 11.69 in high: choose one of %s", w, h, trimNames())
	}
	return found
}

// checkWishes reports sections that got fewer boards a page than asked for,
// and cells too narrow for a pencil.
func (b Book) checkWishes(l Layout) []Finding {
	var found []Finding
	first := 1
	for i, s := range b.Sections {
		if len(s.Items) == 0 {
			continue
		}
		where := fmt.Sprintf("section %d", i+1)
		last := first + len(s.Items) - 1
		puzzles, solutions := l.together(first, last)
		found = append(found, fewer(where, "puzzles", b.perPage(s), puzzles, len(s.Items))...)
		found = append(found, fewer(where, "solutions", b.solutionsPerPage(s), solutions, len(s.Items))...)
		// Rounded as it is told, so that 0.25 in is never called too narrow.
		if w := math.Round(l.narrowest(first, last) / inch * 100); w < 25 {
			found = append(found, Finding{Warning, where, fmt.Sprintf(
				"its cells are %.2f in wide; below 0.25 in a pencil needs more room: print fewer a page or choose a larger trim", w/100)})
		}
		first = last + 1
	}
	return found
}

func fewer(where, what string, asked, got, items int) []Finding {
	if asked == 0 || got >= min(asked, items) {
		return nil
	}
	return []Finding{{Warning, where, fmt.Sprintf(
		"%d %s a page were asked for, %d fit with labels of %g pt: choose a larger trim for more", asked, what, got, minType)}}
}

// together is the most puzzles, and the most solutions, of that range on one page.
func (l Layout) together(first, last int) (puzzles, solutions int) {
	onPuzzle, onSolution := make([]int, len(l.Pages)+1), make([]int, len(l.Pages)+1)
	for _, p := range l.Places[first-1 : last] {
		onPuzzle[p.Puzzle]++
		onSolution[p.Solution]++
		puzzles, solutions = max(puzzles, onPuzzle[p.Puzzle]), max(solutions, onSolution[p.Solution])
	}
	return puzzles, solutions
}

// narrowest is the width of the narrowest cell of those puzzles, in points.
func (l Layout) narrowest(first, last int) float64 {
	w := math.Inf(1)
	for _, p := range l.Places[first-1 : last] {
		for _, b := range l.Pages[p.Puzzle-1].Boards {
			if b.Number == p.Number {
				w = math.Min(w, b.cell())
			}
		}
	}
	return w
}
