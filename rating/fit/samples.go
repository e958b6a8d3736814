package fit

import "strings"

// LevelNames are the five perceived levels of Palomo (5.4.2), from 1 to 5.
var LevelNames = [5]string{"very-easy", "easy", "medium", "difficult", "very-difficult"}

// An Outcome says how a player left a puzzle.
type Outcome int8

// What a table may say about the end of a puzzle.
const (
	Unsaid   Outcome = iota // the table does not say; a time then counts as that of a finisher
	Solved                  // the player finished
	Unsolved                // the player gave up, or was wrong
)

// A Sample is one row of a table: what one player did with one puzzle, or the
// mean of a group of players.
type Sample struct {
	Line    int     // in the table, from 1
	Puzzle  int     // index into Samples.Puzzles
	Player  int     // index into Samples.Players; -1 when the row names none
	Group   int     // how many players the row is the mean of; 0 for a single one
	Seconds float64 // to the end, or to giving up; of a group the mean; 0 when not said
	Level   int     // perceived, from 1 to 5; 0 when not said
	Outcome Outcome
}

// Samples is a table of samples, see ReadSamples.
type Samples struct {
	Name    string   // of the table, for messages
	Puzzles []string // the distinct puzzles in order of first appearance, as they stand in the table
	Players []string // likewise
	Rows    []Sample
	Ignored []string // names of the columns that were not read
}

// Responses lists what of the samples can be fitted: Times, Levels, and Solving
// if there are neither times nor levels.
func (s *Samples) Responses() []Response {
	var times, levels bool
	for _, row := range s.Rows {
		times = times || row.Seconds > 0
		levels = levels || row.Level > 0
	}
	var list []Response
	if times {
		list = append(list, Times)
	}
	if levels {
		list = append(list, Levels)
	}
	if len(list) == 0 && len(s.Rows) > 0 {
		list = append(list, Solving)
	}
	return list
}

// levelOf reads a level: its number, or its name in any case with hyphens,
// blanks or underscores; 0 for anything else.
func levelOf(text string) int {
	if len(text) == 1 && '1' <= text[0] && text[0] <= '5' {
		return int(text[0] - '0')
	}
	text = strings.NewReplacer(" ", "-", "_", "-").Replace(strings.ToLower(text))
	for i, name := range LevelNames {
		if text == name {
			return i + 1
		}
	}
	return 0
}

// outcomeOf reads whether a puzzle was solved; false for what is neither yes
// nor no.
func outcomeOf(text string) (Outcome, bool) {
	switch strings.ToLower(text) {
	case "yes", "true", "1":
		return Solved, true
	case "no", "false", "0":
		return Unsolved, true
	}
	return Unsaid, false
}
