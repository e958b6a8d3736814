package main

import (
	"context"
	"fmt"
	"slices"
	"unicode/utf8"

	"latin"
	"latin/attrition"
	"latin/corpus"
	"latin/render"
)

// stepView is the picture of one step of the puzzle's proof: the candidates
// before it, what it looks at, places and removes. Steps are counted as
// `latin prove` tells them, without the crossing off.
func (a *app) stepView(ctx context.Context, w *worker, r *corpus.Record, n int) (render.Item, answer) {
	q := question{record: r}
	ctx, cancel := a.withTimeout(ctx)
	defer cancel()
	pf, err := w.prover(r.Puzzle, lastResort()).Prove(ctx, startOf(r))
	if err != nil {
		return render.Item{}, fail(fmt.Errorf("%s: %w", q.name(), err))
	}
	before := slices.Clone(pf.Start)
	told := 0
	for i := range pf.Steps {
		st := &pf.Steps[i]
		if !crossingOff(st) {
			if told++; told == n {
				return render.Item{View: viewOfStep(pf.Puzzle, r.Clues, before, st), Caption: stepCaption(pf.Puzzle, q, before, st, n)}, answer{}
			}
		}
		for _, q := range st.Removes {
			before[q.Cell] &^= latin.Just(q.Label)
		}
	}
	return render.Item{}, fail(usagef("%s: --step is %d; the proof has %d steps", q.name(), n, told))
}

func stepCaption(p *latin.Puzzle, q question, before latin.Domains, st *attrition.Step, n int) string {
	follows := (&attrition.Words{Puzzle: p}).ConclusionFrom(st, before)
	if utf8.RuneCountInString(follows) > captionWidth {
		follows = fmt.Sprintf("%d candidates go", len(st.Removes))
	}
	caption := fmt.Sprintf("Step %d, %s: %s", n, attrition.RuleName(st.Rule), follows)
	if id := q.record.ID(); id != "" {
		caption = id + ". " + caption
	}
	return caption
}

// captionWidth is for what follows from a step; a caption has one line.
const captionWidth = 50

// viewOfStep draws what is known before the step, with the step upon it.
func viewOfStep(p *latin.Puzzle, clues latin.PB, before latin.Domains, st *attrition.Step) render.View {
	v := render.View{Puzzle: p, Clues: clues, Solution: latin.NewPB(len(before)), Candidates: before}
	for c, d := range before {
		if x, one := d.Only(); one && !slices.ContainsFunc(st.Places, func(q attrition.Candidate) bool { return int(q.Cell) == c }) {
			v.Solution[c] = x
		}
	}
	v.Highlights = stepHighlights(p, st)
	v.Spots = stepSpots(before, st)
	for _, l := range st.Links {
		v.Links = append(v.Links, render.Link{From: nodeSpots(l.From), To: nodeSpots(l.To), Strong: l.Strong})
	}
	return v
}

// stepHighlights tints where to look: the sets of a chain, or else the
// asterisms: those that need the label apart from those that have no room.
func stepHighlights(p *latin.Puzzle, st *attrition.Step) []render.Highlight {
	var list []render.Highlight
	for _, l := range st.Links {
		told := slices.ContainsFunc(list, func(h render.Highlight) bool { return slices.Equal(h.Cells, l.Via) })
		if len(l.Via) > 0 && !told {
			list = append(list, render.Highlight{Cells: l.Via, Tone: toneSets + len(list)%setTones})
		}
	}
	if len(st.Links) > 0 || len(st.Prices) == 0 {
		if len(list) == 0 {
			list = append(list, render.Highlight{Cells: st.Cells})
		}
		return list
	}
	for _, a := range st.Asterisms {
		i := slices.IndexFunc(st.Prices, func(u attrition.Price) bool { return u.Asterism == a })
		tone := toneLook
		if i >= 0 && st.Prices[i].Price > 0 && len(st.Asterisms) > 1 {
			tone = toneRoom
		}
		list = append(list, render.Highlight{Cells: p.Board.Asterisms()[a].Cells, Tone: tone})
	}
	return list
}

const (
	// toneRoom is for asterisms that have no room for more of a label.
	toneRoom = 1
	// The tones of sets are hatches, which can be seen on each other.
	toneSets = 1
	setTones = 3
)

// stepSpots marks the candidates that a step looks at, removes and places.
func stepSpots(before latin.Domains, st *attrition.Step) []render.Spot {
	placed := make(map[latin.Cell]bool)
	var list []render.Spot
	for _, q := range st.Places {
		placed[q.Cell] = true
		list = append(list, render.Spot{Cell: q.Cell, Label: q.Label, Use: render.Placed})
	}
	gone := make(map[attrition.Candidate]bool)
	for _, q := range st.Removes {
		gone[q] = true
		if !placed[q.Cell] {
			list = append(list, render.Spot{Cell: q.Cell, Label: q.Label, Use: render.Removed})
		}
	}
	for _, q := range seenCandidates(before, st) {
		if !gone[q] && !placed[q.Cell] {
			list = append(list, render.Spot{Cell: q.Cell, Label: q.Label, Use: render.Seen})
		}
	}
	return list
}

// seenCandidates are those of the pattern: the nodes of a chain, or else the
// pattern's labels in its cells.
func seenCandidates(before latin.Domains, st *attrition.Step) []attrition.Candidate {
	var list []attrition.Candidate
	add := func(x latin.Cell, l latin.Label) {
		if q := (attrition.Candidate{Cell: x, Label: l}); before[x].Has(l) && !slices.Contains(list, q) {
			list = append(list, q)
		}
	}
	for _, l := range st.Links {
		for _, n := range []attrition.Node{l.From, l.To} {
			for _, x := range n.Cells {
				add(x, n.Label)
			}
		}
	}
	if len(st.Links) > 0 {
		return list
	}
	labels := st.Labels
	for _, x := range st.Cells {
		if labels == 0 {
			labels = before[x]
		}
		for l := range (before[x] & labels).Labels() {
			if before[x].Len() > 1 {
				add(x, l)
			}
		}
	}
	return list
}

func nodeSpots(n attrition.Node) []render.Spot {
	var spots []render.Spot
	for _, x := range n.Cells {
		spots = append(spots, render.Spot{Cell: x, Label: n.Label})
	}
	return spots
}
