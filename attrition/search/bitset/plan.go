package bitset

import (
	"errors"
	"fmt"

	"latin"
)

// Limits of a board for this engine.
const (
	maxPlaces    = 128
	maxAsterisms = 64
)

var errLarge = errors.New("too large for the engine of bit sets")

// Fits says whether a board is small enough.
func Fits(p *latin.Puzzle) error {
	if n := p.Board.Len(); n > maxPlaces {
		return fmt.Errorf("%w: %d cells; at most %d", errLarge, n, maxPlaces)
	}
	if n := len(p.Board.Asterisms()); n > maxAsterisms {
		return fmt.Errorf("%w: %d asterisms; at most %d", errLarge, n, maxAsterisms)
	}
	return nil
}

// A plan is the compiled board: what does not change during a search.
type plan struct {
	labels int
	all    set
	half   int // cells in the first word

	lone uint64            // labels that the multiset holds once
	full uint64            // asterisms that hold every label
	asts [maxAsterisms]set // places of each asterism
	n    int               // asterisms
	of   [maxPlaces]uint64 // asterisms of each place
	sees [maxPlaces]set    // other places in these

	clues   []set   // of the question: places of blank cells, and of each label
	quotas  []quota // a row of asterisms for each label
	tallies []tallies
	locks
}

// A quota says how often an asterism holds a label.
type quota struct{ least, most uint8 }

func newPlan(p *latin.Puzzle) *plan {
	cells := p.Board.Len()
	pl := &plan{labels: p.Labels.Distinct(), half: (cells + 1) / 2, n: len(p.Board.Asterisms())}
	for c := range cells {
		pl.all = or(pl.all, just(pl.place(c)))
	}
	for k, a := range p.Board.Asterisms() {
		for _, c := range a.Cells {
			pl.asts[k] = or(pl.asts[k], just(pl.place(int(c))))
			pl.of[pl.place(int(c))] |= 1 << k
		}
		pl.full |= bit(len(a.Cells) == p.Labels.K()) << k
	}
	for c := range cells {
		i := pl.place(c)
		for k := range pl.n {
			if pl.of[i]>>k&1 != 0 {
				pl.sees[i] = or(pl.sees[i], pl.asts[k])
			}
		}
		pl.sees[i] = andNot(pl.sees[i], just(i))
	}
	pl.clues = make([]set, pl.labels+1)
	pl.setQuotas(p)
	pl.tallies = newTallies(pl)
	pl.locks = newLocks(pl)
	return pl
}

func (pl *plan) setQuotas(p *latin.Puzzle) {
	for x := range latin.Label(pl.labels) {
		pl.lone |= bit(p.Labels.Count(x) == 1) << x
		for _, a := range p.Board.Asterisms() {
			n := len(a.Cells)
			pl.quotas = append(pl.quotas, quota{uint8(p.Labels.AtLeast(n, x)), uint8(p.Labels.AtMost(n, x))})
		}
	}
}

// place of a cell in a set, and back.
func (pl *plan) place(cell int) int {
	if cell < pl.half {
		return cell
	}
	return 64 + cell - pl.half
}

func (pl *plan) cell(place int) int {
	if place < 64 {
		return place
	}
	return place - 64 + pl.half
}
