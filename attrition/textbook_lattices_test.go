package attrition_test

import (
	"math/rand/v2"
	"testing"

	"latin"
	"latin/attrition"
)

// bookLattices are states in which only one label, the first, is not possible
// everywhere; its places come from whole solutions, strays and crosses.
func bookLattices(t *testing.T, n int) []*bookState {
	p := sudoku(t)
	s, rng := attrition.NewState(p), rand.New(rand.NewPCG(9, 18))
	var states []*bookState
	for len(states) < n {
		places := randomPlaces(rng)
		d := make(latin.Domains, 81)
		for x := range d {
			if d[x] = p.Labels.All(); !places[x] {
				d[x] &^= latin.Just(0)
			}
		}
		states = append(states, newBookState(s, d))
	}
	return states
}

// bookTwins are states with many cells of the same two labels, and all labels in
// the others.
func bookTwins(t *testing.T, n int) []*bookState {
	p := sudoku(t)
	s, rng := attrition.NewState(p), rand.New(rand.NewPCG(9, 2))
	var states []*bookState
	for _, text := range bookPuzzles[:n] {
		_, solution := readBookPuzzle(t, p, text)
		both := latin.Just(latin.Label(rng.IntN(4))) | latin.Just(latin.Label(4+rng.IntN(5)))
		d := make(latin.Domains, 81)
		for x := range d {
			if d[x] = p.Labels.All(); both.Has(solution[x]) && rng.IntN(2) == 0 {
				d[x] = both
			}
		}
		states = append(states, newBookState(s, d))
	}
	return states
}

// randomPlaces hold nine places at least, one in each row, column and box.
func randomPlaces(rng *rand.Rand) [81]bool {
	var places [81]bool
	addSolution(rng, &places)
	kept := places
	for range rng.IntN(4) {
		addSolution(rng, &places)
	}
	for range rng.IntN(12) {
		places[rng.IntN(81)] = true
	}
	for box := rng.IntN(3); box < 9; box += 1 + rng.IntN(4) {
		addCross(rng, &places, &kept, box)
	}
	return places
}

// addSolution adds a place in each row, column and box.
func addSolution(rng *rand.Rand, places *[81]bool) {
	line := func() (order []int) {
		for _, band := range rng.Perm(3) {
			for _, i := range rng.Perm(3) {
				order = append(order, 3*band+i)
			}
		}
		return order
	}
	rows, columns := line(), line()
	for i := range 9 {
		places[9*rows[i]+columns[3*(i%3)+i/3]] = true
	}
}

// addCross leaves a box places of one row and one column only, but for those kept.
func addCross(rng *rand.Rand, places, kept *[81]bool, box int) {
	r, c := box/3*3+rng.IntN(3), box%3*3+rng.IntN(3)
	for _, x := range bookHouses[18+box] {
		switch in := x/9 == r || x%9 == c; {
		case in:
			places[x] = places[x] || rng.IntN(3) > 0
		default:
			places[x] = kept[x]
		}
	}
}
