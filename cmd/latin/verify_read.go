package main

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"iter"
	"os"

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
