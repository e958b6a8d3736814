package book

import (
	"fmt"

	"latin/render"
)

// Comfort of solutions, which are only read.
const (
	readingLabel   = 9.0         // least type, in points
	largestReading = 0.42 * inch // a unit is not enlarged beyond
)

// setSolutions prints the solutions of all sections at the back. Sections
// share a page when their boards are set alike.
func (s *setter) setSolutions() error {
	s.found.solutions = s.open("Solutions", "", "Each solution has the number of its puzzle. The clues are set in bold type.")
	var p *Page
	var g grid
	used, number := 0, 1
	for i, section := range s.book.Sections {
		own := chooseGrid(s.geo.body(1), s.specimens.all(section, Item.solved), s.book.solutionsPerPage(section), s.solutionLimits())
		if len(section.Items) > 0 {
			if err := s.tooSmall(own, number, "solutions", s.sectionTitle(i)); err != nil {
				return err
			}
		}
		for _, item := range section.Items {
			if p == nil || used == g.count || own.cols != g.cols || own.rows != g.rows {
				p, g, used = s.addNumbered(SolutionPage, "Solutions"), own, 0
			}
			s.found.answers[number-1] = p.Number
			s.setSolution(p, own, used, item, number)
			used++
			number++
		}
	}
	return nil
}

func (s *setter) solutionLimits() limits {
	return limits{
		choices: []int{1, 2, 4, 6, 9, 12},
		label:   readingLabel, scale: largestReading,
		line:  s.leastSpan(),
		above: s.sizes.body * 1.5,
		gapX:  2 * s.sizes.body, gapY: 1.3 * s.sizes.body,
	}
}

// setSolution prints one solution under its number and the page of the puzzle.
func (s *setter) setSolution(p *Page, g grid, place int, item Item, number int) {
	slot := g.slot(s.geo.body(p.Number), place)
	frame := g.board(slot, place, s.specimens.look(item.solved()))
	p.Boards = append(p.Boards, Board{Frame: frame, View: item.solved(), Number: number, Solution: true})
	right := frame.X + g.span(slot, frame.W)
	base := frame.Y - s.sizes.body*0.45
	page := s.last.puzzles[number-1]
	p.text(frame.X, base, fmt.Sprint(number), bold(s.sizes.body)).Page = page
	p.text(right, base, fmt.Sprintf("Puzzle: page %d", page), to(render.Right, muted(s.sizes.small))).Page = page
}
