package corpus

import (
	"bytes"
	"errors"
	"strings"

	"latin"
)

// lineFields are the fields of a line: those that choose the Puzzle, and the
// others. at tells where the values of the former begin.
type lineFields struct {
	choice choice
	at     map[string]int
	fields []Field
	// loose is what is no field, for a bare line; looseAt is where it begins.
	loose   []string
	looseAt int
}

// fields reads key=value pairs with tabs before each, from the offset on.
func (l lineText) fields(offset int) (lineFields, error) {
	v, err := l.looseFields(offset)
	if err == nil && len(v.loose) > 0 {
		return v, l.fail(v.looseAt, nil, "found %.40q; a field is key=value, the key of letters, digits and hyphens", v.loose[0])
	}
	return v, err
}

// looseFields puts what is no key=value pair aside.
func (l lineText) looseFields(offset int) (lineFields, error) {
	var v lineFields
	for offset < len(l.text) {
		offset++ // the tab
		part := l.text[offset:]
		if i := bytes.IndexByte(part, '\t'); i >= 0 {
			part = part[:i]
		}
		if err := l.field(&v, offset, part); err != nil {
			return v, err
		}
		offset += len(part)
	}
	return v, nil
}

func (l lineText) field(v *lineFields, offset int, part []byte) error {
	if len(bytes.TrimSpace(part)) == 0 {
		return nil
	}
	k, value, found := strings.Cut(string(part), "=")
	if !found || !plainKey(k) {
		if len(v.loose) == 0 {
			v.looseAt = offset
		}
		v.loose = append(v.loose, string(part))
		return nil
	}
	if len(v.fields)+len(v.at) == maxFields {
		return l.fail(offset, nil, "more than %d fields; leave some out", maxFields)
	}
	if _, again := v.at[k]; again || hasField(v.fields, k) {
		return l.fail(offset, nil, "a second field %s=; give it once", k)
	}
	return l.keep(v, offset, k, unescape(value))
}

// keep stores a field where it belongs.
func (l lineText) keep(v *lineFields, offset int, key, value string) error {
	target := v.choice.part(key)
	switch {
	case target == nil && reserved(key):
		return l.fail(offset, nil, "%s= is not a field of a line; write KIND:CELLS first, and a board of one's own or candidates into a document", key)
	case target == nil:
		v.fields = append(v.fields, Field{key, value})
		return nil
	case value == "":
		return l.fail(offset, nil, "nothing follows %s=; leave it out for the kind's own", key)
	}
	*target = value
	if v.at == nil {
		v.at = make(map[string]int)
	}
	v.at[key] = offset + len(key) + 1
	return nil
}

// part is what a key of lines and tables chooses; nil for other keys.
func (c *choice) part(key string) *string {
	switch key {
	case "labels":
		return &c.labels
	case "regions":
		return &c.regions
	case "inscription":
		return &c.inscription
	}
	return nil
}

// blame makes the error for a Puzzle that cannot be: at the field that it is
// about, or at the kind, which begins at start.
func (l lineText) blame(v lineFields, start int, err error) error {
	for _, c := range causes {
		if at, given := v.at[c.key]; given && errors.Is(err, c.err) {
			return l.s.errorAt(l.line, column(l.text, at)+cellsColumn(err)-1, err, "%v", err)
		}
	}
	return l.fail(start, err, "%v", err)
}

// causes are the errors of package latin that a key of a record can have.
var causes = []struct {
	key string
	err error
}{
	{"labels", latin.ErrLabels},
	{"regions", latin.ErrRegions},
	{"inscription", latin.ErrInscription},
}

// cellsMessage is the message of a CellsError without its column.
func cellsMessage(err error) string {
	if e := (*latin.CellsError)(nil); errors.As(err, &e) {
		return e.Msg
	}
	return err.Error()
}

var (
	escapes   = strings.NewReplacer(`\`, `\\`, "\t", `\t`, "\n", `\n`, "\r", `\r`)
	unescapes = strings.NewReplacer(`\\`, `\`, `\t`, "\t", `\n`, "\n", `\r`, "\r")
)

func unescape(value string) string {
	if !strings.Contains(value, `\`) {
		return value
	}
	return unescapes.Replace(value)
}
