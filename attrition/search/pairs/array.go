package pairs

// The factors of a Graeco-Latin square: each of its squares has a row, a column, a
// left and a right label, and any two of these determine the others.
const (
	row = iota
	column
	left
	right
	factors
)

// values are one of each factor, in the order of the constants; what is said about
// a triple or a line does not depend on those that it leaves open.
type values [factors]int

// An array is a Graeco-Latin square as an orthogonal array: its triples, and the
// lines that they lie in.
type array struct {
	order   int
	all     uint32 // the seats of a line
	triples []triple
	members []int32 // triples of line 0, of line 1, ...
}

// A triple says that some square has these values of three factors, such as "in
// row 2 and column 5 is the left label 1".
type triple struct {
	seats []seat
	// fourths are the lines of the other three kinds of triples in which the factor
	// left out here takes each of its values: with those of one seat
	// this triple makes a whole square.
	fourths [factors - 1]int32
}

// A line is a question with one answer: of its triples, one for each value of a
// factor, one is true. A seat is the place of a triple in it.
type seat struct {
	line int32
	bit  uint32
}

// newArray prepares the search for squares of an order up to 32.
func newArray(order int, diagonal bool) *array {
	a := &array{order: order, all: uint32(1)<<order - 1}
	a.triples = make([]triple, factors*order*order*order)
	a.members = make([]int32, factors*(factors-1)*order*order*order)
	for without := range factors {
		a.each(without, func(x values) { a.addTriple(without, x) })
	}
	if diagonal {
		a.addDiagonals()
	}
	return a
}

// each goes through the values of three factors.
func (a *array) each(without int, visit func(values)) {
	f := others(without)
	var x values
	for x[f[0]] = range a.order {
		for x[f[1]] = range a.order {
			for x[f[2]] = range a.order {
				visit(x)
			}
		}
	}
}

func (a *array) addTriple(without int, x values) {
	v := a.triple(without, x)
	t := &a.triples[v]
	for i, f := range others(without) {
		line := a.line(without, f, x)
		t.seats = append(t.seats, seat{line, 1 << x[f]})
		a.members[int(line)*a.order+x[f]] = v
		t.fourths[i] = a.line(f, without, x)
	}
}

// addDiagonals adds a line for each label of a diagonal.
func (a *array) addDiagonals() {
	n := a.order
	for _, without := range []int{right, left} {
		for x := range n {
			for _, mirrored := range []bool{false, true} {
				line := int32(len(a.members) / n)
				for i := range n {
					at := values{i, i, x, x}
					if mirrored {
						at[column] = n - 1 - i
					}
					v := a.triple(without, at)
					a.triples[v].seats = append(a.triples[v].seats, seat{line, 1 << i})
					a.members = append(a.members, v)
				}
			}
		}
	}
}

// triple is the number of a triple that leaves out a factor.
func (a *array) triple(without int, x values) int32 {
	f := others(without)
	return int32(((without*a.order+x[f[0]])*a.order+x[f[1]])*a.order + x[f[2]])
}

// line is the number of a line of such triples, in which a factor takes each of
// its values.
func (a *array) line(without, running int, x values) int32 {
	id := without
	for i, f := range others(without) {
		if f == running {
			id = id*(factors-1) + i
		}
	}
	for _, f := range others(without) {
		if f != running {
			id = id*a.order + x[f]
		}
	}
	return int32(id)
}

func (a *array) membersOf(line int32) []int32 {
	n := int32(a.order)
	return a.members[line*n : (line+1)*n]
}

// others are the factors but one, ascending.
func others(without int) (list [factors - 1]int) {
	i := 0
	for f := range factors {
		if f != without {
			list[i] = f
			i++
		}
	}
	return list
}
