package latin

import (
	"math/bits"
	"math/rand/v2"
)

// An oracle counts the Latin boards of a PB by plain search: the domain of a
// cell is whatever no asterism of it has used up, and the cell with the fewest
// is tried first. It shares nothing with the solvers of the program.
type oracle struct {
	p     *Puzzle
	pb    PB
	left  [][]int  // of each asterism, of each label: how often it may still occur
	gone  []Domain // of each asterism: labels of which none is left
	limit int
	steps int        // branches that may still be taken; the count is then at least what was found
	rng   *rand.Rand // nil tries labels in ascending order
	found int
	first PB
}

func newOracle(p *Puzzle, limit int) *oracle {
	o := &oracle{p: p, pb: NewPB(p.Board.Len()), limit: limit, steps: 1 << 40}
	for range p.Board.Asterisms() {
		left := make([]int, p.Labels.Distinct())
		for x := range left {
			left[x] = p.Labels.Count(Label(x))
		}
		o.left = append(o.left, left)
		o.gone = append(o.gone, 0)
	}
	return o
}

// count gives the number of completions of the PB, up to the limit, and the first.
func (o *oracle) count(pb PB) (int, PB) {
	for _, c := range pb.Clues() {
		if !o.domain(c).Has(pb[c]) {
			return 0, nil
		}
		o.put(c, pb[c])
	}
	o.search()
	return o.found, o.first
}

func (o *oracle) domain(c Cell) Domain {
	d := o.p.Labels.All()
	for _, a := range o.p.Board.AsterismsOf(c) {
		d &^= o.gone[a]
	}
	return d
}

func (o *oracle) put(c Cell, x Label) {
	o.pb[c] = x
	for _, a := range o.p.Board.AsterismsOf(c) {
		if o.left[a][x]--; o.left[a][x] == 0 {
			o.gone[a] |= Just(x)
		}
	}
}

func (o *oracle) take(c Cell) {
	x := o.pb[c]
	o.pb[c] = Blank
	for _, a := range o.p.Board.AsterismsOf(c) {
		o.left[a][x]++
		o.gone[a] &^= Just(x)
	}
}

func (o *oracle) search() {
	cell, domain := Cell(-1), Domain(0)
	fewest := MaxDistinct + 1
	for c, x := range o.pb {
		if x != Blank {
			continue
		}
		d := o.domain(Cell(c))
		if n := bits.OnesCount64(uint64(d)); n < fewest {
			cell, domain, fewest = Cell(c), d, n
		}
	}
	if cell < 0 {
		if o.found++; o.first == nil {
			o.first = o.pb.Clone()
		}
		return
	}
	var labels []Label
	for x := range domain.Labels() {
		labels = append(labels, x)
	}
	if o.rng != nil {
		o.rng.Shuffle(len(labels), func(i, j int) { labels[i], labels[j] = labels[j], labels[i] })
	}
	for _, x := range labels {
		if o.found >= o.limit || o.steps <= 0 {
			return
		}
		o.steps--
		o.put(cell, x)
		o.search()
		o.take(cell)
	}
}
