//go:build goexperiment.simd && amd64

package bands

// single ends the closing of a state in which nothing else follows, or finds cells with one
// label left (naked singles) and says false.
func (l *lanes) single() (closed bool) {
	x0, x1, x2 := l.load()
	one := load(&rule.one)
	if any3(several(x0, one), several(x1, one), several(x2, one)).NotEqual(vector{}).ToBits() == spare {
		l.is = solved
		return true
	}
	some0, more0 := labelCounts(x0)
	some1, more1 := labelCounts(x1)
	some2, more2 := labelCounts(x2)
	a0, a1, a2 := x0.AndNot(more0), x1.AndNot(more1), x2.AndNot(more2)
	// A cell without a label, or two such cells of a row for the same.
	void := load(&rule.whole).AndNot(some0.And(some1).And(some2))
	if !nothing(void.Or(any3(several(a0, one), several(a1, one), several(a2, one)))) {
		l.is = impossible
		return true
	}
	a0, a1, a2 = a0.Merge(x0, a0.NotEqual(vector{})), a1.Merge(x1, a1.NotEqual(vector{})), a2.Merge(x2, a2.NotEqual(vector{}))
	if nothing(any3(a0.Xor(x0), a1.Xor(x1), a2.Xor(x2))) {
		l.is = open
		return true
	}
	l.store(a0, a1, a2)
	return false
}

// several is empty where a lane has one bit or none.
func several(x, one vector) vector { return x.And(x.Sub(one)) }

// labelCounts gives for each label the cells that may hold some label, and more than one.
// Spare lanes hold everything and count as nine labels.
func labelCounts(x vector) (some, more vector) {
	near1, near2 := load(&rule.near[0]), load(&rule.near[1])
	far1, far2 := load(&rule.far[0]), load(&rule.far[1])
	a, b := x.Permute(near1), x.Permute(near2)
	y, z := x.Or(a).Or(b), most3(x, a, b)
	c, d := y.Permute(far1), y.Permute(far2)
	return any3(y, c, d), any3(z, z.Permute(far1), z.Permute(far2)).Or(most3(y, c, d))
}
