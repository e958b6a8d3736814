package attrition

// A bookmark is a place in a record to which it can be taken back.
type bookmark struct {
	steps                           int
	ints, cells, candidates, prices poolmark
}

// A poolmark is how much of a pool was used, and in which of its blocks: as
// every block is larger than the one before, its size tells.
type poolmark struct{ used, block int }

func (r *recorder) bookmark() bookmark {
	return bookmark{len(r.steps), r.ints.mark(), r.cells.mark(), r.candidates.mark(), r.prices.mark()}
}

// back forgets the steps since the bookmark, so that their memory is used again.
func (r *recorder) back(m bookmark) {
	r.steps = r.steps[:m.steps]
	r.ints.back(m.ints)
	r.cells.back(m.cells)
	r.candidates.back(m.candidates)
	r.prices.back(m.prices)
}

func (p *pool[T]) mark() poolmark { return poolmark{len(p.block), cap(p.block)} }

// back frees what was kept since the mark. A block begun since then holds
// nothing older.
func (p *pool[T]) back(m poolmark) {
	if cap(p.block) != m.block {
		m.used = 0
	}
	p.block = p.block[:m.used]
}
