package fit

import (
	"encoding/csv"
	"fmt"
	"math"
	"strconv"
	"strings"
)

// Times outside of these are taken for mistakes: a hundredth of a second, and a
// year.
const (
	shortestSeconds = 0.01
	longestSeconds  = 365 * 24 * 3600
	largestGroup    = 1_000_000_000
)

// table is a table while it is read.
type table struct {
	samples *Samples
	header  header
	rows    *csv.Reader
	wrong   TableError

	puzzles, players map[string]int
	seen             map[[2]int]int // puzzle and player, to the line
}

func newTable(name string) *table {
	return &table{
		samples: &Samples{Name: name},
		puzzles: make(map[string]int), players: make(map[string]int), seen: make(map[[2]int]int),
	}
}

// fault is what is wrong with a row, at the column named.
type fault struct {
	column column
	msg    string
}

// row takes one row: it becomes a sample or an error.
func (t *table) row(fields []string) {
	line, column := t.rows.FieldPos(0)
	if len(fields) != t.header.fields {
		msg := fmt.Sprintf("found %d fields; expected %d, one for each name in the first line", len(fields), t.header.fields)
		t.wrong.add(&RowError{t.samples.Name, line, column, msg})
		return
	}
	sample, f := t.sample(fields, line)
	if f != nil {
		if at := t.header.at[f.column]; at >= 0 {
			line, column = t.rows.FieldPos(at)
		}
		t.wrong.add(&RowError{t.samples.Name, line, column, f.msg})
		return
	}
	t.samples.Rows = append(t.samples.Rows, sample)
}

// field is the text of a column without the blanks around it; "" if the table
// does not have it.
func (t *table) field(fields []string, c column) string {
	if !t.header.has(c) {
		return ""
	}
	return strings.TrimSpace(fields[t.header.at[c]])
}

// sample reads all fields of a row.
func (t *table) sample(fields []string, line int) (Sample, *fault) {
	s := Sample{Line: line, Player: -1}
	if t.field(fields, columnPuzzle) == "" {
		return s, &fault{columnPuzzle, "found no puzzle; expected its text"}
	}
	for _, read := range []func(*Sample, []string) *fault{t.readTime, t.readGroup, t.readSolved, t.readLevel} {
		if f := read(&s, fields); f != nil {
			return s, f
		}
	}
	if s.Seconds == 0 && s.Level == 0 && s.Outcome == Unsaid {
		return s, &fault{columnPuzzle, "found neither a time nor a level nor whether it was solved; expected one of them"}
	}
	return s, t.place(&s, fields)
}

// place gives the puzzle and the player their numbers, once the rest is right.
func (t *table) place(s *Sample, fields []string) *fault {
	s.Puzzle = number(t.puzzles, &t.samples.Puzzles, fields[t.header.at[columnPuzzle]])
	player := t.field(fields, columnPlayer)
	if player == "" && s.Group == 0 {
		return nil
	}
	if player != "" {
		s.Player = number(t.players, &t.samples.Players, player)
	}
	pair := [2]int{s.Puzzle, s.Player}
	if first, twice := t.seen[pair]; twice {
		if s.Group > 0 {
			return &fault{columnPuzzle, fmt.Sprintf("found the same puzzle as in line %d; expected one row for all its players", first)}
		}
		return &fault{columnPlayer, fmt.Sprintf("found player %q with the same puzzle as in line %d; expected one row", player, first)}
	}
	t.seen[pair] = s.Line
	return nil
}

// number is the place of a text in a list, where it is put if it is new.
func number(known map[string]int, list *[]string, text string) int {
	n, ok := known[text]
	if !ok {
		n = len(*list)
		text = strings.Clone(text) // not to keep its whole line
		known[text] = n
		*list = append(*list, text)
	}
	return n
}

func (t *table) readTime(s *Sample, fields []string) *fault {
	c := columnSeconds
	if t.header.has(columnMeanSeconds) {
		c = columnMeanSeconds
	}
	text := t.field(fields, c)
	if text == "" {
		return nil
	}
	number := text
	if t.rows.Comma == ';' {
		number = strings.Replace(text, ",", ".", 1)
	}
	seconds, err := strconv.ParseFloat(number, 64)
	if err != nil || math.IsNaN(seconds) || seconds < shortestSeconds || seconds > longestSeconds {
		return &fault{c, fmt.Sprintf("found %q; expected seconds from %g to %d", text, shortestSeconds, longestSeconds)}
	}
	s.Seconds = seconds
	return nil
}

func (t *table) readGroup(s *Sample, fields []string) *fault {
	if !t.header.has(columnPlayers) {
		return nil
	}
	text := t.field(fields, columnPlayers)
	n, err := strconv.Atoi(text)
	if err != nil || n < 1 || n > largestGroup {
		return &fault{columnPlayers, fmt.Sprintf("found %q; expected how many players, from 1 to %d", text, largestGroup)}
	}
	s.Group = n
	return nil
}

func (t *table) readSolved(s *Sample, fields []string) *fault {
	text := t.field(fields, columnSolved)
	if text == "" {
		return nil
	}
	var ok bool
	if s.Outcome, ok = outcomeOf(text); !ok {
		return &fault{columnSolved, fmt.Sprintf("found %q; expected yes or no", text)}
	}
	return nil
}

func (t *table) readLevel(s *Sample, fields []string) *fault {
	text := t.field(fields, columnLevel)
	if text == "" {
		return nil
	}
	if s.Level = levelOf(text); s.Level == 0 {
		return &fault{columnLevel, fmt.Sprintf("found %q; expected a level from 1 to 5, or %s", text, strings.Join(LevelNames[:], ", "))}
	}
	return nil
}
