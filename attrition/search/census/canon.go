package census

import "slices"

// A turner brings the states of a level into a form that is the same for as
// many as possible of those that differ by labels and twins only. The form is
// always one of the state's own equivalents, so a state that is not
// recognised costs room but no truth.
//
// Labels and twins are told apart by colours, which refine each other: a twin's
// is a sum over the labels, a label's one over the twins. What a node needs of
// a twin enters as a factor, 0 for nothing:
//
//	           twin 0    twin 1    ...
//	label 0    factor    factor          factors[node of label 0]
//	label 1    factor    factor          factors[node of label 1]
type turner struct {
	*tracks
	t       int
	classes []twins
	members []int32  // of all classes
	kind    []uint64 // of each node, the same for those that differ by twins only
	factors [][]uint64
	colour  []uint64 // of each member
	label   []uint64 // colours
}

func newTurner(tr *tracks, t int) *turner {
	u := &turner{tracks: tr, t: t, classes: tr.findTwins(t), label: make([]uint64, tr.labels)}
	for _, w := range u.classes {
		u.members = append(u.members, w.members...)
	}
	u.colour = make([]uint64, len(u.members))
	return u
}

// turn brings the nodes of a state into the form.
func (u *turner) turn(ids []int32) error {
	if len(u.classes) > 0 {
		u.paint(ids)
		colour := u.colour
		for i := range u.classes {
			n := len(u.classes[i].members)
			if err := u.arrange(&u.classes[i], colour[:n], ids); err != nil {
				return err
			}
			colour = colour[n:]
		}
	}
	slices.Sort(ids)
	return nil
}

// paint gives the twins colours that tell them apart where the state does.
func (u *turner) paint(ids []int32) {
	for len(u.kind) < len(u.levels[u.t].nodes) {
		u.describe(int32(len(u.kind)))
	}
	for x, id := range ids {
		u.label[x] = u.kind[id]
	}
	clear(u.colour)
	u.recolour(ids)
	u.relabel(ids)
	u.recolour(ids)
}

// recolour tells the twins what the labels need of them.
func (u *turner) recolour(ids []int32) {
	for k := range u.colour {
		sum := u.colour[k]
		for x, id := range ids {
			sum += u.label[x] * u.factors[id][k]
		}
		u.colour[k] = mix(sum)
	}
}

// relabel tells the labels of the twins.
func (u *turner) relabel(ids []int32) {
	for x, id := range ids {
		sum := u.label[x]
		for k, f := range u.factors[id] {
			sum += u.colour[k] * f
		}
		u.label[x] = mix(sum)
	}
}

// arrange sorts the twins of a class by colour.
func (u *turner) arrange(w *twins, colour []uint64, ids []int32) error {
	for end := len(colour) - 1; end > 0; end-- {
		for j := range end {
			if colour[j] <= colour[j+1] {
				continue
			}
			colour[j], colour[j+1] = colour[j+1], colour[j]
			for x, id := range ids {
				to, err := u.swap(u.t, w, j, id)
				if err != nil {
					return err
				}
				ids[x] = to
			}
		}
	}
	return nil
}

// describe computes a node's factors and its kind.
func (u *turner) describe(id int32) {
	p := u.levels[u.t].nodes[id].profile
	factors := make([]uint64, len(u.members))
	kind, k := uint64(1), 0
	for i, w := range u.classes {
		for _, g := range w.members {
			factors[k] = factorOf(needAt(p, g))
			kind += mix(factors[k] ^ uint64(i))
			k++
		}
	}
	for g := range int32(len(u.groups)) {
		if !slices.Contains(u.members, g) {
			kind += mix(factorOf(needAt(p, g)) + mix(uint64(g)))
		}
	}
	u.factors = append(u.factors, factors)
	u.kind = append(u.kind, mix(kind))
}

func factorOf(n need) uint64 {
	if n.hi == 0 {
		return 0
	}
	return mix(uint64(n.lo)<<16|uint64(n.hi)) | 1
}
