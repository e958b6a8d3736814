package generator

import (
	"fmt"
	"strings"
)

// failures counts why attempts failed, for the error that ends them.
type failures struct {
	ambiguous int // the frame's clues left several solutions
	many, few int // too many and too few clues
	fewest    int // clues of a puzzle made, when many or few is above 0
	most      int
	redundant int // single clues could still be removed
	refused   int // by Accept
	undecided int // the search needed too many steps
}

// miss notes a number of clues outside the range.
func (f *failures) miss(clues int, r Range) {
	if f.many+f.few == 0 {
		f.fewest, f.most = clues, clues
	}
	f.fewest, f.most = min(f.fewest, clues), max(f.most, clues)
	if clues < r.Min {
		f.few++
	} else {
		f.many++
	}
}

// attemptsToDespair is how many attempts must all have missed the range of
// clues by far before the others are left out.
const attemptsToDespair = 10

// hopeless says whether there were far too many clues every time: more than
// half as many again as wanted at most. Puzzles on one board differ by less.
func (f *failures) hopeless(r Range) bool {
	others := f.ambiguous + f.few + f.redundant + f.refused + f.undecided
	return others == 0 && f.many > 0 && 2*f.fewest > 3*r.Max
}

// advice tells what went wrong, how often, and what to change.
func (f *failures) advice(r *Request) string {
	var told []string
	tell := func(times int, format string, args ...any) {
		if times > 0 {
			told = append(told, fmt.Sprintf("%d times ", times)+fmt.Sprintf(format, args...))
		}
	}
	tell(f.ambiguous, "all clues that the pattern allows left several solutions (allow more cells)")
	tell(f.many, "there were too many clues, never fewer than %d for the range %s (raise its upper end, or ask for less symmetry)", f.fewest, r.Clues)
	tell(f.few, "there were too few clues, never more than %d for the range %s (lower its lower end, or do not ask for critical)", f.most, r.Clues)
	tell(f.redundant, "single clues could still be removed (ask for less symmetry, or do not ask for critical)")
	tell(f.refused, "the puzzle was as wanted but refused (ask for another level, other rules or another number of clues)")
	tell(f.undecided, "the search ended before it was known whether a clue can be removed (do not ask for critical)")
	return strings.Join(told, "; ")
}
