package census

import (
	"encoding/binary"
	"slices"
)

// Twins are asterisms that can be exchanged at a level: the cells from there
// on lie in the same other asterisms, one for one. Then what is left of the
// board is the same after the exchange, and a state has as many completions as
// the one with the needs of the two exchanged.
//
// swaps[i] exchanges members[i] and members[i+1]: the node that each node
// becomes, unknown until it is asked for.
type twins struct {
	members []int32
	swaps   [][]int32
}

const unknown = -2

// findTwins partitions the groups into those that can be exchanged.
func (tr *tracks) findTwins(t int) []twins {
	at := make([][]int32, len(tr.groups)) // cells from t on
	for _, c := range tr.order[t:] {
		for _, g := range tr.of[c] {
			at[g] = append(at[g], c)
		}
	}
	var classes []twins
next:
	for g := range int32(len(tr.groups)) {
		if len(at[g]) == 0 {
			continue
		}
		for i := range classes {
			if first := classes[i].members[0]; tr.exchange(at, first, g) {
				classes[i].members = append(classes[i].members, g)
				continue next
			}
		}
		classes = append(classes, twins{members: []int32{g}})
	}
	classes = slices.DeleteFunc(classes, func(w twins) bool { return len(w.members) == 1 })
	for i := range classes {
		classes[i].swaps = make([][]int32, len(classes[i].members)-1)
	}
	return classes
}

// exchange says whether two groups are twins.
func (tr *tracks) exchange(at [][]int32, g, h int32) bool {
	if len(at[g]) != len(at[h]) {
		return false
	}
	return slices.Equal(tr.company(at[g], g, h), tr.company(at[h], h, g))
}

// company lists in which other groups the cells of g lie that h does not have.
func (tr *tracks) company(cells []int32, g, h int32) []string {
	var list []string
	for _, c := range cells {
		if slices.Contains(tr.of[c], h) {
			continue
		}
		var key []byte
		for _, other := range tr.of[c] {
			if other != g {
				key = binary.AppendUvarint(key, uint64(other))
			}
		}
		list = append(list, string(key))
	}
	slices.Sort(list)
	return list
}

// swap gives the node that a node becomes when members i and i+1 are exchanged.
func (tr *tracks) swap(t int, w *twins, i int, id int32) (int32, error) {
	for int(id) >= len(w.swaps[i]) {
		w.swaps[i] = append(w.swaps[i], unknown)
	}
	if to := w.swaps[i][id]; to != unknown {
		return to, nil
	}
	p := tr.levels[t].nodes[id].profile
	g, h := w.members[i], w.members[i+1]
	turned := []byte(p)
	setNeed(turned, g, needAt(p, h))
	setNeed(turned, h, needAt(p, g))
	to, err := tr.node(t, turned)
	if err == nil {
		w.swaps[i][id] = to
	}
	return to, err
}
