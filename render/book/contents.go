package book

import (
	"fmt"

	"latin/render"
)

// An entry is a line of the contents.
type entry struct {
	title, note string
	page        int
	inner       bool // a part of the entry before
}

// setContents prints the contents, with the pages of the last round.
func (s *setter) setContents() {
	p := s.addPage(ContentsPage)
	s.mark("Contents", 0, p.Number)
	width := s.column()
	blocks := s.heading("Contents", width, s.sizes.chapter, 0, s.sizes.leading*1.5)
	for i, e := range s.entries() {
		blocks = append(blocks, s.entryBlocks(e, width, i == 0)...)
	}
	s.flow(p, s.geo.body(p.Number).Y, blocks, func() *Page { return s.addNumbered(ContentsPage, "Contents") })
}

func (s *setter) entries() []entry {
	list := []entry{{title: "How to play", page: s.last.guide}}
	if len(s.groups) > 1 {
		for i, g := range s.groups {
			list = append(list, entry{title: g.title, page: s.last.groups[i], inner: true})
		}
	}
	first := 1
	for i, section := range s.book.Sections {
		if n := len(section.Items); n > 0 {
			list = append(list, entry{title: s.sectionTitle(i), note: numbers(first, first+n-1), page: s.last.sections[i]})
			first += n
		}
	}
	return append(list, entry{title: "Solutions", page: s.last.solutions})
}

// sectionTitle is the title of a section, or what its puzzles are called.
func (s *setter) sectionTitle(i int) string {
	section := s.book.Sections[i]
	if section.Title != "" || len(section.Items) == 0 {
		return section.Title
	}
	return section.Items[0].Puzzle.Title
}

// numbers tells a range of puzzles.
func numbers(first, last int) string {
	if first == last {
		return fmt.Sprintf("Puzzle %d", first)
	}
	return fmt.Sprintf("Puzzles %d–%d", first, last)
}

// entryBlocks sets a title, dots and page number, and below the note.
func (s *setter) entryBlocks(e entry, width float64, first bool) []block {
	f, indent, before := bold(s.sizes.body), 0.0, s.sizes.leading*0.75
	if e.inner {
		f, indent, before = regular(s.sizes.body), 2*s.sizes.body, s.sizes.leading*0.15
	}
	if first {
		before = 0
	}
	pageWidth := render.Measure("8888", bold(s.sizes.body))
	lines := breakLines(e.title, width-indent-pageWidth-s.sizes.body, f)
	var blocks []block
	for i, line := range lines {
		last := i == len(lines)-1
		blocks = append(blocks, block{height: s.sizes.leading, keep: !last || e.note != "", put: func(p *Page, x, y float64) {
			base := y + 0.76*s.sizes.leading
			p.text(x+indent, base, line, f).Page = e.page
			if last {
				s.putPage(p, x+indent+render.Measure(line, f), x+width, base, e.page, f)
			}
		}})
	}
	if e.note != "" {
		note := s.lines([]string{e.note}, muted(s.sizes.small), s.sizes.leading*0.9)
		blocks = append(blocks, note...)
	}
	if len(blocks) > 0 {
		blocks[0].before = before
	}
	return blocks
}

// putPage prints a page number at the right and dots before it.
func (s *setter) putPage(p *Page, left, right, base float64, page int, f render.Font) {
	number := fmt.Sprint(page)
	p.text(right, base, number, to(render.Right, f)).Page = page
	p.leaders(left+s.sizes.body*0.7, right-render.Measure(number, f)-s.sizes.body*0.7, base-1)
}
