//go:build goexperiment.simd && amd64

package bands

import (
	"simd/archsimd"

	"latin"
)

// A lanesTwin is a stack of lanes. What it leaves in the upper parts of the registers would slow
// down the instructions elsewhere on some processors, so it clears them.
type lanesTwin struct {
	order order
	stack [deepest + 1]lanes
	ready [deepest + 1]bool // of each: the last branch is in its place already, closed and possible
}

// newTwin gives nil if the processor lacks instructions.
func newTwin(places *[81]uint8) twin {
	if !available() {
		return nil
	}
	return &lanesTwin{order: newOrder(places)}
}

func (t *lanesTwin) write(pb latin.PB) {
	t.stack[0].write(&t.order, pb)
	archsimd.ClearAVXUpperBits()
}

func (t *lanesTwin) leave(label, place int) { t.stack[0].leave(label, place) }

func (t *lanesTwin) begin() bool {
	t.stack[0].close(nil)
	archsimd.ClearAVXUpperBits()
	return t.stack[0].is != impossible
}

func (t *lanesTwin) solved(depth int) bool { return t.stack[depth].is == solved }

// descend closes the last two branches of a state together, as hardly ever one of them is
// enough; the last of all is then ready.
func (t *lanesTwin) descend(depth int, left *choices, bold bool, side func() bool) (deeper int, possible bool) {
	here, there := &t.stack[depth], &t.stack[depth+1]
	here.pick(left, bold)
	if left.n == 0 {
		archsimd.ClearAVXUpperBits()
		return 0, false
	}
	if side != nil {
		left.list[0].out = side()
	}
	there.branch(here, left.list[:left.n&3], false)
	t.ready[depth] = left.n == 1
	if t.ready[depth] {
		here.branch(here, left.list[:1], true)
		there.close(here)
		if here.is == impossible {
			left.n = 0
		}
	} else {
		there.close(nil)
	}
	archsimd.ClearAVXUpperBits()
	return 1, there.is != impossible
}

// turn takes the next branch.
func (t *lanesTwin) turn(depth int, left *choices) (deeper int, possible bool) {
	left.n--
	if t.ready[depth] {
		return 0, true
	}
	here := &t.stack[depth]
	there := here
	if left.n > 0 {
		deeper, there = 1, &t.stack[depth+1]
	}
	there.branch(here, left.list[:(left.n+1)&3], true)
	there.close(nil)
	archsimd.ClearAVXUpperBits()
	if there.is == impossible {
		return 0, false
	}
	return deeper, true
}

func (t *lanesTwin) read(depth int, cellAt *[128]uint8, board latin.PB) {
	t.stack[depth].read(cellAt, board)
}
