package attrition

import "math/big"

// A wideSimplex asks whether a simplex has points at all, in rational numbers
// of any size: slowly, and without fail. It follows the rule of Bland alone.
type wideSimplex struct {
	columns int
	upper   []*big.Rat
	place   []int
	basis   []int
	value   []*big.Rat
	tableau [][]*big.Rat // by row and variable; nil is 0
	tied    int          // rows whose bounds count
}

// newWideSimplex takes over the problem of a simplex, not what it did so far.
func newWideSimplex(p *simplex) *wideSimplex {
	rows := len(p.hi)
	w := &wideSimplex{
		columns: p.columns, upper: make([]*big.Rat, len(p.upper)), place: make([]int, len(p.upper)),
		basis: make([]int, rows), value: make([]*big.Rat, rows), tableau: make([][]*big.Rat, rows),
	}
	for v, n := range p.upper {
		w.upper[v], w.place[v] = big.NewRat(n, 1), atLower
	}
	for i := range rows {
		w.tableau[i] = make([]*big.Rat, len(p.upper))
		w.tableau[i][w.columns+i] = big.NewRat(1, 1)
		w.value[i], w.basis[i], w.place[w.columns+i] = big.NewRat(p.hi[i], 1), w.columns+i, i
	}
	for j, of := range p.of {
		for _, i := range of {
			w.tableau[i][j] = big.NewRat(1, 1)
		}
	}
	return w
}

// solve looks for a point. If there is none, it returns for each row of the
// problem a factor: the rows times their factors, added up, show it. It gives
// up, without an answer, when stopped says so.
func (w *wideSimplex) solve(stopped func() bool) (factors []*big.Rat, feasible, ok bool) {
	for ; w.tied < len(w.basis); w.tied++ {
		v := w.columns + w.tied
		for r := w.place[v]; r >= 0 && w.outside(r) != 0; r = w.place[v] {
			if stopped() {
				return nil, false, false
			}
			up := w.outside(r) < 0
			enter := w.entering(r, up)
			if enter < 0 {
				return w.factors(r, up), false, true
			}
			w.step(enter, r)
		}
	}
	return nil, true, true
}

// outside says whether the variable of a row is below 0 (-1) or above its
// upper bound (1).
func (w *wideSimplex) outside(r int) int {
	switch {
	case w.value[r].Sign() < 0:
		return -1
	case w.value[r].Cmp(w.upper[w.basis[r]]) > 0:
		return 1
	}
	return 0
}

func (w *wideSimplex) factors(r int, up bool) []*big.Rat {
	list := make([]*big.Rat, len(w.basis))
	for i := range list {
		list[i] = new(big.Rat)
		if f := w.tableau[r][w.columns+i]; f != nil {
			list[i].Set(f)
		}
		if !up {
			list[i].Neg(list[i])
		}
	}
	return list
}

// entering is the first variable that moves that of row r; -1 for none.
func (w *wideSimplex) entering(r int, up bool) int {
	for v, a := range w.tableau[r] {
		if a != nil && w.place[v] < 0 && w.upper[v].Sign() > 0 && (a.Sign() > 0) == (up != (w.place[v] == atLower)) {
			return v
		}
	}
	return -1
}

// step lets a variable enter as far as it can go; row r is on its way back to
// the nearer of its bounds.
func (w *wideSimplex) step(enter, r int) {
	rising := w.place[enter] == atLower
	far, row, upper := new(big.Rat).Set(w.upper[enter]), -1, false
	for i := range w.basis {
		a := w.tableau[i][enter]
		if a == nil {
			continue
		}
		room, atTop, ok := w.room(i, (a.Sign() > 0) != rising, i == r)
		if !ok {
			continue
		}
		room.Quo(room, new(big.Rat).Abs(a))
		if c := room.Cmp(far); c < 0 || c == 0 && row >= 0 && w.basis[i] < w.basis[row] {
			far, row, upper = room, i, atTop
		}
	}
	to := w.move(enter, rising, far)
	if row >= 0 {
		w.exchange(enter, row, upper)
		w.value[row] = to
	}
}

// room is how far the variable of a row may move.
func (w *wideSimplex) room(i int, growing, pushed bool) (room *big.Rat, upper, ok bool) {
	v := w.basis[i]
	switch {
	case pushed && growing:
		return new(big.Rat).Neg(w.value[i]), false, true
	case pushed:
		return new(big.Rat).Sub(w.value[i], w.upper[v]), true, true
	case v >= w.columns+w.tied:
		return nil, false, false
	case growing:
		return new(big.Rat).Sub(w.upper[v], w.value[i]), true, true
	}
	return new(big.Rat).Set(w.value[i]), false, true
}

// move changes the values of the basis for an entering variable that goes so
// far, and returns where that one gets; as if it got to its other bound.
func (w *wideSimplex) move(enter int, rising bool, far *big.Rat) *big.Rat {
	by, to := far, new(big.Rat).Set(far)
	w.place[enter] = atUpper
	if !rising {
		by, w.place[enter] = new(big.Rat).Neg(far), atLower
		to.Sub(w.upper[enter], far)
	}
	for i := range w.basis {
		if a := w.tableau[i][enter]; a != nil {
			w.value[i].Sub(w.value[i], new(big.Rat).Mul(a, by))
		}
	}
	return to
}

// exchange puts a variable in the place of that of a row, which leaves at its
// upper bound or at 0.
func (w *wideSimplex) exchange(enter, row int, upper bool) {
	out, top := w.basis[row], w.tableau[row]
	w.basis[row], w.place[enter], w.place[out] = enter, row, atLower
	if upper {
		w.place[out] = atUpper
	}
	by := new(big.Rat).Inv(top[enter])
	for _, a := range top {
		if a != nil {
			a.Mul(a, by)
		}
	}
	for i, line := range w.tableau {
		if i != row && line[enter] != nil {
			subtract(line, top, new(big.Rat).Set(line[enter]))
		}
	}
}

// subtract takes a multiple of one row of a tableau from another.
func subtract(line, top []*big.Rat, factor *big.Rat) {
	product := new(big.Rat)
	for v, a := range top {
		switch {
		case a == nil:
		case line[v] == nil:
			line[v] = new(big.Rat).Neg(product.Mul(a, factor))
		default:
			if line[v].Sub(line[v], product.Mul(a, factor)).Sign() == 0 {
				line[v] = nil
			}
		}
	}
}
