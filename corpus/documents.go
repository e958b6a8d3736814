package corpus

import (
	"cmp"
	"io"
	"strings"
)

// documents cuts a file at its lines of three hyphens.
type documents struct {
	s      *Source
	text   strings.Builder // of the document so far
	first  int             // the line where it begins; 0 before the first
	broken error           // why it cannot be read, if so
}

// next gives the text of a document and the number of its first line. A
// document that is too long, or that an error cuts off, gives the error alone,
// and reading can go on behind it. After the last the error is io.EOF.
func (d *documents) next() (text string, first int, err error) {
	if d.first == 0 {
		d.first = d.s.line + 1
	}
	for {
		line, err := d.s.next(maxDocument)
		switch {
		case err == io.EOF && d.broken == nil && d.text.Len() == 0:
			return "", 0, io.EOF
		case err == io.EOF:
			return d.take("")
		case err != nil:
			d.broken = cmp.Or(d.broken, err)
			continue
		}
		if rest, ends := separator(string(line)); ends {
			if d.broken != nil || d.text.Len() > 0 {
				return d.take(rest)
			}
			line, d.first = []byte(rest), d.s.line
		}
		d.add(line)
	}
}

// take gives the document and begins the next with a line.
func (d *documents) take(line string) (text string, first int, err error) {
	text, first, err = d.text.String(), d.first, d.broken
	if err != nil {
		text = ""
	}
	d.text.Reset()
	d.first, d.broken = d.s.line, nil
	if strings.TrimSpace(line) != "" {
		d.add([]byte(line))
	} else {
		d.first++
	}
	return text, first, err
}

// add adds a line. Directives before a document say nothing to us.
func (d *documents) add(line []byte) {
	if d.text.Len()+len(line) >= maxDocument {
		d.broken = cmp.Or(d.broken, error(d.s.errorAt(d.first, 1, nil,
			"the document is longer than %d bytes; write large boards as JSON", maxDocument)))
	}
	if d.broken != nil {
		d.text.Reset()
		return
	}
	if len(line) > 0 && line[0] == '%' && strings.TrimSpace(d.text.String()) == "" {
		line = nil
	}
	d.text.Write(line)
	d.text.WriteByte('\n')
}

// separator says whether a line ends a document, and gives what stands on it
// behind the hyphens, in its place.
func separator(line string) (rest string, ends bool) {
	if !strings.HasPrefix(line, "---") && !strings.HasPrefix(line, "...") {
		return "", false
	}
	rest = line[3:]
	if rest != "" && rest[0] != ' ' && rest[0] != '\t' {
		return "", false
	}
	return "   " + rest, true
}
