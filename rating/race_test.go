package rating

import (
	"math"
	"slices"
	"testing"

	"latin"
	"latin/attrition"
	"latin/attrition/search"
)

// A witness says from the definitions alone what can be seen on a board.
type witness struct {
	*latin.Puzzle
	pb      latin.PB
	removed latin.Domains // by rules
}

// may says whether a label may be in a blank cell: no asterism has it as often as it may.
func (w witness) may(c latin.Cell, l latin.Label) bool {
	if w.removed[c].Has(l) {
		return false
	}
	for _, a := range w.Board.AsterismsOf(c) {
		if w.count(a, l) >= w.Labels.AtMost(len(w.Board.Asterisms()[a].Cells), l) {
			return false
		}
	}
	return true
}

func (w witness) count(a int, l latin.Label) (n int) {
	for _, c := range w.Board.Asterisms()[a].Cells {
		if w.pb[c] == l {
			n++
		}
	}
	return n
}

// rate is the sum of the rates at which the label of a blank cell is seen, and the ways.
func (w witness) rate(r *race, c latin.Cell, l latin.Label) (sum int64, by ways) {
	alone := true
	for m := range latin.Label(w.Labels.Distinct()) {
		alone = alone && (m == l || !w.may(c, m))
	}
	if alone {
		sum, by = r.alone, byCell
	}
	for _, a := range w.Board.AsterismsOf(c) {
		cells := w.Board.Asterisms()[a].Cells
		places, blank := w.count(a, l), 0
		for _, d := range cells {
			if w.pb[d] == latin.Blank {
				blank++
				if w.may(d, l) {
					places++
				}
			}
		}
		switch lo := w.Labels.AtLeast(len(cells), l); {
		case lo == 0 || places > lo:
			continue
		case blank == 1:
			sum += r.looks[a].asLast
		default:
			sum += r.looks[a].rate
		}
		by |= r.looks[a].way
	}
	return sum, by
}

// check compares all that the race has at hand with what the witness says.
func (w witness) check(t *testing.T, r *race, solution latin.PB) {
	t.Helper()
	pull := int64(0)
	for c, l := range w.pb {
		if l != latin.Blank {
			continue
		}
		rate, by := w.rate(r, latin.Cell(c), solution[c])
		i := slices.IndexFunc(r.ready, func(p pending) bool { return int(p.cell) == c })
		if (rate > 0) != (i >= 0) {
			t.Fatalf("cell %d: rate %d, in the race: %v", c, rate, i >= 0)
		}
		if i >= 0 && (r.ready[i].rate != rate || r.ready[i].ways != by) {
			t.Fatalf("cell %d: %d by %b; the witness says %d by %b", c, r.ready[i].rate, r.ready[i].ways, rate, by)
		}
		pull += rate
	}
	if pull != r.pull {
		t.Fatalf("rates of %d in all; the witness says %d", r.pull, pull)
	}
}

// TestRaceAgainstWitness follows races on all kinds of boards, with and without
// repeated labels, step by step.
func TestRaceAgainstWitness(t *testing.T) {
	manyPuzzles(t, 1, func(t *testing.T, p *latin.Puzzle, clues latin.PB) {
		if p.Board.Len() > 150 {
			t.Skip("the witness is slow")
		}
		boards, err := search.New(p).UpTo(t.Context(), clues, 1)
		if err != nil {
			t.Fatal(err)
		}
		tr := newTracer(p, &Default().Sight)
		if _, err := tr.trace(t.Context(), clues, boards[0]); err != nil {
			t.Fatal(err)
		}
		w := witness{p, clues.Clone(), make(latin.Domains, p.Board.Len())}
		r := tr.race
		r.start()
		for i := 0; ; i++ {
			for len(r.ready) > 0 {
				w.check(t, r, boards[0])
				r.next()
				r.writeThose(func(i int) bool { return r.due[i] <= r.now })
				for _, c := range r.gone {
					w.pb[c] = boards[0][c]
				}
			}
			w.check(t, r, boards[0])
			if i == len(tr.removes) {
				break
			}
			for _, q := range tr.removes[i] {
				w.removed[q.Cell] |= latin.Just(q.Label)
			}
			r.take(tr.removes[i])
		}
		if tr.path.Outcome == attrition.Solved && (r.open != 0 || !w.pb.Full()) {
			t.Errorf("%d cells are left", r.open)
		}
	})
}

// TestPullOfOrder2 compares with rates added up by hand: a Latin square of order 2
// with one clue. Lines of two cells have no stretch, so a last place has rate 1.
func TestPullOfOrder2(t *testing.T) {
	p, err := latin.LatinSquare.New(latin.Options{Size: "2"})
	if err != nil {
		t.Fatal(err)
	}
	clues, err := p.ParseCells("1...")
	if err != nil {
		t.Fatal(err)
	}
	s := Sight{Line: 0.5, Naked: 0.25, Last: 3, Crowd: 1, Stuck: make([]float64, 7)}
	tr := newTracer(p, &s)
	path, err := tr.trace(t.Context(), clues, latin.PB{0, 1, 1, 0})
	if err != nil {
		t.Fatal(err)
	}
	// Each neighbour of the clue is the last blank cell of a line, and has one label
	// left; the cell across is where alone the clue's label can go in both its lines.
	if got, want := path.Waves[0].Pull, 2*(3+0.25)+(1+1); math.Abs(got-want) > 0.001 {
		t.Errorf("at first the rates are %v in all; want %v", got, want)
	}
}

// TestChancesAreStratified looks whether each cell has, over all races, one chance from
// each stratum of the exponential distribution.
func TestChancesAreStratified(t *testing.T) {
	for number := range uint64(1000) {
		var in [races]bool
		for i := range races {
			stratum := int(math.Exp(-chance(mix(number), i)) * races)
			if in[stratum] {
				t.Fatalf("number %d has two chances in stratum %d", number, stratum)
			}
			in[stratum] = true
		}
	}
}
