package generator

import (
	"fmt"
	"testing"

	"latin"
	"latin/attrition/search"
)

func BenchmarkGenerate(b *testing.B) {
	for _, test := range []struct {
		name string
		h, w int
		req  Request
	}{
		{"critical", 3, 3, Request{Critical: true}},
		{"clues=24-30", 3, 3, Request{Clues: Range{24, 30}}},
		{"clues=22", 3, 3, Request{Clues: Range{22, 22}}},
		{"half-turn", 3, 3, Request{Symmetry: HalfTurn}},
		{"half-turn/critical", 3, 3, Request{Symmetry: HalfTurn, Critical: true}},
		{"pattern", 3, 3, Request{Pattern: checkered(81)}},
		{"any", 4, 4, Request{}},
		{"any", 5, 5, Request{}},
	} {
		b.Run(fmt.Sprintf("kind=sudoku/size=%dx%d/%s", test.h, test.w, test.name), func(b *testing.B) {
			made := 0
			p, err := latin.Sudoku.New(latin.Options{Size: fmt.Sprintf("%dx%d", test.h, test.w)})
			if err != nil {
				b.Fatal(err)
			}
			s, rng, clues := search.New(p), seeded(1), 0
			for b.Loop() {
				m, err := Generate(background, s, test.req, rng)
				if err != nil {
					b.Fatal(err)
				}
				made++
				clues += m.Clues.Filled()
			}
			b.ReportMetric(float64(clues)/float64(made), "clues")
			b.ReportMetric(float64(made)/b.Elapsed().Seconds(), "puzzles/s")
		})
	}
}

func BenchmarkRandomBoard(b *testing.B) {
	s, rng := search.New(square(b, "123456789", 3, 3)), seeded(1)
	for b.Loop() {
		if _, err := RandomBoard(background, s, s.Puzzle().Inscription, rng); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkCheck gives verdicts on critical Sudoku puzzles, of which every
// second one has a clue removed and every third one changed.
func BenchmarkCheck(b *testing.B) {
	s, rng := search.New(square(b, "123456789", 3, 3)), seeded(1)
	var puzzles []latin.PB
	for i := range 60 {
		made, err := Generate(background, s, Request{}, rng)
		if err != nil {
			b.Fatal(err)
		}
		c := made.Clues.Clues()[i%17]
		if i%2 == 0 {
			made.Clues[c] = latin.Blank
		} else if i%3 == 0 {
			made.Clues[c] = (made.Clues[c] + 1) % 9
		}
		puzzles = append(puzzles, made.Clues)
	}
	i := 0
	for b.Loop() {
		if _, err := Check(background, s, puzzles[i%len(puzzles)]); err != nil {
			b.Fatal(err)
		}
		i++
	}
}

// BenchmarkPuzzles lists the puzzles below a Sudoku board, 100,000 at a time.
func BenchmarkPuzzles(b *testing.B) {
	s := search.New(square(b, "123456789", 3, 3))
	board, err := RandomBoard(background, s, s.Puzzle().Inscription, seeded(1))
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		n := 0
		for _, err := range Puzzles(background, s, board) {
			if n++; err != nil || n == 100_000 {
				break
			}
		}
	}
}
