package attrition

import (
	"fmt"
	"strings"
)

// Event is a line about an event of an interleaved search, indented by the
// guesses that stand.
func (w *Words) Event(e *Event) string {
	indent := strings.Repeat("  ", e.Level)
	switch e.Kind {
	case Guessed:
		indent = strings.Repeat("  ", e.Level-1)
		return indent + w.guess(&e.Guess)
	case RuleApplied:
		return indent + w.applied(e.Step)
	case BoardFound:
		pb := readBoard(nil, e.Domains)
		return indent + "board " + w.Puzzle.FormatCells(pb)
	}
	return indent + e.Kind.String()
}

func (w *Words) guess(g *Guess) string {
	answer := fmt.Sprintf("guess %d of %d: ", g.Answer+1, g.Answers)
	if g.Asterism >= 0 {
		return answer + fmt.Sprintf("in %s, %s first goes in %s", w.Asterism(g.Asterism), w.Label(g.Label), w.Cell(g.Cell))
	}
	return answer + fmt.Sprintf("%s is %s", w.Cell(g.Cell), w.Label(g.Label))
}

// applied is a step with its reasons and its consequences.
func (w *Words) applied(st *Step) string {
	return fmt.Sprintf("%s: %s: %s", st.Rule.Name, st.Rule.Tell(w, st), w.Conclusion(st))
}
