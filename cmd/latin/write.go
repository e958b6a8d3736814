package main

import (
	"bytes"
	"strings"

	"latin"
	"latin/corpus"
)

// recordText writes a record as text: a line, or a document for a board of
// one's own, which a line cannot hold.
func recordText(r *corpus.Record) ([]byte, error) {
	name := "line"
	if r.Puzzle.Kind() == nil {
		name = "document"
	}
	format, err := corpus.FindFormat(name)
	if err != nil {
		return nil, err
	}
	var b bytes.Buffer
	enc := format.Encode(&b)
	if err := enc.Put(r); err != nil {
		return nil, err
	}
	if err := enc.Close(); err != nil {
		return nil, err
	}
	if name == "document" {
		return append([]byte("---\n"), bytes.TrimPrefix(b.Bytes(), []byte("---\n"))...), nil
	}
	return b.Bytes(), nil
}

// withClues is the record with other clues; candidates are left behind, since
// they belong to the old ones.
func withClues(r *corpus.Record, pb latin.PB) *corpus.Record {
	return &corpus.Record{Puzzle: r.Puzzle, Clues: pb, Fields: r.Fields}
}

// recordAnswer is the answer that writes the record as text.
func recordAnswer(r *corpus.Record, code exitCode, msgs ...string) answer {
	b, err := recordText(r)
	if err != nil {
		return fail(failed(err))
	}
	return answer{out: b, msgs: msgs, code: code}
}

// cellNames tells cells by their names, for people: "r1c1 r1c2".
func cellNames(p *latin.Puzzle, list []latin.Cell) string {
	names := make([]string, len(list))
	for i, c := range list {
		names[i] = p.Board.CellName(c)
	}
	return strings.Join(names, " ")
}
