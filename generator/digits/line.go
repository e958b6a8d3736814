package digits

import (
	"context"
	"encoding/binary"
	"errors"
	"fmt"
)

// ErrLarge is wrapped by errors about a problem that needs more room than there is.
var ErrLarge = errors.New("too large")

// A line is a row or a column as an automaton that reads its digits from the
// units up. Its states stand between two digits:
//
//	place      0         1         2            places
//	state   [start] -d0-> [ ] -d1-> [ ] ... -d-> [end]
//
// Every path from the start to the end is a number that the line may be, and
// every such number is a path. States with the same future are one, so that of a
// divisor only the part matters that the digits to come can still spoil: a row
// divisible by 40 has 5 states after the second digit and one after the third.
type line struct {
	base   int
	states []int     // by place, 0 to the number of places
	next   [][]int32 // by place, then state*base+digit; -1 where no number goes on
}

// lineRule says what numbers a line may be.
type lineRule struct {
	base, divisor  int
	fixed          []int // from the units; -1 for open
	zero, distinct bool
}

// lineState is what the digits so far come to.
type lineState struct {
	residue int
	other   bool   // a digit was not 0
	used    uint64 // digits, where they must differ
}

// maxLineStates bounds the states between two digits of one line.
const maxLineStates = 1 << 18

// newLine makes the automaton; nil when no number is possible. The error wraps
// ErrLarge, or is the cause when the context ends.
func newLine(ctx context.Context, r lineRule) (*line, error) {
	l := &line{base: r.base}
	layer := []lineState{{}}
	for place, weight := 0, 1%r.divisor; place < len(r.fixed); place++ {
		if err := context.Cause(ctx); err != nil {
			return nil, err
		}
		next, reached := r.read(layer, place, weight)
		if len(reached) > maxLineStates {
			return nil, fmt.Errorf("%w: a line divisible by %d has more than %d residues to follow; use smaller divisors or fewer digits", ErrLarge, r.divisor, maxLineStates)
		}
		l.states = append(l.states, len(layer))
		l.next = append(l.next, next)
		layer, weight = reached, weight*r.base%r.divisor
	}
	l.states = append(l.states, len(layer))
	end := make([]int32, len(layer))
	for s, x := range layer {
		if x.residue != 0 || !x.other && !r.zero {
			end[s] = -1
		}
	}
	l.merge(end)
	if l.states[0] == 0 {
		return nil, nil
	}
	return l, nil
}

// read gives the states that one more digit leads to.
func (r lineRule) read(layer []lineState, place, weight int) (next []int32, reached []lineState) {
	number := make(map[lineState]int32)
	for _, x := range layer {
		for digit := range r.base {
			y := lineState{residue: (x.residue + digit*weight) % r.divisor, other: x.other || digit != 0 || r.zero}
			if r.distinct {
				y.used = x.used | 1<<digit
			}
			if r.fixed[place] >= 0 && r.fixed[place] != digit || r.distinct && x.used>>digit&1 != 0 {
				next = append(next, -1)
				continue
			}
			n, known := number[y]
			if !known {
				n = int32(len(reached))
				number[y], reached = n, append(reached, y)
			}
			next = append(next, n)
		}
		if len(reached) > maxLineStates {
			break // newLine says so
		}
	}
	return next, reached
}

// merge makes one state of those with the same future, from the end to the
// start, and removes those without any. end numbers those of the last place, -1 for none.
func (l *line) merge(end []int32) {
	places := len(l.next)
	number, count := end, 1
	for place := places - 1; place >= 0; place-- {
		l.states[place+1] = count
		known := make(map[string]int32)
		var kept []int32
		renamed := make([]int32, l.states[place])
		for s := range renamed {
			future := l.future(place, s, number)
			if future == nil {
				renamed[s] = -1
				continue
			}
			key := textOf(future)
			n, seen := known[key]
			if !seen {
				n = int32(len(known))
				known[key], kept = n, append(kept, future...)
			}
			renamed[s] = n
		}
		l.next[place], number, count = kept, renamed, len(known)
	}
	l.states[0] = count
}

// future of a state: where each digit leads by the new numbers; nil for nowhere.
func (l *line) future(place, state int, number []int32) []int32 {
	future, some := make([]int32, l.base), false
	for digit := range future {
		future[digit] = -1
		if to := l.next[place][state*l.base+digit]; to >= 0 {
			future[digit] = number[to]
			some = some || number[to] >= 0
		}
	}
	if !some {
		return nil
	}
	return future
}

// textOf makes numbers the key of a map.
func textOf(list []int32) string {
	var b []byte
	for _, x := range list {
		b = binary.LittleEndian.AppendUint32(b, uint32(x))
	}
	return string(b)
}

// places is how many digits the line has.
func (l *line) places() int { return len(l.next) }
