package knight

import (
	"fmt"
	"testing"
)

func TestCountsThatAreKnown(t *testing.T) {
	tests := []struct {
		rows, cols, k int
		want          string
	}{
		{5, 6, 1, "8"}, {6, 6, 1, "9862"}, {3, 10, 1, "16"}, {3, 12, 1, "176"}, {5, 8, 1, "44202"},
		{6, 6, 2, "1208"}, {6, 6, 3, "44"}, {6, 6, 4, "100"}, {6, 6, 5, "24"}, {4, 4, 4, "1"},
	}
	for _, test := range tests {
		t.Run(fmt.Sprintf("%dx%d K=%d", test.rows, test.cols, test.k), func(t *testing.T) {
			p, err := Balanced(shaped(t, Shape{Rows: test.rows, Cols: test.cols}), test.k)
			if err != nil {
				t.Fatal(err)
			}
			w := &Sweep{Problem: p}
			n, err := w.Count(t.Context())
			if err != nil || n.String() != test.want {
				t.Errorf("%v, %v; want %s", n, err, test.want)
			}
		})
	}
}
