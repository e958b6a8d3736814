package generator

import (
	"slices"

	"latin"
	"latin/attrition"
)

// A Reason says why a label was written in a single-pass search.
type Reason int

// The reasons. Inscribed labels come first; Chosen and Remaining labels are clues.
const (
	Inscribed Reason = iota
	Chosen           // freely
	Remaining        // by choice, all other labels of the cell having been tried
	Followed         // from the rules
)

// String names the reason.
func (r Reason) String() string {
	return [...]string{"inscribed", "chosen", "remaining", "followed"}[r]
}

// A Tag says of a label why it was written. Its place in the tag sequence is
// its serial number: how many labels had been written before, those that were
// taken back not counted.
type Tag struct {
	Cell   latin.Cell
	Label  latin.Label
	Reason Reason
	// Rule from which the label followed; nil for other reasons.
	Rule *attrition.Rule
}

// tags is the tag sequence of a path, one tag a cell.
func tags(path *attrition.Path) []Tag {
	t := tagger{domains: slices.Clone(path.Start), written: make([]bool, len(path.Start)), told: make([]bool, len(path.Start))}
	for i := range path.Steps {
		for _, q := range path.Steps[i].Places {
			t.told[q.Cell] = true
		}
	}
	for i, d := range path.Start {
		if l, one := d.Only(); one {
			t.write(Tag{Cell: latin.Cell(i), Label: l})
		}
	}
	choices := path.Choices
	for i := range path.Steps {
		for len(choices) > 0 && choices[0].At <= i {
			t.choose(choices[0])
			choices = choices[1:]
		}
		t.follow(&path.Steps[i])
	}
	for _, c := range choices {
		t.choose(c)
	}
	return t.list
}

// A tagger replays a path.
type tagger struct {
	domains latin.Domains
	written []bool
	told    []bool // cells of which some step says that the label is placed
	list    []Tag
}

// write tags a label, unless its cell has a tag.
func (t *tagger) write(tag Tag) {
	if !t.written[tag.Cell] {
		t.written[tag.Cell] = true
		t.list = append(t.list, tag)
	}
}

func (t *tagger) choose(c attrition.Choice) {
	reason := Chosen
	if c.Forced() {
		reason = Remaining
	}
	t.domains[c.Cell] = latin.Just(c.Label)
	t.write(Tag{Cell: c.Cell, Label: c.Label, Reason: reason})
}

// follow writes the labels that a step places. Where no step ever says so of a
// cell, its label is written when it is the last one left.
func (t *tagger) follow(st *attrition.Step) {
	for _, q := range st.Removes {
		t.domains[q.Cell] &^= latin.Just(q.Label)
	}
	for _, q := range st.Places {
		t.write(Tag{q.Cell, q.Label, Followed, st.Rule})
	}
	for _, q := range st.Removes {
		if l, one := t.domains[q.Cell].Only(); one && !t.told[q.Cell] {
			t.write(Tag{q.Cell, l, Followed, st.Rule})
		}
	}
}
