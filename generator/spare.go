package generator

import "latin"

// giveBack returns clues to a puzzle from which no more can be removed, unit by unit
// in random order: a number that is drawn, at most the request's share of the cells, and
// no more than its range allows.
func (w *workshop) giveBack(st *strip) {
	most := int(w.req.Spare * float64(len(st.pb)))
	if w.req.Critical || most == 0 {
		return
	}
	goal := st.clues + w.rng.IntN(most+1)
	if w.req.Clues.Max > 0 {
		goal = min(goal, w.req.Clues.Max)
	}
	units := w.shuffled()
	for _, u := range units {
		if st.pb[u[0]] == latin.Blank && st.clues+len(u) <= goal {
			for _, c := range u {
				st.pb[c] = st.judge.solution[c]
			}
			st.clues += len(u)
		}
	}
}
