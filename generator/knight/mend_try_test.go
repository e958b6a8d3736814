package knight

import (
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"strconv"
	"strings"
	"testing"
	"time"
)

func TestMendTry(t *testing.T) {
	num := func(s string) int { n, _ := strconv.Atoi(s); return n }
	seeds := max(num(os.Getenv("SEEDS")), 1)
	lim := num(os.Getenv("MAX"))
	if lim == 0 {
		lim = 400_000_000
	}
	tot := 0.0
	for _, in := range strings.Split(os.Getenv("INST"), ",") {
		f := strings.Fields(in)
		for seed := range seeds {
			b, _ := Shape{Rows: num(f[0]), Cols: num(f[1])}.Board()
			p, _ := Balanced(b, num(f[2]))
			t0 := time.Now()
			cover, err := Mend(context.Background(), p, lim, rand.New(rand.NewPCG(uint64(seed), 7)))
			ok := "none"
			if cover != nil {
				ok = "ok"
				if p.Check(cover) != nil {
					t.Fatal(p.Check(cover))
				}
			}
			fmt.Println("R", in, p.Lengths, fmt.Sprintf("%.3f", float64(b.Size())/float64(p.K)), ok, time.Since(t0).Round(time.Millisecond), err)
			tot += time.Since(t0).Seconds()
		}
	}
	fmt.Println("R total", tot)
}
