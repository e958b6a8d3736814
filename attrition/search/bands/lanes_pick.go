//go:build goexperiment.simd && amd64

package bands

// pick does what pick does for states of planes, with the same result. The triads of a band
// and a label are an index of nine bits as there, in the lane of both; so are those of a
// stack, in that of the band with its number.
func (l *lanes) pick(c *choices, bold bool) {
	x0, x1, x2 := l.load()
	across, along := bandIndex(x0, x1, x2), stackIndex(any3(x0, x1, x2))
	var bands, stacks lane
	bands.store(across)
	stacks.store(along)
	slackAcross, fewAcross := beyondThree(across)
	slackAlong, fewAlong := beyondThree(along)
	rankAcross, rankAlong := ranked(across), ranked(along)
	firstAcross, firstAlong := first(rankAcross), first(rankAlong)
	c.n = 0
	if !nothing(fewAcross.Or(fewAlong)) {
		return
	}
	sums := words(slackAcross.Add(up(slackAlong, 8)))
	slack := slackOf(uint(sums&255), uint(sums>>16&255), uint(sums>>32&255), uint(sums>>8&255), uint(sums>>24&255), uint(sums>>40&255))
	switch {
	case bold && slack.total < tight && max(slack.band, slack.stack) < known:
		if one := bands.inBand(firstAcross, slack.band&3); one != none { // as there is always
			c.add(one)
			c.add(stacks.inStack(first(rankAlong.Or(load(&choosing.labels[one.label&15]))), slack.stack&3))
		}
	case slack.band < slack.stack:
		c.add(bands.inBand(firstAcross, slack.band&3))
	default:
		c.add(stacks.inStack(firstAlong, slack.stack&3))
	}
}

// choosing are the vectors that the choice of a branch needs.
var choosing = func() *choosingVectors {
	k := new(choosingVectors)
	for i := range 32 {
		band := i % 3
		if i >= lanesUsed {
			band = 0
		}
		k.index[i], k.box[i] = nine, 7
		k.ways[0][i], k.ways[1][i] = waysByThird(i), waysByThird(i+32)
		k.fewest[i] = uint16(i/3 + fewerThanTwo)
		for n := range 3 {
			k.boxes[n][i] = uint16(i&1|i>>1&1<<3|i>>2&1<<6) << n
			k.bands[n][i] = laneOf(i, i/3, n)
			k.stack[n][i] = uint16(bottom + band - n)
			k.columns[n][i] = columnsOf << n
		}
		if i < lanesUsed {
			k.labels[i/3][i] = 1<<16 - 1
		}
	}
	return k
}()

type choosingVectors struct {
	boxes   [3]lane // of three bits: where those of each row stand in the index
	bands   [3]lane // where the bands are
	stack   [3]lane // by how much the columns of a stack are shifted, for each band
	columns [3]lane // where they stand in the index then
	index   lane    // all of its bits
	box     lane    // those of the first box
	ways    [2]lane // of triads of the first box, by those of the others
	fewest  lane    // the label, less two ways
	labels  [16]lane
}

// bandIndex gives the triads of bands, box*3 + row.
func bandIndex(x0, x1, x2 vector) vector {
	y0, y1, y2 := any3(x0, down(x0, 3), down(x0, 6)), any3(x1, down(x1, 3), down(x1, 6)), any3(x2, down(x2, 3), down(x2, 6))
	k := choosing
	return load(&k.boxes[0]).Permute(down(y0, bottom)).
		Or(load(&k.boxes[1]).Permute(down(y1, bottom))).
		Or(load(&k.boxes[2]).Permute(down(y2, bottom)))
}

// stackIndex gives the triads of stacks, column*3 + band.
func stackIndex(c vector) vector {
	k := choosing
	return c.Permute(load(&k.bands[0])).ShiftRight(load(&k.stack[0])).And(load(&k.columns[0])).
		Or(c.Permute(load(&k.bands[1])).ShiftRight(load(&k.stack[1])).And(load(&k.columns[1]))).
		Or(c.Permute(load(&k.bands[2])).ShiftRight(load(&k.stack[2])).And(load(&k.columns[2])))
}

// beyondThree adds up, for each chute, how many labels beyond three its triads may hold,
// counting at most three for each; fewer are the triads that may hold fewer than three.
func beyondThree(index vector) (sum, fewer vector) {
	ones, twos, fours, eights := tally(index)
	all := load(&choosing.index)
	one := eights.Or(fours.And(twos.Or(all.AndNot(ones)))).OnesCount()
	two := eights.Or(fours.And(twos.Or(ones))).OnesCount()
	fewer = all.AndNot(ones.And(twos).Or(fours).Or(eights))
	return one.Add(two).Add(two), fewer
}

// tally counts the labels in every place, as four bits: of three labels, and then of the
// three threes.
func tally(v vector) (ones, twos, fours, eights vector) {
	near1, near2 := v.Permute(load(&rule.near[0])), v.Permute(load(&rule.near[1]))
	a, b := v.Xor(near1).Xor(near2), v.And(near1).Or(near2.And(v.Or(near1)))
	far1, far2 := load(&rule.far[0]), load(&rule.far[1])
	c, d, e, f := a.Permute(far1), a.Permute(far2), b.Permute(far1), b.Permute(far2)
	carry := a.And(c).Or(d.And(a.Or(c)))
	sum, four := b.Xor(e).Xor(f), b.And(e).Or(f.And(b.Or(e)))
	more := sum.And(carry)
	return odd3(a, c, d), sum.Xor(carry), four.Xor(more), four.And(more)
}

// ranked gives for each label and chute the number of ways, less two, and then four bits for
// the label; the largest numbers where there are fewer than two.
func ranked(index vector) vector {
	k := choosing
	ways := load(&k.ways[0]).ConcatPermute(load(&k.ways[1]), down(index, 3))
	ways = ways.And(choose3(load(&k.box), index, up(index, 3)))
	return up(ways.OnesCount(), 4).Add(load(&k.fewest))
}

// fewerThanTwo is what these numbers are from, at least.
const fewerThanTwo = 1<<16 - 2<<4

// waysByThird: of the triads of the first box, in which one or two others of the band lie, by
// those of the two other boxes: three bits each.
func waysByThird(boxes int) (set uint16) {
	a, b := boxes&7, boxes>>3
	for row := range 3 {
		p, q := (row+1)%3, (row+2)%3
		set |= uint16((a>>p)&(b>>q)&1<<row | (a>>q)&(b>>p)&1<<(3+row))
	}
	return set
}

// first gives the least of these numbers for each chute, 16 bits each.
func first(ranks vector) uint64 {
	ranks = ranks.Min(ranks.Permute(load(&rule.near[0])).Min(ranks.Permute(load(&rule.near[1]))))
	ranks = ranks.Min(ranks.Permute(load(&rule.far[0])).Min(ranks.Permute(load(&rule.far[1]))))
	return words(ranks)
}

// inBand chooses in a band the triad that halves the ways of its first label.
func (t *lane) inBand(first uint64, band uint) choice {
	label, split := t.split(first, band)
	if label == labels {
		return none
	}
	return choice{label: label, triad: 9*uint8(band) + split}
}

// inStack chooses in a stack.
func (t *lane) inStack(first uint64, stack uint) choice {
	label, split := t.split(first, stack)
	if label == labels {
		return none
	}
	return choice{label: label, triad: 32 + split/3*9 + 3*uint8(stack) + split%3}
}

// split gives the first label of a chute and the triad; labels for none.
func (t *lane) split(first uint64, chute uint) (label, triad uint8) {
	rank := uint16(first >> (16 * chute & 63))
	if rank >= fewerThanTwo {
		return labels, 0
	}
	label = uint8(rank & 15)
	return label, splitting[t[(3*uint(label)+chute)&31]&nine]
}
