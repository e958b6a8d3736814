package attrition

import (
	"context"

	"latin"
)

// A backtracker is one search of an [Interleaving].
type backtracker struct {
	prover *Prover // its state is where the search is, its record how it came there
	levels []level // one a guess that stands, then those kept for their memory
	depth  int     // guesses that stand
	begun  bool
	err    error
	totals Totals

	ctx   context.Context // of the search under way
	ask   asker
	trace func(*Event)
	limit int // of dead ends
	event Event
	way   Path // the memory of path
}

// A level is a question, how many of its answers have been taken, and what it
// takes to restore the state in which it was asked. The domains are enough: to
// count again from them takes no longer than to copy all counts at every guess.
type level struct {
	question
	taken int
	saved latin.Domains
	past  bookmark
}

// answer is the guess that stands.
func (v *level) answer() Candidate { return v.answers[v.taken-1] }

func newBacktracker(p *latin.Puzzle, rules []*Rule) *backtracker {
	pr := NewProver(p, rules)
	return &backtracker{prover: pr, totals: newTotals(pr)}
}

// begin loads the domains.
func (b *backtracker) begin(ctx context.Context, start latin.Domains) {
	b.prover.rec.reset()
	b.prover.state.load(start)
	b.ctx, b.depth, b.begun, b.err = ctx, 0, false, nil
	b.totals.reset()
}

// next goes on to the next board; false when there is none, or an error.
func (b *backtracker) next() bool {
	if b.begun && !b.guess() {
		return false
	}
	b.begun = true
	for b.reason() {
		switch s := b.prover.state; {
		case s.dead && !b.deadEnd():
			return false
		case s.dead:
		case s.open == 0:
			b.totals.Boards++
			b.tell(Event{Kind: BoardFound})
			return true
		default:
			b.question()
		}
		if !b.guess() {
			return false
		}
	}
	return false
}

// reason lets the rules go on until they come to rest; false when the context
// ends it.
func (b *backtracker) reason() bool {
	pr := b.prover
	from := len(pr.rec.steps)
	pr.state.ctx = b.ctx
	err := pr.run(b.ctx)
	pr.state.ctx = nil
	if err != nil || b.ctx.Err() != nil {
		b.err = context.Cause(b.ctx)
	}
	for i := from; i < len(pr.rec.steps); i++ {
		st := &pr.rec.steps[i]
		b.totals.count(st)
		b.tell(Event{Kind: RuleApplied, Step: st})
	}
	return b.err == nil
}

// deadEnd counts one; false when it is beyond the limit.
func (b *backtracker) deadEnd() bool {
	if b.limit > 0 && b.totals.DeadEnds == b.limit {
		b.err = ErrDeadEnds
		return false
	}
	b.totals.DeadEnds++
	b.tell(Event{Kind: DeadEnd})
	return true
}

// question opens a level.
func (b *backtracker) question() {
	if b.depth == len(b.levels) {
		b.levels = append(b.levels, level{})
	}
	v, s := &b.levels[b.depth], b.prover.state
	b.depth++
	v.taken, v.past = 0, b.prover.rec.bookmark()
	v.saved = append(v.saved[:0], s.domains...)
	v.answers = v.answers[:0]
	b.ask(b, &v.question)
}

// guess takes the next answer of the last level that has any left; false when
// there is none.
func (b *backtracker) guess() bool {
	for b.depth > 0 && b.levels[b.depth-1].taken == len(b.levels[b.depth-1].answers) {
		b.depth--
	}
	if b.depth == 0 {
		return false
	}
	v := &b.levels[b.depth-1]
	if v.taken > 0 {
		b.restore(v)
	}
	b.totals.Guesses++
	b.totals.Deepest = max(b.totals.Deepest, b.depth)
	b.tell(Event{Kind: Guessed, Guess: v.guess(v.taken)})
	v.suppose(b.prover.state, v.taken)
	v.taken++
	return true
}

// restore brings back the state in which the question was asked.
func (b *backtracker) restore(v *level) {
	s := b.prover.state
	s.load(v.saved)
	s.agenda.reset() // all of it had been seen
	b.prover.rec.back(v.past)
	b.tell(Event{Kind: Restored})
}

// board is a copy of the labels written.
func (b *backtracker) board() latin.PB {
	return readBoard(make(latin.PB, 0, b.prover.state.cells), b.prover.state.domains)
}

// readBoard appends the labels of domains of one label each.
func readBoard(pb latin.PB, d latin.Domains) latin.PB {
	for _, one := range d {
		pb = append(pb, one.First())
	}
	return pb
}

// tell fills in what all events have, and passes the event on.
func (b *backtracker) tell(e Event) {
	if b.trace == nil {
		return
	}
	e.Level, e.Domains = b.depth, b.prover.state.domains
	b.event = e
	b.trace(&b.event)
}
