package attrition

import (
	"bytes"
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
		return &StepsError{begin, step, WrongJSON(kind)}
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
