package main

import (
	"bytes"
	"strings"

	"latin"
	"latin/corpus"
)

// encoded writes a record in a format.
func encoded(r *corpus.Record, format *corpus.Format) ([]byte, error) {
	var b bytes.Buffer
	enc := format.Encode(&b)
	if err := enc.Put(r); err != nil {
		return nil, err
	}
	err := enc.Close()
	return b.Bytes(), err
}

// encodedAnswer is the answer that writes the record in a format.
func encodedAnswer(r *corpus.Record, format *corpus.Format, code exitCode, msgs ...string) answer {
	b, err := encoded(r, format)
	if err != nil {
		return fail(err)
	}
	return answer{out: b, msgs: msgs, code: code}
}

// recordAnswer is the answer that writes the record as text: a line, or a
// document for a board of one's own, which a line cannot hold.
func recordAnswer(r *corpus.Record, code exitCode, msgs ...string) answer {
	if r.Puzzle.Kind() != nil {
		return encodedAnswer(r, corpus.Line, code, msgs...)
	}
	ans := encodedAnswer(r, corpus.Document, code, msgs...)
	if ans.out != nil {
		ans.out = append([]byte("---\n"), bytes.TrimPrefix(ans.out, []byte("---\n"))...)
	}
	return ans
}

// withClues is the record with other clues; candidates are left behind, since
// they belong to the old ones.
func withClues(r *corpus.Record, pb latin.PB) *corpus.Record {
	return &corpus.Record{Puzzle: r.Puzzle, Clues: pb, Fields: r.Fields}
}

// cellNames tells cells by their names, for people: "r1c1 r1c2".
func cellNames(p *latin.Puzzle, list []latin.Cell) string {
	names := make([]string, len(list))
	for i, c := range list {
		names[i] = p.Board.CellName(c)
	}
	return strings.Join(names, " ")
}
