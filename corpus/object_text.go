package corpus

import (
	"bytes"
	"io"
	"iter"
	"unicode/utf8"
)

// An ObjectText is the text of one JSON object as it stands in a file. It
// begins a line, and may go on over several.
type ObjectText struct {
	Text []byte // with a line feed between lines
	Line int    // where it begins
}

// At is the place in the file of the byte at an offset of the text: its line,
// and its column in characters.
func (o *ObjectText) At(offset int) (line, column int) {
	before := o.Text[:max(0, min(offset, len(o.Text)))]
	begin := bytes.LastIndexByte(before, '\n') + 1
	return o.Line + bytes.Count(before, lineFeed), utf8.RuneCount(before[begin:]) + 1
}

var lineFeed = []byte("\n")

// Objects yields the texts of the JSON objects of a file, packed or not, each of
// at most so many bytes; what they say is not looked at. Where the text cannot
// be had there is an error, as [Read] gives it. What is no object is yielded line by line.
func Objects(r io.Reader, name string, limit int) iter.Seq2[ObjectText, error] {
	return func(yield func(ObjectText, error) bool) {
		text, done, err := Unpack(r)
		if err != nil {
			yield(ObjectText{}, &ReadError{File: name, Err: err})
			return
		}
		defer done()
		s := newSource(text, name)
		for {
			o, err := s.object(limit)
			if err == io.EOF {
				return
			}
			o.Text = bytes.Clone(o.Text) // the next may be read before this one is understood
			if (err != nil || len(o.Text) > 0) && !yield(o, err) {
				return
			}
		}
	}
}

// object gives the next object, or the next line when none begins there; a blank
// one is empty. The text is valid until the next call. An object ends where its
// brackets are closed, and at the latest before a line that begins with {" as
// the next one of JSON Lines does: so one that is cut off spoils no other.
func (s *Source) object(limit int) (ObjectText, error) {
	text, err := s.next(limit)
	o := ObjectText{bytes.TrimRight(text, " \t"), s.line}
	var open brackets
	if err != nil || !open.after(text) {
		return o, err
	}
	joined, long := bytes.Clone(text), false
	for more := true; more && !s.begins(`{"`); {
		text, err := s.next(limit)
		if err == io.EOF {
			break
		}
		if err != nil {
			return o, err
		}
		if more = open.after(text); len(joined)+len(text) < limit {
			joined = append(append(joined, '\n'), text...)
		} else {
			long = true
		}
	}
	if long {
		return o, s.errorAt(o.Line, 1, nil, "the object is longer than %d bytes", limit)
	}
	o.Text = bytes.TrimRight(joined, " \t\n")
	return o, nil
}

// begins says whether the next line begins so.
func (s *Source) begins(text string) bool {
	head, _ := s.r.Peek(len(text))
	return string(head) == text
}

// brackets counts those of JSON that are open.
type brackets int

// after counts those of one more line and says whether the object goes on. Only
// a line that begins with a bracket begins an object.
func (b *brackets) after(line []byte) bool {
	begin := bytes.TrimLeft(line, " \t")
	if *b == 0 && (len(begin) == 0 || begin[0] != '{' && begin[0] != '[') {
		return false
	}
	quoted := false // texts end on their line
	for i := 0; i < len(line); i++ {
		switch c := line[i]; {
		case quoted && c == '\\':
			i++
		case c == '"':
			quoted = !quoted
		case quoted:
		case c == '{' || c == '[':
			*b++
		case c == '}' || c == ']':
			*b--
		}
	}
	return *b > 0
}
