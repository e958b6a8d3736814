package book

// setOpener prints the page that begins a section.
func (s *setter) setOpener(i, first int) {
	section := s.book.Sections[i]
	title := s.sectionTitle(i)
	last := first + len(section.Items) - 1
	s.found.sections[i] = s.open(title, numbers(first, last), section.Intro)
}

// open begins a part of the book on a right-hand page and returns its number.
func (s *setter) open(title, over, intro string) int {
	s.turn()
	p := s.addNumbered(OpenerPage, "")
	s.mark(title, 0, p.Number)
	width := s.column()
	small := muted(s.sizes.small + 1)
	var blocks []block
	if over != "" {
		blocks = s.lines([]string{over}, small, s.sizes.leading)
		blocks[0].keep = true
	}
	blocks = append(blocks, s.heading(title, width, s.sizes.chapter, 0, s.sizes.leading*0.5)...)
	blocks = append(blocks, s.divider())
	blocks = append(blocks, s.text(intro, width)...)
	body := s.geo.body(p.Number)
	s.flow(p, body.Y+0.24*body.H, blocks, func() *Page { return s.addNumbered(OpenerPage, title) })
	return p.Number
}

// divider is the short thick rule under the titles of the book and its parts.
func (s *setter) divider() block {
	return block{height: s.sizes.leading, keep: true, put: func(p *Page, x, y float64) {
		p.rule(x, x+4*s.sizes.body, y, 2)
	}}
}
