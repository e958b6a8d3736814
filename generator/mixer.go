package generator

import (
	"context"
	"math/rand/v2"

	"latin"
	"latin/attrition/search"
)

// What one round of mixing may cost: beyond this it changes nothing.
const (
	mixingLimit = 48  // completions listed
	mixingSteps = 400 // branches of the search
)

// A mixer changes a Latin board at random, keeping the labels given. Each
// round is a step of a heat bath: it forgets the labels of some cells and draws
// anew among all that fit. The choice of cells, and whether a round is given up
// because there are too many completions, depend only on what is not
// forgotten, so that each step is as likely as its reverse.
type mixer struct {
	search *search.Searcher
	given  latin.PB
	board  latin.PB
	rng    *rand.Rand
}

// rounds says how much a board is mixed. More rounds cost time and bring the
// distribution nearer to the uniform one: random_board_test.go measures it.
// Small boards get more, because there one can tell.
func (m *mixer) rounds() int { return 8 + 48/m.search.Puzzle().Labels.Distinct() }

// round forgets the cells of two asterisms, or those that hold one of two or
// three labels. With three, it also leaves boards such as the addition table
// modulo 5, which two lines or two labels only lead back to.
func (m *mixer) round(ctx context.Context) error {
	switch m.rng.IntN(8) {
	case 0:
		return m.relay(ctx, m.labels(3))
	case 1, 2:
		return m.redraw(ctx, m.asterisms(2), m.search.Puzzle().Labels.All())
	default:
		return m.relay(ctx, m.labels(2))
	}
}

// relay forgets the cells that hold one of the labels, on the whole board, or
// where some label is repeated, and there is too much choice, in a few asterisms.
func (m *mixer) relay(ctx context.Context, labels latin.Domain) error {
	for x := range labels.Labels() {
		if m.search.Puzzle().Labels.Count(x) > 1 {
			return m.redraw(ctx, m.asterisms(2+m.rng.IntN(3)), labels)
		}
	}
	return m.redraw(ctx, nil, labels)
}

// labels draws n different labels, or all if there are no more.
func (m *mixer) labels(n int) latin.Domain {
	distinct := m.search.Puzzle().Labels.Distinct()
	var d latin.Domain
	for d.Len() < min(n, distinct) {
		d |= latin.Just(latin.Label(m.rng.IntN(distinct)))
	}
	return d
}

// asterisms marks the cells of n asterisms drawn at random.
func (m *mixer) asterisms(n int) []bool {
	b := m.search.Puzzle().Board
	in := make([]bool, b.Len())
	for range n {
		for _, c := range b.Asterisms()[m.rng.IntN(len(b.Asterisms()))].Cells {
			in[c] = true
		}
	}
	return in
}

// redraw forgets the cells in the given set (nil: all) that hold one of the
// labels, and takes one of the boards that hold some of the labels there again.
func (m *mixer) redraw(ctx context.Context, in []bool, labels latin.Domain) error {
	rest := m.board.Clone()
	for c, x := range rest {
		if labels.Has(x) && (in == nil || in[c]) && m.given[c] == latin.Blank {
			rest[c] = latin.Blank
		}
	}
	var found []latin.PB
	err := withSteps(m.search, mixingSteps, func() (err error) {
		found, err = m.search.UpTo(ctx, rest, mixingLimit)
		return err
	})
	switch {
	case outOfSteps(ctx, err) || len(found) == mixingLimit:
		return nil
	case err != nil:
		return err
	}
	if found = holding(found, rest, labels); len(found) > 0 {
		m.board = found[m.rng.IntN(len(found))]
	}
	return nil
}

// holding keeps the boards with only these labels in the blanks of rest.
// Others occur where asterisms are smaller than the multiset; from them the
// same choice of labels would not lead back.
func holding(boards []latin.PB, rest latin.PB, labels latin.Domain) []latin.PB {
	var kept []latin.PB
next:
	for _, board := range boards {
		for c, x := range rest {
			if x == latin.Blank && !labels.Has(board[c]) {
				continue next
			}
		}
		kept = append(kept, board)
	}
	return kept
}
