package attrition

// A bookmark is a place in a record to which it can be taken back.
type bookmark struct{ steps, ints, cells, candidates, prices, links int }

func (r *recorder) bookmark() bookmark {
	return bookmark{len(r.steps), len(r.ints.block), len(r.cells.block), len(r.candidates.block), len(r.prices.block), len(r.links.block)}
}

// back forgets the steps since the bookmark, so that their memory is used again.
func (r *recorder) back(m bookmark) {
	r.steps = r.steps[:m.steps]
	r.ints.back(m.ints)
	r.cells.back(m.cells)
	r.candidates.back(m.candidates)
	r.prices.back(m.prices)
	r.links.back(m.links)
}

// back frees what was kept since so much was used. If that was in an earlier
// block, which is smaller, as much stays unused in the block of now.
func (p *pool[T]) back(used int) { p.block = p.block[:used] }
