package attrition

// A closure is where leads go in the end, whatever the number of steps: row i holds
// all nodes that node i leads to. It is found by Tarjan's way to the strong
// components: nodes that lead to each other have one row in common, made of their
// own leads and of the rows of the components that these lead to, which are finished
// by then. A lead to what such a row holds already need not be followed.
type closure struct {
	leads *leads
	rows  []uint64 // by node, words of the leads long
	root  []int32  // by node, whose row is its own
	order []int32  // by node, when it was met first, from 1; 0 for not yet
	low   []int32  // by node, the earliest unfinished one that it is known to lead to
	open  []int32  // nodes of unfinished components
	met   int32
}

const finished = 1 << 30 // order of a node whose component is finished

// close finds where so many nodes lead.
func (t *closure) close(l *leads, nodes int) {
	t.leads, t.met, t.open = l, 0, t.open[:0]
	t.rows = zeroed(t.rows, nodes*l.words)
	if len(t.root) < nodes {
		t.root, t.order, t.low = make([]int32, nodes), make([]int32, nodes), make([]int32, nodes)
	}
	clear(t.order[:nodes])
	for i := range nodes {
		if t.order[i] == 0 {
			t.meet(i)
		}
	}
}

// of is where a node leads.
func (t *closure) of(i int) []uint64 { return t.row(int(t.root[i])) }

func (t *closure) row(i int) []uint64 { return t.rows[i*t.leads.words:][:t.leads.words] }

func (t *closure) meet(i int) {
	t.met++
	met := t.met
	t.order[i], t.low[i] = met, met
	t.open = append(t.open, int32(i))
	own := t.row(i)
	for w, word := range t.leads.row(i) {
		for word &^= own[w]; word != 0; word = word & (word - 1) &^ own[w] {
			t.join(i, own, w<<6+trailing(word))
		}
	}
	if t.low[i] == met {
		t.finish(i)
	}
}

// join adds to the row of node i a node j to which it leads, and what j leads to.
func (t *closure) join(i int, own []uint64, j int) {
	own[j>>6] |= 1 << (j & 63)
	if t.order[j] == 0 {
		t.meet(j)
		t.low[i] = min(t.low[i], t.low[j])
	}
	if t.order[j] < finished {
		t.low[i] = min(t.low[i], t.order[j])
		return
	}
	for w, m := range t.of(j) {
		own[w] |= m
	}
}

// finish gives one row to the component that node i was the first of.
func (t *closure) finish(i int) {
	own := t.row(i)
	for last := -1; last != i; {
		last = int(t.open[len(t.open)-1])
		t.open = t.open[:len(t.open)-1]
		t.root[last], t.order[last] = int32(i), finished
		if last != i {
			for w, m := range t.row(last) {
				own[w] |= m
			}
		}
	}
}
