package attrition

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"
	"sync"
)

// A tally counts, by rule, samples and those at which the rule fired, and keeps
// the violations.
type tally struct {
	mu           sync.Mutex
	asked, fired map[string]int
	broken       map[string][]*violation // by rule and law
}

func newTally() *tally {
	return &tally{asked: make(map[string]int), fired: make(map[string]int), broken: make(map[string][]*violation)}
}

func (n *tally) count(r *Rule, at *image, violations []*violation) {
	n.asked[r.Name]++
	if at.steps > 0 {
		n.fired[r.Name]++
	}
	for _, v := range violations {
		n.broken[v.name()] = append(n.broken[v.name()], v)
	}
}

func (n *tally) add(m *tally) {
	n.mu.Lock()
	defer n.mu.Unlock()
	for name := range m.asked {
		n.asked[name] += m.asked[name]
		n.fired[name] += m.fired[name]
	}
	for name, list := range m.broken {
		n.broken[name] = append(n.broken[name], list...)
	}
}

func (n *tally) table(rules []*Rule) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%-20s %8s %8s %8s\n", "rule", "samples", "fired", "broken")
	for _, r := range rules {
		broken := 0
		for name, list := range n.broken {
			if strings.HasPrefix(name, r.Name+" ") {
				broken += len(list)
			}
		}
		fmt.Fprintf(&b, "%-20s %8d %8d %8d\n", r.Name, n.asked[r.Name], n.fired[r.Name], broken)
	}
	return b.String()
}

// violations tells one violation of each law by each rule, the one on the
// smallest board.
func (n *tally) violations() []string {
	var list []string
	for _, name := range slices.Sorted(maps.Keys(n.broken)) {
		all := n.broken[name]
		first := slices.MinFunc(all, func(v, w *violation) int {
			return cmp.Or(cmp.Compare(len(v.domains), len(w.domains)), cmp.Compare(v.board.name, w.board.name))
		})
		boards := make(map[string]bool)
		for _, v := range all {
			boards[v.board.name] = true
		}
		list = append(list, fmt.Sprintf("%d times on %d boards: %v", len(all), len(boards), first))
	}
	return list
}
