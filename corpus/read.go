package corpus

import (
	"bufio"
	"bytes"
	"compress/gzip"
	"fmt"
	"io"
	"iter"

	"github.com/klauspost/compress/zstd"

	"latin"
)

// headSize is how much of a file is looked at to choose its format.
const headSize = 1 << 12

// Read yields the records of a file, each with a nil error, or a nil record
// with a [*SyntaxError] or [*ReadError]. name is for messages, and its
// extension may choose the format; format nil means: choose it. An empty file
// yields nothing. The reader is not closed.
func Read(r io.Reader, name string, format *Format) iter.Seq2[*Record, error] {
	return func(yield func(*Record, error) bool) {
		text, done, err := Unpack(r)
		if err != nil {
			yield(nil, &ReadError{File: name, Err: err})
			return
		}
		defer done()
		s := newSource(text, name)
		format, err := s.choose(format)
		if err != nil {
			yield(nil, err)
			return
		}
		format.Decode(s)(yield)
	}
}

// choose checks the format asked for, or finds one.
func (s *Source) choose(format *Format) (*Format, error) {
	head := s.head()
	for _, mark := range []string{"\xff\xfe", "\xfe\xff"} {
		if bytes.HasPrefix(head, []byte(mark)) {
			return nil, s.errorAt(1, 1, nil, "the text is UTF-16; convert it to UTF-8")
		}
	}
	if format == nil {
		format = chooseFormat(s.Name, head)
	}
	if format.Decode == nil {
		return nil, &ReadError{File: s.Name, Err: fmt.Errorf("%w: %s", ErrWriteOnly, format.Name)}
	}
	return format, nil
}

// head gives the first bytes of the file, as many as it takes to see a whole
// line that is neither blank nor a comment: a program that writes one puzzle
// and waits for the answer must not be kept waiting for more.
func (s *Source) head() []byte {
	for n := 1; ; n++ {
		_, err := s.r.Peek(n)
		n = max(n, min(s.r.Buffered(), headSize))
		head, _ := s.r.Peek(n)
		if err != nil || len(head) >= headSize || wholeLine(head) {
			return head
		}
	}
}

// wholeLine says whether the text has a line with its end that says something.
func wholeLine(head []byte) bool {
	end := bytes.LastIndexByte(head, '\n')
	return end >= 0 && firstWords(head[:end], "#%") != ""
}

// Unpack gives the text of a file, which may be packed by gzip or zstd: they
// are recognised by their first bytes. done frees what the reader needed, and is
// to be called unless there is an error.
func Unpack(file io.Reader) (text io.Reader, done func(), err error) {
	r := bufio.NewReaderSize(file, headSize)
	head, _ := r.Peek(4)
	switch {
	case bytes.HasPrefix(head, []byte{0x1f, 0x8b}):
		z, err := gzip.NewReader(r)
		return z, func() {}, err
	case bytes.HasPrefix(head, []byte{0x28, 0xb5, 0x2f, 0xfd}):
		z, err := zstd.NewReader(r, zstd.WithDecoderConcurrency(1), zstd.WithDecoderMaxWindow(1<<27))
		if err != nil {
			return nil, nil, err
		}
		return z, z.Close, nil
	}
	return r, func() {}, nil
}

// ReadPuzzle reads the Puzzle of the first record of a file, wherever a kind
// is asked for and a document of one's own will do. Clues in it do not
// matter. A file without a record gives an error that wraps [ErrNoRecord].
func ReadPuzzle(r io.Reader, name string) (*latin.Puzzle, error) {
	for record, err := range Read(r, name, nil) {
		if err != nil {
			return nil, err
		}
		return record.Puzzle, nil
	}
	return nil, fmt.Errorf("%s: %w; write kind: or board: into it", name, ErrNoRecord)
}
