package learning

// An order is a heap of variables, that with the greatest heat on
// top. Assigned ones may lie in it. Source: VSIDS with exponential decay (MiniSat 2005).
type order struct {
	heat []float64
	heap []int32
	at   []int32 // of each variable in the heap, -1 when it is not there
	gain float64 // heat of a variable met now
	keep float64 // of all heat, with each contradiction
}

const tooHot = 1e100 // then all heat is scaled down

// init empties the order for variables from 0, without heat. cool leaves the part keep
// of all heat.
func (o *order) init(variables int, keep float64) {
	o.keep = keep
	o.heat = make([]float64, variables)
	o.heap = make([]int32, 0, variables)
	o.at = make([]int32, variables)
	o.gain = 1
	for v := range o.at {
		o.at[v] = -1
	}
}

// preset gives a variable that is not in the order its heat to begin with.
func (o *order) preset(v int32, heat float64) { o.heat[v] = heat }

// warm raises the heat of a variable.
func (o *order) warm(v int32) {
	if o.heat[v] += o.gain; o.heat[v] > tooHot {
		for i := range o.heat {
			o.heat[i] /= tooHot
		}
		o.gain /= tooHot
	}
	if o.at[v] >= 0 {
		o.up(o.at[v])
	}
}

// cool lets all heat count for less than what comes.
func (o *order) cool() { o.gain /= o.keep }

// push puts a variable in, unless it is there.
func (o *order) push(v int32) {
	if o.at[v] >= 0 {
		return
	}
	o.at[v] = int32(len(o.heap))
	o.heap = append(o.heap, v)
	o.up(o.at[v])
}

// pop takes the hottest variable; false when there is none.
func (o *order) pop() (int32, bool) {
	n := len(o.heap) - 1
	if n < 0 {
		return 0, false
	}
	top := o.heap[0]
	o.put(0, o.heap[n])
	o.heap = o.heap[:n]
	o.at[top] = -1
	if n > 0 {
		o.down(0)
	}
	return top, true
}

func (o *order) put(i, v int32) { o.heap[i], o.at[v] = v, i }

func (o *order) up(i int32) {
	v := o.heap[i]
	for i > 0 {
		parent := (i - 1) / 2
		if o.heat[o.heap[parent]] >= o.heat[v] {
			break
		}
		o.put(i, o.heap[parent])
		i = parent
	}
	o.put(i, v)
}

func (o *order) down(i int32) {
	v := o.heap[i]
	for {
		child := 2*i + 1
		if int(child) >= len(o.heap) {
			break
		}
		if r := child + 1; int(r) < len(o.heap) && o.heat[o.heap[r]] > o.heat[o.heap[child]] {
			child = r
		}
		if o.heat[o.heap[child]] <= o.heat[v] {
			break
		}
		o.put(i, o.heap[child])
		i = child
	}
	o.put(i, v)
}
