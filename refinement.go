package latin

import (
	"cmp"
	"slices"
)

// refinement is an ordered partition of the vertices of a graph into blocks,
// which can be made equitable (vertices of one block have equally many
// neighbours in each block) and unmade again. What it does depends on the
// structure of the graph only, never on the numbers of the vertices: it leaves
// a trace, and histories that an automorphism exchanges leave the same.
//
//	order   3 0 | 5 | 1 4 2     blocks are stretches of order
//	block   0 0   2   3 3 3     of each vertex in them: where its block begins
//	size    2 .   1   3 . .     by the beginning of a block
type refinement struct {
	neighbours [][]int32
	order      []int32
	at         []int32 // of each vertex: its place in order
	block      []int32
	size       []int32
	blocks     int
	splits     []split // since the beginning, to be undone

	queue  []int32 // beginnings of the blocks yet to split others
	queued []bool
	hits   []int32 // of each vertex: neighbours in the splitting block
	inHit  []int32 // of each block: vertices with hits
	hit    []int32 // vertices with hits

	sum  uint64 // of all that happened since the refinement began
	work int    // steps taken so far
}

// split says that the block at right was a part of the block at left.
type split struct{ left, right int32 }

// newRefinement begins with one block for each colour, sorted.
func newRefinement(neighbours [][]int32, colours []int) *refinement {
	n := len(colours)
	order, starts := colourOrder(colours)
	r := &refinement{
		neighbours: neighbours, order: order, blocks: len(starts),
		at: make([]int32, n), block: make([]int32, n), size: make([]int32, n),
		queued: make([]bool, n), hits: make([]int32, n), inHit: make([]int32, n),
	}
	for i, v := range order {
		r.at[v] = int32(i)
	}
	for i, start := range starts {
		end := n
		if i+1 < len(starts) {
			end = starts[i+1]
		}
		r.claim(int32(start), int32(end-start))
		r.enqueue(int32(start))
	}
	return r
}

// claim makes a block of the stretch.
func (r *refinement) claim(start, size int32) {
	r.size[start] = size
	for _, v := range r.members(start) {
		r.block[v] = start
	}
	r.work += int(size)
}

// members of the block, as a view.
func (r *refinement) members(start int32) []int32 { return r.order[start : start+r.size[start]] }

func (r *refinement) enqueue(start int32) {
	if !r.queued[start] {
		r.queued[start] = true
		r.queue = append(r.queue, start)
	}
}

// cut makes a block of its own of the part of the block left from right on.
func (r *refinement) cut(left, right int32) {
	end := left + r.size[left]
	r.size[left] = right - left
	r.claim(right, end-right)
	r.splits = append(r.splits, split{left, right})
	r.blocks++
}

// undo takes splits back until only so many are left.
func (r *refinement) undo(left int) {
	for len(r.splits) > left {
		s := r.splits[len(r.splits)-1]
		r.splits = r.splits[:len(r.splits)-1]
		for _, v := range r.members(s.right) {
			r.block[v] = s.left
		}
		r.work += int(r.size[s.right])
		r.size[s.left] += r.size[s.right]
		r.blocks--
	}
}

func (r *refinement) swap(i, j int32) {
	v, w := r.order[i], r.order[j]
	r.order[i], r.order[j] = w, v
	r.at[v], r.at[w] = j, i
}

// individualise makes a block of the vertex alone, to be refined.
func (r *refinement) individualise(v int32) {
	start := r.block[v]
	last := start + r.size[start] - 1
	r.swap(r.at[v], last)
	r.cut(start, last)
	r.enqueue(last)
}

// refine splits blocks until the partition is equitable. It gives the trace: a
// sum after each splitting block.
func (r *refinement) refine() []uint64 {
	var trace []uint64
	r.splitAll(func(sum uint64) bool {
		trace = append(trace, sum)
		return true
	})
	return trace
}

// follow refines as long as the trace is the one given, and says whether it
// was to the end.
func (r *refinement) follow(trace []uint64) bool {
	same := r.splitAll(func(sum uint64) bool {
		if len(trace) == 0 || trace[0] != sum {
			return false
		}
		trace = trace[1:]
		return true
	})
	return same && len(trace) == 0
}

// splitAll empties the queue. When goOn refuses a sum, nothing more is split
// and the answer is false.
func (r *refinement) splitAll(goOn func(sum uint64) bool) bool {
	r.sum = 0
	for next := 0; next < len(r.queue) && r.blocks < len(r.order); next++ {
		start := r.queue[next]
		r.queued[start] = false
		if r.splitBy(start); !goOn(r.sum) {
			r.forget(next + 1)
			return false
		}
	}
	r.forget(0)
	return true
}

// forget empties the queue from there on.
func (r *refinement) forget(from int) {
	for _, start := range r.queue[from:] {
		r.queued[start] = false
	}
	r.queue = r.queue[:0]
}

// splitBy splits all blocks by the number of neighbours in the one at start.
func (r *refinement) splitBy(start int32) {
	for _, v := range r.members(start) {
		for _, w := range r.neighbours[v] {
			if r.hits[w] == 0 {
				r.hit = append(r.hit, w)
			}
			r.hits[w]++
		}
		r.work += len(r.neighbours[v])
	}
	for _, b := range r.gather() {
		r.splitBlock(b)
	}
	for _, v := range r.hit {
		r.hits[v] = 0
	}
	r.hit = r.hit[:0]
}

// gather moves the vertices with hits to the ends of their blocks and lists
// those blocks, ascending.
func (r *refinement) gather() []int32 {
	var touched []int32
	for _, v := range r.hit {
		b := r.block[v]
		if r.inHit[b] == 0 {
			touched = append(touched, b)
		}
		r.inHit[b]++
		r.swap(r.at[v], b+r.size[b]-r.inHit[b])
	}
	slices.Sort(touched)
	return touched
}

// splitBlock splits one block, whose vertices with hits are at its end, by the number of hits.
func (r *refinement) splitBlock(b int32) {
	end := b + r.size[b]
	hit := r.order[end-r.inHit[b] : end]
	first := end - r.inHit[b]
	r.inHit[b] = 0
	slices.SortFunc(hit, func(v, w int32) int { return cmp.Compare(r.hits[v], r.hits[w]) })
	for i, v := range hit {
		r.at[v] = first + int32(i)
	}
	r.work += len(hit)
	pieces := len(r.splits)
	for i := end - 1; i >= first; i-- { // from the right, so that each vertex changes its block once
		count := r.hits[r.order[i]]
		if i > b && (i == first || r.hits[r.order[i-1]] != count) {
			r.cut(b, i)
		}
		if i == first || r.hits[r.order[i-1]] != count {
			r.record(uint64(i), uint64(count))
		}
	}
	r.enqueuePieces(b, r.splits[pieces:])
}

func (r *refinement) record(x, y uint64) { r.sum = mix(r.sum ^ mix(x<<32|y)) }

// enqueuePieces queues the pieces of the block b: all, if b itself is still
// waiting, otherwise all but the first largest (Hopcroft).
func (r *refinement) enqueuePieces(b int32, cuts []split) {
	spared := b
	if r.queued[b] {
		spared = -1
	} else {
		for i := len(cuts) - 1; i >= 0; i-- {
			if piece := cuts[i].right; r.size[piece] > r.size[spared] {
				spared = piece
			}
		}
		if spared != b {
			r.enqueue(b)
		}
	}
	for i := len(cuts) - 1; i >= 0; i-- {
		if piece := cuts[i].right; piece != spared {
			r.enqueue(piece)
		}
	}
}
