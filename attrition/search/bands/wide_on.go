//go:build goexperiment.simd && amd64

package bands

import (
	"simd/archsimd"

	"latin"
	"latin/attrition/search/engine"
)

// wide is the search on states of vectors. It has no extras.
type wide struct {
	search[lanes, *lanes]
}

// newWide is nil on processors without AVX2.
func newWide() starter {
	if !archsimd.X86.AVX2() {
		return nil
	}
	return new(wide)
}

func (w *wide) doubts() *doubt { return &w.doubt }

func (w *wide) start(b *engine.Budget, e *Engine, pb latin.PB) {
	w.budget, w.depth, w.failures, w.stuck = b, 0, 0, false
	if root := &w.stack[0]; !root.write(&e.places, pb) || !root.propagate(nil) {
		w.depth = -1
	}
}
