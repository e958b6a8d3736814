package attrition

import (
	"bytes"
	"encoding/json"
	"slices"

	"latin"
)

// The forms of a step in JSON. Labels are texts; cells and asterisms are
// numbers from 0, cells in reading order, and so are conditions. Prices,
// condition, split, cases and links are left out where a step has none.
type (
	stepJSON struct {
		Rule          string          `json:"rule"`
		Asterisms     []int           `json:"asterisms"`
		Cells         []latin.Cell    `json:"cells"`
		Labels        []string        `json:"labels"`
		Places        []candidateJSON `json:"places"`
		Removes       []candidateJSON `json:"removes"`
		Contradiction bool            `json:"contradiction"`
		Prices        []priceJSON     `json:"prices,omitempty"`
		Condition     *int            `json:"condition,omitempty"`
		Split         *splitJSON      `json:"split,omitempty"`
		Cases         []caseJSON      `json:"cases,omitempty"`
		Links         []linkJSON      `json:"links,omitempty"`
	}
	candidateJSON struct {
		Cell  latin.Cell `json:"cell"`
		Label string     `json:"label"`
	}
	priceJSON struct {
		Asterism int    `json:"asterism"`
		Label    string `json:"label"`
		Price    int    `json:"price"`
	}
	// splitJSON has a cell, or an asterism and a label.
	splitJSON struct {
		Cell     *latin.Cell `json:"cell,omitempty"`
		Asterism *int        `json:"asterism,omitempty"`
		Label    string      `json:"label,omitempty"`
	}
	caseJSON struct {
		Suppose candidateJSON `json:"suppose"`
		Steps   []stepJSON    `json:"steps"`
	}
	nodeJSON struct {
		Cells []latin.Cell `json:"cells"`
		Label string       `json:"label"`
	}
	// linkJSON has an asterism unless the cells themselves make the link.
	linkJSON struct {
		From     nodeJSON     `json:"from"`
		To       nodeJSON     `json:"to"`
		Strong   bool         `json:"strong"`
		Asterism *int         `json:"asterism,omitempty"`
		Via      []latin.Cell `json:"via,omitempty"`
	}
)

// EncodeSteps writes steps as a JSON list, as [DecodeSteps] reads it.
func EncodeSteps(p *latin.Puzzle, steps []Step) (json.RawMessage, error) {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false) // a label may be "<"
	if err := e.Encode(stepEncoder{p}.steps(steps)); err != nil {
		return nil, err
	}
	return bytes.TrimSuffix(b.Bytes(), []byte("\n")), nil
}

type stepEncoder struct{ puzzle *latin.Puzzle }

func (e stepEncoder) steps(list []Step) []stepJSON {
	out := make([]stepJSON, len(list))
	for i := range list {
		out[i] = e.step(&list[i])
	}
	return out
}

func (e stepEncoder) step(st *Step) stepJSON {
	j := stepJSON{
		Rule: st.Rule.Name, Asterisms: jsonList(st.Asterisms), Cells: jsonList(st.Cells), Labels: []string{},
		Places: e.candidates(st.Places), Removes: e.candidates(st.Removes), Contradiction: st.Contradiction,
	}
	for l := range st.Labels.Labels() {
		j.Labels = append(j.Labels, e.puzzle.Labels.Text(l))
	}
	for _, u := range st.Prices {
		j.Prices = append(j.Prices, priceJSON{u.Asterism, e.puzzle.Labels.Text(u.Label), u.Price})
	}
	if i := slices.Index(e.puzzle.Conditions(), st.Condition); i >= 0 {
		j.Condition = &i
	}
	if len(st.Cases) > 0 {
		j.Split = e.split(st.Split)
	}
	for _, k := range st.Cases {
		j.Cases = append(j.Cases, caseJSON{e.candidate(k.Suppose), e.steps(k.Steps)})
	}
	for _, k := range st.Links {
		j.Links = append(j.Links, e.link(k))
	}
	return j
}

// jsonList is the list, which JSON writes as [] when it is empty.
func jsonList[T any](list []T) []T {
	if list == nil {
		return []T{}
	}
	return list
}

func (e stepEncoder) candidate(q Candidate) candidateJSON {
	return candidateJSON{q.Cell, e.puzzle.Labels.Text(q.Label)}
}

func (e stepEncoder) candidates(list []Candidate) []candidateJSON {
	out := make([]candidateJSON, len(list))
	for i, q := range list {
		out[i] = e.candidate(q)
	}
	return out
}

func (e stepEncoder) split(s Split) *splitJSON {
	if s.Cell >= 0 {
		return &splitJSON{Cell: &s.Cell}
	}
	return &splitJSON{Asterism: &s.Asterism, Label: e.puzzle.Labels.Text(s.Label)}
}

func (e stepEncoder) node(n Node) nodeJSON {
	return nodeJSON{jsonList(n.Cells), e.puzzle.Labels.Text(n.Label)}
}

func (e stepEncoder) link(k Link) linkJSON {
	j := linkJSON{From: e.node(k.From), To: e.node(k.To), Strong: k.Strong, Via: k.Via}
	if k.Asterism >= 0 {
		j.Asterism = &k.Asterism
	}
	return j
}
