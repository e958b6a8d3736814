package latin

import (
	"fmt"
	"math/rand/v2"
)

// Strimko has rows, columns and streams: as many chains of cells as there are
// labels, each cell touching the next by a side or a corner.
var Strimko = &Kind{
	Name:    "strimko",
	Title:   "Strimko",
	Doc:     "Latin square with streams, by the Grabarchuk family, 2008; the streams are given or drawn at random.",
	Rules:   "Complete the board so that every row, every column and every stream of linked circles holds {labels}.",
	Sizes:   "N, the order, from 2 to 16",
	Size:    "6",
	Regions: GivenRegions,
	Build: func(size, regions string, rng *rand.Rand) (Frame, error) {
		n, err := orderSize(size, 2, 16)
		if err != nil {
			return Frame{}, err
		}
		if regions == "" {
			regions = markRegions(randomStreams(rng, n))
		}
		return streamed(n, regions)
	},
}

// streamed is the square board of order n with lines and the streams given.
func streamed(n int, regions string) (Frame, error) {
	g := lined(n)
	g.Layout.Shape = "circle"
	marks, err := g.equalRegions(regions, "stream", MarkLinks)
	if err != nil {
		return Frame{}, err
	}
	streams := g.Layout.Asterisms[2*n:]
	if err := g.link(streams); err != nil {
		return Frame{}, err
	}
	return Frame{Layout: g.Layout, Labels: Numbers(n), Marks: marks}, nil
}

// link gives the streams their links. The error wraps ErrRegions and names a
// stream that is not connected.
func (g *Grid) link(streams []Asterism) error {
	stream := make([]int, len(g.Layout.Places))
	for i, a := range streams {
		for _, c := range a.Cells {
			stream[c] = i
		}
	}
	net := newStreamNet(g.Cols, stream).decideAll()
	for i, a := range streams {
		streams[i].Links = net.links(a.Cells)
		if len(streams[i].Links) < len(a.Cells)-1 {
			return fmt.Errorf("%w: %s is in pieces; its cells must hang together by sides or corners", ErrRegions, a.Name)
		}
	}
	return nil
}
