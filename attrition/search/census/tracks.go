package census

import (
	"slices"

	"latin/attrition/search/engine"
)

// dead is the node of a label that cannot be placed any more.
const dead = -1

// tracks are the decision diagrams of all labels over one order of the cells,
// in one: level t has a node for each set of places, among the cells from t
// on, that a label may still have to choose from.
type tracks struct {
	*question
	order  []int32
	levels []level
	rest   [][]int16 // of each group, at each level: its cells from there on
	nodes  int
	effort *int // left; used up by nodes too
	budget *engine.Budget
	ready  bool // the nodes of all labels are there
}

// A level is the nodes of one place in the order.
type level struct {
	nodes []node
	known map[string]int32   // node of each profile, or dead
	same  map[[2]int32]int32 // node of each pair of successors
}

// A node says how a label goes on: the node of the next level when it takes
// the cell and when it leaves it.
type node struct {
	take, skip int32
	// profile is one way to come here: what each group needs of the label.
	profile string
}

func newTracks(q *question, order []int32) *tracks {
	tr := &tracks{question: q, order: order}
	tr.levels = make([]level, len(order)+1)
	tr.rest = make([][]int16, len(order)+1)
	left := make([]int16, len(q.groups))
	for t := len(order); t >= 0; t-- {
		if t < len(order) {
			for _, g := range q.of[order[t]] {
				left[g]++
			}
		}
		tr.rest[t] = slices.Clone(left)
		tr.levels[t].known = make(map[string]int32)
		tr.levels[t].same = make(map[[2]int32]int32)
	}
	return tr
}

// A profile has two bytes a group: lo and hi. See maxLabels.
const profileBytes = 2

func appendNeed(p []byte, n need) []byte { return append(p, byte(n.lo), byte(n.hi)) }

func needAt[P string | []byte](p P, g int32) need {
	return need{int16(p[profileBytes*g]), int16(p[profileBytes*g+1])}
}

func setNeed(p []byte, g int32, n need) { appendNeed(p[:profileBytes*g], n) }

// start gives the nodes at which the labels begin. What was made before an
// error is not made again.
func (tr *tracks) start() ([]int32, error) {
	var ids []int32
	for x := range tr.labels {
		var p []byte
		for _, g := range tr.groups {
			p = appendNeed(p, g.need[x])
		}
		id, err := tr.node(0, p)
		if err != nil {
			return nil, err
		}
		ids = append(ids, id)
	}
	tr.ready = true
	return ids, nil
}

// node finds or makes the node of a profile. Two profiles that leave the same
// choices share one, so that it does not matter which clues or labels led there.
func (tr *tracks) node(t int, p []byte) (int32, error) {
	lv := &tr.levels[t]
	if id, ok := lv.known[string(p)]; ok {
		return id, nil
	}
	if err := tr.pay(lv); err != nil {
		return dead, err
	}
	n := node{take: dead, skip: dead, profile: string(p)}
	if t < len(tr.order) {
		var err error
		if n.take, err = tr.follow(t, p, 1); err == nil {
			n.skip, err = tr.follow(t, p, 0)
		}
		if err != nil {
			return dead, err
		}
	}
	id := tr.intern(lv, n, t == len(tr.order))
	lv.known[n.profile] = id
	tr.nodes++
	return id, nil
}

// pay accounts for a node. The effort ends the making of the diagrams, but not
// a state that is being made; the budget ends everything.
func (tr *tracks) pay(lv *level) error {
	if len(lv.nodes) >= maxNodes || tr.size() >= maxTracks {
		return ErrTooWide
	}
	if !tr.budget.Spend(workPerNode + len(tr.groups)) {
		return tr.budget.Err()
	}
	if *tr.effort--; *tr.effort < 0 && !tr.ready {
		return ErrEffort
	}
	return nil
}

// size is about how many bytes all nodes take: each its profile and its places
// in two maps.
func (tr *tracks) size() int { return tr.nodes * (nodeBytes + profileBytes*len(tr.groups)) }

const nodeBytes = 200

// workPerNode is about what a node costs, in units of a budget.
const workPerNode = 256

func (tr *tracks) intern(lv *level, n node, last bool) int32 {
	if n.take == dead && n.skip == dead && !last {
		return dead
	}
	pair := [2]int32{n.take, n.skip}
	id, ok := lv.same[pair]
	if !ok {
		id = int32(len(lv.nodes))
		lv.nodes = append(lv.nodes, n)
		lv.same[pair] = id
	}
	return id
}

// follow goes to the next level, with the label in the cell (taken 1) or not (0).
func (tr *tracks) follow(t int, p []byte, taken int16) (int32, error) {
	next := slices.Clone(p)
	for _, g := range tr.of[tr.order[t]] {
		n := needAt(p, g)
		n.lo, n.hi = n.lo-taken, n.hi-taken
		n, fits := n.within(int(tr.rest[t+1][g]))
		if !fits {
			return dead, nil
		}
		setNeed(next, g, n)
	}
	return tr.node(t+1, next)
}
