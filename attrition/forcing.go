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
//
// Ends are remembered for as long as the domains of the state stay the same,
// because a candidate is an answer about its cell and about each of its asterisms.
type forcer struct {
	follow func(*State, *recorder) // the inner rules; the recorder may be nil
	rec    recorder
	work   *State // the answer that is being followed

	// base is the state itself, or, when singles have not been taken from it,
	// own: what they leave of it. Answers lead to the same ends from both.
	base, own *State
	stamp     uint64  // of the state to which the ends belong
	ends      []int32 // by candidate: unknown, died, or firstEnd and the index in stored
	stored    []latin.Domains
	used      int // of stored
	room      int // for stored, in domains of a cell

	answers []Candidate
	living  []latin.Domains // the end of each answer; nil when it died
	lent    []latin.Domains // memory for ends that are not stored
	kept    []latin.Domains // kept[j]: the candidates that more than j answers keep
	from    latin.Domains   // what is kept is compared with this
	queue   []inquiry
	removes []Candidate
	cases   []Candidate
}

// An inquiry is a question by its number of answers.
type inquiry struct{ answers, at int }

const (
	unknown int32 = iota
	died
	firstEnd
)

// storedDomains limits the ends remembered, in domains of a cell: 16 MB. Beyond
// it they are followed again, which takes time and changes nothing else.
const storedDomains = 1 << 21

func newForcer(c *chart, follow func(*State, *recorder)) *forcer {
	return &forcer{
		follow: follow, work: newState(c), own: newState(c), ends: make([]int32, c.cells*c.labels), room: storedDomains,
	}
}

// begin turns the forcer to a state. It says no when a cell is empty: then
// there are no answers.
func (f *forcer) begin(s *State) bool {
	f.base = s
	if !s.settled {
		f.own.load(s.domains)
		f.own.spread()
		f.own.ctx = s.ctx
		f.base = f.own
	}
	if f.stamp != s.stamp {
		f.stamp, f.used = s.stamp, 0
		clear(f.ends)
	}
	f.from = s.domains
	return !slices.Contains(s.domains, 0)
}

// end is where an answer leads; nil when it dies. It is good until the next one.
func (f *forcer) end(q Candidate) latin.Domains {
	i := int(q.Cell)*f.base.labels + int(q.Label)
	switch e := f.ends[i]; {
	case e == died:
		return nil
	case e >= firstEnd:
		return f.stored[e-firstEnd]
	case !f.lives(q):
		f.ends[i] = died
		return nil
	case (f.used+1)*f.base.cells > f.room:
		return f.work.domains
	}
	if f.used == len(f.stored) {
		f.stored = append(f.stored, make(latin.Domains, f.base.cells))
	}
	f.ends[i] = firstEnd + int32(f.used)
	copy(f.stored[f.used], f.work.domains)
	f.used++
	return f.stored[f.used-1]
}

func (f *forcer) lives(q Candidate) bool {
	if f.base.dead || !f.base.domains[q.Cell].Has(q.Label) {
		return false
	}
	f.work.suppositionOf(f.base, q)
	f.follow(f.work, nil)
	return !f.work.dead
}

// suppositionOf makes s the state t with the candidate supposed.
func (s *State) suppositionOf(t *State, q Candidate) {
	if t.settled {
		s.copyFrom(t)
	} else {
		s.load(t.domains)
	}
	s.ctx = t.ctx
	s.suppose(q.Cell, q.Label)
}

// ask follows all answers, of which at least need are true, and counts what
// they keep. It gives the number of answers that live.
func (f *forcer) ask(need int) int {
	f.living = f.living[:0]
	f.clearKept(need)
	alive := 0
	for k, q := range f.answers {
		end := f.end(q)
		if end != nil {
			alive++
			end = f.hold(k, q, end)
			f.tally(end, need)
		}
		f.living = append(f.living, end)
	}
	return alive
}

// hold keeps an end until the next question.
func (f *forcer) hold(k int, q Candidate, end latin.Domains) latin.Domains {
	if f.ends[int(q.Cell)*f.base.labels+int(q.Label)] != unknown {
		return end
	}
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

func (f *forcer) tally(end latin.Domains, need int) {
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
