package attrition

import (
	"cmp"
	"errors"
	"fmt"

	"latin"
)

type stepDecoder struct {
	puzzle *latin.Puzzle
	rules  map[string]*Rule
}

func (d stepDecoder) steps(list []stepJSON, depth int) ([]Step, error) {
	if depth > deepestCases {
		return nil, fmt.Errorf("more than %d cases within cases", deepestCases)
	}
	return decodeEach(list, func(j stepJSON) (Step, error) { return d.step(&j, depth) })
}

// decodeEach applies f to every item, up to the first error.
func decodeEach[S, T any](list []S, f func(S) (T, error)) ([]T, error) {
	var out []T
	for _, item := range list {
		t, err := f(item)
		if err != nil {
			return nil, err
		}
		out = append(out, t)
	}
	return out, nil
}

func (d stepDecoder) step(j *stepJSON, depth int) (Step, error) {
	st := Step{Rule: d.rules[j.Rule], Contradiction: j.Contradiction, Split: Split{Cell: -1}}
	if st.Rule == nil {
		return st, fmt.Errorf("no rule is named %.60q%s", j.Rule, meantRule(j.Rule))
	}
	labels, err := decodeEach(j.Labels, d.label)
	for _, l := range labels {
		st.Labels |= latin.Just(l)
	}
	var errs [9]error
	st.Asterisms, errs[0] = decodeEach(j.Asterisms, d.asterism)
	st.Cells, errs[1] = decodeEach(j.Cells, d.cell)
	st.Places, errs[2] = decodeEach(j.Places, d.candidate)
	st.Removes, errs[3] = decodeEach(j.Removes, d.candidate)
	st.Prices, errs[4] = decodeEach(j.Prices, d.price)
	st.Split, errs[5] = d.split(j.Split)
	st.Cases, errs[6] = decodeEach(j.Cases, func(k caseJSON) (Case, error) { return d.oneCase(k, depth+1) })
	st.Links, errs[7] = decodeEach(j.Links, d.link)
	st.Condition, errs[8] = d.condition(j.Condition)
	return st, cmp.Or(append(errs[:], err)...)
}

// condition finds a condition by its number; nil for none.
func (d stepDecoder) condition(i *int) (latin.Condition, error) {
	list := d.puzzle.Conditions()
	switch {
	case i == nil:
		return nil, nil
	case len(list) == 0:
		return nil, fmt.Errorf("condition %d; %s has none", *i, d.puzzle.Name())
	case *i < 0 || *i >= len(list):
		return nil, fmt.Errorf("condition %d; they run from 0 to %d", *i, len(list)-1)
	}
	return list[*i], nil
}

func (d stepDecoder) label(text string) (latin.Label, error) {
	l, ok := d.puzzle.Labels.Find(text)
	if !ok {
		w := Words{d.puzzle}
		return l, fmt.Errorf("no label is %.60q; the labels are %s", text, w.Labels(d.puzzle.Labels.All()))
	}
	return l, nil
}

func (d stepDecoder) cell(x latin.Cell) (latin.Cell, error) {
	if n := d.puzzle.Board.Len(); x < 0 || int(x) >= n {
		return 0, fmt.Errorf("cell %d; they run from 0 to %d", x, n-1)
	}
	return x, nil
}

func (d stepDecoder) asterism(a int) (int, error) {
	if n := len(d.puzzle.Board.Asterisms()); a < 0 || a >= n {
		return 0, fmt.Errorf("asterism %d; they run from 0 to %d", a, n-1)
	}
	return a, nil
}

func (d stepDecoder) candidate(j candidateJSON) (Candidate, error) {
	x, err1 := d.cell(j.Cell)
	l, err2 := d.label(j.Label)
	return Candidate{x, l}, cmp.Or(err1, err2)
}

func (d stepDecoder) price(j priceJSON) (Price, error) {
	a, err1 := d.asterism(j.Asterism)
	l, err2 := d.label(j.Label)
	return Price{a, l, j.Price}, cmp.Or(err1, err2)
}

func (d stepDecoder) split(j *splitJSON) (Split, error) {
	switch {
	case j == nil:
		return Split{Cell: -1}, nil
	case j.Cell != nil:
		x, err := d.cell(*j.Cell)
		return Split{Cell: x}, err
	case j.Asterism == nil:
		return Split{}, errors.New("split has neither a cell nor an asterism")
	}
	a, err1 := d.asterism(*j.Asterism)
	l, err2 := d.label(j.Label)
	return Split{-1, a, l}, cmp.Or(err1, err2)
}

func (d stepDecoder) oneCase(j caseJSON, depth int) (Case, error) {
	q, err1 := d.candidate(j.Suppose)
	steps, err2 := d.steps(j.Steps, depth)
	return Case{q, steps}, cmp.Or(err1, err2)
}

func (d stepDecoder) node(j nodeJSON) (Node, error) {
	cells, err1 := decodeEach(j.Cells, d.cell)
	l, err2 := d.label(j.Label)
	return Node{cells, l}, cmp.Or(err1, err2)
}

func (d stepDecoder) link(j linkJSON) (Link, error) {
	k := Link{Strong: j.Strong, Asterism: -1}
	var err1, err2, err3, err4 error
	k.From, err1 = d.node(j.From)
	k.To, err2 = d.node(j.To)
	k.Via, err3 = decodeEach(j.Via, d.cell)
	if j.Asterism != nil {
		k.Asterism, err4 = d.asterism(*j.Asterism)
	}
	return k, cmp.Or(err1, err2, err3, err4)
}
