package book

import (
	"fmt"
	"strings"

	"latin/render"
)

// A setter lays out a book once, with the page numbers of the last round.
type setter struct {
	book      *Book
	geo       geometry
	sizes     typography
	specimens *specimens
	groups    []group
	last      references // where things stood in the last round: printed
	found     references // where they stand in this round
	layout    Layout
}

// references are the pages that other pages refer to.
type references struct {
	guide     int
	solutions int
	groups    []int // of the rules, one a group
	sections  []int
	puzzles   []int
	answers   []int
}

func newReferences(b *Book, groups int) references {
	return references{
		groups:   make([]int, groups),
		sections: make([]int, len(b.Sections)),
		puzzles:  make([]int, b.count()),
		answers:  make([]int, b.count()),
	}
}

// set lays out the whole book.
func (s *setter) set() error {
	s.setTitlePage()
	s.setCopyrightPage()
	s.setContents()
	s.setGuide()
	first := 1
	for i, section := range s.book.Sections {
		if len(section.Items) == 0 {
			continue
		}
		s.setOpener(i, first)
		if err := s.setPuzzles(i, first); err != nil {
			return err
		}
		first += len(section.Items)
	}
	if err := s.setSolutions(); err != nil {
		return err
	}
	s.finish()
	return nil
}

// finish makes the number of pages even and the last page blank, as printers
// ask, and notes the places.
func (s *setter) finish() {
	if s.book.Profile == Print {
		if len(s.layout.Pages)%2 == 0 {
			s.addPage(BlankPage)
		}
		s.addPage(BlankPage)
	}
	n := 0
	for _, section := range s.book.Sections {
		for _, item := range section.Items {
			s.layout.Places = append(s.layout.Places, Place{n + 1, item.ID, s.found.puzzles[n], s.found.answers[n]})
			n++
		}
	}
}

// addPage begins a new page without running head or number.
func (s *setter) addPage(kind PageKind) *Page {
	n := len(s.layout.Pages) + 1
	s.layout.Pages = append(s.layout.Pages, Page{Number: n, Kind: kind, Live: s.geo.live(n)})
	return &s.layout.Pages[n-1]
}

// next is the number of the page that addPage will make.
func (s *setter) next() int { return len(s.layout.Pages) + 1 }

// turn goes on to a right-hand page, with at most one blank page in between.
func (s *setter) turn() {
	if s.book.Profile == Print && s.next()%2 == 0 {
		s.addPage(BlankPage)
	}
}

// addNumbered begins a new page with its number at the foot and, unless head
// is empty, a running head: the book's title on the left-hand page, head on the right.
func (s *setter) addNumbered(kind PageKind, head string) *Page {
	p := s.addPage(kind)
	s.folio(p)
	if head == "" {
		return p
	}
	if p.Number%2 == 0 {
		head = s.book.Title
	}
	f := muted(s.sizes.small)
	line := shorten(strings.Join(strings.Fields(head), " "), p.Live.W, f)
	p.text(s.outside(p), p.Live.Y+render.Ascent(f), line, to(s.outward(p), f))
	return p
}

// folio prints the page number at the outer edge.
func (s *setter) folio(p *Page) {
	f := to(s.outward(p), bold(s.sizes.small+1))
	p.text(s.outside(p), p.Live.Y+p.Live.H-render.Descent(f), fmt.Sprint(p.Number), f)
}

// outside is the outer edge of the live area, outward the alignment there.
func (s *setter) outside(p *Page) float64 {
	if p.Number%2 == 0 {
		return p.Live.X
	}
	return p.Live.X + p.Live.W
}

func (s *setter) outward(p *Page) render.Align {
	if p.Number%2 == 0 {
		return render.Left
	}
	return render.Right
}

// mark enters the next page in the outline.
func (s *setter) mark(title string, level, page int) {
	s.layout.Marks = append(s.layout.Marks, Mark{Title: title, Page: page, Level: level})
}
