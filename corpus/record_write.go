package corpus

import (
	"slices"
	"strings"
	"unicode/utf8"

	"latin"
)

// inRows lays the texts of all cells out, a row of the drawing a line, with
// blanks between them and right-aligned.
func inRows(b *latin.Board, texts []string) string {
	width := 0
	for _, t := range texts {
		width = max(width, utf8.RuneCountInString(t))
	}
	var s strings.Builder
	for _, row := range b.Rows() {
		for i, c := range row {
			if i > 0 {
				s.WriteByte(' ')
			}
			s.WriteString(strings.Repeat(" ", width-utf8.RuneCountInString(texts[c])) + texts[c])
		}
		s.WriteByte('\n')
	}
	return s.String()
}

// cluesText lays the clues out, "." for a blank.
func cluesText(p *latin.Puzzle, pb latin.PB) *node {
	texts := make([]string, len(pb))
	for i, x := range pb {
		if texts[i] = p.Labels.Text(x); x == latin.Blank {
			texts[i] = "."
		}
	}
	return rows(inRows(p.Board, texts))
}

// addPuzzle says which Puzzle it is: the kind and what it does not imply, or
// the board.
func addPuzzle(n *node, p *latin.Puzzle) {
	if p.Kind() != nil {
		n.add("kind", scalar(p.Name()))
		for _, f := range puzzleFields(p) {
			n.add(f.Key, scalar(f.Value))
		}
		return
	}
	n.add("board", boardNode(p.Board))
	n.add("labels", scalar(p.Labels.String()))
	if p.Inscription.Filled() > 0 {
		n.add("inscription", scalar(inscriptionText(p)))
	}
}

// documentNode is the record as a document shows it.
func documentNode(r *Record) *node {
	n := mapping()
	addPuzzle(n, r.Puzzle)
	known := 0
	for known < len(r.Fields) && slices.Contains(textKeys, r.Fields[known].Key) {
		n.add(r.Fields[known].Key, scalar(r.Fields[known].Value))
		known++
	}
	n.add("fields", fieldsNode(r.Fields[known:]))
	if r.Clues.Filled() > 0 {
		n.add("clues", cluesText(r.Puzzle, r.Clues))
	}
	if r.Candidates != nil {
		n.add("candidates", candidateText(r))
	}
	return n
}

func fieldsNode(fields []Field) *node {
	if len(fields) == 0 {
		return nil
	}
	n := mapping()
	for _, f := range fields {
		n.add(f.Key, scalar(f.Value))
	}
	return n
}

// puzzleSchema names the form of JSON records.
const puzzleSchema = schemaFamily + "puzzle/1"

// schemaFamily begins the schemas of all objects that the program writes.
// Those about a puzzle can be read as records; what else they tell is kept in
// fields.
const schemaFamily = "latin/"

// objectNode is the record as JSON shows it.
func objectNode(r *Record) *node {
	n := mapping()
	n.add("schema", scalar(puzzleSchema))
	if i := slices.IndexFunc(r.Fields, func(f Field) bool { return f.Key == "id" }); i == 0 {
		n.add("id", scalar(r.Fields[0].Value))
	}
	if r.Puzzle.Kind() == nil {
		n.add("kind", scalar(ownKind))
	}
	addPuzzle(n, r.Puzzle)
	n.add("clues", scalar(r.Puzzle.FormatCells(r.Clues)))
	if r.Candidates != nil {
		n.add("candidates", candidateLists(r))
	}
	for i, f := range r.Fields {
		if i > 0 || f.Key != "id" {
			n.add(f.Key, scalar(f.Value))
		}
	}
	return n
}
