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
	looks []look    // by asterism
	alone int64     // the rate of a cell with one label left
	crowd []float64 // by the number of blank cells
	pace  []float64 // the same, shared among the races that run there

	gone []int32 // scratch: cells written at once
	stop int     // the number of blank cells at which the race is over
	late float64 // the length of the search in the last third of the cells
}

// ways are those in which the label of a cell can be seen.
type ways uint8

const (
	byCompact  ways = 1 << iota // no other place in an asterism that one takes in at a glance
	byAsterism                  // the same in any other asterism
	byCell                      // one label left
)

// A look is how last places in an asterism are seen: in which way, at what rate, and
// at what rate as its last blank cell.
type look struct {
	rate, asLast int64
	way          ways
}

func newRace(g *grid, s *Sight) *race {
	r := &race{
		doubts: newDoubts(g), field: newField(g.cells), alone: rate(s.Naked),
		crowd: make([]float64, g.cells+1), pace: make([]float64, g.cells+1),
	}
	r.first.doubts, r.first.field = newDoubts(g), newField(g.cells)
	for a, n := range s.lookAt(g.puzzle.Board) {
		way := byAsterism
		if stretch(g.puzzle.Board, g.asterisms[a].Cells) < compactBelow {
			way = byCompact
		}
		r.looks = append(r.looks, look{n, int64(float64(n) * s.Last), way})
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
			r.lastPlaces(int32(i/r.labels), int32(i))
		}
	}
	r.first.doubts.copyFrom(&r.doubts)
	r.first.field.copyFrom(&r.field)
	for n := range r.open + 1 {
		r.pace[n] = r.crowd[n] / float64(runners[thirdOf(n, r.open)])
	}
}

// start sets the race again where begin set it.
func (r *race) start() {
	r.doubts.copyFrom(&r.first.doubts)
	r.field.copyFrom(&r.first.field)
}

// lastPlaces notes that there is no doubt where a label goes in an asterism; i is
// at(a, l).
func (r *race) lastPlaces(a int32, i int32) {
	look := &r.looks[a]
	rate := look.rate
	if r.blank[a].n == 1 {
		rate = look.asLast
	}
	if c := r.sole[i]; c != several {
		if c != none {
			r.seen(c, rate, look.way)
		}
		return
	}
	within := r.cellsOf(int(a))
	for w, cells := range r.homeOf(latin.Label(int(i) % r.labels)) {
		for cells &= within[w]; cells != 0; cells &= cells - 1 {
			r.seen(int32(w<<6+bits.TrailingZeros64(cells)), rate, look.way)
		}
	}
}

// run goes on until nothing can be seen or the race is over, and gives what it adds to
// the mean length of the search.
func (r *race) run() float64 {
	length := 0.0
	for len(r.ready) > 0 && r.open > r.stop {
		each, late := r.pace[r.open]*rateUnit/float64(r.pull), thirdOf(r.open, r.first.doubts.open) == 2
		if i, tie := r.next(); tie {
			each *= float64(r.writeThose(func(i int) bool { return r.due[i] <= r.now }))
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
	r.gone = r.gone[:0]
	for i := 0; i < len(r.ready); {
		if !chosen(i) {
			i++
			continue
		}
		r.gone = append(r.gone, r.ready[i].cell)
		r.leave(i)
	}
	for _, c := range r.gone {
		r.write(c)
	}
	return len(r.gone)
}

// writeBy writes all that can be seen in one of the ways, and says in how many cells.
func (r *race) writeBy(by ways) int {
	return r.writeThose(func(i int) bool { return r.ready[i].ways&by != 0 })
}

// write puts the label of the solution into a cell that has left, and takes the doubts
// away that end with it.
func (r *race) write(c int32) {
	r.open--
	own := r.in[c]
	r.in[c] = 0
	for ; own != 0; own &= own - 1 {
		l := own.First()
		r.liveOf(l)[c>>6] &^= 1 << (c & 63)
		r.fewer(c, l)
	}
	for _, a := range r.of[c] {
		b := &r.blank[a]
		b.n--
		b.sum -= c
		if b.n == 1 {
			r.quicken(a, b.sum)
		}
	}
	if l := r.solution[c]; r.peers != nil {
		r.endAmong(r.peers[int(c)*r.words:][:r.words], l)
	} else {
		r.count(c, l)
	}
}

// count counts a label that is written: where it can be no more, the doubts end.
func (r *race) count(c int32, l latin.Label) {
	for _, a := range r.of[c] {
		i := r.at(a, l)
		if r.left[i]--; r.left[i] == 0 {
			r.endAmong(r.cellsOf(a), l)
		}
	}
}

// endAmong takes all doubts about a label in some cells away.
func (r *race) endAmong(among []uint64, l latin.Label) {
	live := r.liveOf(l)
	for w, cells := range live {
		cells &= among[w]
		live[w] &^= cells
		for ; cells != 0; cells &= cells - 1 {
			r.end(int32(w<<6+bits.TrailingZeros64(cells)), l)
		}
	}
}

// end takes a doubt away which is no longer among the live ones.
func (r *race) end(c int32, l latin.Label) {
	if r.in[c] &^= latin.Just(l); r.in[c] == 0 {
		r.seen(c, r.alone, byCell)
	}
	r.fewer(c, l)
}

// fewer counts a doubt less in the asterisms of a cell. Most of the time goes by here.
func (r *race) fewer(c int32, l latin.Label) {
	about := r.about
	for _, row := range r.rows[c] {
		i := row.from + int32(l)
		if about[i]--; about[i] == 0 {
			r.lastPlaces(row.asterism, i)
		}
	}
}

// quicken quickens the last blank cell of an asterism.
func (r *race) quicken(a int, c int32) {
	if i := r.where[c]; i >= 0 && r.about[r.at(a, r.solution[c])] == 0 {
		r.hasten(i, r.looks[a].asLast-r.looks[a].rate)
	}
}

// take ends doubts, and says whether any were still there.
func (r *race) take(list []attrition.Candidate) bool {
	found := false
	for _, q := range list {
		if r.in[q.Cell].Has(q.Label) {
			r.liveOf(q.Label)[q.Cell>>6] &^= 1 << (q.Cell & 63)
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
