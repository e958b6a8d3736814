package walk

import "math/bits"

func (k *lore) lives(v int32) bool { return k.alive[v/64]&(1<<(v%64)) != 0 }

// soil notes that a variable changed in 64 trials.
func (k *lore) soil(v int32, w int) {
	d := k.dirty[w]
	for _, i := range k.with.of(v) {
		d[i/64] |= 1 << (i % 64)
	}
}

// refute takes note that the literal of a trial is wrong: it fails in all.
func (k *lore) refute(v int32) {
	if !k.lives(v) {
		return
	}
	k.alive[v/64] &^= 1 << (v % 64)
	k.living--
	for w, s := range k.slabs {
		if k.alive[w] != 0 {
			s[v].fails = ^uint64(0)
			k.soil(v, w)
		}
	}
}

// conclude draws all conclusions; false when no trial is left though some are
// needed, or when the budget is used up.
func (p *prober) conclude() bool {
	for quiet, w := 0, 0; quiet < len(p.slabs) && p.living > 0 && p.budget.Err() == nil; w++ {
		if w == len(p.slabs) {
			w = 0
		}
		quiet++
		if p.drain(w) {
			quiet = 0
		}
	}
	return (p.living > 0 || p.variables == 0) && p.budget.Err() == nil
}

// drain draws the conclusions within 64 trials, some of which may soil others;
// false when there is nothing to do.
func (p *prober) drain(w int) (any bool) {
	d, work := p.dirty[w], 0
	for again := true; again; any = any || again {
		again = false
		for k := range d {
			for d[k] != 0 && p.living > 0 {
				i := k*64 + bits.TrailingZeros64(d[k])
				d[k] &= d[k] - 1
				again = true
				work += len(p.choices.of(int32(i)))
				p.visit(p.choices.of(int32(i)), w)
			}
		}
	}
	p.budget.Spend(8 * work)
	return any
}

// visit draws the conclusions of a choice within 64 trials: where one of its
// variables holds, the others fail; where all others fail, the last one holds.
// Trials in which two hold or all fail are refuted.
func (p *prober) visit(choice []int32, w int) {
	slab, alive := p.slabs[w], p.alive[w]
	var held, refuted, possible, more uint64
	for _, v := range choice {
		o := &slab[v]
		refuted |= (held | o.fails) & o.holds
		held |= o.holds
		more |= possible &^ o.fails
		possible |= ^o.fails
	}
	refuted |= ^possible
	last := possible &^ more
	if (held&more|last&^held|refuted)&alive == 0 {
		return
	}
	for _, v := range choice {
		o := &slab[v]
		holds := o.holds | last&^o.fails
		fails := o.fails | held&^o.holds
		refuted |= holds & fails
		fresh := fails &^ o.fails & alive
		if fresh|(holds&^o.holds&alive) == 0 {
			continue
		}
		o.holds, o.fails = holds, fails
		p.soil(v, w)
		if fresh != 0 && p.lives(v) {
			p.mirror(v, w, fresh)
		}
	}
	for refuted &= alive; refuted != 0; refuted &= refuted - 1 {
		p.refute(int32(w*64 + bits.TrailingZeros64(refuted)))
	}
}

// mirror notes that those trials fail in the trial of v, as it fails in theirs.
func (p *prober) mirror(v int32, w int, fresh uint64) {
	slab, to, bit := p.slabs[v/64], int(v/64), uint64(1)<<(v%64)
	for ; fresh != 0; fresh &= fresh - 1 {
		u := int32(w*64 + bits.TrailingZeros64(fresh))
		if slab[u].fails&bit == 0 {
			slab[u].fails |= bit
			p.soil(u, to)
		}
	}
}
