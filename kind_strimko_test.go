package latin

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

// streamsOf gives the streams of a Strimko Puzzle of order n.
func streamsOf(p *Puzzle, n int) []Asterism { return p.Board.Asterisms()[2*n:] }

// crossings counts the blocks of two by two cells in which two links cross.
func crossings(n int, streams []Asterism) int {
	linked := make(map[[2]Cell]bool)
	for _, a := range streams {
		for _, l := range a.Links {
			linked[[2]Cell{min(l[0], l[1]), max(l[0], l[1])}] = true
		}
	}
	count := 0
	for r := range n - 1 {
		for c := range n - 1 {
			at := Cell(r*n + c)
			if linked[[2]Cell{at, at + Cell(n) + 1}] && linked[[2]Cell{at + 1, at + Cell(n)}] {
				count++
			}
		}
	}
	return count
}

// spans says whether the links join neighbours and make a tree of all the cells.
func spans(n int, a Asterism) bool {
	reached := map[Cell]bool{a.Cells[0]: true}
	for range a.Links {
		for _, l := range a.Links {
			dr, dc := int(l[0])/n-int(l[1])/n, int(l[0])%n-int(l[1])%n
			if dr*dr > 1 || dc*dc > 1 || !slices.Contains(a.Cells, l[0]) || !slices.Contains(a.Cells, l[1]) {
				return false
			}
			if reached[l[0]] || reached[l[1]] {
				reached[l[0]], reached[l[1]] = true, true
			}
		}
	}
	return len(reached) == len(a.Cells) && len(a.Links) == len(a.Cells)-1
}

func TestRandomStreams(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(2, 16).Draw(t, "order")
		seed := rapid.Uint64().Draw(t, "seed")
		p, err := Strimko.New(Options{Size: fmt.Sprint(n), Rand: rand.New(rand.NewPCG(seed, 0))})
		if err != nil {
			t.Fatal(err)
		}
		for _, a := range streamsOf(p, n) {
			if !spans(n, a) {
				t.Fatalf("%s: links %v do not span %v", a.Name, a.Links, a.Cells)
			}
		}
		if k := crossings(n, streamsOf(p, n)); k > 0 {
			t.Fatalf("%d crossings in %s", k, p.Regions())
		}
		again, err := Strimko.New(Options{Size: fmt.Sprint(n), Regions: p.Regions()})
		if err != nil || again.Regions() != p.Regions() {
			t.Fatalf("given again: %v, %v", again, err)
		}
	})
}

// kingGraph is the graph of all sides and corners.
func kingGraph(n int) [][]Cell {
	near := sides(n)
	for _, b := range blocks(n) {
		join(near, b.falling[0], b.falling[1])
		join(near, b.rising[0], b.rising[1])
	}
	return near
}

// uncrossable tries every choice of one diagonal for each open block.
func uncrossable(n int, streams []int) bool {
	open := newStreamNet(n, streams).open
	for choice := range 1 << len(open) {
		s := newStreamNet(n, streams)
		for i, b := range open {
			s.draw(b, choice>>i&1 == 0, choice>>i&1 == 1)
		}
		if whole(s) {
			return true
		}
	}
	return false
}

// whole says whether sure links join all cells of each stream.
func whole(s *streamNet) bool {
	for c, a := range s.stream {
		first := slices.Index(s.stream, a)
		if !s.joined([2]Cell{Cell(first), Cell(c)}, false) && !slices.Contains(s.sure[first], Cell(c)) {
			return false
		}
	}
	return true
}

// Links cross only where no choice of diagonals keeps them apart.
func TestStreamsCrossOnlyWhenTheyMust(t *testing.T) {
	seen := map[bool]int{}
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(3, 5).Draw(t, "order")
		rng := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 0))
		p := newPartition(kingGraph(n), n, 4)
		p.slender = true
		p.stir(rng, 20*n)
		marks := markRegions(p.region)
		f, err := streamed(n, marks)
		if err != nil {
			t.Fatal(err)
		}
		possible := uncrossable(n, p.region)
		seen[possible]++
		if drawn := crossings(n, f.Layout.Asterisms[2*n:]) == 0; drawn != possible {
			t.Fatalf("%s: drawn without crossings %v, possible %v", marks, drawn, possible)
		}
	})
	if seen[true] == 0 || seen[false] == 0 {
		t.Errorf("too one-sided to tell: %v", seen)
	}
}

func TestStrimko068(t *testing.T) {
	p, err := Strimko.New(Options{Size: "4", Regions: "1224 2142 3413 4331"})
	if err != nil {
		t.Fatal(err)
	}
	pb, err := p.ParseCells(".....32...1.....")
	if err != nil {
		t.Fatal(err)
	}
	n, solution := newOracle(p, 2).count(pb)
	if got := p.FormatCells(solution); n != 1 || got != "4231132424133142" {
		t.Errorf("%d solutions, the first is %s", n, got)
	}
	if k := crossings(4, streamsOf(p, 4)); k != 5 {
		t.Errorf("%d crossings; streams 1 and 4 are the diagonals and cross each other and the ends of the others", k)
	}
}

func TestStreamsInPieces(t *testing.T) {
	_, err := Strimko.New(Options{Size: "4", Regions: "AABB AABC CCCB DDDD"})
	if err != nil {
		t.Errorf("joined by a corner, yet refused: %v", err)
	}
	_, err = Strimko.New(Options{Size: "4", Regions: "AABB CABB CACC DDDD"})
	if err == nil || !errors.Is(err, ErrRegions) || !strings.Contains(err.Error(), "stream C is in pieces") {
		t.Errorf("got %v", err)
	}
}

func TestLinksPreferPathsAndSides(t *testing.T) {
	p, err := Strimko.New(Options{Size: "4", Regions: "AABB AABB CCCD CDDD"})
	if err != nil {
		t.Fatal(err)
	}
	for _, a := range streamsOf(p, 4) {
		degree := map[Cell]int{}
		for _, l := range a.Links {
			degree[l[0]]++
			degree[l[1]]++
			if d := l[1] - l[0]; d != 1 && d != -1 && d != 4 && d != -4 {
				t.Errorf("%s has the diagonal link %v", a.Name, l)
			}
		}
		for c, d := range degree {
			if d > 2 {
				t.Errorf("%s branches at cell %d", a.Name, c)
			}
		}
	}
}

// A cross with long arms has no path, so its links must branch.
func TestLinksOfACross(t *testing.T) {
	arms := []Cell{2, 7, 10, 11, 12, 13, 14, 17, 22}
	net := newStreamNet(5, []int{
		1, 2, 0, 3, 4,
		5, 6, 0, 7, 8,
		0, 0, 0, 0, 0,
		9, 1, 0, 2, 3,
		4, 5, 0, 6, 7,
	}).decideAll()
	links := net.links(arms)
	if !spans(5, Asterism{Cells: arms, Links: links}) {
		t.Errorf("links %v do not span the cross", links)
	}
}

func BenchmarkRandomStreams(b *testing.B) {
	for b.Loop() {
		if _, err := Strimko.New(Options{Size: "16", Rand: rand.New(rand.NewPCG(1, 2))}); err != nil {
			b.Fatal(err)
		}
	}
}
