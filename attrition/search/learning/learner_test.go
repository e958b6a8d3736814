package learning

import (
	"math/rand/v2"
	"testing"

	"latin/attrition/search/engine"
)

// nobody knows nothing: all there is is clauses.
type nobody struct{}

func (nobody) Follow(Literal) bool     { return true }
func (nobody) Explain(Literal, Reason) { panic("nobody gave a reason") }
func (nobody) TakeBack([]Literal, int) {}

// counter knows that of its variables so many hold at most, and at least.
type counter struct {
	*Learner
	most, least, yes, no int
}

const byCount = 0

func (c *counter) Follow(p Literal) bool {
	n := len(c.Phase)
	if p.Holds() {
		c.yes++
	} else {
		c.no++
	}
	if c.yes > c.most || n-c.no < c.least {
		c.cite(p.Holds(), len(c.Trail))
		return false
	}
	for v := range int32(n) {
		switch {
		case c.Value[Is(v)] != 0:
		case c.yes == c.most:
			c.Assign(IsNot(v), Reason{By: byCount})
		case n-c.no == c.least:
			c.Assign(Is(v), Reason{By: byCount})
		}
	}
	return true
}

func (c *counter) cite(holds bool, before int) {
	for _, p := range c.Trail[:before] {
		if p.Holds() == holds {
			c.Because = append(c.Because, p)
		}
	}
}

func (c *counter) Explain(p Literal, _ Reason) { c.cite(!p.Holds(), int(c.Place[p.Variable()])) }

func (c *counter) TakeBack(list []Literal, followed int) {
	for _, p := range list[:followed] {
		if p.Holds() {
			c.yes--
		} else {
			c.no--
		}
	}
}

// habits make it restart and forget all the time, some of the time, or never.
var habits = []Habits{
	{Keep: 0.95, Unit: 1},
	{Keep: 0.9, Unit: 5, First: 3, More: 2},
	{Keep: 1, Unit: 1000, First: 1000},
}

// TestAgainstAll counts solutions of random clauses, with a count besides or
// without, and compares with going through all.
func TestAgainstAll(t *testing.T) {
	const variables = 10
	rng := rand.New(rand.NewPCG(1, 2))
	none, forgot := 0, 0
	for i := range 600 {
		list := randomClauses(rng, variables, 10+rng.IntN(35))
		c := &counter{Learner: new(Learner), most: variables, least: 0}
		if i%2 == 0 {
			c.most, c.least = 4+rng.IntN(3), rng.IntN(4)
		}
		c.Init(variables, habits[i%len(habits)], c, rng)
		for _, lits := range list {
			c.Require(append([]Literal(nil), lits...)...)
		}
		want, b, got := countAll(variables, c.least, c.most, list), engine.NewBudget(t.Context(), 0), 0
		for c.Find(&b) {
			if !satisfied(list, c.Value) || len(c.Trail) != variables {
				t.Fatalf("%d: %v does not satisfy %v", i, c.Trail, list)
			}
			got++
			c.Pass()
		}
		if got != want || !c.Dead {
			t.Fatalf("%d: %d of %d solutions of %v", i, got, want, list)
		}
		if want == 0 {
			none++
		}
		if c.extra > 0 {
			forgot++
		}
	}
	if none < 50 || none > 500 || forgot < 50 {
		t.Errorf("%d without a solution, %d forgot", none, forgot)
	}
}

// randomClauses have one to four literals.
func randomClauses(rng *rand.Rand, variables, n int) [][]Literal {
	list := make([][]Literal, n)
	for i := range list {
		for _, v := range rng.Perm(variables)[:min(4, 2+rng.IntN(5))-rng.IntN(2)] {
			list[i] = append(list[i], Literal(2*v+rng.IntN(2)))
		}
	}
	return list
}

func satisfied(list [][]Literal, value []int8) bool {
	for _, lits := range list {
		ok := false
		for _, p := range lits {
			ok = ok || value[p] > 0
		}
		if !ok {
			return false
		}
	}
	return true
}

func countAll(variables, least, most int, list [][]Literal) (n int) {
	value := make([]int8, 2*variables)
	for holding := range 1 << variables {
		yes := 0
		for v := range variables {
			is := holding >> v & 1
			yes += is
			value[2*v], value[2*v+1] = int8(2*is-1), int8(1-2*is)
		}
		if yes >= least && yes <= most && satisfied(list, value) {
			n++
		}
	}
	return n
}

// TestPigeons: six do not go into five holes, however much is forgotten.
func TestPigeons(t *testing.T) {
	const pigeons, holes = 6, 5
	for _, h := range habits {
		var l Learner
		l.Init(pigeons*holes, h, nobody{}, nil)
		for i := range pigeons {
			var somewhere []Literal
			for j := range holes {
				somewhere = append(somewhere, Is(int32(holes*i+j)))
				for k := range i {
					l.Add(IsNot(int32(holes*i+j)), IsNot(int32(holes*k+j)))
				}
			}
			l.Add(somewhere...)
		}
		b := engine.NewBudget(t.Context(), 0)
		if l.Find(&b) || !l.Dead {
			t.Errorf("%+v: they do", h)
		}
	}
}

// TestGoesOn where a budget for one decision at a time has stopped it: no open
// variable is lost.
func TestGoesOn(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	for range 20 {
		list := randomClauses(rng, 10, 12)
		var l Learner
		l.Init(10, habits[1], nobody{}, nil)
		for _, lits := range list {
			l.Require(append([]Literal(nil), lits...)...)
		}
		b := engine.NewBudget(t.Context(), 0)
		n, stops := 0, 0
		for done := false; !done; stops++ {
			part := b.Part(1)
			for l.Find(&part) {
				n++
				l.Pass()
			}
			b.Settle(&part)
			done = part.Err() == nil
			for v := range int32(10) {
				if l.Value[Is(v)] == 0 && l.at[v] < 0 && !l.Dead {
					t.Fatalf("variable %d is open and will not be chosen", v)
				}
			}
		}
		if want := countAll(10, 0, 10, list); n != want || stops < n-1 {
			t.Errorf("%d of %d solutions, %d stops", n, want, stops)
		}
	}
}

// TestGiven asks for solutions in which some literals are true, again and again.
func TestGiven(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 6))
	found, none := 0, 0
	for range 100 {
		list := randomClauses(rng, 10, 25+rng.IntN(10))
		var l Learner
		l.Init(10, habits[1], nobody{}, nil)
		for _, lits := range list {
			l.Require(append([]Literal(nil), lits...)...)
		}
		b := engine.NewBudget(t.Context(), 0)
		for p := range Literal(20) {
			q := Literal(rng.IntN(20))
			l.BackTo(0)
			ok := l.Find(&b, p, q)
			if want := countAll(10, 0, 10, append([][]Literal{{p}, {q}}, list...)) > 0; ok != want {
				t.Fatalf("%v with %d and %d: %v", list, p, q, ok)
			}
			if ok {
				found++
			} else {
				none++
			}
		}
	}
	if found < 100 || none < 100 {
		t.Errorf("%d found, %d not", found, none)
	}
}
