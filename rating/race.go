package rating

import (
	"math"

	"latin/attrition"
)

// A race is a person's way through a puzzle, as far as single labels go: all
// that could be written now races to be seen, each thing at its rate, and the first is
// written. What it takes on average until something is seen is 1 over the sum
// of the rates, times what grows with the number of blank cells; its sum over the way
// is the length of the search.
//
// Chance comes from the place of a cell in the puzzle and not from its number
// (fingerprints), so a puzzle that is turned or relabelled is raced in the same way.
// Cells that cannot be told apart are written at once.
type race struct {
	*doubts
	rates  []int64   // of last places in an asterism
	asLast []int64   // the same for its last blank cell
	way    []ways    // how last places in an asterism are seen
	alone  int64     // of a cell with one label left
	crowd  []float64 // by the number of blank cells

	gone    []bool // of a doubt
	naked   []int32
	about   []int32
	left    []int32
	blank   []int32
	open    int
	ready   []pending
	due     []pending // scratch: cells written at once
	where   []int32   // per cell, its index in ready; absent, leaving or written
	pull    int64     // the sum of the rates of ready
	ready0  []pending // ready, where and pull before the first label is written
	where0  []int32
	pull0   int64
	now     float64
	late    float64   // the length of the search in the last third of the cells
	chances []float64 // of each cell: how long it takes at rate 1
}

// What race.where says of a blank cell that is not in the list, and of others.
const (
	absent  = -1 // its label cannot be seen yet
	leaving = -2 // it is written, or just about to be
)

// A pending cell waits to be seen.
type pending struct {
	cell int32
	ways ways
	rate int64
	was  int64 // the rate for which due holds; 0 when it is new
	due  float64
}

// ways are those in which the label of a cell can be seen.
type ways uint8

const (
	byCompact  ways = 1 << iota // no other place in an asterism that one takes in at a glance
	byAsterism                  // the same in any other asterism
	byCell                      // one label left
)

func newRace(d *doubts, s *Sight) *race {
	g := d.grid
	r := &race{
		doubts: d, rates: s.lookAt(g.puzzle.Board), alone: rate(s.Naked), crowd: make([]float64, g.cells+1),
		naked: make([]int32, g.cells), about: make([]int32, len(g.lo)), left: make([]int32, len(g.lo)),
		blank: make([]int32, len(g.asterisms)), where: make([]int32, g.cells), chances: make([]float64, g.cells),
	}
	for a, n := range r.rates {
		way := byAsterism
		if stretch(g.puzzle.Board, g.asterisms[a].Cells) < compactBelow {
			way = byCompact
		}
		r.way = append(r.way, way)
		r.asLast = append(r.asLast, int64(float64(n)*s.Last))
	}
	for n := range r.crowd {
		r.crowd[n] = math.Pow(float64(n), s.Crowd)
	}
	return r
}

// begin sets the race before the first label is written, and looks what can be seen.
func (r *race) begin() {
	d := r.doubts
	if cap(r.gone) < len(d.cell) {
		r.gone = make([]bool, len(d.cell))
	}
	r.gone = r.gone[:len(d.cell)]
	r.ready, r.pull = r.ready[:0], 0
	r.reset()
	for c := range r.where {
		r.where[c] = leaving
	}
	for _, c := range d.places {
		r.where[c] = absent
	}
	for c, n := range r.naked {
		if n == 0 && r.where[c] == absent {
			r.seen(int32(c), r.alone, byCell)
		}
	}
	for i, n := range r.about {
		if n == 0 {
			r.lastPlaces(int32(i))
		}
	}
	r.ready0, r.where0, r.pull0 = append(r.ready0[:0], r.ready...), append(r.where0[:0], r.where...), r.pull
}

// start sets the race again where begin set it, for other chances.
func (r *race) start() {
	r.reset()
	r.ready, r.pull = append(r.ready[:0], r.ready0...), r.pull0
	copy(r.where, r.where0)
}

func (r *race) reset() {
	d := r.doubts
	clear(r.gone)
	copy(r.naked, d.naked)
	copy(r.about, d.about)
	copy(r.left, d.left)
	copy(r.blank, d.blank)
	r.open, r.now = d.open, 0
}

// seen notes one more way to see the label of a cell.
func (r *race) seen(c int32, rate int64, by ways) {
	switch i := r.where[c]; {
	case i >= 0:
		r.ready[i].ways |= by
		r.ready[i].rate += rate
		r.pull += rate
	case i == absent:
		r.where[c] = int32(len(r.ready))
		r.ready = append(r.ready, pending{cell: c, ways: by, rate: rate})
		r.pull += rate
	}
}

// next sets the time at which the next cell is seen, and says which it is, by its
// index, and whether others are seen at the same time. A cell whose rate has risen since
// it was written last is due earlier: what is left of its time shrinks. That is
// reckoned once for all that happened at that time, in whatever order.
func (r *race) next() (first int, tie bool) {
	now, least := r.now, math.Inf(1)
	for i := range r.ready {
		p := &r.ready[i]
		if p.was != p.rate {
			p.due = r.dueFrom(p, now)
			p.was = p.rate
		}
		if p.due <= least {
			tie = p.due == least
			first, least = i, p.due
		}
	}
	r.now = least
	return first, tie
}

func (r *race) dueFrom(p *pending, now float64) float64 {
	if p.was == 0 {
		return now + r.chances[p.cell]/float64(p.rate)
	}
	return now + (p.due-now)*float64(p.was)/float64(p.rate)
}

// lastPlaces notes that there is no doubt where a label goes in an asterism.
func (r *race) lastPlaces(i int32) {
	a := r.asterismAt[i]
	rate := r.rates[a]
	if r.blank[a] == 1 {
		rate = r.asLast[a]
	}
	for _, c := range r.places[r.blankAt[i]:r.blankAt[i+1]] {
		r.seen(c, rate, r.way[a])
	}
}

// run goes on until nothing can be seen, and gives the length of the search.
func (r *race) run() float64 {
	length := 0.0
	for len(r.ready) > 0 {
		each, late := r.crowd[r.open]*rateUnit/float64(r.pull), 3*r.open < r.doubts.open
		if i, tie := r.next(); tie {
			each *= float64(r.writeDue())
		} else {
			c := r.ready[i].cell
			r.leave(i)
			r.write(c)
		}
		if length += each; late {
			r.late += each
		}
	}
	return length
}

// writeDue writes what is due now, and says in how many cells.
func (r *race) writeDue() int {
	r.due = r.due[:0]
	for i := 0; i < len(r.ready); {
		if r.ready[i].due > r.now {
			i++
			continue
		}
		r.due = append(r.due, r.ready[i])
		r.leave(i)
	}
	for _, p := range r.due {
		r.write(p.cell)
	}
	return len(r.due)
}

// leave takes a cell out of those that wait; it will be written.
func (r *race) leave(i int) {
	last := len(r.ready) - 1
	r.pull -= r.ready[i].rate
	r.where[r.ready[i].cell] = leaving
	if i < last {
		r.ready[i] = r.ready[last]
		r.where[r.ready[i].cell] = int32(i)
	}
	r.ready = r.ready[:last]
}

// write puts the label of the solution into a cell, and takes the doubts away
// that end with it.
func (r *race) write(c int32) {
	d := r.doubts
	r.open--
	r.end(d.self[d.ofCell[c]:d.ofCell[c+1]])
	l := int(d.solution[c])
	for _, a := range d.grid.of[c] {
		if r.blank[a]--; r.blank[a] == 1 {
			r.quickenLast(a)
		}
		i := a*d.labels + l
		if r.left[i]--; r.left[i] == 0 {
			r.end(d.in[d.inFrom[i]:d.inFrom[i+1]])
		}
	}
}

// end takes doubts away. Most of the time goes by here, so what the loop needs is at hand.
func (r *race) end(list []int32) {
	gone, naked, about := r.gone, r.naked, r.about
	cell, of, from := r.doubts.cell, r.doubts.of, r.doubts.ofFrom
	for _, x := range list {
		if gone[x] {
			continue
		}
		gone[x] = true
		c := cell[x]
		if naked[c]--; naked[c] == 0 {
			r.seen(c, r.alone, byCell)
		}
		for _, i := range of[from[x]:from[x+1]] {
			if about[i]--; about[i] == 0 {
				r.lastPlaces(i)
			}
		}
	}
}

// quickenLast quickens the last blank cell of an asterism.
func (r *race) quickenLast(a int) {
	for _, c := range r.asterisms[a].Cells {
		i := r.where[c]
		if i >= 0 && r.about[r.at(a, r.solution[c])] == 0 {
			more := r.asLast[a] - r.rates[a]
			r.ready[i].rate += more
			r.pull += more
		}
	}
}

// take ends the doubts that a round ended.
func (r *race) take(list []attrition.Candidate) {
	for _, q := range list {
		if x := r.index[int(q.Cell)*r.labels+int(q.Label)]; x >= 0 {
			r.end(r.self[x : x+1])
		}
	}
}

// wave writes at once what the cheapest rule sees: last places, or, when there
// are none, cells with one label left.
func (r *race) wave() (w Wave) {
	w.Blank, w.Pull = r.open, float64(r.pull)/rateUnit
	if w.Hidden = r.writeBy(byCompact | byAsterism); w.Hidden == 0 {
		w.Naked = r.writeBy(byCell)
	}
	return w
}

// writeBy writes all that can be seen in one of the ways, and says in how many cells.
func (r *race) writeBy(by ways) int {
	for i := range r.ready {
		r.ready[i].due = r.now + 1
		if r.ready[i].ways&by != 0 {
			r.ready[i].due = r.now
		}
	}
	return r.writeDue()
}
