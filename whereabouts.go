package latin

// Whereabouts are a board domain, once more by label.
type Whereabouts struct {
	Domains Domains
	// May are the cells that may hold a label and Is those of them that can hold no other, as
	// bit sets of so many words: cell c is bit c%64 of word c/64 of the label's.
	May, Is []uint64
	Words   int

	views [2 * maxGraeco]labelView // what pairs have worked out
	ready Domain                   // the labels for which they have
}

// Changed says that the domains are no longer what they were. To be called before others
// are read.
func (w *Whereabouts) Changed() { w.ready = 0 }

// half is the view of a label of one half of the squares.
func (w *Whereabouts) half(k *squareLattice, half int, x Label) *labelView {
	v := &w.views[x]
	if !w.ready.Has(x) {
		w.ready |= Just(x)
		v.may, v.known = squaresOf(w.mayBe(x), half), squaresOf(w.known(x), half)
		v.open(k.lines)
	}
	return v
}

// mayBe are the cells that may hold the label.
func (w *Whereabouts) mayBe(x Label) []uint64 { return w.May[int(x)*w.Words:][:w.Words] }

// known are the cells that can hold the label only.
func (w *Whereabouts) known(x Label) []uint64 { return w.Is[int(x)*w.Words:][:w.Words] }

// places of a label on a board of up to 64 cells; see [steppedBoard.places].
func (w *Whereabouts) places(x Label) cellSet { return settled(cellSet(w.May[x]), cellSet(w.Is[x])) }
