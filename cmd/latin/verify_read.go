package main

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"iter"
	"os"
	"slices"
	"unicode/utf8"

	"latin/attrition"
	"latin/corpus"
)

// proofInput is one line with a proof, or what was wrong when it was read.
type proofInput struct {
	number int
	file   string
	line   int
	text   []byte
	err    error
}

// longestProof is the limit of one line in bytes.
const longestProof = 1 << 28

// proofs reads the lines of the files one after another; "-" or no file is stdin.
func (a *app) proofs(ctx context.Context, files []string) iter.Seq[proofInput] {
	if len(files) == 0 {
		files = []string{"-"}
	}
	return func(yield func(proofInput) bool) {
		number := 0
		for _, name := range files {
			for in := range a.proofLines(ctx, name) {
				number++
				in.number = number
				if !yield(in) {
					return
				}
			}
		}
	}
}

func (a *app) proofLines(ctx context.Context, name string) iter.Seq[proofInput] {
	return func(yield func(proofInput) bool) {
		in, label := a.stdin, "stdin"
		if name != "-" {
			f, err := os.Open(name)
			if err != nil {
				yield(proofInput{err: failed(err)})
				return
			}
			defer f.Close()
			in, label = f, name
		}
		text, done, err := corpus.Unpack(newPatientReader(ctx, in))
		if err != nil {
			yield(proofInput{err: failed(fmt.Errorf("%s: %w", label, err))})
			return
		}
		defer done()
		eachProofLine(bufio.NewReaderSize(text, 1<<16), label, yield)
	}
}

// eachProofLine yields the lines that are not blank.
func eachProofLine(r *bufio.Reader, label string, yield func(proofInput) bool) {
	for line := 1; ; line++ {
		text, err := readLine(r, longestProof)
		in := proofInput{file: label, line: line, text: text}
		switch {
		case errors.Is(err, bufio.ErrTooLong):
			in.err = &corpus.SyntaxError{File: label, Line: line, Column: 1, Msg: fmt.Sprintf("the line is longer than %d bytes", longestProof)}
		case err != nil && !errors.Is(err, io.EOF):
			in.err = &corpus.ReadError{File: label, Line: line - 1, Err: err}
			yield(in)
			return
		}
		if (in.err != nil || len(bytes.TrimSpace(text)) > 0) && !yield(in) || errors.Is(err, io.EOF) {
			return
		}
	}
}

// readLine reads to the end of a line; one that is too long is read past and
// gives bufio.ErrTooLong.
func readLine(r *bufio.Reader, most int) ([]byte, error) {
	var line []byte
	tooLong := false
	for {
		part, err := r.ReadSlice('\n')
		if tooLong = tooLong || len(line)+len(part) > most; !tooLong {
			line = append(line, part...)
		}
		switch {
		case errors.Is(err, bufio.ErrBufferFull):
		case tooLong && (err == nil || errors.Is(err, io.EOF)):
			return nil, bufio.ErrTooLong
		default:
			return bytes.TrimSuffix(line, []byte("\n")), err
		}
	}
}

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
