package book

import (
	"errors"
	"fmt"
	"slices"
)

// ErrBook is wrapped by all errors of [Plan] and [Write] that are about the book.
var ErrBook = errors.New("this book cannot be printed")

// Plan lays the book out without printing it. The pages refer to one another
// and the gutter depends on their number, so the book is set again until
// nothing moves any more. Errors wrap [ErrBook] and name the remedy.
func Plan(b Book) (Layout, error) {
	if err := firstError(b.check()); err != nil {
		return Layout{}, err
	}
	groups := groupPuzzles(&b)
	last := newReferences(&b, len(groups))
	known := &specimens{of: make(map[shown]specimen)}
	pages := 0
	for {
		s := &setter{
			book: &b, geo: newGeometry(b.trim(), b.Profile, pages), sizes: newTypography(b.trim()),
			specimens: known, groups: groups, last: last, found: newReferences(&b, len(groups)),
		}
		s.layout = Layout{Trim: b.trim(), Profile: b.Profile, Gutter: s.geo.inner, Edge: edge}
		if err := s.set(); err != nil {
			return Layout{}, err
		}
		if s.found.equal(last) {
			return s.layout, nil
		}
		// This ends: pages only rises, there are few gutters, and with the
		// same gutter all comes to the same places, whatever is printed there.
		pages, last = max(pages, len(s.layout.Pages)), s.found
	}
}

func (r references) equal(q references) bool {
	return r.guide == q.guide && r.solutions == q.solutions &&
		slices.Equal(r.groups, q.groups) && slices.Equal(r.sections, q.sections) &&
		slices.Equal(r.puzzles, q.puzzles) && slices.Equal(r.answers, q.answers)
}

// tooSmall is an error when the boards of a section cannot be printed on this paper.
func (s *setter) tooSmall(g grid, first int, what, title string) error {
	if g.label >= minType-1e-9 {
		return nil
	}
	return fmt.Errorf("%w: section %q (from puzzle %d): one a page, the %s have type of %.1f pt; at least %g pt are needed: choose a larger trim or smaller boards",
		ErrBook, title, first, what, g.label, minType)
}

func firstError(findings []Finding) error {
	for _, f := range findings {
		if f.Severity == Error {
			return fmt.Errorf("%w: %s", ErrBook, f)
		}
	}
	return nil
}
