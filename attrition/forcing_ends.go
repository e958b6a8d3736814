package attrition

import "latin"

// ends remembers where answers lead. As the inner rules are monotonic, an end stays the
// same while its state loses only candidates that the end has lost too; and when it
// loses others, following goes on from what is left of the end.
//
//	a state ────── loses c ──────> a smaller state
//	   │ q supposed                   │ q supposed
//	its end ─ loses c, followed ─> its end
//
// So ends serve for a whole proof.
type ends struct {
	domains latin.Domains // of the state
	lost    []Candidate   // what it has lost since the first end, in order
	of      []end         // by candidate
	pool    []*State      // memory for ends
	used    int           // of pool
	room    int           // for pool
	clock   uint64        // counts changes
}

// An end is a state in which an answer is followed as far as it goes.
type end struct {
	state   *State // nil when it is not known
	died    bool
	upTo    int    // how much of lost the end has been held against
	changed uint64 // when, by the clock
}

// storedBytes limits the ends remembered. Those beyond are followed each time they are
// asked for, which takes time and changes nothing else.
const storedBytes = 1 << 25

func newEnds(c *chart) ends {
	return ends{
		domains: make(latin.Domains, c.cells), of: make([]end, c.cells*c.labels), room: storedBytes / c.snapshotBytes(),
	}
}

// shrinkTo notes what the state has lost, if it is what has become of the one before.
func (e *ends) shrinkTo(d latin.Domains) bool {
	lost := e.lost
	for i, before := range e.domains {
		if d[i]&^before != 0 {
			return false
		}
		for gone := before &^ d[i]; gone != 0; gone &= gone - 1 {
			lost = append(lost, Candidate{latin.Cell(i), gone.First()})
		}
	}
	e.lost = lost
	copy(e.domains, d)
	return true
}

// forget forgets all ends, to begin with those of a state with these domains.
func (e *ends) forget(d latin.Domains) {
	e.lost, e.used = e.lost[:0], 0
	clear(e.of)
	copy(e.domains, d)
}

// stands says whether a known end is still that of its answer.
func (e *ends) stands(x *end) bool {
	for _, q := range e.lost[x.upTo:] {
		if x.state.domains[q.Cell].Has(q.Label) {
			return false
		}
	}
	x.upTo = len(e.lost)
	return true
}

// keep stores where an answer has led, and says whether there was room.
func (e *ends) keep(x *end, s *State) bool {
	e.note(x)
	if x.state == nil {
		if e.used == e.room {
			return false
		}
		if e.used == len(e.pool) {
			e.pool = append(e.pool, newSnapshot(s.chart))
		}
		x.state = e.pool[e.used]
		e.used++
	}
	x.state.copyFrom(s)
	return true
}

// note says that an end is new.
func (e *ends) note(x *end) {
	e.clock++
	x.changed, x.upTo = e.clock, len(e.lost)
}
