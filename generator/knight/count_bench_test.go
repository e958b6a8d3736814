package knight

import (
	"flag"
	"testing"
)

var long = flag.Bool("knight.long", false, "benchmarks count the closed tours of 8x8 too, which takes long")

// BenchmarkCount counts closed tours; the numbers are those of the literature. The
// one of 8x8 (McKay, "Knight's tours of an 8x8 chessboard", 1997) is for machines with time:
//
//	go test -run ^$ -bench Count/board=8x8 -knight.long -timeout 24h ./generator/knight
func BenchmarkCount(b *testing.B) {
	for _, test := range []struct {
		name       string
		rows, cols int
		want       string
	}{
		{"board=6x6", 6, 6, "9862"},
		{"board=6x8", 6, 8, "55488142"},
		{"board=8x8", 8, 8, "13267364410532"},
	} {
		b.Run(test.name, func(b *testing.B) {
			if test.rows == 8 && !*long {
				b.Skip("asked for by -knight.long")
			}
			states := 0
			for b.Loop() {
				w := &Sweep{Problem: problem(b, Shape{Rows: test.rows, Cols: test.cols}, 1)}
				n, err := w.Count(b.Context())
				if err != nil || n.String() != test.want {
					b.Fatalf("%v, %v; want %s", n, err, test.want)
				}
				states = 0
				for _, l := range w.Layers() {
					states += l.States
				}
			}
			b.ReportMetric(float64(states), "states")
		})
	}
}
