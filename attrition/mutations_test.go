package attrition_test

import (
	"math/rand/v2"
	"slices"

	"latin"
	"latin/attrition"
)

// A mutation changes a proof a little; it says whether it did.
type mutation struct {
	name   string
	change func(rng *rand.Rand, pf *attrition.Proof) bool
}

var mutations = []mutation{
	{"drop step", func(rng *rand.Rand, pf *attrition.Proof) bool {
		list := anySteps(rng, pf)
		i := rng.IntN(len(*list))
		*list = slices.Delete(*list, i, i+1)
		return true
	}},
	{"repeat step", func(rng *rand.Rand, pf *attrition.Proof) bool {
		list := anySteps(rng, pf)
		i, j := rng.IntN(len(*list)), rng.IntN(len(*list))
		*list = slices.Insert(*list, j, (*list)[i].Clone())
		return true
	}},
	{"swap steps", func(rng *rand.Rand, pf *attrition.Proof) bool {
		list := anySteps(rng, pf)
		i, j := rng.IntN(len(*list)), rng.IntN(len(*list))
		(*list)[i], (*list)[j] = (*list)[j], (*list)[i]
		return i != j
	}},
	{"contradiction", onStep(func(rng *rand.Rand, pf *attrition.Proof, st *attrition.Step) bool {
		st.Contradiction = !st.Contradiction
		if rng.IntN(2) == 0 {
			st.Removes, st.Places = nil, nil
		}
		return true
	})},
	{"drop removal", onStep(func(rng *rand.Rand, pf *attrition.Proof, st *attrition.Step) bool { return dropOne(rng, &st.Removes) })},
	{"other removal", onStep(func(rng *rand.Rand, pf *attrition.Proof, st *attrition.Step) bool {
		return otherCandidate(rng, pf, st.Removes)
	})},
	{"further removal", onStep(func(rng *rand.Rand, pf *attrition.Proof, st *attrition.Step) bool {
		st.Removes = append(st.Removes, candidate(rng, pf))
		return true
	})},
	{"further removal in the end too", onStep(func(rng *rand.Rand, pf *attrition.Proof, st *attrition.Step) bool {
		q := attrition.Candidate{Cell: latin.Cell(rng.IntN(len(pf.End))), Label: latin.Label(rng.IntN(pf.Puzzle.Labels.Distinct()))}
		st.Removes = append(st.Removes, q)
		pf.End[q.Cell] &^= latin.Just(q.Label)
		return true
	})},
	{"other placement", onStep(func(rng *rand.Rand, pf *attrition.Proof, st *attrition.Step) bool {
		return otherCandidate(rng, pf, st.Places)
	})},
	{"drop placement", onStep(func(rng *rand.Rand, pf *attrition.Proof, st *attrition.Step) bool { return dropOne(rng, &st.Places) })},
	{"drop price", onStep(func(rng *rand.Rand, pf *attrition.Proof, st *attrition.Step) bool { return dropOne(rng, &st.Prices) })},
	{"other price", onPrice(func(rng *rand.Rand, pf *attrition.Proof, u *attrition.Price) {
		u.Price += 1 + rng.IntN(3)*(1-2*rng.IntN(2))
	})},
	{"turned price", onPrice(func(rng *rand.Rand, pf *attrition.Proof, u *attrition.Price) { u.Price = -u.Price })},
	{"huge price", onPrice(func(rng *rand.Rand, pf *attrition.Proof, u *attrition.Price) { u.Price <<= 40 + rng.IntN(24) })},
	{"other label of a price", onPrice(func(rng *rand.Rand, pf *attrition.Proof, u *attrition.Price) {
		u.Label = latin.Label(rng.IntN(pf.Puzzle.Labels.Distinct()+2) - 1)
	})},
	{"other asterism of a price", onPrice(func(rng *rand.Rand, pf *attrition.Proof, u *attrition.Price) {
		u.Asterism = rng.IntN(len(pf.Puzzle.Board.Asterisms())+2) - 1
	})},
	{"other asterism", onStep(func(rng *rand.Rand, pf *attrition.Proof, st *attrition.Step) bool {
		if len(st.Asterisms) == 0 {
			return false
		}
		i, a := rng.IntN(len(st.Asterisms)), rng.IntN(len(pf.Puzzle.Board.Asterisms())+2)-1
		for j := range st.Prices {
			if st.Prices[j].Asterism == st.Asterisms[i] && rng.IntN(4) > 0 {
				st.Prices[j].Asterism = a
			}
		}
		st.Asterisms[i] = a
		return true
	})},
	{"drop asterism", onStep(func(rng *rand.Rand, pf *attrition.Proof, st *attrition.Step) bool { return dropOne(rng, &st.Asterisms) })},
	{"drop cell", onStep(func(rng *rand.Rand, pf *attrition.Proof, st *attrition.Step) bool { return dropOne(rng, &st.Cells) })},
	{"other cell", onStep(func(rng *rand.Rand, pf *attrition.Proof, st *attrition.Step) bool {
		if len(st.Cells) == 0 {
			return false
		}
		st.Cells[rng.IntN(len(st.Cells))] = latin.Cell(rng.IntN(len(pf.Start)+2) - 1)
		return true
	})},
	{"drop case", onCases(func(rng *rand.Rand, pf *attrition.Proof, st *attrition.Step) bool { return dropOne(rng, &st.Cases) })},
	{"other supposition", onCases(func(rng *rand.Rand, pf *attrition.Proof, st *attrition.Step) bool {
		st.Cases[rng.IntN(len(st.Cases))].Suppose = candidate(rng, pf)
		return true
	})},
	{"other split", onCases(func(rng *rand.Rand, pf *attrition.Proof, st *attrition.Step) bool {
		st.Split = attrition.Split{
			Cell: latin.Cell(rng.IntN(len(pf.Start)+2) - 1), Asterism: rng.IntN(len(pf.Puzzle.Board.Asterisms())+2) - 1,
			Label: latin.Label(rng.IntN(pf.Puzzle.Labels.Distinct()+2) - 1),
		}
		return true
	})},
	{"empty case", onCases(func(rng *rand.Rand, pf *attrition.Proof, st *attrition.Step) bool {
		st.Cases[rng.IntN(len(st.Cases))].Steps = nil
		return true
	})},
	{"no reason", onStep(func(rng *rand.Rand, pf *attrition.Proof, st *attrition.Step) bool {
		st.Prices, st.Cases = nil, nil
		return true
	})},
	{"other rule", onStep(func(rng *rand.Rand, pf *attrition.Proof, st *attrition.Step) bool {
		st.Rule = attrition.Rules[rng.IntN(len(attrition.Rules))]
		return true
	})},
	{"no rule", onStep(func(rng *rand.Rand, pf *attrition.Proof, st *attrition.Step) bool { st.Rule = nil; return true })},
	{"other outcome", func(rng *rand.Rand, pf *attrition.Proof) bool {
		pf.Outcome = attrition.Outcome((int(pf.Outcome) + 1 + rng.IntN(2)) % 3)
		return true
	}},
	{"other start", func(rng *rand.Rand, pf *attrition.Proof) bool {
		pf.Start[rng.IntN(len(pf.Start))] ^= latin.Just(latin.Label(rng.IntN(pf.Puzzle.Labels.Distinct())))
		return true
	}},
	{"other end", func(rng *rand.Rand, pf *attrition.Proof) bool {
		pf.End[rng.IntN(len(pf.End))] ^= latin.Just(latin.Label(rng.IntN(pf.Puzzle.Labels.Distinct())))
		return true
	}},
	{"cut short", func(rng *rand.Rand, pf *attrition.Proof) bool {
		pf.Steps = pf.Steps[:rng.IntN(len(pf.Steps))]
		return true
	}},
}

// anySteps is the list of steps of the proof, or now and then of a case in it.
func anySteps(rng *rand.Rand, pf *attrition.Proof) *[]attrition.Step {
	list := &pf.Steps
	for {
		st := &(*list)[rng.IntN(len(*list))]
		if len(st.Cases) == 0 {
			return list
		}
		k := &st.Cases[rng.IntN(len(st.Cases))]
		if len(k.Steps) == 0 {
			return list
		}
		list = &k.Steps
	}
}

func onStep(change func(*rand.Rand, *attrition.Proof, *attrition.Step) bool) func(*rand.Rand, *attrition.Proof) bool {
	return func(rng *rand.Rand, pf *attrition.Proof) bool {
		list := *anySteps(rng, pf)
		return change(rng, pf, &list[rng.IntN(len(list))])
	}
}

func onPrice(change func(*rand.Rand, *attrition.Proof, *attrition.Price)) func(*rand.Rand, *attrition.Proof) bool {
	return onStep(func(rng *rand.Rand, pf *attrition.Proof, st *attrition.Step) bool {
		if len(st.Prices) == 0 {
			return false
		}
		change(rng, pf, &st.Prices[rng.IntN(len(st.Prices))])
		return true
	})
}

// onCases changes a step with cases, if the proof has one.
func onCases(change func(*rand.Rand, *attrition.Proof, *attrition.Step) bool) func(*rand.Rand, *attrition.Proof) bool {
	return func(rng *rand.Rand, pf *attrition.Proof) bool {
		var with []*attrition.Step
		for i := range pf.Steps {
			if len(pf.Steps[i].Cases) > 0 {
				with = append(with, &pf.Steps[i])
			}
		}
		return len(with) > 0 && change(rng, pf, with[rng.IntN(len(with))])
	}
}

func dropOne[T any](rng *rand.Rand, list *[]T) bool {
	if len(*list) == 0 {
		return false
	}
	i := rng.IntN(len(*list))
	*list = slices.Delete(*list, i, i+1)
	return true
}

func candidate(rng *rand.Rand, pf *attrition.Proof) attrition.Candidate {
	return attrition.Candidate{
		Cell:  latin.Cell(rng.IntN(len(pf.Start)+2) - 1),
		Label: latin.Label(rng.IntN(pf.Puzzle.Labels.Distinct()+2) - 1),
	}
}

func otherCandidate(rng *rand.Rand, pf *attrition.Proof, list []attrition.Candidate) bool {
	if len(list) == 0 {
		return false
	}
	list[rng.IntN(len(list))] = candidate(rng, pf)
	return true
}
