package fit

import (
	"fmt"
	"latin"
	"slices"
	"strings"
)

// column is one of the columns that mean something.
type column int

const (
	columnPuzzle column = iota
	columnPlayer
	columnSeconds
	columnSolved
	columnLevel
	columnPlayers
	columnMeanSeconds
	columnCount
)

var columnNames = [columnCount]string{"puzzle", "player", "seconds", "solved", "level", "players", "mean_seconds"}

// Columns of rows that are about one player, and of rows that are about a group.
var (
	columnsOfOne   = []column{columnPlayer, columnSeconds, columnSolved, columnLevel}
	columnsOfGroup = []column{columnPlayers, columnMeanSeconds}
)

// header says where the columns are.
type header struct {
	at      [columnCount]int // index of the field; -1 for a column that is not there
	fields  int
	ignored []string
}

// readHeader finds the columns by their names, in any case. The fault that it
// returns is of the field given, -1 for the line as a whole.
func readHeader(fields []string) (h header, fault string, field int) {
	h.fields = len(fields)
	for c := range h.at {
		h.at[c] = -1
	}
	for i, text := range fields {
		name := strings.ToLower(strings.TrimSpace(text))
		c := slices.Index(columnNames[:], name)
		switch {
		case c < 0:
			h.ignored = append(h.ignored, strings.Clone(strings.TrimSpace(text)))
		case h.at[c] >= 0:
			return h, fmt.Sprintf("found column %q twice; expected it once", name), i
		default:
			h.at[c] = i
		}
	}
	fault, field = h.missing()
	return h, fault, field
}

func (h *header) has(c column) bool { return h.at[c] >= 0 }

// missing says what the header lacks, or has too much of.
func (h *header) missing() (fault string, field int) {
	one, group := h.first(columnsOfOne), h.first(columnsOfGroup)
	switch {
	case !h.has(columnPuzzle):
		return "no column \"puzzle\"; expected it in the first line" + h.hint(columnPuzzle), -1
	case one >= 0 && group >= 0:
		return fmt.Sprintf("found columns %q and %q; expected rows about one player (player, seconds, solved, level) or about groups (players, mean_seconds)",
			columnNames[one], columnNames[group]), h.at[group]
	case group >= 0 && !h.has(columnPlayers):
		return "no column \"players\"; expected it beside mean_seconds" + h.hint(columnPlayers), -1
	case group >= 0 && !h.has(columnMeanSeconds):
		return "no column \"mean_seconds\"; expected it beside players" + h.hint(columnMeanSeconds), -1
	case group < 0 && !h.has(columnSeconds) && !h.has(columnSolved) && !h.has(columnLevel):
		return "no column \"seconds\", \"solved\" or \"level\"; expected one of them, or players and mean_seconds" +
			h.hint(columnSeconds, columnSolved, columnLevel, columnMeanSeconds), -1
	}
	return "", -1
}

// first is the first of the columns that the header has; -1 for none.
func (h *header) first(columns []column) column {
	for _, c := range columns {
		if h.has(c) {
			return c
		}
	}
	return -1
}

// hint names the unknown column nearest to one of those that are missed; "" if
// none is near.
func (h *header) hint(missed ...column) string {
	best, text := 4, ""
	for _, c := range missed {
		for _, name := range h.ignored {
			want := columnNames[c]
			if d := latin.EditDistance(strings.ToLower(name), want); d < min(best, (len(want)+2)/2) {
				best, text = d, fmt.Sprintf("; is column %q meant to be %q?", name, want)
			}
		}
	}
	return text
}
