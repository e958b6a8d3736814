package corpus

import (
	"bufio"
	"io"
	"iter"
	"strings"
)

// Dzn is data for MiniZinc models of Strimko: the order n, the streams as a
// matrix of stream numbers, and rows of row, column, value for the clues, all
// from 1. When it is read, the streams may also be rows of row and column
// pairs, as [DznPairs] writes them; a file holds one puzzle.
var Dzn = &Format{
	Name:   "dzn",
	Doc:    "MiniZinc data of a Strimko puzzle; the streams as an n x n matrix of stream numbers.",
	Ext:    []string{".dzn"},
	Holds:  Holds{Kinds: "strimko, and other Latin squares with n regions of n cells"},
	Detect: detectDzn,
	Decode: decodeDzn,
	Encode: encoding(single(func(w *bufio.Writer, r *Record, _ int) error { return renderDzn(w, r, matrixRows) })),
}

// detectDzn looks for a comment of MiniZinc or an assignment.
func detectDzn(head []byte) bool {
	first := firstWords(head, "")
	if strings.HasPrefix(first, "%") {
		return !strings.HasPrefix(first, "%YAML")
	}
	name, _, found := strings.Cut(first, "=")
	return found && plainKey(strings.TrimSpace(name))
}

// maxData bounds a data file in bytes.
const maxData = 1 << 22

func decodeDzn(s *Source) iter.Seq2[*Record, error] {
	return records(func() (*Record, error) {
		text, err := s.all(maxData)
		if err != nil || strings.TrimSpace(text) == "" {
			return nil, err
		}
		d := &dznReader{s: s, text: []rune(text), line: 1, column: 1}
		return d.record()
	})
}

// all gives the rest of the file; io.EOF when nothing is left.
func (s *Source) all(limit int) (string, error) {
	var b strings.Builder
	for {
		line, err := s.next(limit)
		if err == io.EOF && b.Len() > 0 {
			return b.String(), nil
		}
		if err == nil && b.Len()+len(line) >= limit {
			err = s.errorAt(s.line, 1, nil, "the file is longer than %d bytes; it holds one puzzle", limit)
		}
		if err != nil {
			s.ended = true
			return "", err
		}
		b.Write(line)
		b.WriteByte('\n')
	}
}
