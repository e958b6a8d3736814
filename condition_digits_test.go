package latin

import (
	"math/rand/v2"
	"testing"
)

// fullBoards yields all labellings of the cells within the domains.
func fullBoards(d Domains, cells []Cell, yield func(Domains)) {
	if len(cells) == 0 {
		yield(d)
		return
	}
	before := d[cells[0]]
	for x := range before.Labels() {
		d[cells[0]] = Just(x)
		fullBoards(d, cells[1:], yield)
	}
	d[cells[0]] = before
}

// bestPossible is what a sum line by line comes to: the greatest digits of numbers
// that are divisible, each line for itself, tried one after another.
func bestPossible(k *linesSum, d Domains) int {
	total := 0
	for _, l := range k.lines {
		most := impossible
		fullBoards(d, l.cells, func(full Domains) {
			value, sum := 0, 0
			for _, c := range l.cells {
				x, _ := full[c].Only()
				value, sum = 10*value+int(x), sum+int(x)
			}
			if value > 0 && value%l.by == 0 {
				most = max(most, sum)
			}
		})
		total += most
	}
	return total
}

// The bounds of lines are those of trying all numbers, and every label that
// is dropped, and no other, brings them below the total.
func TestSumLineByLine(t *testing.T) {
	p, err := DigitsBest.New(Options{Size: "3"})
	if err != nil {
		t.Fatal(err)
	}
	rng := rand.New(rand.NewPCG(3, 8))
	refuted, dropped := 0, 0
	for range 300 {
		d := make(Domains, 9)
		for c := range d {
			d[c] = Domain(rng.Uint64()&rng.Uint64()&0x3ff) | Just(Label(rng.IntN(5)+5)) | Just(Label(9*rng.IntN(2)))
		}
		for _, k := range p.Conditions() {
			k, ok := k.(*linesSum)
			if !ok {
				continue
			}
			if got, want := k.Refutes(d), bestPossible(k, d) < k.total; got != want {
				t.Fatalf("%s within %v: refuted %t; trying all says %t", k, d, got, want)
			}
			gone := make(Domains, 9)
			if !k.Narrow(d, func(c Cell, x Label) { gone[c] |= Just(x) }) {
				refuted++
				continue
			}
			for c := range d {
				before := d[c]
				for x := range before.Labels() {
					d[c] = Just(x)
					if got, want := gone[c].Has(x), bestPossible(k, d) < k.total; got != want {
						t.Fatalf("%s within %v: drops %d of cell %d: %t; trying all says %t", k, d, x, c, got, want)
					}
				}
				d[c] = before
				dropped += gone[c].Len()
			}
		}
	}
	if refuted == 0 || dropped == 0 {
		t.Errorf("%d refuted, %d labels dropped; the domains try nothing", refuted, dropped)
	}
}
