package attrition

// Leads are for a quick look before a search for chains: row i holds the nodes
// that are false when node i is, by one step of a chain. Where they reach nothing of
// use there is no chain, and what the chain is need not be found out.
type leads struct {
	rows  []uint64 // by node
	words int      // of a row
	reach []uint64 // what has been reached
	front []uint64 // of that, what was reached last
	next  []uint64 // what comes next
}

// resize makes room for so many nodes, with rows of so many words, all empty.
func (l *leads) resize(nodes, words int) {
	l.words = words
	l.rows = zeroed(l.rows, nodes*words)
	l.reach, l.front, l.next = zeroed(l.reach, words), zeroed(l.front, words), zeroed(l.next, words)
}

func (l *leads) row(i int) []uint64 { return l.rows[i*l.words : (i+1)*l.words] }

// begin forgets what has been reached.
func (l *leads) begin() {
	clear(l.reach)
	clear(l.next)
}

// follow adds where a node leads to what comes next.
func (l *leads) follow(i int) {
	next := l.next
	for w, m := range l.row(i) {
		next[w] |= m
	}
}

// advance reaches what comes next, and says whether any of it is new.
func (l *leads) advance() bool {
	grown := uint64(0)
	for w, m := range l.next {
		l.front[w] = m &^ l.reach[w]
		l.reach[w] |= m
		grown |= l.front[w]
	}
	return grown != 0
}

// followFront follows all that was reached last.
func (l *leads) followFront() {
	clear(l.next)
	for k, word := range l.front {
		for ; word != 0; word &= word - 1 {
			l.follow(k<<6 + trailing(word))
		}
	}
}
