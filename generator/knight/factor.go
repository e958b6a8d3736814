package knight

import "math/rand/v2"

// A factor is moves of which every cell has two: circuits, of any lengths. While it
// is being made, some cells have fewer.
type factor struct {
	board  *Board
	beside [][2]int32 // by cell, where its moves go; -1 for none

	// Where each cell is, kept by trace:
	circuit  []int32 // its circuit
	position []int32 // its number in the circuit, in order of travel
	length   []int32 // of each circuit, by number; 0 for numbers not in use
	unused   []int32 // numbers not in use
	count    int     // circuits
}

// randomFactor makes a factor: moves at random as far as they go, and the rest
// by alternating walks from one cell that lacks a move to another. It gives nil
// when a cell stays without (then there may be no factor).
func randomFactor(b *Board, rng *rand.Rand) *factor {
	f := &factor{board: b, beside: make([][2]int32, b.Size())}
	for c := range f.beside {
		f.beside[c] = [2]int32{-1, -1}
	}
	f.beginGreedy(rng)
	for _, c := range rng.Perm(b.Size()) {
		for f.lacks(c) {
			if !f.augment(c, rng) {
				return nil
			}
		}
	}
	f.number()
	return f
}

// number traces all circuits.
func (f *factor) number() {
	f.circuit, f.position = make([]int32, len(f.beside)), make([]int32, len(f.beside))
	for c := range f.circuit {
		f.circuit[c] = -1
	}
	for c := range f.circuit {
		if f.circuit[c] < 0 {
			f.trace(int32(c))
		}
	}
}

func (f *factor) lacks(c Cell) bool { return f.beside[c][1] < 0 }

func (f *factor) joined(c, d Cell) bool {
	return f.beside[c][0] == int32(d) || f.beside[c][1] == int32(d)
}

// beginGreedy serves cells with few neighbours first.
func (f *factor) beginGreedy(rng *rand.Rand) {
	byDegree := make(map[int][]Cell)
	most := 0
	for _, c := range rng.Perm(f.board.Size()) {
		d := len(f.board.Near[c])
		byDegree[d] = append(byDegree[d], c)
		most = max(most, d)
	}
	for degree := range most + 1 {
		for _, c := range byDegree[degree] {
			near := f.board.Near[c]
			for _, i := range rng.Perm(len(near)) {
				if d := near[i]; f.lacks(c) && f.lacks(d) && !f.joined(c, d) {
					f.join(c, d)
				}
			}
		}
	}
}

func (f *factor) join(c, d Cell) {
	f.put(c, -1, d)
	f.put(d, -1, c)
}

func (f *factor) part(c, d Cell) {
	f.put(c, d, -1)
	f.put(d, c, -1)
}

// put replaces a neighbour, with -1 last.
func (f *factor) put(c, old, new Cell) {
	e := &f.beside[c]
	if e[0] == int32(old) {
		e[0] = int32(new)
	} else {
		e[1] = int32(new)
	}
	if e[0] < 0 {
		e[0], e[1] = e[1], e[0]
	}
}

// tries is how often augment looks for a walk that uses no move twice, which on
// boards of two colours is every walk.
const tries = 20

// augment gives a cell a move more, by a walk of moves that are not in the
// factor and moves that are, by turns, to another cell that lacks one.
func (f *factor) augment(start Cell, rng *rand.Rand) bool {
	for range tries {
		walk := f.alternate(start, rng)
		if walk == nil {
			return false
		}
		if f.swap(walk) {
			return true
		}
	}
	return false
}

// alternate finds a shortest such walk, as its cells; nil when there is none.
func (f *factor) alternate(start Cell, rng *rand.Rand) []Cell {
	const unseen = -2
	n := f.board.Size()
	before := [2][]int{make([]int, n), make([]int, n)} // after an even or odd number of moves
	for c := range n {
		before[0][c], before[1][c] = unseen, unseen
	}
	before[0][start] = -1
	type visit struct{ cell, parity int }
	for queue := []visit{{start, 0}}; len(queue) > 0; queue = queue[1:] {
		v := queue[0]
		if v.parity == 1 {
			for _, d := range f.beside[v.cell] {
				if d >= 0 && before[0][d] == unseen {
					before[0][d] = v.cell
					queue = append(queue, visit{int(d), 0})
				}
			}
			continue
		}
		near := f.board.Near[v.cell]
		for _, i := range rng.Perm(len(near)) {
			d := near[i]
			if before[1][d] != unseen || f.joined(v.cell, d) {
				continue
			}
			before[1][d] = v.cell
			if f.lacks(d) && (d != start || f.beside[d][0] < 0) {
				return unwind(before, d)
			}
			queue = append(queue, visit{d, 1})
		}
	}
	return nil
}

func unwind(before [2][]int, end Cell) []Cell {
	var walk []Cell
	for c, parity := end, 1; c >= 0; parity = 1 - parity {
		walk = append(walk, c)
		c = before[parity][c]
	}
	return walk
}

// swap puts the first move of the walk in, takes the second out, and so on;
// false, with nothing changed, when the walk uses a move twice.
func (f *factor) swap(walk []Cell) bool {
	used := make(map[[2]Cell]bool)
	for i := range walk[1:] {
		e := [2]Cell{min(walk[i], walk[i+1]), max(walk[i], walk[i+1])}
		if used[e] {
			return false
		}
		used[e] = true
	}
	for i := 1; i+1 < len(walk); i += 2 {
		f.part(walk[i], walk[i+1])
	}
	for i := 0; i+1 < len(walk); i += 2 {
		f.join(walk[i], walk[i+1])
	}
	return true
}

// trace numbers the cells of the circuit of a cell as a circuit of its own.
func (f *factor) trace(start int32) {
	var number int32
	if last := len(f.unused) - 1; last >= 0 {
		number, f.unused = f.unused[last], f.unused[:last]
	} else {
		number = int32(len(f.length))
		f.length = append(f.length, 0)
	}
	f.count++
	before, c, at := f.beside[start][1], start, int32(0)
	for {
		f.circuit[c], f.position[c] = number, at
		at++
		next := f.beside[c][0]
		if next == before {
			next = f.beside[c][1]
		}
		before, c = c, next
		if c == start {
			break
		}
	}
	f.length[number] = at
}

// forget gives the number of a circuit back.
func (f *factor) forget(number int32) {
	f.length[number] = 0
	f.unused = append(f.unused, number)
	f.count--
}

// cover is the circuits in their normal form.
func (f *factor) cover() Cover {
	beside := make([][2]Cell, len(f.beside))
	for c, e := range f.beside {
		beside[c] = [2]Cell{int(e[0]), int(e[1])}
	}
	return coverOf(beside)
}
