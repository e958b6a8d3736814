package book

import "latin/render"

// titleLines is the most lines of each text on the title page, and of a title
// that is not set smaller for its length.
const titleLines = 4

// setTitlePage prints the title, a puzzle as an ornament and the author.
func (s *setter) setTitlePage() {
	p := s.addPage(TitlePage)
	live := p.Live
	y := live.Y + 0.07*live.H
	f := bold(largestSize(s.book.Title, live.W, s.sizes.title, s.sizes.lead, titleLines))
	for _, line := range firstLines(s.book.Title, titleLines, live.W, f) {
		y += f.Size * 1.12
		p.text(live.X, y, line, f)
	}
	y += f.Size * 0.5
	p.rule(live.X, live.X+4*s.sizes.body, y, 2.5)
	y += s.sizes.lead * 0.6
	sub := muted(s.sizes.lead)
	for _, line := range firstLines(s.book.Subtitle, titleLines, live.W, sub) {
		y += sub.Size * 1.4
		p.text(live.X, y, line, sub)
	}
	foot := s.setNames(p)
	s.setOrnament(p, y+2*s.sizes.lead, foot-2*s.sizes.lead)
}

// setNames prints author and imprint at the foot and returns the height where they begin.
func (s *setter) setNames(p *Page) float64 {
	y := p.Live.Y + p.Live.H
	f := muted(s.sizes.small)
	y = s.upwards(p, y, firstLines(s.book.Imprint, titleLines, p.Live.W, f), f)
	if s.book.Imprint != "" {
		y -= s.sizes.body / 2
	}
	f = bold(s.sizes.lead)
	return s.upwards(p, y, firstLines(s.book.Author, titleLines, p.Live.W, f), f)
}

// upwards prints lines that end above y, descenders too, and returns where they begin.
func (s *setter) upwards(p *Page, y float64, lines []string, f render.Font) float64 {
	for i := len(lines) - 1; i >= 0; i-- {
		p.text(p.Live.X, y-render.Descent(f), lines[i], f)
		y -= f.Size * 1.4
	}
	return y
}

// setOrnament prints a puzzle between the two heights if there is room for its labels.
func (s *setter) setOrnament(p *Page, top, bottom float64) {
	v := s.ornament()
	sp := measure(v)
	scale := min(sp.scale(p.Live.W, bottom-top), 0.8*p.Live.W/sp.w, s.mostScale()*1.2)
	if sp.labelAt(scale) < minType {
		return
	}
	w, h := sp.frame(scale)
	p.Boards = append(p.Boards, Board{
		Frame: render.Rect{X: p.Live.X, Y: top + (bottom-top-h)*0.4, W: w, H: h}, View: v,
	})
}

func (s *setter) ornament() render.View {
	if s.book.Ornament != nil {
		return *s.book.Ornament
	}
	for _, section := range s.book.Sections {
		if len(section.Items) > 0 {
			return section.Items[0].view()
		}
	}
	return render.View{}
}

// setCopyrightPage prints at the foot of the page who made the book and from what.
func (s *setter) setCopyrightPage() {
	p := s.addPage(CopyrightPage)
	f, leading := regular(s.sizes.small+0.5), half((s.sizes.small+0.5)*1.5)
	var blocks []block
	add := func(text string, f render.Font) {
		lines := s.lines(breakLines(text, s.column(), f), f, leading)
		if len(lines) > 0 && len(blocks) > 0 {
			lines[0].before = leading / 2
		}
		blocks = append(blocks, lines...)
	}
	add(s.book.Title, bold(f.Size))
	for _, text := range s.colophon() {
		add(text, f)
	}
	body := s.geo.body(p.Number)
	y := max(body.Y, body.Y+body.H-height(blocks, false))
	s.flow(p, y, blocks, func() *Page { return s.addPage(CopyrightPage) })
}

// colophon lists the lines of the copyright page; what was left out is not told.
func (s *setter) colophon() []string {
	b := s.book
	lines := []string{b.Subtitle, b.Author, b.Copyright, b.Imprint}
	if b.Program != "" {
		made := "Made with " + b.Program + "."
		if b.Seed != "" {
			made += " Seed: " + b.Seed + ". The same program, recipe and seed make the same book."
		}
		lines = append(lines, made)
	} else if b.Seed != "" {
		lines = append(lines, "Seed: "+b.Seed)
	}
	return append(lines, "Set in DejaVu Sans.")
}
