package rating

import (
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"latin"
)

// shuffled relabels a Sudoku and permutes its rows, columns, bands and stacks, and
// may transpose it.
func shuffled(rng *rand.Rand, pb latin.PB) latin.PB {
	lines := func() []int {
		var list []int
		for _, band := range rng.Perm(3) {
			for _, i := range rng.Perm(3) {
				list = append(list, 3*band+i)
			}
		}
		return list
	}
	rows, columns, labels, turn := lines(), lines(), rng.Perm(9), rng.IntN(2) == 0
	out := latin.NewPB(81)
	for r := range 9 {
		for c := range 9 {
			l := pb[9*rows[r]+columns[c]]
			if l != latin.Blank {
				l = latin.Label(labels[l])
			}
			if at := 9*r + c; turn {
				out[9*c+r] = l
			} else {
				out[at] = l
			}
		}
	}
	return out
}

func TestX(t *testing.T) {
	p, _ := latin.Sudoku.New(latin.Options{})
	r := NewRater(p, Default())
	data, _ := os.ReadFile(os.Getenv("TABLE"))
	rng := rand.New(rand.NewPCG(1, 2))
	n := 0
	for line := range strings.Lines(string(data)) {
		if len(line) < 81 || line[0] == 'p' {
			continue
		}
		pb, err := p.ParseCells(strings.ReplaceAll(line[:81], "0", "."))
		if err != nil {
			t.Fatal(err)
		}
		a, err := r.Rate(t.Context(), pb)
		if err != nil {
			t.Fatal(err)
		}
		first, f := *a, a.Path.Features()
		for range 2 {
			b, _ := r.Rate(t.Context(), shuffled(rng, pb))
			for i, v := range b.Path.Features() {
				if v != f[i] {
					t.Errorf("%s %s %v %v", line[:81], Features[i].Name, f[i], v)
				}
			}
			if b.Score != first.Score || b.SELike != first.SELike || b.Hardest != first.Hardest {
				t.Errorf("%v %v", first, b)
			}
		}
		n++
	}
	t.Log(n)
}
