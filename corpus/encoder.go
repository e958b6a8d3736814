package corpus

import (
	"bufio"
	"fmt"
	"io"
	"unicode/utf8"
)

// A render function writes one record; n is the number of records before it.
// It must find out whether the format can hold the record before it writes.
type render func(w *bufio.Writer, r *Record, n int) error

type encoder struct {
	w      *bufio.Writer
	render render
	n      int
}

// encoding makes an Encode function of a render function.
func encoding(f render) func(io.Writer) Encoder {
	return func(w io.Writer) Encoder {
		return &encoder{w: bufio.NewWriterSize(w, 1<<16), render: f}
	}
}

// single wraps a render function whose files hold one puzzle.
func single(f render) render {
	return func(w *bufio.Writer, r *Record, n int) error {
		if n > 0 {
			return fmt.Errorf("%w: such a file holds one puzzle; convert them one at a time", ErrCannotHold)
		}
		return f(w, r, n)
	}
}

// byAsterisms wraps a render function of a format that can say nothing but what
// asterisms hold.
func byAsterisms(f render) render {
	return func(w *bufio.Writer, r *Record, n int) error {
		if k := r.Puzzle.Conditions(); len(k) > 0 {
			return fmt.Errorf("%w: %s has conditions beyond its asterisms, such as %q; write a line, a document or JSON", ErrCannotHold, r.Puzzle.Name(), k[0])
		}
		return f(w, r, n)
	}
}

// writeBounded writes a record, unless it could not be read again.
func writeBounded(w *bufio.Writer, text string, limit int, remedy string) error {
	if len(text) > limit {
		return fmt.Errorf("%w: it takes %d bytes and %d are allowed; %s", ErrCannotHold, len(text), limit, remedy)
	}
	_, err := w.WriteString(text)
	return err
}

// Put writes the record and hands it on at once, so that the next program in
// a pipe need not wait.
func (e *encoder) Put(r *Record) error {
	if err := r.check(); err != nil {
		return err
	}
	if err := e.render(e.w, r, e.n); err != nil {
		return err
	}
	e.n++
	return e.w.Flush()
}

// Close hands on what is left; the writer below stays open.
func (e *encoder) Close() error { return e.w.Flush() }

// check refuses records that do not fit together, which a program could make
// but no file can hold.
func (r *Record) check() error {
	if r.Puzzle == nil {
		return fmt.Errorf("%w: the record has no Puzzle", ErrCannotHold)
	}
	cells, labels := r.Puzzle.Board.Len(), r.Puzzle.Labels.Distinct()
	if len(r.Clues) != cells {
		return fmt.Errorf("%w: %d clues for %d cells; give one entry a cell", ErrCannotHold, len(r.Clues), cells)
	}
	for c, x := range r.Clues {
		if x < -1 || int(x) >= labels {
			return fmt.Errorf("%w: cell %s holds label %d of %d", ErrCannotHold, r.Puzzle.Board.CellName(cellOf(c)), x, labels)
		}
	}
	if r.Candidates != nil && len(r.Candidates) != cells {
		return fmt.Errorf("%w: candidates for %d of %d cells; give one domain a cell", ErrCannotHold, len(r.Candidates), cells)
	}
	return r.checkFields()
}

func (r *Record) checkFields() error {
	if len(r.Fields) > maxFields {
		return fmt.Errorf("%w: it has %d fields; at most %d are allowed", ErrCannotHold, len(r.Fields), maxFields)
	}
	seen := make(map[string]bool, len(r.Fields))
	for _, f := range r.Fields {
		if reserved(f.Key) || seen[f.Key] {
			return fmt.Errorf("%w: the field %q is given by the puzzle itself or twice; rename it", ErrCannotHold, f.Key)
		}
		if !utf8.ValidString(f.Key + f.Value) {
			return fmt.Errorf("%w: the field %q is not UTF-8", ErrCannotHold, f.Key)
		}
		seen[f.Key] = true
	}
	return nil
}
