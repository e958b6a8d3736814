package walk

import "latin/attrition/search/learning"

// Follow implements [learning.Propagator].
func (l *learner) Follow(p learning.Literal) bool {
	l.count(p)
	for _, i := range l.used {
		if !l.enforce(i) {
			return false
		}
	}
	return l.isolate(p)
}

// TakeBack implements [learning.Propagator].
func (l *learner) TakeBack(list []learning.Literal, followed int) {
	for _, p := range list[:followed] {
		l.uncount(p)
	}
}

// count tells the quotas of a literal that it is true. Those that are used up
// on one side are in l.used then.
func (l *learner) count(p learning.Literal) {
	l.used = l.used[:0]
	for _, i := range l.counts.with(p) {
		q := &l.quotas[i]
		if q.trues++; q.trues >= q.hi {
			l.used = append(l.used, i)
		}
	}
	for _, i := range l.counts.with(p.Not()) {
		q := &l.quotas[i]
		if q.falses++; q.falses >= q.spare {
			l.used = append(l.used, i)
		}
	}
}

func (l *learner) uncount(p learning.Literal) {
	for _, i := range l.counts.with(p) {
		l.quotas[i].trues--
	}
	for _, i := range l.counts.with(p.Not()) {
		l.quotas[i].falses--
	}
}

// isolate makes all others false in the quotas in which the literal must be alone.
func (l *learner) isolate(p learning.Literal) bool {
	for _, i := range l.alones.with(p) {
		full := learning.Reason{By: byFull, At: i}
		for _, other := range l.partsOf(&l.quotas[i]) {
			switch v := l.Value[other]; {
			case v == 0:
				l.Assign(other.Not(), full)
			case v > 0 && other != p:
				return l.broken(full)
			}
		}
	}
	return true
}

// enforce draws the conclusions of one quota.
func (l *learner) enforce(i int32) bool {
	q := &l.quotas[i]
	full, tight := learning.Reason{By: byFull, At: i}, learning.Reason{By: byTight, At: i}
	switch {
	case q.trues > q.hi:
		return l.broken(full)
	case q.falses > q.spare:
		return l.broken(tight)
	case q.trues == q.hi && q.falses < q.spare+q.lo-q.hi:
		for _, p := range l.partsOf(q) {
			if l.Value[p] == 0 {
				l.Assign(p.Not(), full)
			}
		}
	case q.falses == q.spare && q.trues < q.lo:
		for _, p := range l.partsOf(q) {
			if l.Value[p] == 0 {
				l.Assign(p, tight)
			}
		}
	}
	return true
}

// Explain implements [learning.Propagator].
func (l *learner) Explain(p learning.Literal, why learning.Reason) {
	q := &l.quotas[why.At]
	l.cite(q, why.By, q.most(why.By), l.Place[p.Variable()])
}

// broken says why a quota is.
func (l *learner) broken(why learning.Reason) bool {
	q := &l.quotas[why.At]
	l.cite(q, why.By, q.most(why.By)+1, int32(len(l.Trail)))
	return false
}

// most is how many of its members may be true, or false.
func (q *quota) most(by int32) int32 {
	if by == byTight {
		return q.spare
	}
	return q.hi
}

// cite adds as many true or false members of a quota, from before that place in the
// trail, as it takes.
func (l *learner) cite(q *quota, by, enough, before int32) {
	l.Work += int(q.parts.to - q.parts.from)
	flip := learning.Literal(by) // byTight: of the false members, the opposites
	for _, m := range l.partsOf(q) {
		if m ^= flip; l.Value[m] > 0 && l.Place[m.Variable()] < before && enough > 0 {
			l.Because = append(l.Because, m)
			enough--
		}
	}
}
