package attrition

import (
	"slices"

	"latin"
)

// A forcer asks questions with few answers: which label is in this cell, where
// in this asterism is that label. It supposes each answer in turn, follows it
// with its inner rules until they see nothing more, and looks at what all the
// answers have in common. An answer that dies drops out.
//
//	r1c1 is 5 ── inner rules ── dead           what neither living end
//	r1c1 is 6 ── inner rules ── an end   ──>   keeps, goes; and 5 too
//	r1c1 is 8 ── inner rules ── an end
//
// Since the inner rules are monotonic and smaller domains have fewer answers,
// so is the whole.
type forcer struct {
	follow func(*State, *recorder) // the inner rules; the recorder may be nil
	rec    recorder
	work   *State // the answer that is being followed

	// base is the state itself, or, when singles have not been taken from it,
	// own: what they leave of it. Answers lead to the same ends from both.
	base, own *State
	stamp     uint64 // of the state
	baseStamp uint64
	ends      ends
	// headStart has some of the inner rules and is at the same state, or at one of which
	// this is a part; nil for none. Where an answer leads there is where to begin here.
	headStart *forcer
	asked     []asking // by cell, and then by asterism and label

	answers []Candidate
	living  []latin.Domains // the end of each answer; nil when it died
	newest  uint64          // the last change of these ends
	lent    []latin.Domains // memory for ends that are not stored
	kept    []latin.Domains // kept[j]: the candidates that more than j answers keep
	from    latin.Domains   // what is kept is compared with this
	queue   []inquiry
	removes []Candidate
	cases   []Candidate
}

// An inquiry is a question by its number of answers.
type inquiry struct{ answers, at int }

func newForcer(c *chart, follow func(*State, *recorder)) *forcer {
	return &forcer{
		follow: follow, work: newState(c), own: newState(c), ends: newEnds(c), asked: make([]asking, c.cells+len(c.lo)),
	}
}

// begin turns the forcer to a state. It says no when a cell is empty: then
// there are no answers.
func (f *forcer) begin(s *State) bool {
	f.turnTo(s)
	f.from = s.domains
	return !slices.Contains(s.domains, 0)
}

func (f *forcer) turnTo(s *State) {
	f.base = s
	if !s.settled {
		f.own.load(s.domains)
		f.own.spread()
		f.own.ctx, f.own.supposed = s.ctx, s.supposed
		f.base = f.own
	}
	f.baseStamp = f.base.stamp
	if f.stamp == s.stamp {
		return
	}
	f.stamp = s.stamp
	if !f.ends.shrinkTo(f.base.domains) {
		f.ends.forget(f.base.domains)
		clear(f.asked)
	}
}

// suppositionOf makes s the state t with the candidate supposed.
func (s *State) suppositionOf(t *State, q Candidate) {
	if t.settled {
		s.copyFrom(t)
	} else {
		s.load(t.domains)
	}
	s.ctx, s.supposed = t.ctx, true
	s.suppose(q.Cell, q.Label)
}

// ask follows all answers, of which at least need are true, and counts what
// they keep. It gives the number of answers that live.
func (f *forcer) ask(need int) int {
	alive := f.followAll()
	f.tally(need)
	return alive
}

// followAll gives the number of answers that live.
func (f *forcer) followAll() int {
	f.living, f.newest = f.living[:0], 0
	alive := 0
	for k, q := range f.answers {
		end, e := f.end(q)
		f.newest = max(f.newest, e.changed)
		var d latin.Domains
		if end != nil {
			alive++
			d = end.domains
			if end == f.work {
				d = f.hold(k, d)
			}
		}
		f.living = append(f.living, d)
	}
	return alive
}

// hold keeps an end that is not stored until the next question.
func (f *forcer) hold(k int, end latin.Domains) latin.Domains {
	for len(f.lent) <= k {
		f.lent = append(f.lent, make(latin.Domains, f.base.cells))
	}
	copy(f.lent[k], end)
	return f.lent[k]
}

func (f *forcer) clearKept(need int) {
	for len(f.kept) < need {
		f.kept = append(f.kept, make(latin.Domains, f.base.cells))
	}
	for _, d := range f.kept[:need] {
		clear(d)
	}
}

// tally counts, up to need, how many living ends keep each candidate.
func (f *forcer) tally(need int) {
	f.clearKept(need)
	for _, end := range f.living {
		if end == nil {
			continue
		}
		for j := need - 1; j > 0; j-- {
			more, once := f.kept[j], f.kept[j-1]
			for i, d := range end {
				more[i] |= once[i] & d
			}
		}
		once := f.kept[0]
		for i, d := range end {
			once[i] |= d
		}
	}
}
