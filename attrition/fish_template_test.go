package attrition

import (
	"slices"
	"testing"

	"latin"
)

// eachFishySample visits random states of the boards of the laws that have no
// more cells than that.
func eachFishySample(t *testing.T, cells, samples int, visit func(t *testing.T, b *lawBoard, d latin.Domains)) {
	for _, b := range lawBoards(t, 3, "") {
		if b.puzzle.Board.Len() > cells {
			continue
		}
		t.Run(b.name, func(t *testing.T) {
			for i := range samples {
				m := b.draw(b.rng(3, uint64(i)), 0)
				for _, d := range append(m.below, m.domains) {
					visit(t, b, d)
				}
			}
		})
	}
}

// TestTemplates: what is remembered as a template is one, and on boards so
// small that all sets of cells can be tried, the suspects are those in none.
func TestTemplates(t *testing.T) {
	suspects, cleared := 0, 0
	eachFishySample(t, 25, 8, func(t *testing.T, b *lawBoard, d latin.Domains) {
		s := b.state
		if s.Load(d); s.dead {
			return
		}
		found := s.suspectsOf()
		for l := range latin.Label(s.labels) {
			checkKnown(t, s, found, l)
			open := openCells(s, l)
			if len(open) > 14 {
				continue
			}
			in := inTemplates(s, l, open)
			for _, x := range open {
				if got := found.suspectsFor(l).has(x); got == in[x] {
					t.Fatalf("label %d of cell %d: suspect %v, in a template %v\n%s", l, x, got, in[x], formatDomains(s.puzzle, d))
				}
			}
			suspects += found.suspectsFor(l).len()
			cleared += len(open) - found.suspectsFor(l).len()
		}
	})
	if suspects < 100 || cleared < 100 {
		t.Errorf("%d suspects and %d others; want 100 of each", suspects, cleared)
	}
}

func openCells(s *State, l latin.Label) []latin.Cell {
	var open []latin.Cell
	for x, d := range s.domains {
		if d.Has(l) && d.Len() > 1 {
			open = append(open, latin.Cell(x))
		}
	}
	return open
}

// checkKnown checks the templates that fit the state.
func checkKnown(t *testing.T, s *State, found *templates, l latin.Label) {
	t.Helper()
	for i := range found.kept {
		known := found.template(l, i)
		if !known.empty() && known.within(s.candOf(l)) && s.fixedOf(l).within(known) && !isTemplate(s, l, known) {
			t.Fatalf("label %d: %v is no template", l, slices.Collect(known.cells()))
		}
	}
}

func isTemplate(s *State, l latin.Label, cells set) bool {
	for a := range s.asterisms {
		if n := cells.both(s.cellsOf(a)); n < int(s.lo[s.at(a, l)]) || n > int(s.hi[s.at(a, l)]) {
			return false
		}
	}
	return true
}

// inTemplates says which open cells are in a template, by trying all sets.
func inTemplates(s *State, l latin.Label, open []latin.Cell) map[latin.Cell]bool {
	in := make(map[latin.Cell]bool)
	for bits := range 1 << len(open) {
		cells := slices.Clone(s.fixedOf(l))
		for i, x := range open {
			if bits>>i&1 != 0 {
				cells.add(x)
			}
		}
		if isTemplate(s, l, cells) {
			for x := range cells.cells() {
				in[x] = true
			}
		}
	}
	return in
}

// TestSuspectsSuffice: the rules see the same when every candidate is suspect
// and every label hopeless.
func TestSuspectsSuffice(t *testing.T) {
	fired := 0
	eachFishySample(t, 40, 3, func(t *testing.T, b *lawBoard, d latin.Domains) {
		for shape := plainFish; shape <= anyFish; shape++ {
			s := b.state
			r := &Rule{Find: findFish(shape, 3)}
			want := imageOf(s, r, d)
			if s.Load(d); s.dead {
				return
			}
			suspectAll(s)
			if got := imageAt(s, r); !got.equals(&want) {
				t.Fatalf("shape %d: all suspect %s, otherwise %s\n%s", shape, b.format(&got), b.format(&want), formatDomains(s.puzzle, d))
			}
			fired += min(1, want.steps)
		}
	})
	if fired < 100 {
		t.Errorf("fired at %d samples; want 100", fired)
	}
}

// suspectAll makes the memory of templates say that there are none.
func suspectAll(s *State) {
	found := s.suspectsOf()
	for l := range latin.Label(s.labels) {
		for _, x := range openCells(s, l) {
			found.suspectsFor(l).add(x)
			found.wary |= latin.Just(l)
			found.hopeless |= latin.Just(l)
		}
	}
}
