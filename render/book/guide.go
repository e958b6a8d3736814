package book

import (
	"fmt"

	"latin/render"
)

// setGuide prints how to play: the rules of each group of Puzzles, with its worked example.
func (s *setter) setGuide() {
	width := s.column()
	p := s.addNumbered(GuidePage, "")
	s.found.guide = p.Number
	s.mark("How to play", 0, p.Number)
	blocks := s.heading("How to play", width, s.sizes.chapter, 0, s.sizes.leading)
	blocks = append(blocks, s.text(s.book.Intro, width)...)
	newPage := func() *Page { return s.addNumbered(GuidePage, "How to play") }
	p, y := s.flow(p, s.geo.body(p.Number).Y, blocks, newPage)
	for i, g := range s.groups {
		rules, example := s.groupBlocks(g, width), s.exampleBlocks(g, width)
		if i > 0 && y+height(rules, false)+height(example, false) > s.bottom(p) {
			p = newPage()
			y = s.geo.body(p.Number).Y
			rules[0].before = 0
		}
		rules[0].put = s.noting(rules[0].put, i, g.title)
		p, y = s.flow(p, y, rules, newPage)
		if len(example) > 0 && y+height(example, false) > s.bottom(p) && height(example, true) <= s.geo.body(1).H {
			p = newPage() // an example is best seen at one glance
			y = s.geo.body(p.Number).Y
			example[0].before = 0
		}
		p, y = s.flow(p, y, example, newPage)
	}
}

// bottom of the body of a page.
func (s *setter) bottom(p *Page) float64 {
	body := s.geo.body(p.Number)
	return body.Y + body.H
}

// noting notes on which page the rules of a group come to stand.
func (s *setter) noting(put func(*Page, float64, float64), i int, title string) func(*Page, float64, float64) {
	return func(p *Page, x, y float64) {
		s.found.groups[i] = p.Number
		if len(s.groups) > 1 {
			s.mark(title, 1, p.Number)
		}
		put(p, x, y)
	}
}

func (s *setter) groupBlocks(g group, width float64) []block {
	blocks := s.heading(g.title, width, s.sizes.lead, s.sizes.leading*1.5, s.sizes.leading*0.4)
	if len(blocks) == 0 { // a Puzzle without a title
		blocks = []block{{keep: true, before: s.sizes.leading, put: func(*Page, float64, float64) {}}}
	}
	blocks = append(blocks, s.text(g.text(), width)...)
	return append(blocks, s.runBlocks(g)...)
}

// exampleBlocks sets the worked example of a group, if it has one.
func (s *setter) exampleBlocks(g group, width float64) []block {
	if g.example < 0 {
		return nil
	}
	example := s.book.Examples[g.example]
	blocks := s.heading("A worked example", width, s.sizes.body, s.sizes.leading, s.sizes.leading*0.25)
	blocks = append(blocks, s.text(example.Intro, width)...)
	for i, step := range example.Steps {
		name := ""
		if len(example.Steps) > 1 {
			name = fmt.Sprintf("Step %d", i+1)
		}
		blocks = append(blocks, s.stepBlocks(name, step)...)
	}
	return blocks
}

// stepBlocks sets a picture with its caption beside it, or below where the
// picture needs the width.
func (s *setter) stepBlocks(name string, step Step) []block {
	live := s.geo.live(1)
	sp := measure(step.View)
	body := s.geo.body(1)
	width := s.pictureWidth(sp)
	scale := sp.scale(width, body.H*0.8)
	w, h := sp.frame(scale)
	aside := live.W - w - 2*s.sizes.body
	if aside < 14*s.sizes.body {
		return s.pictureOver(step, s.caption(name, step, s.column()), w, h)
	}
	return s.pictureBeside(step, s.caption(name, step, min(aside, 30*s.sizes.body)), w, h)
}

// caption is the name of a step, if it needs one, and what it says.
func (s *setter) caption(name string, step Step, width float64) []block {
	text := s.text(step.Caption, width)
	if name == "" {
		return text
	}
	blocks := s.lines([]string{name}, bold(s.sizes.small), s.sizes.leading)
	blocks[0].keep = true
	return append(blocks, text...)
}

// pictureWidth is a third of the page, or what the labels need.
func (s *setter) pictureWidth(sp specimen) float64 {
	live := s.geo.live(1)
	needed := sp.w * (minType + 0.5) / sp.label
	return min(live.W, max(live.W/3, needed), sp.w*s.mostScale())
}

func (s *setter) pictureOver(step Step, caption []block, w, h float64) []block {
	picture := block{before: s.sizes.leading, height: h + s.sizes.leading*0.5, keep: true, put: func(p *Page, x, y float64) {
		p.picture(step.View, x, y, w, h)
	}}
	return append([]block{picture}, caption...)
}

// pictureBeside sets the caption beside the picture, centred on its height;
// a caption too long for a page goes on below.
func (s *setter) pictureBeside(step Step, caption []block, w, h float64) []block {
	fits := len(caption)
	for height(caption[:fits], true) > 0.8*s.geo.body(1).H {
		fits--
	}
	rest := caption[fits:]
	caption = caption[:fits]
	tall := max(h, height(caption, true))
	row := block{before: s.sizes.leading, height: tall, put: func(p *Page, x, y float64) {
		p.picture(step.View, x, y, w, h)
		at := y + max(0, (tall-height(caption, true))/2)
		for i, b := range caption {
			if i > 0 {
				at += b.before
			}
			b.put(p, x+w+2*s.sizes.body, at)
			at += b.height
		}
	}}
	return append([]block{row}, rest...)
}

func (p *Page) picture(v render.View, x, y, w, h float64) {
	p.Boards = append(p.Boards, Board{Frame: render.Rect{X: x, Y: y, W: w, H: h}, View: v})
}
