package attrition

import (
	"math/rand/v2"

	"latin"
)

// A question has answers of which each board within the domains fits one: the
// labels of a cell, or the first places of a label in an asterism.
type question struct {
	asterism int // -1 when it is about a cell
	answers  []Candidate
}

// An asker puts the question that is to be asked at the state of the search.
type asker func(*backtracker, *question)

// suppose makes an answer true, and those before it false where more than one
// could be.
func (q *question) suppose(s *State, n int) {
	x := q.answers[n]
	s.suppose(x.Cell, x.Label)
	// The cell was written by choice: no single is to be told of it.
	s.agenda.given = min(1, len(s.agenda.news))
	if q.asterism < 0 {
		return
	}
	for _, y := range q.answers[:n] {
		s.remove(y.Cell, y.Label)
	}
}

func (q *question) guess(n int) Guess {
	return Guess{Candidate: q.answers[n], Asterism: q.asterism, Answer: n, Answers: len(q.answers)}
}

// fewestAnswers asks a cell or an asterism, whichever has fewest answers.
func (b *backtracker) fewestAnswers(q *question) {
	s := b.prover.state
	x, fewest := s.fewestLabels()
	best := -1
	for i, lo := range s.lo {
		if s.fixes[i] < lo && int(s.places[i]-lo)+1 < fewest {
			best, fewest = i, int(s.places[i]-lo)+1
		}
	}
	if best < 0 {
		q.askCell(s, x)
		return
	}
	q.askPlaces(s, best/s.labels, latin.Label(best%s.labels), fewest)
}

// firstCell asks the first cell with fewest labels.
func (b *backtracker) firstCell(q *question) {
	x, _ := b.prover.state.fewestLabels()
	q.askCell(b.prover.state, x)
}

// anyCell asks one of the cells with at most so many labels, or one of those with
// fewest when there is none such, all equally likely, and puts its labels in any
// order.
func (b *backtracker) anyCell(q *question, most int, rng *rand.Rand) {
	s := b.prover.state
	_, fewest := s.fewestLabels()
	most = max(most, fewest)
	n := 0
	for _, d := range s.domains {
		if k := d.Len(); k > 1 && k <= most {
			n++
		}
	}
	n = rng.IntN(n)
	for i, d := range s.domains {
		if k := d.Len(); k < 2 || k > most {
			continue
		}
		if n == 0 {
			q.askCell(s, latin.Cell(i))
			break
		}
		n--
	}
	rng.Shuffle(len(q.answers), func(i, j int) { q.answers[i], q.answers[j] = q.answers[j], q.answers[i] })
}

// fewestLabels is the first open cell with fewest labels, and their number.
func (s *State) fewestLabels() (latin.Cell, int) {
	best, fewest := latin.Cell(-1), s.labels+1
	for i, d := range s.domains {
		if n := d.Len(); n > 1 && n < fewest {
			best, fewest = latin.Cell(i), n
			if n == 2 {
				break
			}
		}
	}
	return best, fewest
}

func (q *question) askCell(s *State, x latin.Cell) {
	q.asterism = -1
	for d := s.domains[x]; d != 0; d &= d - 1 {
		q.answers = append(q.answers, Candidate{x, d.First()})
	}
}

// askPlaces asks where the label comes first among the open cells of the
// asterism. With r places more than the asterism needs, the first r+1 are the
// only answers: if it came later, too few would be left.
func (q *question) askPlaces(s *State, a int, l latin.Label, answers int) {
	q.asterism = a
	for _, x := range s.asterisms[a].Cells {
		if d := s.domains[x]; d.Has(l) && d != latin.Just(l) && len(q.answers) < answers {
			q.answers = append(q.answers, Candidate{x, l})
		}
	}
}
