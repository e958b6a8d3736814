package main

import (
	"context"
	"fmt"
	"strings"

	"latin"
	"latin/generator"
	"latin/rating"
)

// A levelTally counts the levels of the puzzles that were made on the way to one of the
// level that is wanted.
type levelTally struct {
	want *levelRange
	seen [len(rating.Shares)]int
	made int
}

// enoughOfOthers are so many puzzles of other levels that the one wanted is given up. Even
// a level that one puzzle in fifty has is missed so often but once in 400 times.
const enoughOfOthers = 300

// add counts one more, and says whether it is as wanted and whether to go on.
func (t *levelTally) add(l rating.Level) (wanted, goOn bool) {
	t.seen[l]++
	t.made++
	wanted = l >= t.want.from && l <= t.want.to
	return wanted, wanted || t.made < enoughOfOthers
}

// String tells what was made, and what can be asked for instead.
func (t *levelTally) String() string {
	if t.made == 0 {
		return "no puzzle was made that could be rated"
	}
	var list []string
	common := rating.Level(0)
	for l, n := range t.seen {
		if n > 0 {
			list = append(list, fmt.Sprintf("%d %s", n, rating.Level(l).Title()))
		}
		if n > t.seen[common] {
			common = rating.Level(l)
		}
	}
	return fmt.Sprintf("of %s made as asked none was %s: %s; ask for --level %s, or change what else is asked", howMany(t.made, "puzzle"), t.want, strings.Join(list, ", "), common)
}

// String is the range as people read it.
func (r *levelRange) String() string {
	if r.from == r.to {
		return r.from.Title()
	}
	return r.from.Title() + " to " + r.to.Title()
}

// wantedOne makes puzzle number i as it is wanted.
func (a *app) wantedOne(ctx context.Context, maker puzzleMaker, req generator.Request, want wanted, i int, w *worker) (*latin.Puzzle, generator.Made, error) {
	if want.level == nil {
		return a.generateOne(ctx, maker, want.request(ctx, req, maker.fixed, w), i, w)
	}
	tally := &levelTally{want: want.level}
	within, stop := context.WithCancelCause(ctx)
	defer stop(nil)
	req = want.request(within, req, maker.fixed, w)
	proved := req.Accept
	req.Accept = func(p *latin.Puzzle, clues latin.PB) bool {
		if proved != nil && !proved(p, clues) {
			return false
		}
		r, err := w.rater(p, rating.Default()).Rate(within, clues)
		if err != nil {
			return false
		}
		wanted, goOn := tally.add(r.Level)
		if !goOn {
			stop(&exitError{exitUndecided, fmt.Errorf("%s", tally)})
		}
		return wanted
	}
	p, made, err := a.generateOne(within, maker, req, i, w)
	if err != nil && tally.made > 0 && tally.made < enoughOfOthers {
		err = fmt.Errorf("%w; %s", err, tally)
	}
	return p, made, err
}
