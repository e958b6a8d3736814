package main

import (
	"fmt"
	"strconv"
	"strings"

	"latin/generator/knight"
)

// knightRecord is a decision as JSON tells it.
type knightRecord struct {
	Schema string `json:"schema"`
	knightShape
	K        int             `json:"k"`
	Lengths  []int           `json:"lengths"`
	Min      int             `json:"min"`
	Max      int             `json:"max"`
	Feasible *bool           `json:"feasible"` // null when not decided
	Count    string          `json:"count,omitempty"`
	Cycles   [][][2]int      `json:"cycles,omitempty"`
	Argument *knightArgument `json:"argument,omitempty"`
	Search   *knightSearch   `json:"search,omitempty"`
}

type knightArgument struct {
	Name string `json:"name"`
	Text string `json:"text"`
}

// knightSearch is a sweep in which no state is left, or sweeps from both ends
// whose states do not fit together.
type knightSearch struct {
	States int   `json:"states"` // of all layers
	Layers []int `json:"layers"` // after each cell
	// Hash of the states of each layer, in hexadecimal.
	Hashes []string `json:"hashes"`
	// Pairs are those that sweeps from both ends left to compare, and their hash.
	Pairs     *int   `json:"pairs,omitempty"`
	PairsHash string `json:"pairs_hash,omitempty"`
}

func newKnightRecord(s knightShape, p knight.Problem, d knight.Decision) *knightRecord {
	r := &knightRecord{Schema: schema("knight"), knightShape: s, K: p.K, Lengths: told(p), Min: told(p)[0], Max: told(p)[len(p.Lengths)-1]}
	if d.Decided() {
		feasible := d.Feasible()
		r.Feasible = &feasible
	}
	for _, circuit := range d.Cover {
		cycle := [][2]int{}
		for _, c := range p.Board.Path(circuit) {
			cycle = append(cycle, [2]int{p.Board.Squares[c].Row, p.Board.Squares[c].Col})
		}
		r.Cycles = append(r.Cycles, cycle)
	}
	if d.Argument != nil {
		r.Argument = &knightArgument{d.Argument.Name, d.Argument.Text}
	}
	if d.Layers != nil {
		r.Search = newKnightSearch(d.Layers, d.Pairs)
	}
	return r
}

// told are the lengths without the cell that has no square.
func told(p knight.Problem) []int {
	list := append([]int{}, p.Lengths...)
	for i := range list {
		if p.Board.Open {
			list[i]--
		}
	}
	return list
}

func newKnightSearch(layers []knight.Layer, pairs *knight.Layer) *knightSearch {
	s := &knightSearch{}
	for _, l := range layers {
		s.States += l.States
		s.Layers = append(s.Layers, l.States)
		s.Hashes = append(s.Hashes, strconv.FormatUint(l.Hash, 16))
	}
	if pairs != nil {
		s.Pairs, s.PairsHash = &pairs.States, strconv.FormatUint(pairs.Hash, 16)
	}
	return s
}

func (r *knightRecord) exit() exitCode {
	switch {
	case r.Feasible == nil:
		return exitUndecided
	case !*r.Feasible:
		return exitNone
	}
	return exitOK
}

// title says what is asked for: "6x6, 5 circuits of 6 or 8 cells".
func (r *knightRecord) title(p knight.Problem) string {
	lengths := make([]string, len(r.Lengths))
	for i, l := range r.Lengths {
		lengths[i] = strconv.Itoa(l)
	}
	what := counted(r.K, "circuit")
	if r.Open {
		what = "1 open path"
	}
	if r.K > 1 && len(lengths) == 1 {
		lengths[0] += " each"
	}
	name := p.Board.Name
	if len(r.Leaper) == 2 {
		name += fmt.Sprintf(" for a (%d,%d) leaper", r.Leaper[0], r.Leaper[1])
	}
	if r.Torus {
		name += " torus"
	}
	if n := len(r.Holes); n > 0 {
		name += " with " + counted(n, "hole")
	}
	return fmt.Sprintf("%s, %s of %s cells", name, what, strings.Join(lengths, " or "))
}

func counted(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return fmt.Sprintf("%d %ss", n, what)
}

// verdict is the reason why there is no cover, or that there is one.
func (r *knightRecord) verdict() string {
	switch {
	case r.Argument != nil:
		return "none (" + r.Argument.Name + "). " + r.Argument.Text
	case r.Search != nil && r.Search.Pairs != nil:
		return fmt.Sprintf("none (search). %s of %d cells at one end, %d in all, are compared with those at the other: of %s that agree about the moves between them, none makes a cover.",
			counted(r.Search.Layers[len(r.Search.Layers)-1], "state"), len(r.Search.Layers), r.Search.States, counted(*r.Search.Pairs, "pair"))
	case r.Search != nil:
		return fmt.Sprintf("none (search). After %d cells no state is left of %d in all.", len(r.Search.Layers), r.Search.States)
	case r.Feasible == nil:
		return "not decided"
	}
	return "found"
}

// text is the verdict and the board with its cells numbered in order of travel,
// the circuits told apart by letters.
func (r *knightRecord) text(p knight.Problem, cover knight.Cover) string {
	out := r.title(p) + ": " + r.verdict() + "\n"
	if cover == nil {
		return out
	}
	texts := make(map[knight.Square]string)
	width := 0
	for i, circuit := range cover {
		for step, c := range p.Board.Path(circuit) {
			s := strconv.Itoa(step + 1)
			if len(cover) > 1 {
				s = letters(i) + s
			}
			texts[p.Board.Squares[c]] = s
			width = max(width, len(s))
		}
	}
	for row := range p.Board.Rows {
		line := ""
		for col := range p.Board.Cols {
			line += fmt.Sprintf(" %*s", width, texts[knight.Square{Row: row, Col: col}])
		}
		out += strings.TrimRight(line, " ") + "\n"
	}
	return out
}

// letters number things: a to z, aa, ab, ...
func letters(i int) string {
	if i < 26 {
		return string(rune('a' + i))
	}
	return letters(i/26-1) + letters(i%26)
}
