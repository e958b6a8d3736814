package graeco

import "context"

// A frame says where the parts of Wilson's construction lie in the whole.
type frame struct {
	t, m, u int
	before  int   // how many blocks come before the u rows and columns
	rows    []int // by mark, how many of the u it has
	first   []int // by mark, the first of them
}

func (c *wilson) frame() frame {
	f := frame{t: len(c.rows), m: c.block(), u: c.margin(), before: len(c.rows), rows: c.rows, first: make([]int, len(c.rows))}
	if c.diagonal {
		f.before = f.t / 2
	}
	at := 0
	for mark, w := range c.rows {
		f.first[mark] = at
		at += w
	}
	return f
}

// line is the row or column number i of the block number x; from i = m on it is
// one of those of the mark.
func (f frame) line(x, i, mark int) int {
	switch {
	case i >= f.m:
		return f.before*f.m + f.first[mark] + i - f.m
	case x < f.before:
		return x*f.m + i
	}
	return x*f.m + i + f.u
}

// symbol is the symbol number s of a symbol a of order t; from m on it is one of
// those of the mark.
func (f frame) symbol(a, s, mark int) int {
	if s >= f.m {
		return f.t*f.m + f.first[mark] + s - f.m
	}
	return a*f.m + s
}

// fillBlocks writes the blocks of all marks that have w rows.
func (f frame) fillBlocks(ctx context.Context, whole, base, marks *Square, w int, block *Square) error {
	for x := range f.t {
		if ctx.Err() != nil {
			return context.Cause(ctx)
		}
		for i := range block.n {
			for y, mark := range marks.Row(x) {
				if f.rows[mark] == w {
					f.fillLine(whole.Row(f.line(x, i, int(mark))), block.Row(i), base.At(x, y), y, int(mark))
				}
			}
		}
	}
	return nil
}

// fillLine writes a row of a block: the m columns of block y and those of the mark.
func (f frame) fillLine(row, block []uint16, a, y, mark int) {
	part := row[f.line(y, 0, mark):][:f.m]
	for j, s := range block[:f.m] {
		if s != Empty {
			part[j] = uint16(f.symbol(a, int(s), mark))
		}
	}
	for j := f.m; j < len(block); j++ {
		if s := block[j]; s != Empty {
			row[f.line(y, j, mark)] = uint16(f.symbol(a, int(s), mark))
		}
	}
}

func (f frame) fillCorner(whole, corner *Square) {
	at := f.before * f.m
	for i := range f.u {
		row := whole.Row(at + i)[at:]
		for j, s := range corner.Row(i) {
			row[j] = uint16(f.t*f.m) + s
		}
	}
}
