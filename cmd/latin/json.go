package main

import (
	"encoding/json"

	"latin"
	"latin/corpus"
)

// schema names the form of a JSON object: the command and a version that goes
// up when a field changes its meaning (fields may be added without that).
func schema(command string) string { return "latin/" + command + "/1" }

// head is what every JSON object about a puzzle begins with: all that it takes
// to read the puzzle again.
type head struct {
	Schema      string          `json:"schema"`
	ID          string          `json:"id,omitempty"`
	Kind        string          `json:"kind"`
	Board       json.RawMessage `json:"board,omitempty"`
	Labels      string          `json:"labels,omitempty"`
	Regions     string          `json:"regions,omitempty"`
	Inscription string          `json:"inscription,omitempty"`
	Clues       string          `json:"clues"`
}

// head takes what the kind does not imply from the record as package corpus
// writes it.
func (q question) head(command string) head {
	p := q.record.Puzzle
	h := head{Kind: p.Name(), Clues: p.FormatCells(q.record.Clues)}
	if p.Kind() == nil || p.OwnLabels() || p.OwnInscription() || p.Regions() != "" {
		text, err := encoded(withClues(q.record, q.record.Clues), corpus.JSON)
		if err == nil {
			_ = json.Unmarshal(text, &h) // what corpus writes is JSON
		}
	}
	h.Schema, h.ID = schema(command), q.record.ID()
	return h
}

// answerJSON is the answer that writes v as one line.
func answerJSON(v any, code exitCode) answer {
	b, err := encodeJSON(v)
	if err != nil {
		return fail(failed(err))
	}
	return answer{out: b, code: code}
}

// cells turns a list of cells into one that JSON writes as [] when it is empty.
func cells(list []latin.Cell) []latin.Cell {
	if list == nil {
		return []latin.Cell{}
	}
	return list
}

// cellsOrNil is the CELLS form, or nil (null in JSON) for no board.
func cellsOrNil(p *latin.Puzzle, pb latin.PB) *string {
	if pb == nil {
		return nil
	}
	s := p.FormatCells(pb)
	return &s
}
