package corpus

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"iter"
	"unicode/utf8"
)

// A Source is the text of one file while it is read: unpacked, cut into lines
// and counted. Formats take records from it.
type Source struct {
	// Name of the file for messages.
	Name string

	r       *bufio.Reader
	line    int // lines read so far
	long    []byte
	ended   bool
	puzzles puzzleCache
}

func newSource(r io.Reader, name string) *Source {
	return &Source{Name: name, r: bufio.NewReaderSize(r, 1<<16)}
}

var byteOrderMark = []byte("\ufeff")

// next gives the next line without its end (LF or CR LF), valid until the
// next call. At the end of the file the error is io.EOF. A line of more than
// limit bytes is skipped without keeping it and gives a [*SyntaxError], after
// which reading can go on. Zero bytes and errors of the reader end the file
// with one error; a line that the error cuts off is not given.
func (s *Source) next(limit int) ([]byte, error) {
	if s.ended {
		return nil, io.EOF
	}
	text, err := s.rawLine(limit)
	if err != nil && err != io.EOF && err != errLong {
		s.ended = true
		return nil, &ReadError{File: s.Name, Line: s.line, Err: err}
	}
	if err == io.EOF && len(text) == 0 {
		s.ended = true
		return nil, io.EOF
	}
	s.line++
	if err == errLong {
		return nil, s.errorAt(s.line, 1, nil, "the line is longer than %d bytes; break it, or write one puzzle a line", limit)
	}
	if i := bytes.IndexByte(text, 0); i >= 0 {
		s.ended = true
		return nil, s.errorAt(s.line, column(text, i), nil,
			"a zero byte: this is not text; give a text file in UTF-8, or one packed by gzip or zstd")
	}
	text = bytes.TrimSuffix(bytes.TrimSuffix(text, []byte("\n")), []byte("\r"))
	if s.line == 1 {
		text = bytes.TrimPrefix(text, byteOrderMark)
	}
	return text, nil
}

var errLong = errors.New("long line")

// rawLine reads up to and with the next LF.
func (s *Source) rawLine(limit int) ([]byte, error) {
	text, err := s.r.ReadSlice('\n')
	if err != bufio.ErrBufferFull {
		return text, err
	}
	s.long = append(s.long[:0], text...)
	for err == bufio.ErrBufferFull && len(s.long) <= limit {
		text, err = s.r.ReadSlice('\n')
		s.long = append(s.long, text...)
	}
	if len(s.long) <= limit {
		return s.long, err
	}
	for err == bufio.ErrBufferFull {
		_, err = s.r.ReadSlice('\n')
	}
	if err == nil || err == io.EOF {
		err = errLong
	}
	return nil, err
}

// column of the byte at the offset, in characters from 1.
func column(text []byte, offset int) int {
	return utf8.RuneCount(text[:offset]) + 1
}

// errorAt makes the error for a place in the file; cause may be nil.
func (s *Source) errorAt(line, column int, cause error, format string, args ...any) *SyntaxError {
	return &SyntaxError{File: s.Name, Line: line, Column: column, Msg: fmt.Sprintf(format, args...), cause: cause}
}

// records makes a stream of a function that gives the next record, or an
// error, or nothing; io.EOF ends it.
func records(next func() (*Record, error)) iter.Seq2[*Record, error] {
	return func(yield func(*Record, error) bool) {
		for {
			r, err := next()
			switch {
			case err == io.EOF:
				return
			case err != nil:
				r = nil
			case r == nil:
				continue
			}
			if !yield(r, err) {
				return
			}
		}
	}
}
