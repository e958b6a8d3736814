package latin

import (
	"fmt"
	"math/bits"
)

// divisible is the condition that cells, read one after another as the digits
// of a number, make a multiple of by that is not 0. A number may begin with zeros.
//
// It is decided by the residues that the first digits can leave:
//
//	digits read    0        1              2             all
//	residues       {0} -->  {d0 mod by}    {10·r + d1}   0 must be among them
//
// apart from those of numbers that are 0 so far, of which there is but one.
type divisible struct {
	name  string // of the line, such as "row 3"
	cells []Cell // the most significant digit first
	by    int    // 1 to 64
}

// residues are a set of them, and whether all digits so far can be 0.
type residues struct {
	set  uint64 // of numbers above 0
	zero bool
}

// after adds a digit of the domain to the numbers.
func (k *divisible) after(r residues, d Domain) residues {
	next := residues{zero: r.zero && d.Has(0)}
	for digit := range d.Labels() {
		for s := r.set; s != 0; s &= s - 1 {
			next.set |= 1 << k.step(bits.TrailingZeros64(s), digit)
		}
		if r.zero && digit != 0 {
			next.set |= 1 << (int(digit) % k.by)
		}
	}
	return next
}

func (k *divisible) step(residue int, digit Label) int { return (10*residue + int(digit)) % k.by }

// String implements [Condition].
func (k *divisible) String() string {
	return fmt.Sprintf("%s is divisible by %d", k.name, k.by)
}

// Cells implements [Condition].
func (k *divisible) Cells() []Cell { return k.cells }

// Depth implements [Condition]: the last digit alone tells of 2, 5 and 10.
func (k *divisible) Depth() int {
	if 10%k.by == 0 {
		return 0
	}
	return 1
}

// Focus implements [Condition].
func (k *divisible) Focus(d Domains) []Cell {
	if 10%k.by == 0 && k.by > 1 {
		return k.cells[len(k.cells)-1:]
	}
	return k.cells
}

// Explain implements [Condition].
func (k *divisible) Explain([]Cell) string {
	switch k.by {
	case 1:
		return k.name + " is not 0"
	case 2:
		return k.String() + ", so it ends in an even digit"
	case 5:
		return k.String() + ", so it ends in 0 or 5"
	case 10:
		return k.String() + ", so it ends in 0"
	}
	return k.String() + k.hint()
}

// hint is the school rule for the divisor; empty where there is none.
func (k *divisible) hint() string {
	switch k.by {
	case 3, 9:
		return fmt.Sprintf(": the digits add up to a multiple of %d", k.by)
	case 4, 8:
		return fmt.Sprintf(": the last %d digits make a multiple of %d", bits.Len(uint(k.by))-1, k.by)
	case 6:
		return ": it is even, and the digits add up to a multiple of 3"
	case 7, 13, 14:
		return fmt.Sprintf(": take the digits from the left; each time ten times the remainder and the next digit, divided by %d", k.by)
	case 15:
		return ": it ends in 0 or 5, and the digits add up to a multiple of 3"
	case 16:
		return ": the last 4 digits make a multiple of 16"
	case 11:
		return ": the digits added and taken away by turns make a multiple of 11"
	case 12:
		return ": the last 2 digits make a multiple of 4, and all add up to a multiple of 3"
	}
	return ""
}

// Refutes implements [Condition].
func (k *divisible) Refutes(d Domains) bool {
	r := residues{zero: true}
	for _, c := range k.cells {
		r = k.after(r, d[c])
	}
	return r.set&1 == 0
}

// Narrow implements [Condition].
func (k *divisible) Narrow(d Domains, drop func(Cell, Label)) bool {
	ahead := []residues{{zero: true}} // what the digits before each place can leave
	for _, c := range k.cells {
		ahead = append(ahead, k.after(ahead[len(ahead)-1], d[c]))
	}
	if ahead[len(k.cells)].set&1 == 0 {
		return false
	}
	good := residues{set: 1} // what the digits before may leave, so that the rest can end well
	for i := len(k.cells) - 1; i >= 0; i-- {
		good = k.sift(d[k.cells[i]], ahead[i], good, func(digit Label) { drop(k.cells[i], digit) })
	}
	return true
}

// sift drops the digits that lead from none of the residues before to a good
// one, and gives those of the residues that have a digit which does.
func (k *divisible) sift(d Domain, before, good residues, drop func(Label)) residues {
	var kept residues
	for digit := range d.Labels() {
		useful := false
		for s := before.set; s != 0; s &= s - 1 {
			r := bits.TrailingZeros64(s)
			if good.set>>k.step(r, digit)&1 != 0 {
				kept.set |= 1 << r
				useful = true
			}
		}
		if before.zero && (digit == 0 && good.zero || digit != 0 && good.set>>(int(digit)%k.by)&1 != 0) {
			kept.zero, useful = true, true
		}
		if !useful {
			drop(digit)
		}
	}
	return kept
}
