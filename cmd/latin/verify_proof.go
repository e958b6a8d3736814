package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"unicode/utf8"

	"latin/attrition"
	"latin/corpus"
)

// proof makes the puzzle, the proof and its claims of a line.
func (in *proofInput) proof() (question, *attrition.Proof, claims, error) {
	var c claims
	cut := cutSteps(in.text)
	record, err := in.record(cut)
	if err != nil {
		return question{}, nil, c, err
	}
	q := question{number: in.number, record: record}
	if cut.steps == nil {
		return q, nil, c, in.fail(0, "no steps; expected a proof as `latin prove --json` writes it")
	}
	if err := json.Unmarshal(cut.rest, &c); err != nil {
		kind := (*json.UnmarshalTypeError)(nil)
		if errors.As(err, &kind) {
			return q, nil, c, in.fail(cut.whole(int(kind.Offset)-1), fmt.Sprintf("%s: found %s", kind.Field, kind.Value))
		}
		return q, nil, c, in.fail(0, err.Error())
	}
	pf, err := attrition.DecodeProof(record.Puzzle, startOf(record), cut.steps)
	if e := (*attrition.StepsError)(nil); errors.As(err, &e) {
		return q, nil, c, in.fail(cut.from+e.Offset, e.Error())
	}
	return q, pf, c, err
}

// A cutLine is a line from which the value of "steps" was taken; null stands in
// its place.
type cutLine struct {
	steps []byte // nil when the line has none
	from  int    // where steps began
	rest  []byte
}

const inPlace = "null"

// cutSteps takes the steps out of a line, so that package corpus, which reads
// the puzzle, need not go through them. A line that is no object, or broken JSON,
// stays as it is: corpus tells what is wrong with it.
func cutSteps(line []byte) cutLine {
	whole := cutLine{rest: line}
	d := json.NewDecoder(bytes.NewReader(line))
	if t, err := d.Token(); err != nil || t != json.Delim('{') {
		return whole
	}
	cut := whole
	for d.More() {
		key, err := d.Token()
		var value json.RawMessage
		if err == nil {
			err = d.Decode(&value)
		}
		if err != nil {
			return whole
		}
		if end := int(d.InputOffset()); key == "steps" && cut.steps == nil {
			cut.steps, cut.from = value, end-len(value)
			cut.rest = slices.Concat(line[:cut.from], []byte(inPlace), line[end:])
		}
	}
	return cut
}

// whole is the place in the line of a byte of the rest.
func (c *cutLine) whole(offset int) int {
	if c.steps != nil && offset > c.from {
		return offset + len(c.steps) - len(inPlace)
	}
	return offset
}

// record reads the puzzle of a line.
func (in *proofInput) record(cut cutLine) (*corpus.Record, error) {
	for r, err := range corpus.Read(bytes.NewReader(cut.rest), in.file, corpus.JSON) {
		syntax := (*corpus.SyntaxError)(nil)
		switch {
		case errors.As(err, &syntax):
			return nil, in.fail(cut.whole(byteOf(cut.rest, syntax.Column)), syntax.Msg)
		case err != nil:
			return nil, err
		}
		r.Line = in.line
		return r, nil
	}
	return nil, in.fail(0, "no object; expected a proof as `latin prove --json` writes it")
}

// byteOf is the byte at which a column of a line begins; columns count
// characters from 1.
func byteOf(line []byte, column int) int {
	offset := 0
	for ; column > 1 && offset < len(line); column-- {
		_, size := utf8.DecodeRune(line[offset:])
		offset += size
	}
	return offset
}

// fail makes the error for a byte of the line.
func (in *proofInput) fail(offset int, msg string) error {
	before := in.text[:max(0, min(offset, len(in.text)))]
	return &corpus.SyntaxError{File: in.file, Line: in.line, Column: utf8.RuneCount(before) + 1, Msg: msg}
}
