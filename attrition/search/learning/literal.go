package learning

// A Literal says that a variable holds, or that it does not: twice its number,
// one more for "not".
type Literal int32

// Is says that the variable holds.
func Is(v int32) Literal { return Literal(2 * v) }

// IsNot says that it does not.
func IsNot(v int32) Literal { return Literal(2*v + 1) }

// Not says the opposite.
func (p Literal) Not() Literal { return p ^ 1 }

// Variable is what it is about.
func (p Literal) Variable() int32 { return int32(p >> 1) }

// Holds says whether it says that the variable holds.
func (p Literal) Holds() bool { return p&1 == 0 }

// A Reason says why a literal is true. It takes no more room than it must, as
// most are never asked for: two numbers for the Propagator to read, of which
// the first is none of the constants here.
type Reason struct{ By, At int32 }

// What stands first in the reasons of a Learner itself.
const (
	byNothing int32 = -1 - iota // a decision, or what is so at the root
	byClause                    // At is where it lies

	// Others is the greatest By below nought that a Propagator may give.
	Others
)

var noReason = Reason{By: byNothing}
