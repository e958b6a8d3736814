// Package attrition reasons as people do: it makes domains smaller without
// losing a solution, by rules that can be followed with pencil and paper, and
// keeps what it did as a proof that a machine can check.
//
// # What there is
//
// A board domain ([latin.Domains]) says which labels are still possible in
// each cell. [Start] is the one of a puzzle: a clue's cell has its label only.
//
//	Rule     an attrition theorem with its algorithm       rule.go, one file each
//	Rules    all of them, cheapest first, in tiers         rules.go
//	State    a board domain with what rules count in it    state.go, chart.go, agenda.go
//	Step     one application of a rule, with its reasons   step.go, prices.go
//	Prover   takes the cheapest step, again and again      prover.go, settle.go
//	Proof    the steps from a start to the end             proof.go
//	Verify   checks a proof and calls no rule              verify.go
//	Slice    what of a proof a goal needs                  slice.go, slice_reasons.go
//	Openings all that the rules see at a state             openings.go
//
// # Rules are monotonic
//
// A rule takes labels out of domains; T(D) is what it leaves of D when all that
// it sees at once is done. Every rule here is monotonic: from smaller domains it
// makes smaller ones, where an empty domain anywhere, a contradiction, counts
// as smaller than all others. So the order in which rules are used changes the
// proof, but never what can be proved: "solvable with these rules" is a
// property of the puzzle. That is why conditions are written with "at most" and
// "at least", never with "exactly": a pattern of exactly two candidates is gone
// when one of them goes.
//
// # What proves a step: prices
//
// Choose an integer price u(A,l) for every asterism A and label l; most are 0.
//
//   - R is the greatest total that the labels of all asterisms can cost: in
//     each asterism the dearest |A| labels of the multiset.
//   - p(x,l), what label l costs in cell x, is the sum of u(A,l) over the
//     asterisms that hold x.
//   - m(x) is the least p(x,l) of the labels in the domain of x.
//
// Every solution pays at most R, and at least the sum of all m(x). So if that
// sum is more than R there is no solution; and if it is more when m(x) is
// replaced by p(x,l), no solution has l in x. With fixed prices this is sound
// and monotonic on every board with any multiset. Most rules are instances:
//
//	full label        +1 on the asterisms that are full
//	hidden single     -1 on the asterism
//	locked            -1 on one asterism, +1 on the other
//	naked, hidden set +1, -1 on the asterism for each label of the set
//	fish              -1 on the bases, +1 on the covers and on what the fins share
//	chain             -1 on the asterism of each strong link, +1 of each weak one
//	almost Hall sets  +1 on the asterism for each label but those that link
//	leftovers         +1 on some asterisms, -1 on others
//
// A rule looks for a pattern and names its prices; [State].weigh concludes.
//
// # What proves a step: cases
//
// Forcing rules split: a cell holds one of its labels; an asterism that needs a
// label lo times holds it in one of the cells chosen, if fewer than lo others
// can hold it. What goes in every case goes, and a case that ends in a
// contradiction is none.
//
// # What proves a step: conditions
//
// A Puzzle may ask more than its asterisms say (latin.Condition). A label that
// would make a condition impossible, whatever the other cells hold of what is left
// to them, goes; if it is impossible as it is, that is a contradiction. Rules ask
// Narrow, which may be clever; the checker asks Refutes, for each label by itself.
//
// # Why it is fast
//
// Nothing below changes what is found, only how soon it is known that there is
// nothing. A rule that looks at one label or one asterism remembers the state of
// it at which it saw nothing (silence.go). Reasoning about one label cannot remove
// a candidate that some placement of the label all over the board holds
// (fish_template.go), so most labels need no fish and no chain. Before a chain is
// looked for, rows of bits tell whether one can end anywhere (leads.go), in the end
// of all (leads_closure.go), through cells of two labels (duos.go), or from the places
// of a label in almost Hall sets to others (almost_spots.go). One filling of an
// asterism tells that no set of its cells says anything (hall_stand.go). State,
// prices and links live in memory that is used again (chart.go, recorder.go).
//
// # Fairness
//
// A proof that solves the puzzle without backtracking shows that it is fair
// (Palomo, 5.4): nobody who knows the rules need guess. [Proof.Tier] is the
// smallest tier that suffices, [Proof.Theorems] the certificate.
//
// # Reading the source
//
// Begin with step.go and rule.go; then full_label.go, hidden_single.go and
// locked.go, which are rules at their simplest; prices.go; verify.go. Source of
// the words: M. G. Palomo, "Latin Puzzles", arXiv:1602.06946, section 5.
package attrition
