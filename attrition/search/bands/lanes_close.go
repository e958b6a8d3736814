//go:build goexperiment.simd && amd64

package bands

// close does what propagate does for states of planes, with the same result: all labels at
// once, again and again until nothing changes. So does it close another state, if
// there is one, by turns: each step of a round waits for the one before, and there is
// nothing to do meanwhile but the other's.
func (l *lanes) close(other *lanes) {
	k := rule
	x0, x1, x2 := l.load()
	for {
		// Rows of a band: what the boxes of the other two leave.
		y0, y1, y2 := any3(x0, down(x0, 3), down(x0, 6)), any3(x1, down(x1, 3), down(x1, 6)), any3(x2, down(x2, 3), down(x2, 6))
		z0, z1, z2 := down(y0, 3), down(y1, 3), down(y2, 3)
		middle, a, b := load(&k.middle), load(&k.ways[0]), load(&k.ways[1])
		x0 = x0.And(a.ConcatPermute(b, choose3(middle, y1, z2)))
		x1 = x1.And(a.ConcatPermute(b, choose3(middle, y2, z0)))
		x2 = x2.And(a.ConcatPermute(b, choose3(middle, y0, z1)))
		l.store(x0, x1, x2)
		// Bands of a stack: what the columns of the other two leave. A turn of the nine bits
		// by three is the next column of the box, and bits above and below are copies for it.
		c := any3(x0, x1, x2)
		if !filled(c) {
			l.is = impossible
			if other == nil {
				return
			}
			l, other = other, nil
			x0, x1, x2 = l.load()
			continue
		}
		p, q := c.Permute(load(&k.bands[0])), c.Permute(load(&k.bands[1]))
		left := up(p, 3).Or(down(p, 6)).And(up(q, 6).Or(down(q, 3)))
		right := up(p, 6).Or(down(p, 3)).And(up(q, 3).Or(down(q, 6)))
		x0, x1, x2 = within3(x0, left, right), within3(x1, left, right), within3(x2, left, right)
		// Cells of which a label has one in the row, by a shift that leaves nothing of two: they
		// leave the other labels, of the same three and of the other threes.
		one, near1, near2 := load(&k.one), load(&k.near[0]), load(&k.near[1])
		s0, s1, s2 := x0.ShiftRight(x0.And(x0.Sub(one))), x1.ShiftRight(x1.And(x1.Sub(one))), x2.ShiftRight(x2.And(x2.Sub(one)))
		a0, a1, a2 := s0.Permute(near1), s1.Permute(near1), s2.Permute(near1)
		b0, b1, b2 := s0.Permute(near2), s1.Permute(near2), s2.Permute(near2)
		x0, x1, x2 = x0.AndNot(a0).AndNot(b0), x1.AndNot(a1).AndNot(b1), x2.AndNot(a2).AndNot(b2)
		s0, s1, s2 = any3(s0, a0, b0), any3(s1, a1, b1), any3(s2, a2, b2)
		far1, far2 := load(&k.far[0]), load(&k.far[1])
		x0 = but3(x0, s0.Permute(far1), s0.Permute(far2))
		x1 = but3(x1, s1.Permute(far1), s1.Permute(far2))
		x2 = but3(x2, s2.Permute(far1), s2.Permute(far2))
		// The rows need no second look if nothing came after them.
		r0, r1, r2 := l.load()
		if !nothing(any3(x0.Xor(r0), x1.Xor(r1), x2.Xor(r2))) {
			if other != nil {
				l.store(x0, x1, x2)
				l, other = other, l
				x0, x1, x2 = l.load()
			}
			continue
		}
		if l.single() {
			if other == nil {
				return
			}
			l, other = other, nil
		}
		x0, x1, x2 = l.load()
	}
}

func (l *lanes) load() (x0, x1, x2 vector) {
	return load(&l.rows[0]), load(&l.rows[1]), load(&l.rows[2])
}

func (l *lanes) store(x0, x1, x2 vector) {
	l.rows[0].store(x0)
	l.rows[1].store(x1)
	l.rows[2].store(x2)
}

// filled says whether no lane is empty.
func filled(v vector) bool { return v.Equal(vector{}).ToBits() == 0 }
