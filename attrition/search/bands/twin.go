package bands

import "latin"

// A twin is the stack of states in another form, for the engine to use where there are
// no extras. What it does of a state, and the order of branches, are the same, so that the same
// boards are found in the same order and after as many branches.
type twin interface {
	// write makes the first state of a partial board.
	write(pb latin.PB)
	// leave takes a label from a place of it.
	leave(label, place int)
	// begin closes it; false when it is impossible.
	begin() bool
	// solved says whether the state at a depth, which is closed and possible, is a board.
	solved(depth int) bool
	// descend chooses for a state and takes the first branch, which is one deeper; if there
	// is no choice, this is 0 and impossible.
	descend(depth int, left *choices, bold bool, side func() bool) (deeper int, possible bool)
	// turn takes the next branch: deeper is 0 when it is in the place of the state, or
	// impossible.
	turn(depth int, left *choices) (deeper int, possible bool)
	// read writes down the state at a depth, which is solved.
	read(depth int, cellAt *[128]uint8, board latin.PB)
}
