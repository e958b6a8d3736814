package book

import (
	"fmt"
	"slices"
	"unicode/utf8"

	"latin"
	"latin/render"
)

// check finds what would make the book impossible or wrong.
func (b Book) check() []Finding {
	var found []Finding
	fail := func(where, format string, args ...any) {
		found = append(found, Finding{Error, where, fmt.Sprintf(format, args...)})
	}
	if err := b.trim().check(); err != nil {
		fail("trim", "%v", err)
	}
	if len(paragraphs(b.Title)) == 0 {
		fail("title", "it is empty; give the book a title")
	}
	if b.count() == 0 {
		fail("sections", "there is no puzzle in them; add one")
	}
	for _, w := range b.words() {
		if missing := unprintable(w.text); missing != "" {
			fail(w.where, "%s; use other characters", missing)
		}
	}
	for i, e := range b.Examples {
		for j, step := range e.Steps {
			if err := checkView(step.View); err != nil {
				fail(fmt.Sprintf("example %d, step %d", i+1, j+1), "%v", err)
			}
		}
	}
	return append(found, b.checkItems()...)
}

func (b Book) checkItems() []Finding {
	var found []Finding
	number := 0
	covered := make(map[*latin.Puzzle]bool)
	for _, s := range b.Sections {
		for _, item := range s.Items {
			number++
			where := fmt.Sprintf("puzzle %d", number)
			if item.ID != "" {
				where += " (" + item.ID + ")"
			}
			if err := item.check(); err != nil {
				found = append(found, Finding{Error, where, err.Error()})
			} else if !covered[item.Puzzle] {
				covered[item.Puzzle] = true
				found = append(found, uncovered(where, item.Puzzle)...)
			}
		}
	}
	return found
}

// check says what is wrong with an item on its own.
func (i Item) check() error {
	if err := checkView(i.full()); err != nil {
		return err
	}
	switch {
	case len(i.Clues) == 0:
		return fmt.Errorf("it has no clues; give one label or a blank a cell")
	case len(i.Solution) == 0 || !i.Solution.Full():
		return fmt.Errorf("its solution is not full; solve it before printing")
	case !i.Clues.Below(i.Solution):
		c := slices.IndexFunc(i.Clues.Clues(), func(c latin.Cell) bool { return i.Solution[c] != i.Clues[c] })
		return fmt.Errorf("clue and solution differ in cell %s; print the solution of this puzzle",
			i.Puzzle.Board.CellName(i.Clues.Clues()[c]))
	}
	return nil
}

// checkView says why a view cannot be drawn.
func checkView(v render.View) error {
	if v.Puzzle == nil || v.Puzzle.Board == nil || v.Puzzle.Labels == nil {
		return fmt.Errorf("it has no board; give its Puzzle")
	}
	n := v.Puzzle.Board.Len()
	for _, pb := range []latin.PB{v.Clues, v.Solution} {
		if len(pb) != 0 && len(pb) != n {
			return fmt.Errorf("%d cells found, its board has %d; give one label or a blank a cell", len(pb), n)
		}
		for _, x := range pb {
			if x < latin.Blank || int(x) >= v.Puzzle.Labels.Distinct() {
				return fmt.Errorf("label number %d found; its Puzzle has %d labels, numbered from 0", x, v.Puzzle.Labels.Distinct())
			}
		}
	}
	if len(v.Candidates) != 0 && len(v.Candidates) != n {
		return fmt.Errorf("candidates for %d cells found, its board has %d cells", len(v.Candidates), n)
	}
	return nil
}

// uncovered reports what the font cannot print of a Puzzle.
func uncovered(where string, p *latin.Puzzle) []Finding {
	texts := p.Labels.String() + plain(p.Title) + plain(p.Rules)
	for _, n := range p.Board.Notes() {
		texts += n.Text
	}
	if missing := unprintable(texts); missing != "" {
		return []Finding{{Error, where, missing + ", of its labels, rules or notes; use other characters"}}
	}
	return nil
}

// unprintable says what of a text cannot be printed; empty when all can.
func unprintable(text string) string {
	if !utf8.ValidString(text) {
		return fmt.Sprintf("%.60q is not valid UTF-8", text)
	}
	if missing := render.Covers(text); len(missing) > 0 {
		return fmt.Sprintf("DejaVu Sans cannot print %q", string(missing))
	}
	return ""
}

// A word is a text of the book and where it comes from.
type word struct{ where, text string }

func (b Book) words() []word {
	list := []word{
		{"title", plain(b.Title)}, {"subtitle", plain(b.Subtitle)}, {"author", plain(b.Author)}, {"copyright", plain(b.Copyright)},
		{"imprint", plain(b.Imprint)}, {"program", plain(b.Program)}, {"seed", plain(b.Seed)}, {"intro", plain(b.Intro)},
	}
	for i, s := range b.Sections {
		where := fmt.Sprintf("section %d", i+1)
		list = append(list, word{where, plain(s.Title)}, word{where, plain(s.Intro)})
		for _, item := range s.Items {
			if item.Note != "" {
				list = append(list, word{where, item.Note})
			}
		}
	}
	for i, e := range b.Examples {
		where := fmt.Sprintf("example %d", i+1)
		list = append(list, word{where, plain(e.Intro)})
		for _, step := range e.Steps {
			list = append(list, word{where, plain(step.Caption)})
		}
	}
	return list
}
