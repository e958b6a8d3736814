package attrition

import (
	"math"
	"math/big"

	"latin"
)

// A program is what the law of prices lets the labels of open cells be, as a
// polytope: one column a candidate, one row a cell, and one row an asterism and
// label. By the duality of linear programs, some prices prove that a candidate
// is false just when no point of the polytope has it at 1, and the simplex
// method finds either: the point, or the prices.
//
//	columns: 1 in r1c1, 2 in r1c1, 1 in r1c2, ...
//	rows:    one for r1c1, one for r1c2, ...; cellRows of them
//	         one for 1 in row 1, one for 2 in row 1, ...
type program struct {
	simplex
	candidates []Candidate // by column
	bounds     []bound     // by row, from cellRows on
	cellRows   int
	columnOf   []int32 // by cell*labels + label; -1 for none
	rowOf      []int32 // by at(a, l); -1 for none

	widest, deepest int // the most columns of a row, and rows of a column
}

// A bound says how often a label may be in the open cells of an asterism. It is
// the one of the law of prices: lo may be negative, and hi more than the cells.
type bound struct {
	asterism int
	label    latin.Label
	lo, hi   int64
}

func newProgram(c *chart) *program {
	p := &program{rowOf: make([]int32, len(c.lo)), columnOf: make([]int32, c.cells*c.labels), widest: c.labels}
	for _, a := range c.asterisms {
		p.widest = max(p.widest, len(a.Cells))
	}
	for _, of := range c.of {
		p.deepest = max(p.deepest, len(of)+1)
	}
	for i := range p.rowOf {
		p.rowOf[i] = -1
	}
	for i := range p.columnOf {
		p.columnOf[i] = -1
	}
	return p
}

// allBounds lists those of a state that say something.
func (s *State) allBounds(list []bound, labels latin.Domain) []bound {
	for a := range s.asterisms {
		for d := labels; d != 0; d &= d - 1 {
			i := s.at(a, d.First())
			open, lo, hi := s.places[i]-s.fixes[i], s.lo[i]-s.fixes[i], s.hi[i]-s.fixes[i]
			if open > 0 && (lo > 0 || hi < open) {
				list = append(list, bound{a, d.First(), int64(lo), int64(hi)})
			}
		}
	}
	return list
}

// load makes the program of the bounds given, with all candidates of the labels
// but those that the claim settles, if it is wrong. When there is one label,
// cells have no rows: some other label may always be there.
func (p *program) load(s *State, labels latin.Domain, bounds []bound, c *claim) {
	p.unload(s)
	p.bounds = append(p.bounds, bounds...)
	p.addColumns(s, labels, c)
	one := labels&(labels-1) == 0
	p.cellRows = 0
	for j := range p.candidates {
		if !one && p.firstOfCell(j) {
			p.cellRows++
		}
	}
	p.reset(p.cellRows+len(p.bounds), len(p.candidates), p.widest, p.deepest)
	for i, b := range p.bounds {
		p.rowOf[s.at(b.asterism, b.label)] = int32(p.cellRows + i)
	}
	p.fillCells(one)
	p.fillBounds(s, c)
}

// unload forgets the last program.
func (p *program) unload(s *State) {
	for _, q := range p.candidates {
		p.columnOf[int(q.Cell)*s.labels+int(q.Label)] = -1
	}
	for _, b := range p.bounds {
		p.rowOf[s.at(b.asterism, b.label)] = -1
	}
	p.candidates, p.bounds = p.candidates[:0], p.bounds[:0]
}

func (p *program) addColumns(s *State, labels latin.Domain, c *claim) {
	for i, d := range s.domains {
		if d&(d-1) == 0 || !c.holds && c.candidate.Cell == latin.Cell(i) {
			continue
		}
		for d &= labels; d != 0; d &= d - 1 {
			q := Candidate{latin.Cell(i), d.First()}
			if q != c.candidate {
				p.columnOf[i*s.labels+int(q.Label)] = int32(len(p.candidates))
				p.candidates = append(p.candidates, q)
			}
		}
	}
}

func (p *program) firstOfCell(j int) bool {
	return j == 0 || p.candidates[j-1].Cell != p.candidates[j].Cell
}

// fillCells makes the rows of cells: each holds one label.
func (p *program) fillCells(one bool) {
	row := -1
	for j := range p.candidates {
		if one {
			return
		}
		if p.firstOfCell(j) {
			row++
			p.setRow(row, 1, 1)
		}
		p.setCell(row, j)
	}
}

// fillBounds makes the rows of asterisms and labels, less what the claim supposes.
func (p *program) fillBounds(s *State, c *claim) {
	for i, b := range p.bounds {
		if !c.holds && c.candidate.Label == b.label && s.cellsOf(b.asterism).has(c.candidate.Cell) {
			b.lo, b.hi = b.lo-1, b.hi-1
		}
		p.setRow(p.cellRows+i, b.lo, b.hi)
	}
	for j, q := range p.candidates {
		for _, a := range s.of[q.Cell] {
			if i := p.rowOf[s.at(a, q.Label)]; i >= 0 {
				p.setCell(int(i), j)
			}
		}
	}
}

// proof is what a row of the basis proves whose variable cannot go up, or down:
// the bounds that it uses, and their prices in whole numbers without a common
// divisor.
func (p *program) proof(row int, up bool, used []bound, prices []Price) ([]bound, []Price) {
	entry := p.inverse[row].entry[p.cellRows:]
	g := int64(0)
	for _, n := range entry {
		g = gcd(g, size(n))
	}
	if !up {
		g = -g
	}
	for i, b := range p.bounds {
		if n := entry[i]; n != 0 {
			used = append(used, b)
			prices = append(prices, Price{b.asterism, b.label, int(n / g)})
		}
	}
	return used, prices
}

// wideProof is the same for factors of rows.
func (p *program) wideProof(factors []*big.Rat, used []bound, prices []Price) ([]bound, []Price) {
	scale := big.NewInt(1)
	for _, f := range factors[p.cellRows:] {
		d := f.Denom()
		scale.Mul(scale, new(big.Int).Div(d, new(big.Int).GCD(nil, nil, scale, d)))
	}
	for i, b := range p.bounds {
		f := factors[p.cellRows+i]
		if f.Sign() == 0 {
			continue
		}
		used = append(used, b)
		n := new(big.Int).Mul(f.Num(), new(big.Int).Div(scale, f.Denom()))
		if !n.IsInt64() {
			n.SetInt64(math.MaxInt64)
		}
		prices = append(prices, Price{b.asterism, b.label, int(n.Int64())})
	}
	return used, prices
}
