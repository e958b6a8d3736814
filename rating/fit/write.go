package fit

import (
	"encoding/csv"
	"io"
	"slices"
	"strconv"
)

// Write writes the samples as TSV that ReadSamples reads, with the columns that
// have anything to say.
func (s *Samples) Write(w io.Writer) error {
	out := csv.NewWriter(w)
	out.Comma = '\t'
	columns := s.columns()
	line := make([]string, len(columns))
	for i, c := range columns {
		line[i] = columnNames[c]
	}
	if err := out.Write(line); err != nil {
		return err
	}
	for _, row := range s.Rows {
		for i, c := range columns {
			line[i] = s.text(row, c)
		}
		if err := out.Write(line); err != nil {
			return err
		}
	}
	out.Flush()
	return out.Error()
}

// columns are those that any row fills.
func (s *Samples) columns() []column {
	var list []column
	for c := columnPuzzle; c < columnCount; c++ {
		if slices.ContainsFunc(s.Rows, func(row Sample) bool { return s.text(row, c) != "" }) {
			list = append(list, c)
		}
	}
	return list
}

// text is the field of a row; "" when it says nothing.
func (s *Samples) text(row Sample, c column) string {
	switch {
	case c == columnPuzzle:
		return s.Puzzles[row.Puzzle]
	case c == columnPlayer && row.Player >= 0:
		return s.Players[row.Player]
	case c == columnSeconds && row.Group == 0 && row.Seconds > 0,
		c == columnMeanSeconds && row.Group > 0 && row.Seconds > 0:
		return strconv.FormatFloat(row.Seconds, 'g', -1, 64)
	case c == columnSolved && row.Outcome != Unsaid:
		return map[Outcome]string{Solved: "yes", Unsolved: "no"}[row.Outcome]
	case c == columnLevel && row.Level > 0:
		return LevelNames[row.Level-1]
	case c == columnPlayers && row.Group > 0:
		return strconv.Itoa(row.Group)
	}
	return ""
}
