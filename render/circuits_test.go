package render

import (
	"bytes"
	"errors"
	"strings"
	"testing"
)

func circuitView() CircuitView {
	return CircuitView{Rows: 3, Cols: 3, Title: "3x3",
		Squares:  [][2]int{{0, 0}, {0, 1}, {0, 2}, {1, 0}, {1, 2}, {2, 0}, {2, 1}, {2, 2}},
		Circuits: [][][2]int{{{0, 0}, {1, 2}, {2, 0}, {0, 1}, {2, 2}, {1, 0}, {0, 2}, {2, 1}}}}
}

func TestCircuitsAreDrawn(t *testing.T) {
	for _, format := range Formats {
		var b bytes.Buffer
		if err := WriteCircuits(&b, format, circuitView(), Options{}); err != nil || b.Len() < 500 {
			t.Errorf("%s: %d bytes, %v", format, b.Len(), err)
		}
	}
	var closed, open, wrapped bytes.Buffer
	v := circuitView()
	lines := func(b *bytes.Buffer) int {
		b.Reset()
		if err := WriteCircuits(b, "svg", v, Options{}); err != nil {
			t.Fatal(err)
		}
		return strings.Count(b.String(), "M")
	}
	all := lines(&closed)
	v.Open = true
	if n := lines(&open); n != all-1 {
		t.Errorf("an open path has %d strokes, the closed one %d", n, all)
	}
	v = circuitView()
	v.Wrap = true
	v.Circuits[0] = [][2]int{{0, 0}, {2, 2}, {1, 0}}
	if lines(&wrapped) == 0 || bytes.Equal(wrapped.Bytes(), closed.Bytes()) {
		t.Error("steps over the edge are drawn like others")
	}
}

func TestCircuitsThatCannotBeDrawn(t *testing.T) {
	var b bytes.Buffer
	if err := WriteCircuits(&b, "gif", circuitView(), Options{}); !errors.Is(err, ErrFormat) {
		t.Errorf("gif: %v", err)
	}
	if err := WriteCircuits(&b, "svg", CircuitView{}, Options{}); !errors.Is(err, ErrNothing) {
		t.Errorf("nothing: %v", err)
	}
	if err := WriteCircuits(&b, "svg", circuitView(), Options{Width: 1}); !errors.Is(err, ErrWidth) {
		t.Errorf("narrow: %v", err)
	}
	if b.Len() > 0 {
		t.Error("something was written")
	}
}
