package generator

import (
	"math/rand/v2"
	"testing"

	"latin"
	"latin/attrition"
	"latin/attrition/search"
)

// A way makes one puzzle that the rules solve, and says how many boards and
// puzzles it took that they do not solve.
type way func(b *testing.B, p *latin.Puzzle, rules []*attrition.Rule, clues int, rng *rand.Rand) func() (pb latin.PB, refused int)

// BenchmarkSinglePass compares three ways to a puzzle with at most so many clues
// that singles, or the rules of the basic tier, solve:
//
//   - single: single-pass search, whose mean numbers of clues are the ones asked for
//   - algorithm2: the first such puzzle below a random board in the order of
//     [Puzzles]; where none of the first 1,000 will do, below another board
//   - generate: clues removed in random order by [Generate] to that number,
//     until the rules solve the puzzle
//
// "above" is how many clues the puzzles have above a critical one made of them;
// "refused" is how many puzzles of as many clues the rules did not solve, for one
// that they did.
func BenchmarkSinglePass(b *testing.B) {
	for _, test := range []struct {
		kind           string
		singles, basic int // mean clues of single-pass search
	}{
		{"sudoku", 29, 29}, {"latin-square:9", 37, 37}, {"tartan", 28, 27}, {"sudoku-ripeto", 39, 38},
	} {
		p := kindNamed(b, test.kind)
		for _, w := range []struct {
			name string
			way  way
		}{{"single", bySinglePass}, {"algorithm2", byAlgorithm2}, {"generate", byGenerate}} {
			b.Run("kind="+test.kind+"/rules=singles/way="+w.name, func(b *testing.B) {
				measure(b, p, w.way(b, p, attrition.UpTo(attrition.Singles), test.singles, seeded(1)))
			})
			b.Run("kind="+test.kind+"/rules=basic/way="+w.name, func(b *testing.B) {
				measure(b, p, w.way(b, p, attrition.UpTo(attrition.Basic), test.basic, seeded(1)))
			})
		}
	}
}

func kindNamed(b *testing.B, name string) *latin.Puzzle {
	k, size, err := latin.FindKind(name)
	if err != nil {
		b.Fatal(err)
	}
	p, err := k.New(latin.Options{Size: size})
	if err != nil {
		b.Fatal(err)
	}
	return p
}

// measure makes puzzles; the time does not hold their minimizing.
func measure(b *testing.B, p *latin.Puzzle, next func() (latin.PB, int)) {
	var first []latin.PB
	made, clues, refused := 0, 0, 0
	for b.Loop() {
		pb, n := next()
		if len(first) < 200 {
			first = append(first, pb)
		}
		made++
		clues += pb.Filled()
		refused += n
	}
	b.ReportMetric(float64(made)/b.Elapsed().Seconds(), "puzzles/s")
	b.ReportMetric(float64(clues)/float64(made), "clues")
	b.ReportMetric(float64(refused)/float64(made), "refused")
	s, above, untouched := search.New(p), 0, 0
	for _, pb := range first {
		critical, err := Minimize(background, s, pb, seeded(2))
		if err != nil {
			b.Fatal(err)
		}
		n := pb.Filled() - critical.Filled()
		above += n
		if n == 0 {
			untouched++
		}
	}
	b.ReportMetric(float64(above)/float64(len(first)), "above")
	b.ReportMetric(100*float64(untouched)/float64(len(first)), "%critical")
}

func bySinglePass(b *testing.B, p *latin.Puzzle, rules []*attrition.Rule, _ int, rng *rand.Rand) func() (latin.PB, int) {
	sp := newSinglePass(p, rules, rng)
	return func() (latin.PB, int) {
		made, err := sp.next(background)
		if err != nil {
			b.Fatal(err)
		}
		return made.Clues, 0
	}
}

// solver says whether the rules solve a puzzle.
func solver(b *testing.B, p *latin.Puzzle, rules []*attrition.Rule) func(latin.PB) bool {
	pr := attrition.NewProver(p, rules)
	return func(clues latin.PB) bool {
		pf, err := pr.Prove(background, attrition.Start(p, clues))
		if err != nil {
			b.Fatal(err)
		}
		return pf.Outcome == attrition.Solved
	}
}

func byAlgorithm2(b *testing.B, p *latin.Puzzle, rules []*attrition.Rule, clues int, rng *rand.Rand) func() (latin.PB, int) {
	s, solves := search.New(p), solver(b, p, rules)
	return func() (latin.PB, int) {
		refused := 0
		for {
			board, err := RandomBoard(background, s, p.Inscription, rng)
			if err != nil {
				b.Fatal(err)
			}
			seen := 0
			for pb, err := range Puzzles(background, s, board) {
				if err != nil {
					b.Fatal(err)
				}
				if pb.Filled() > clues {
					if seen++; seen > 1000 {
						break
					}
					continue
				}
				if solves(pb) {
					return pb, refused
				}
				if refused++; refused%1000 == 0 {
					break
				}
			}
		}
	}
}

func byGenerate(b *testing.B, p *latin.Puzzle, rules []*attrition.Rule, clues int, rng *rand.Rand) func() (latin.PB, int) {
	s, solves := search.New(p), solver(b, p, rules)
	return func() (latin.PB, int) {
		refused := 0
		req := Request{Clues: Range{clues, clues}, Accept: func(_ *latin.Puzzle, pb latin.PB) bool {
			refused++
			return solves(pb)
		}}
		made, err := Generate(background, s, req, rng)
		if err != nil {
			b.Fatal(err)
		}
		return made.Clues, refused - 1
	}
}
