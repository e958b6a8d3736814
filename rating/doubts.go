package rating

import "latin"

// Doubts are what stands between a player and the solution: a doubt is a label
// that a blank cell might hold as far as is seen, but does not. It goes when its
// cell is written, when an asterism of the cell has its label as often as it may,
// or when a rule removes it. A cell without doubts has one label left; a label about
// whose places in an asterism there is no doubt can be written there.
//
// The lists are one after another in one array each: those of i are in
// list[from[i]:from[i+1]].
type doubts struct {
	*grid
	solution latin.PB
	cell     []int32 // of a doubt
	label    []latin.Label
	self     []int32 // 0, 1, 2, ...: the doubts of a cell as a list
	index    []int32 // cell*labels + label: the number of the doubt, or -1

	ofCell  []int32 // from: the doubts of a cell have numbers in a row
	inFrom  []int32 // at(a, l)
	in      []int32 // doubts about l in a
	ofFrom  []int32 // of a doubt
	of      []int32 // the at(a, l) in which it is
	blankAt []int32 // at(a, l): from, of placesAt
	places  []int32 // the blank cells of a that hold l in the solution

	// The state before the first label is written.
	naked []int32 // doubts of a cell
	about []int32 // at(a, l): doubts about l in a; negative where a need not hold it
	left  []int32 // at(a, l): how often l is still to be written in a until it may no more
	blank []int32 // blank cells of a
	open  int

	wrote []int32        // scratch: at(a, l), clues
	full  []latin.Domain // scratch: labels that an asterism has as often as it may
}

func newDoubts(g *grid) *doubts {
	n := len(g.lo)
	return &doubts{
		grid: g, index: make([]int32, g.cells*g.labels),
		ofCell: make([]int32, g.cells+1), inFrom: make([]int32, n+1), blankAt: make([]int32, n+1),
		naked: make([]int32, g.cells), about: make([]int32, n), left: make([]int32, n),
		blank: make([]int32, len(g.asterisms)), wrote: make([]int32, n), full: make([]latin.Domain, len(g.asterisms)),
	}
}

// load makes the lists for a puzzle that has the solution and no other.
func (d *doubts) load(clues, solution latin.PB) {
	d.solution = solution
	d.countClues(clues)
	d.find(clues)
	d.sort(clues)
}

// countClues sets what is blank and what is to be written.
func (d *doubts) countClues(clues latin.PB) {
	clear(d.wrote)
	d.open = d.cells
	for a, ast := range d.asterisms {
		d.blank[a] = int32(len(ast.Cells))
	}
	for c, l := range clues {
		if l == latin.Blank {
			continue
		}
		d.open--
		for _, a := range d.grid.of[c] {
			d.wrote[d.at(a, l)]++
			d.blank[a]--
		}
	}
	clear(d.full)
	for i, hi := range d.hi {
		if d.left[i] = hi - d.wrote[i]; d.left[i] <= 0 {
			d.full[d.asterismAt[i]] |= latin.Just(latin.Label(i % d.labels))
		}
	}
}

// find numbers the doubts, cell by cell.
func (d *doubts) find(clues latin.PB) {
	d.cell, d.label, d.of, d.ofFrom = d.cell[:0], d.label[:0], d.of[:0], d.ofFrom[:0]
	clear(d.about)
	for i := range d.index {
		d.index[i] = -1
	}
	for c, l := range clues {
		d.ofCell[c] = int32(len(d.cell))
		if l != latin.Blank {
			d.naked[c] = 0
			continue
		}
		full := latin.Domain(0)
		for _, a := range d.grid.of[c] {
			full |= d.full[a]
		}
		for rest := d.all &^ full &^ latin.Just(d.solution[c]); rest != 0; rest &= rest - 1 {
			d.add(int32(c), rest.First())
		}
		d.naked[c] = int32(len(d.cell)) - d.ofCell[c]
	}
	d.ofCell[d.cells] = int32(len(d.cell))
	d.ofFrom = append(d.ofFrom, int32(len(d.of)))
}

func (d *doubts) add(c int32, m latin.Label) {
	d.index[int(c)*d.labels+int(m)] = int32(len(d.cell))
	if len(d.self) == len(d.cell) {
		d.self = append(d.self, int32(len(d.cell)))
	}
	d.cell = append(d.cell, c)
	d.label = append(d.label, m)
	d.ofFrom = append(d.ofFrom, int32(len(d.of)))
	for _, a := range d.grid.of[c] {
		i := d.at(a, m)
		d.of = append(d.of, int32(i))
		d.about[i]++
	}
}

// sort lists doubts and blank places by asterism and label.
func (d *doubts) sort(clues latin.PB) {
	d.in = resized(d.in, len(d.of))
	sum := int32(0)
	for i, n := range d.about {
		sum += n
		d.inFrom[i] = sum // the end; counted down below
	}
	d.inFrom[len(d.about)] = sum
	for x := len(d.cell) - 1; x >= 0; x-- {
		for _, i := range d.of[d.ofFrom[x]:d.ofFrom[x+1]] {
			d.inFrom[i]--
			d.in[d.inFrom[i]] = int32(x)
		}
	}
	d.sortPlaces(clues)
}

func (d *doubts) sortPlaces(clues latin.PB) {
	clear(d.blankAt)
	for c, l := range clues {
		if l == latin.Blank {
			for _, a := range d.grid.of[c] {
				d.blankAt[d.at(a, d.solution[c])]++
			}
		}
	}
	sum := int32(0)
	for i, n := range d.blankAt {
		if i < len(d.lo) && d.wrote[i]+n > d.lo[i] {
			d.about[i] = never // it might do with fewer
		}
		sum += n
		d.blankAt[i] = sum
	}
	d.places = resized(d.places, int(sum))
	for c := len(clues) - 1; c >= 0; c-- {
		if clues[c] == latin.Blank {
			for _, a := range d.grid.of[c] {
				i := d.at(a, d.solution[c])
				d.blankAt[i]--
				d.places[d.blankAt[i]] = int32(c)
			}
		}
	}
}

// never is a number of doubts from which one does not get down to zero.
const never = 1 << 30

func resized(list []int32, n int) []int32 {
	if cap(list) < n {
		return make([]int32, n)
	}
	return list[:n]
}
