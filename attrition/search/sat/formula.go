package sat

import "slices"

// maxPairs is the number of literals up to which "at most one of them" is said
// of each pair.
const maxPairs = 8

// A formula is a list of clauses: of each, one of the literals is true. It
// counts with literals of its own, after the last one used.
type formula struct {
	clauses [][]int
	last    int
}

func (f *formula) say(clause ...int) { f.clauses = append(f.clauses, clause) }

// between says that lo to hi of the literals are true: at most hi of them, and
// of their opposites all but lo.
func (f *formula) between(lits []int, lo, hi int) {
	if lo == 1 {
		f.say(slices.Clone(lits)...)
	} else {
		f.atMost(opposites(lits), len(lits)-lo)
	}
	f.atMost(lits, hi)
}

func (f *formula) atMost(lits []int, most int) {
	switch {
	case most >= len(lits):
	case most == 0:
		for _, p := range lits {
			f.say(-p)
		}
	case most == 1 && len(lits) <= maxPairs:
		for i, p := range lits {
			for _, q := range lits[:i] {
				f.say(-p, -q)
			}
		}
	default:
		f.count(lits, most)
	}
}

// count says that at most so many of the literals are true, by counting (Sinz,
// Towards an optimal CNF encoding of Boolean cardinality constraints, 2005):
//
//	              p1  p2  p3  p4
//	at least 1    a   b   c          b: at least 1 of p1, p2
//	at least 2        d   e          e: at least 2 of p1, p2, p3; then not p4
//
// Every board goes with some values of these; it does not matter which.
func (f *formula) count(lits []int, most int) {
	before := []int(nil) // of the literals so far, at least 1, 2, ...
	for i, p := range lits {
		now := make([]int, min(i+1, most))
		for j := range now {
			f.last++
			now[j] = f.last
		}
		f.say(-p, now[0])
		for j, q := range before {
			f.say(-q, now[j])
			if j+1 < len(now) {
				f.say(-q, -p, now[j+1])
			} else if j+1 == most {
				f.say(-q, -p)
			}
		}
		before = now
	}
}

func opposites(lits []int) []int {
	not := make([]int, len(lits))
	for i, p := range lits {
		not[i] = -p
	}
	return not
}
