package rating

import (
	"math/bits"

	"latin"
)

// Doubts are what stands between a player and the solution: a doubt is a label
// that a blank cell might hold as far as is seen, but does not. It goes when its
// cell is written, when an asterism of the cell has its label as often as it may,
// or when a rule removes it. A cell without doubts has one label left; a label about
// whose places in an asterism there is no doubt can be written there.
//
// They are kept twice, by cell and by label, so that those of a cell and those about
// a label in an asterism are at hand in a word or two; and counted by asterism and label.
type doubts struct {
	*grid
	solution latin.PB
	home     []uint64 // label l: the blank cells of the puzzle that hold it in the solution, home[l*words:][:words]
	sole     []int32  // at(a, l): the only one of these in a; none or several

	in    []latin.Domain // per cell: the labels in doubt, none when it is written
	live  []uint64       // label l: the cells in which it is in doubt, live[l*words:][:words]
	about []int32        // at(a, l): doubts about l in a; never down to 0 where a need not hold it
	left  []int32        // at(a, l): how often l is still to be written in a until it may no more; not kept up where there are peers
	blank []blanks       // of a
	open  int            // blank cells

	full  []latin.Domain // scratch: labels that an asterism has as often as it may
	spare latin.Domains  // scratch of domains
}

// Blanks are the blank cells of an asterism: their number, and the sum of their
// indices, which is that of the last one when there is one left.
type blanks struct{ n, sum int32 }

// What doubts.sole says where there is not one cell.
const (
	none    = -1
	several = -2
)

func newDoubts(g *grid) doubts {
	return doubts{
		grid: g, home: make([]uint64, g.labels*g.words), sole: make([]int32, len(g.lo)),
		in: make([]latin.Domain, g.cells), live: make([]uint64, g.labels*g.words),
		about: make([]int32, len(g.lo)), left: make([]int32, len(g.lo)), blank: make([]blanks, len(g.asterisms)),
		full: make([]latin.Domain, len(g.asterisms)), spare: make(latin.Domains, g.cells),
	}
}

// copyFrom sets the doubts to those of the same puzzle at another time.
func (d *doubts) copyFrom(e *doubts) {
	d.solution, d.home, d.sole, d.open = e.solution, e.home, e.sole, e.open
	copy(d.in, e.in)
	copy(d.live, e.live)
	copy(d.about, e.about)
	if d.peers == nil {
		copy(d.left, e.left)
	}
	copy(d.blank, e.blank)
}

// domains are the labels that each cell might hold as far as is seen; good until the
// next call.
func (d *doubts) domains() latin.Domains {
	for c, l := range d.solution {
		d.spare[c] = latin.Just(l) | d.in[c]
	}
	return d.spare
}

// homeOf is the set of cells to be written with the label, liveOf of those in which it
// is in doubt. Not to be changed.
func (d *doubts) homeOf(l latin.Label) []uint64 { return d.home[int(l)*d.words:][:d.words] }
func (d *doubts) liveOf(l latin.Label) []uint64 { return d.live[int(l)*d.words:][:d.words] }

// load finds the doubts before the first label is written, for a puzzle that has the
// solution and no other.
func (d *doubts) load(clues, solution latin.PB) {
	d.solution = solution
	d.readClues(clues)
	clear(d.in)
	clear(d.live)
	clear(d.about)
	for c, l := range clues {
		if l != latin.Blank {
			continue
		}
		none := latin.Just(solution[c])
		for _, a := range d.of[c] {
			none |= d.full[a]
		}
		d.add(c, d.puzzle.Domain(latin.Cell(c))&^none)
	}
	for i, lo := range d.lo {
		if lo < d.hi[i] && d.holds(i) > lo {
			d.about[i] = never
		}
	}
}

// never is a number of doubts from which one does not get down to zero.
const never = 1 << 30

// readClues sets what is blank, what is to be written, and what may no more.
func (d *doubts) readClues(clues latin.PB) {
	clear(d.blank)
	clear(d.home)
	clear(d.full)
	copy(d.left, d.hi)
	for i := range d.sole {
		d.sole[i] = none
	}
	d.open = 0
	for c, l := range clues {
		if l == latin.Blank {
			d.open++
			d.addHome(c, d.solution[c])
			continue
		}
		for _, a := range d.of[c] {
			d.left[d.at(a, l)]--
		}
	}
	for i, n := range d.left {
		if n <= 0 {
			d.full[i/d.labels] |= latin.Just(latin.Label(i % d.labels))
		}
	}
}

// addHome notes a blank cell with its label.
func (d *doubts) addHome(c int, l latin.Label) {
	d.homeOf(l)[c>>6] |= 1 << (c & 63)
	for _, r := range d.rows[c] {
		b := &d.blank[r.asterism]
		b.n++
		b.sum += int32(c)
		if sole := &d.sole[r.from+int32(l)]; *sole == none {
			*sole = int32(c)
		} else {
			*sole = several
		}
	}
}

// add adds doubts about a cell.
func (d *doubts) add(c int, labels latin.Domain) {
	d.in[c] = labels
	for ; labels != 0; labels &= labels - 1 {
		l := labels.First()
		d.liveOf(l)[c>>6] |= 1 << (c & 63)
		for _, r := range d.rows[c] {
			d.about[r.from+int32(l)]++
		}
	}
}

// holds counts how often an asterism holds a label in the solution.
func (d *doubts) holds(i int) int32 {
	a, l := i/d.labels, latin.Label(i%d.labels)
	n := d.hi[i] - d.left[i]
	for w, cells := range d.homeOf(l) {
		n += int32(bits.OnesCount64(cells & d.within[a*d.words+w]))
	}
	return n
}
