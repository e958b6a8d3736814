package latin

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

// jigsaw makes one of order n whose regions follow from the seed.
func jigsaw(t interface{ Fatal(...any) }, n int, seed uint64) *Puzzle {
	p, err := Jigsaw.New(Options{Size: fmt.Sprint(n), Rand: rand.New(rand.NewPCG(seed, 1))})
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// inOnePiece says whether the cells of a board of order n hang together by sides.
func inOnePiece(n int, cells []Cell) bool {
	left := make(map[Cell]bool)
	for _, c := range cells[1:] {
		left[c] = true
	}
	edge := []Cell{cells[0]}
	for len(edge) > 0 {
		c := edge[0]
		edge = edge[1:]
		for d := range left {
			if k := d - c; k == Cell(n) || k == -Cell(n) || (k == 1 || k == -1) && int(c)/n == int(d)/n {
				delete(left, d)
				edge = append(edge, d)
			}
		}
	}
	return len(left) == 0
}

func TestRandomRegions(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(2, 32).Draw(t, "order")
		seed := rapid.Uint64().Draw(t, "seed")
		p := jigsaw(t, n, seed)
		regions := p.Board.Asterisms()[2*n:]
		if len(regions) != n {
			t.Fatalf("%d regions for order %d", len(regions), n)
		}
		for _, a := range regions {
			if len(a.Cells) != n || !inOnePiece(n, a.Cells) {
				t.Fatalf("%s of %s: %v", a.Name, p.Regions(), a.Cells)
			}
		}
	})
}

func TestRandomRegionsFollowTheSeed(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(2, 12).Draw(t, "order")
		seed := rapid.Uint64().Draw(t, "seed")
		a, b := jigsaw(t, n, seed).Regions(), jigsaw(t, n, seed).Regions()
		if a != b {
			t.Fatalf("one seed, two partitions:\n%s\n%s", a, b)
		}
	})
}

// Regions that are whole lines say nothing new; from order 4 on there is
// always a way without them.
func TestRandomRegionsAreNoLines(t *testing.T) {
	for n := 4; n <= 12; n++ {
		for seed := range uint64(20) {
			p := &partition{region: randomRegions(rand.New(rand.NewPCG(seed, uint64(n))), n)}
			if p.wholeLines(n) {
				t.Errorf("order %d, seed %d: %s", n, seed, markRegions(p.region))
			}
		}
	}
}

func TestRandomRegionsVary(t *testing.T) {
	seen := make(map[string]bool)
	for seed := range uint64(100) {
		seen[jigsaw(t, 9, seed).Regions()] = true
	}
	if len(seen) < 100 {
		t.Errorf("%d different partitions of 100", len(seen))
	}
}

// Most random jigsaws can be solved, so redrawing the few others costs little.
// Of 600 with orders 4 to 9, an exact search proved five impossible.
func TestRandomJigsawsHaveBoards(t *testing.T) {
	for n := 2; n <= 7; n++ {
		none := 0
		for seed := range uint64(30) {
			o := newOracle(jigsaw(t, n, seed), 1)
			o.steps = 100_000
			if found, _ := o.count(NewPB(n * n)); found == 0 && o.steps > 0 {
				none++
			}
		}
		if none > 3 {
			t.Errorf("order %d: %d of 30 have no Latin board", n, none)
		}
	}
}

func TestJigsawTakesRegionsInPieces(t *testing.T) {
	p, err := Jigsaw.New(Options{Size: "4", Regions: "ABCD CDAB BADC DCBA"})
	if err != nil {
		t.Fatal(err)
	}
	if p.Regions() != "ABCDCDABBADCDCBA" {
		t.Errorf("regions %q", p.Regions())
	}
}

func TestRegionErrors(t *testing.T) {
	tests := []struct{ kind, size, regions, want string }{
		{"jigsaw", "4", "", "needs regions="},
		{"jigsaw", "4", "AAAA", "4 marks for 16 cells"},
		{"jigsaw", "4", "AAAABBBBCCCCDDDDE", "17 marks for 16 cells"},
		{"jigsaw", "4", "AAAAABBBCCCCDDDD", "region A has 5 cells; each needs 4"},
		{"jigsaw", "4", "AAAABBBBCCCCDDDE", "region D has 3 cells; each needs 4"},
		{"jigsaw", "4", "AAAABBBBCCCCDDD\x01", `mark 16 is '\x01'`},
		{"jigsaw", "4", "AAAABBBBCCCCDDD\xff", "not valid UTF-8"},
		{"strimko", "4", "AAAABBBBCCCCDDDE", "stream D has 3 cells"},
		{"wave", "", strings.Repeat("A", 49), "region A has 49 cells; each needs 7"},
		{"custom-focus", "", "AB", "2 marks for 121 cells"},
		{"sudoku", "", "AAAA", "takes no regions"},
	}
	for _, tt := range tests {
		k, _, err := FindKind(tt.kind)
		if err != nil {
			t.Fatal(err)
		}
		_, err = k.New(Options{Size: tt.size, Regions: tt.regions})
		if !errors.Is(err, ErrRegions) || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("%s with regions %q: got %v, want %q", tt.kind, tt.regions, err, tt.want)
		}
	}
}

func TestOwnRegionsCanBeReplaced(t *testing.T) {
	const w2 = "ABBBBBBAACCCBDAEFFCCDAEFFFCDAEEFFCDAGEEEDDGGGGGGD"
	own, err := Wave.New(Options{})
	if err != nil {
		t.Fatal(err)
	}
	other, err := Wave.New(Options{Regions: w2})
	if err != nil {
		t.Fatal(err)
	}
	if own.Regions() != "" || other.Regions() != w2 {
		t.Errorf("regions to be written: %q and %q", own.Regions(), other.Regions())
	}
}

func FuzzRegions(f *testing.F) {
	f.Add("4", "AAAABBBBCCCCDDDD")
	f.Add("4", "1224\n2142\n3413\n4331")
	f.Add("2", "ABBA")
	f.Add("3", "AAB ABB CCC \xff")
	f.Fuzz(func(t *testing.T, size, regions string) {
		for _, k := range []*Kind{Jigsaw, Strimko} {
			p, err := k.New(Options{Size: size, Regions: regions})
			if (p == nil) == (err == nil) {
				t.Fatalf("%s: %v and %v", k.Name, p, err)
			}
			if err == nil && p.Regions() != strings.Join(strings.Fields(regions), "") {
				t.Errorf("%s: %q became %q", k.Name, regions, p.Regions())
			}
		}
	})
}

func BenchmarkRandomRegions(b *testing.B) {
	for _, n := range []int{9, 32} {
		b.Run(fmt.Sprintf("order=%d", n), func(b *testing.B) {
			rng := rand.New(rand.NewPCG(1, 2))
			for b.Loop() {
				randomRegions(rng, n)
			}
		})
	}
}
