package rating

import (
	"math"
	"math/bits"

	"latin"
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
	doubts
	field
	first struct { // before the first label is written
		doubts doubts
		field  field
	}
	rates  []int64   // of last places in an asterism
	asLast []int64   // the same for its last blank cell
	way    []ways    // how last places in an asterism are seen
	alone  int64     // of a cell with one label left
	crowd  []float64 // by the number of blank cells

	due  []int32 // scratch: cells written at once
	late float64 // the length of the search in the last third of the cells
}

// ways are those in which the label of a cell can be seen.
type ways uint8

const (
	byCompact  ways = 1 << iota // no other place in an asterism that one takes in at a glance
	byAsterism                  // the same in any other asterism
	byCell                      // one label left
)

func newRace(g *grid, s *Sight) *race {
	r := &race{
		doubts: newDoubts(g), field: newField(g.cells), rates: s.lookAt(g.puzzle.Board),
		alone: rate(s.Naked), crowd: make([]float64, g.cells+1),
	}
	r.first.doubts, r.first.field = newDoubts(g), newField(g.cells)
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
func (r *race) begin(clues, solution latin.PB) {
	r.doubts.load(clues, solution)
	r.field.clear()
	for c, l := range clues {
		if l == latin.Blank {
			r.where[c] = absent
			if r.in[c] == 0 {
				r.seen(int32(c), r.alone, byCell)
			}
		}
	}
	for i, n := range r.about {
		if n == 0 {
			r.lastPlaces(i/r.labels, latin.Label(i%r.labels))
		}
	}
	r.first.doubts.copyFrom(&r.doubts)
	r.first.field.copyFrom(&r.field)
}

// start sets the race again where begin set it.
func (r *race) start() {
	r.doubts.copyFrom(&r.first.doubts)
	r.field.copyFrom(&r.first.field)
}

// lastPlaces notes that there is no doubt where a label goes in an asterism.
func (r *race) lastPlaces(a int, l latin.Label) {
	rate := r.rates[a]
	if r.blank[a].n == 1 {
		rate = r.asLast[a]
	}
	within := r.cellsOf(a)
	for w, cells := range r.homeOf(l) {
		for cells &= within[w]; cells != 0; cells &= cells - 1 {
			r.seen(int32(w<<6+bits.TrailingZeros64(cells)), rate, r.way[a])
		}
	}
}

// run goes on until nothing can be seen, and gives the length of the search.
func (r *race) run() float64 {
	length := 0.0
	for len(r.ready) > 0 {
		each, late := r.crowd[r.open]*rateUnit/float64(r.pull), 3*r.open < r.first.doubts.open
		if i, tie := r.next(); tie {
			each *= float64(r.writeThose(func(i int) bool { return r.ready[i].due <= r.now }))
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

// writeThose writes at once all that waits and is chosen, by its index, and says in
// how many cells.
func (r *race) writeThose(chosen func(int) bool) int {
	r.due = r.due[:0]
	for i := 0; i < len(r.ready); {
		if !chosen(i) {
			i++
			continue
		}
		r.due = append(r.due, r.ready[i].cell)
		r.leave(i)
	}
	for _, c := range r.due {
		r.write(c)
	}
	return len(r.due)
}

// writeBy writes all that can be seen in one of the ways, and says in how many cells.
func (r *race) writeBy(by ways) int {
	return r.writeThose(func(i int) bool { return r.ready[i].ways&by != 0 })
}

// write puts the label of the solution into a cell that has left, and takes the doubts
// away that end with it.
func (r *race) write(c int32) {
	r.open--
	for rest := r.in[c]; rest != 0; rest &= rest - 1 {
		r.end(c, rest.First())
	}
	l := r.solution[c]
	for _, a := range r.of[c] {
		b := &r.blank[a]
		b.n--
		b.sum -= c
		if b.n == 1 {
			r.quicken(a, b.sum)
		}
		i := r.at(a, l)
		if r.left[i]--; r.left[i] == 0 {
			r.endWithin(a, l)
		}
	}
}

// endWithin takes all doubts about a label in an asterism away.
func (r *race) endWithin(a int, l latin.Label) {
	live, within := r.liveOf(l), r.cellsOf(a)
	for w := range live {
		for cells := live[w] & within[w]; cells != 0; cells &= cells - 1 {
			r.end(int32(w<<6+bits.TrailingZeros64(cells)), l)
		}
	}
}

// end takes a doubt away. Most of the time goes by here.
func (r *race) end(c int32, l latin.Label) {
	r.live[int(l)*r.words+int(c)>>6] &^= 1 << (c & 63)
	if r.in[c] &^= latin.Just(l); r.in[c] == 0 {
		r.seen(c, r.alone, byCell)
	}
	about := r.about
	for k, row := range r.rows[c] {
		i := row + int(l)
		if about[i]--; about[i] == 0 {
			r.lastPlaces(r.of[c][k], l)
		}
	}
}

// quicken quickens the last blank cell of an asterism.
func (r *race) quicken(a int, c int32) {
	if i := r.where[c]; i >= 0 && r.about[r.at(a, r.solution[c])] == 0 {
		r.hasten(i, r.asLast[a]-r.rates[a])
	}
}

// take ends doubts, and says whether any were still there.
func (r *race) take(list []attrition.Candidate) bool {
	found := false
	for _, q := range list {
		if r.in[q.Cell].Has(q.Label) {
			r.end(int32(q.Cell), q.Label)
			found = true
		}
	}
	return found
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
