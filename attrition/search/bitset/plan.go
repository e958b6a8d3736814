package bitset

import (
	"errors"
	"fmt"
	"math/bits"

	"latin"
)

// Limits of a board for this engine.
const (
	maxPlaces    = 128
	maxAsterisms = 64
	maxTimes     = 127 // of a label, so that a stock can count them
)

var errLarge = errors.New("too large for the engine of bit sets")

// Fits says whether a Puzzle is small enough: nil, or what it has too much of.
func Fits(p *latin.Puzzle) error {
	if n := p.Board.Len(); n > maxPlaces {
		return fmt.Errorf("%w: %d cells; at most %d", errLarge, n, maxPlaces)
	}
	if n := len(p.Board.Asterisms()); n > maxAsterisms {
		return fmt.Errorf("%w: %d asterisms; at most %d", errLarge, n, maxAsterisms)
	}
	for x := range latin.Label(p.Labels.Distinct()) {
		if n := p.Labels.Count(x); n > maxTimes {
			return fmt.Errorf("%w: label %s, %d times; at most %d", errLarge, p.Labels.Text(x), n, maxTimes)
		}
	}
	return nil
}

// A plan is the compiled board: what does not change during a search. Labels
// and asterisms are numbered as in the Puzzle, and sets of them are words.
type plan struct {
	labels    int
	asterisms int
	all       set
	half      int // cells in the first word of a set

	lone uint64            // labels that the multiset holds once
	full uint64            // asterisms that hold every label
	in   [maxAsterisms]set // places of each asterism
	of   [maxPlaces]uint64 // asterisms of each place
	sees [maxPlaces]set    // other places in these

	stocks     []stock // of each label on the empty board; none where all labels occur once
	stockWords int     // words that have asterisms
	shares     [maxPlaces]shares

	tallies []*tallies
	locks   *locks
	ways    *ways
	plain   bool // no label has a stock or ways: all are closed by tallies
}

// newPlan follows the ways of labels where there are no more than so many.
func newPlan(p *latin.Puzzle, mostWays int) *plan {
	pl := &plan{labels: p.Labels.Distinct(), asterisms: len(p.Board.Asterisms()), half: (p.Board.Len() + 1) / 2}
	for k, a := range p.Board.Asterisms() {
		for _, c := range a.Cells {
			i := pl.place(int(c))
			pl.in[k] = or(pl.in[k], just(i))
			pl.of[i] |= 1 << k
		}
		pl.full |= bit(len(a.Cells) == p.Labels.K()) << k
		pl.all = or(pl.all, pl.in[k])
	}
	for x := pl.all; !x.empty(); x = x.rest() {
		i := x.first()
		for d := pl.of[i]; d != 0; d &= d - 1 {
			pl.sees[i] = or(pl.sees[i], pl.in[bits.TrailingZeros64(d)])
		}
		pl.sees[i] = andNot(pl.sees[i], just(i))
	}
	for x := range latin.Label(pl.labels) {
		pl.lone |= bit(p.Labels.Count(x) == 1) << x
	}
	pl.setStocks(p)
	pl.tallies = newTallies(pl)
	pl.ways = newWays(pl, mostWays)
	pl.locks = newLocks(pl)
	pl.plain = len(pl.stocks) == 0 && pl.ways.words == 0
	return pl
}

// place of a cell in a set: half of the cells in each word, so that both need
// equally many chunks of a table.
func (pl *plan) place(cell int) int {
	if cell < pl.half {
		return cell
	}
	return 64 + cell - pl.half
}

// cell of a place.
func (pl *plan) cell(place int) int {
	if place < 64 {
		return place
	}
	return place - 64 + pl.half
}
