package attrition

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"

	"latin"
)

// A StepsError says what is wrong with the JSON of steps, and where.
type StepsError struct {
	Offset int // of a byte of the text: where the JSON is broken, or the outer step begins
	Step   int // the outer step, from 1; 0 for the list itself
	Msg    string
}

// Error tells the step and what is wrong with it.
func (e *StepsError) Error() string {
	if e.Step == 0 {
		return e.Msg
	}
	return fmt.Sprintf("step %d: %s", e.Step, e.Msg)
}

// deepestCases limits cases within cases, so that no text exhausts the stack.
const deepestCases = 500

// DecodeSteps reads what [EncodeSteps] writes: rules, labels, cells and
// asterisms must exist, but whether the steps hold is for [Verify] to say. Keys
// that it does not know are passed over. The error is a [*StepsError].
func DecodeSteps(p *latin.Puzzle, text []byte) ([]Step, error) {
	d := stepDecoder{p, rulesByName()}
	decoder := json.NewDecoder(bytes.NewReader(text))
	if t, err := decoder.Token(); err != nil || t != json.Delim('[') {
		return nil, &StepsError{Msg: "steps are not a list"}
	}
	var steps []Step
	for decoder.More() {
		begin := int(decoder.InputOffset())
		begin += len(text[begin:]) - len(bytes.TrimLeft(text[begin:], " \t\r\n,"))
		var j stepJSON
		if err := decoder.Decode(&j); err != nil {
			return nil, decodeError(err, begin, len(steps)+1, len(text))
		}
		st, err := d.step(&j, 0)
		if err != nil {
			return nil, &StepsError{begin, len(steps) + 1, err.Error()}
		}
		steps = append(steps, st)
	}
	if _, err := decoder.Token(); err != nil {
		return nil, decodeError(err, len(text), 0, len(text))
	}
	return steps, nil
}

// DecodeProof reads steps as [DecodeSteps] does and makes the proof of them that
// they claim to be: from the start, with the end and outcome to which their
// removals lead. Whether it holds is for [Verify] to say.
func DecodeProof(p *latin.Puzzle, start latin.Domains, text []byte) (*Proof, error) {
	steps, err := DecodeSteps(p, text)
	if err != nil {
		return nil, err
	}
	pf := &Proof{Puzzle: p, Start: start, Steps: steps, End: slices.Clone(start), Outcome: Solved}
	for _, st := range steps {
		for _, q := range st.Removes {
			pf.End[q.Cell] &^= latin.Just(q.Label)
		}
	}
	several := func(d latin.Domain) bool { return d.Len() > 1 }
	switch {
	case len(steps) > 0 && steps[len(steps)-1].Contradiction, slices.Contains(pf.End, 0):
		pf.Outcome = NoSolution
	case slices.ContainsFunc(pf.End, several):
		pf.Outcome = Stuck
	}
	return pf, nil
}

// decodeError tells what package json says, at its place.
func decodeError(err error, begin, step, end int) *StepsError {
	var syntax *json.SyntaxError
	var kind *json.UnmarshalTypeError
	switch {
	case errors.As(err, &syntax):
		return &StepsError{int(syntax.Offset) - 1, step, fmt.Sprintf("the JSON is broken: %v", err)}
	case errors.As(err, &kind):
		return &StepsError{begin, step, fmt.Sprintf("%s: found %s", kind.Field, kind.Value)}
	case errors.Is(err, io.EOF), errors.Is(err, io.ErrUnexpectedEOF):
		return &StepsError{end, step, "the JSON ends within the steps"}
	}
	return &StepsError{begin, step, err.Error()}
}

func rulesByName() map[string]*Rule {
	names := make(map[string]*Rule, len(Rules))
	for _, r := range Rules {
		names[r.Name] = r
	}
	return names
}

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
		return st, fmt.Errorf("no rule is named %.60q", j.Rule)
	}
	labels, err := decodeEach(j.Labels, d.label)
	for _, l := range labels {
		st.Labels |= latin.Just(l)
	}
	var errs [8]error
	st.Asterisms, errs[0] = decodeEach(j.Asterisms, d.asterism)
	st.Cells, errs[1] = decodeEach(j.Cells, d.cell)
	st.Places, errs[2] = decodeEach(j.Places, d.candidate)
	st.Removes, errs[3] = decodeEach(j.Removes, d.candidate)
	st.Prices, errs[4] = decodeEach(j.Prices, d.price)
	st.Split, errs[5] = d.split(j.Split)
	st.Cases, errs[6] = decodeEach(j.Cases, func(k caseJSON) (Case, error) { return d.oneCase(k, depth+1) })
	st.Links, errs[7] = decodeEach(j.Links, d.link)
	return st, cmp.Or(append(errs[:], err)...)
}

func (d stepDecoder) label(text string) (latin.Label, error) {
	l, ok := d.puzzle.Labels.Find(text)
	if !ok {
		return l, fmt.Errorf("no label is %.60q", text)
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
