package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"latin/attrition"
	"latin/corpus"
)

// proof makes the puzzle, the proof and its claims of a text.
func (in *proofInput) proof() (question, *attrition.Proof, claims, error) {
	var c claims
	if start := len(in.Text) - len(bytes.TrimLeft(in.Text, " \t")); in.Text[start] != '{' {
		return question{}, nil, c, in.fail(start, "no object of JSON; expected a proof as `latin prove --json` writes it")
	}
	cut := cutSteps(in.Text)
	if cut.wrong != "" {
		return question{}, nil, c, in.fail(cut.wrongAt, cut.wrong)
	}
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
			return q, nil, c, in.fail(cut.whole(int(kind.Offset)-1), attrition.WrongJSON(kind))
		}
		return q, nil, c, in.fail(0, err.Error())
	}
	pf, err := attrition.DecodeProof(record.Puzzle, startOf(record), cut.steps)
	if e := (*attrition.StepsError)(nil); errors.As(err, &e) {
		return q, nil, c, in.fail(cut.from+e.Offset, e.Error())
	}
	return q, pf, c, err
}

// A cutText is an object from which the value of "steps" was taken; null stands
// in its place.
type cutText struct {
	steps []byte // nil when the object has none
	from  int    // where steps began
	rest  []byte

	wrong   string // why it is no proof, whatever its puzzle; "" when it may be one
	wrongAt int
}

const inPlace = "null"

// cutSteps takes the steps out of an object, so that package corpus, which reads
// the puzzle, need not go through them. What is no object, or broken JSON,
// stays as it is: corpus tells what is wrong with it.
func cutSteps(text []byte) cutText {
	whole := cutText{rest: text}
	d := json.NewDecoder(bytes.NewReader(text))
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
			whole.tooDeep(key, err, int(d.InputOffset()))
			return whole
		}
		end := int(d.InputOffset())
		if key == "schema" {
			cut.wrong, cut.wrongAt = wrongSchema(value), end-len(value)
		}
		if key == "steps" && cut.steps == nil {
			cut.steps, cut.from = value, end-len(value)
			cut.rest = slices.Concat(text[:cut.from], []byte(inPlace), text[end:])
		}
	}
	return cut
}

// tooDeep keeps that package json gave up on the steps, because corpus would tell
// of the limits for puzzles.
func (c *cutText) tooDeep(key json.Token, err error, at int) {
	if key == "steps" && strings.Contains(err.Error(), "max depth") {
		c.wrong, c.wrongAt = "steps: too many cases within cases", at
	}
}

// wrongSchema says why an object with that schema is no proof; "" when it may be one.
func wrongSchema(value json.RawMessage) string {
	const ours, family = "latin/prove/1", "latin/prove/"
	var text string
	err := json.Unmarshal(value, &text)
	switch {
	case err == nil && (text == ours || string(value) == "null"):
		return ""
	case err == nil && strings.HasPrefix(text, family):
		return fmt.Sprintf("schema %.60q is of another version; this program checks %q", text, ours)
	}
	return fmt.Sprintf("schema %.60s is not that of a proof; expected %q, as `latin prove --json` writes it", value, ours)
}

// whole is the place in the text of a byte of the rest.
func (c *cutText) whole(offset int) int {
	if c.steps != nil && offset > c.from {
		return offset + len(c.steps) - len(inPlace)
	}
	return offset
}

// record reads the puzzle of a text.
func (in *proofInput) record(cut cutText) (*corpus.Record, error) {
	for r, err := range corpus.Read(bytes.NewReader(cut.rest), in.file, corpus.JSON) {
		syntax := (*corpus.SyntaxError)(nil)
		switch {
		case errors.As(err, &syntax):
			return nil, in.fail(cut.whole(byteOf(cut.rest, syntax.Line, syntax.Column)), syntax.Msg)
		case err != nil:
			return nil, err
		}
		r.File, r.Line = in.file, in.Line
		return r, nil
	}
	return nil, in.fail(0, "no object; expected a proof as `latin prove --json` writes it")
}

// byteOf is the byte at which a column of a line begins; both count from 1, and
// columns count characters.
func byteOf(text []byte, line, column int) int {
	offset := 0
	for ; line > 1; line-- {
		offset += bytes.IndexByte(text[offset:], '\n') + 1
	}
	for ; column > 1 && offset < len(text); column-- {
		_, size := utf8.DecodeRune(text[offset:])
		offset += size
	}
	return offset
}

// fail makes the error for a byte of the text.
func (in *proofInput) fail(offset int, msg string) error {
	line, column := in.At(offset)
	return &corpus.SyntaxError{File: in.file, Line: line, Column: column, Msg: msg}
}
