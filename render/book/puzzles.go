package book

import (
	"fmt"
	"slices"

	"latin/render"
)

// Comfort of puzzles to be solved with a pencil.
const (
	writingCell  = 0.39 * inch // least width of a cell, unless the page is too small
	sharingCell  = 0.45 * inch // least width where more than two share a page
	writingLabel = 9.0         // least type, in points
	largestCell  = 0.7 * inch  // a unit is not enlarged beyond
)

func (s *setter) mostScale() float64 { return largestCell }

// setPuzzles prints the puzzles of a section, numbered from first.
func (s *setter) setPuzzles(i, first int) error {
	section := s.book.Sections[i]
	g := s.puzzleGrid(section)
	if err := s.tooSmall(g, first, "puzzles", s.sectionTitle(i)); err != nil {
		return err
	}
	title := s.sectionTitle(i)
	mixed := mixedTitles(section)
	var p *Page
	for k, item := range section.Items {
		if k%g.count == 0 {
			if item.Net || k > 0 && section.Items[k-1].Net {
				s.turn() // a net is cut out: its back stays blank
			}
			p = s.addNumbered(PuzzlePage, title)
		}
		s.found.puzzles[first+k-1] = p.Number
		s.setPuzzle(p, g, k%g.count, item, first+k, mixed)
	}
	return nil
}

// puzzleGrid makes room under the boards for the longest legend of the section.
func (s *setter) puzzleGrid(section Section) grid {
	boards := s.specimens.all(section, Item.full)
	for lines := 1; ; {
		asked := s.book.perPage(section)
		if slices.ContainsFunc(section.Items, func(i Item) bool { return i.Net }) {
			asked = 1
		}
		g := chooseGrid(s.geo.body(1), boards, asked, s.puzzleLimits(lines))
		needed := lines
		for _, item := range section.Items {
			needed = max(needed, s.footLines(g, item))
		}
		if needed == lines {
			return g
		}
		lines = needed
	}
}

func (s *setter) puzzleLimits(lines int) limits {
	return limits{
		choices: []int{1, 2, 4, 6},
		cell:    writingCell, sharing: sharingCell, label: writingLabel, scale: s.mostScale(),
		line:  s.leastSpan(),
		above: s.sizes.lead * 1.35,
		below: s.sizes.small*0.6 + float64(lines)*s.footLeading(),
		gapX:  2.7 * s.sizes.body, gapY: 1.5 * s.sizes.body,
	}
}

// setPuzzle prints one puzzle: number and note above, page of the solution and labels below.
func (s *setter) setPuzzle(p *Page, g grid, place int, item Item, number int, mixed bool) {
	sp := s.specimens.look(item.full())
	slot := g.slot(s.geo.body(p.Number), place)
	frame := g.board(slot, place, sp)
	p.Boards = append(p.Boards, Board{Frame: frame, View: item.view(), Number: number})
	right := frame.X + g.span(slot, frame.W)
	title := ""
	if mixed {
		title = item.Puzzle.Title
	}
	s.setHead(p, frame.X, right, frame.Y-s.sizes.lead*0.5, title, item.Note, number)
	s.setReference(p, right, frame.Y+frame.H+s.sizes.small*1.65, number)
	s.setLegend(p, s.legend(g, slot, frame, item), frame.Y+frame.H+s.sizes.small*1.65)
}

// setHead prints the line over a puzzle; what does not fit is cut or left out.
func (s *setter) setHead(p *Page, left, right, base float64, title, note string, number int) {
	f := bold(s.sizes.lead)
	p.text(left, base, fmt.Sprint(number), f).Page = s.last.answers[number-1]
	left += render.Measure(fmt.Sprint(number), f) + s.sizes.body
	if title = plain(title); title != "" {
		f := regular(s.sizes.body)
		title = shorten(title, right-left, f)
		p.text(left, base, title, f)
		left += render.Measure(title, f) + s.sizes.body
	}
	if f := muted(s.sizes.small); note != "" && right-left > 3*f.Size {
		p.text(right, base, shorten(plain(note), right-left, f), to(render.Right, f))
	}
}

// setReference prints under a puzzle on which page its solution stands.
func (s *setter) setReference(p *Page, right, base float64, number int) {
	page := s.last.answers[number-1]
	p.text(right, base, fmt.Sprintf("Solution: page %d", page), to(render.Right, muted(s.sizes.small))).Page = page
}

// leastSpan has room for a number and a page reference.
func (s *setter) leastSpan() float64 {
	return render.Measure("8888", bold(s.sizes.body)) + s.sizes.body + s.referenceWidth()
}

func (s *setter) referenceWidth() float64 {
	return render.Measure("Solution: page 8888", muted(s.sizes.small))
}

// mixedTitles says whether the section holds Puzzles of several titles.
func mixedTitles(section Section) bool {
	for _, item := range section.Items {
		if item.Puzzle.Title != section.Items[0].Puzzle.Title {
			return true
		}
	}
	return false
}
