package main

import (
	"cmp"
	"context"
	"math"
	"math/rand/v2"
	"runtime"
	"slices"
	"sync"

	"latin"
	"latin/attrition/search"
	"latin/generator"
	"latin/rating"
)

// samplesOf is from how many puzzles of a kind the limits of its levels come. It hangs on
// nothing but the size of the board, so that the limits are the same on every machine;
// those of large boards take long to make. With 300 the share of puzzles below a limit is
// right to 3 % (one standard deviation), with 100 to 5 %.
func samplesOf(cells int) int {
	if cells > largeBoard {
		return 100
	}
	return 300
}

// largeBoard has more cells than any kind at its usual size.
const largeBoard = 150

// sizes of kinds beside the default ones.
var sizes = []string{
	"latin-square:4", "latin-square:5", "latin-square:6", "latin-square:8", "latin-square:9", "latin-square:12",
	"sudoku:2x2", "sudoku:2x3", "sudoku:2x4", "sudoku:2x5", "sudoku:3x4", "sudoku:4x4",
	"jigsaw:6", "jigsaw:7", "jigsaw:8", "sudoku-x:2x3", "strimko:4", "strimko:5", "strimko:7",
	"graeco:3", "graeco:5", "graeco:7", "graeco:8", "graeco:9",
	"graeco-diagonal:5", "graeco-diagonal:7", "graeco-diagonal:8", "graeco-diagonal:9",
	"digits:3", "digits:5", "digits:6", "digits-best:5", // of digits-best:3 there are too few different puzzles
	"knight:5x6", "knight:6x6x2", "knight:6x8", "knight:8x8",
}

// kindsAndSizes are all that get limits.
func kindsAndSizes() []string {
	names := slices.Clone(sizes)
	for _, k := range slices.Concat(latin.Kinds, latin.Families) {
		names = append(names, k.Name)
	}
	return names
}

// fitLevels finds, for every kind named, the scores below which the shares of its puzzles lie,
// instead of those that the model has; kinds by turns on all processors, which changes nothing.
func fitLevels(m *rating.Model, names []string) {
	m.Levels = slices.Clone(m.Levels) // they may be those of the program
	found := make([]*rating.Limits, len(names))
	work := make(chan int)
	var group sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		group.Go(func() {
			for i := range work {
				found[i] = limitsOf(m, names[i])
			}
		})
	}
	for i := range names {
		work <- i
	}
	close(work)
	group.Wait()
	for i, l := range found {
		if l == nil {
			tell("levels: none for %s", names[i])
			continue
		}
		m.Levels = slices.DeleteFunc(m.Levels, func(old rating.Limits) bool { return old.Kind == l.Kind })
		m.Levels = append(m.Levels, *l)
	}
	slices.SortFunc(m.Levels, func(a, b rating.Limits) int {
		return cmp.Or(cmp.Compare(a.Cells, b.Cells), cmp.Compare(a.Kind, b.Kind))
	})
}

// limitsOf makes puzzles of a kind; regions that are drawn are drawn anew for each. nil if
// hardly any can be made.
func limitsOf(m *rating.Model, name string) *rating.Limits {
	kind, size, err := latin.FindKind(name)
	if err != nil {
		fail(err)
	}
	var limits rating.Limits
	var scores []float64
	most := 1
	for i := 0; i < most; i++ {
		rng := rand.New(rand.NewPCG(uint64(i), 2026))
		p, err := kind.New(latin.Options{Size: size, Rand: rng})
		if err != nil {
			return nil
		}
		limits.Kind, limits.Cells, most = p.Name(), p.Board.Len(), samplesOf(p.Board.Len())
		if score, ok := sample(m, p, rng); ok {
			scores = append(scores, score)
		}
	}
	if len(scores) < most/2 {
		return nil
	}
	slices.Sort(scores)
	share := 0.0
	for _, s := range rating.Shares[:len(rating.Shares)-1] {
		share += s
		limits.Scores = append(limits.Scores, math.Round(10*scores[int(share*float64(len(scores)))])/10)
	}
	tell("levels: %v", limits)
	return &limits
}

// sample makes one puzzle and scores it; false where the search for a board is given up
// or the regions drawn have none.
func sample(m *rating.Model, p *latin.Puzzle, rng *rand.Rand) (float64, bool) {
	ctx := context.Background()
	s := search.New(p)
	s.Steps = 100_000
	made, err := generator.Generate(ctx, s, generator.Request{Spare: rating.SpareOf(p)}, rng)
	if err != nil {
		return 0, false
	}
	r, err := rating.NewRater(p, m).Rate(ctx, made.Clues)
	if err != nil || r.Solutions != 1 {
		return 0, false
	}
	return r.Score, true
}
