package bitset

// A plane follows one label.
type plane struct {
	set          // places that may hold it
	done  uint64 // asterisms that hold it as often as they can
	spent [lockWords]uint64
}

// A frame is a state of the search but for its planes.
type frame struct {
	fixed set    // places of which one label is known, which no other plane holds
	pend  uint64 // labels of the other branch that are to be propagated
}

// A state is a frame with its planes, one a label.
type state struct {
	*frame
	planes []plane
	own    []set // places fixed in this round, by label
}
