package tiles

import "latin/render"

// Texts are short texts in a square, the first of them bold: side by side, or
// under one another where that lets them be larger.
type Texts struct {
	list []string
	// The widest texts of all tiles of the page, in sizes of the font: side by
	// side, and the widest alone. All tiles then have the same size.
	widest, alone float64
}

// TextTiles are tiles of texts, by row and column, all set in the same size.
func TextTiles(rows [][][]string) [][]Tile {
	widest, alone := 0.0, 0.0
	for _, row := range rows {
		for _, list := range row {
			sum := textGap * float64(len(list)-1)
			for i, text := range list {
				w := render.Measure(text, textFont(i, 1))
				alone = max(alone, w)
				sum += w
			}
			widest = max(widest, sum)
		}
	}
	tiles := make([][]Tile, len(rows))
	for i, row := range rows {
		for _, list := range row {
			tiles[i] = append(tiles[i], Texts{list, widest, alone})
		}
	}
	return tiles
}

const (
	textGap  = 0.16 // between texts, in sizes of the font
	lineStep = 1.1  // between lines, too
	textPart = 0.84 // of a tile, for its texts
	textMost = 0.5  // of a tile, the largest size
)

// Aspect of a square.
func (Texts) Aspect() float64 { return 1 }

// Apart is false.
func (Texts) Apart() bool { return false }

// Draw sets the texts in the middle, with a thin line about the tile.
func (t Texts) Draw(c render.Canvas, frame render.Rect) {
	line := render.Gray(120)
	c.Path(render.RectPath(frame), render.Style{Stroke: &line, Width: min(1, frame.W/40)})
	room := textPart * frame.W
	beside := min(room/max(t.widest, 1e-9), textMost*frame.W)
	below := min(room/max(t.alone, 1e-9), room/(lineStep*float64(len(t.list))))
	middle := frame.X + frame.W/2
	if below <= beside {
		t.inLine(c, middle, frame.Y+frame.H/2, beside)
		return
	}
	y := frame.Y + frame.H/2 - below*lineStep*float64(len(t.list)-1)/2
	for i, text := range t.list {
		f := textFont(i, below)
		f.Align = render.Center
		c.Text(middle, y+render.CapHeight(f)/2, text, f)
		y += below * lineStep
	}
}

// inLine sets the texts side by side about the middle.
func (t Texts) inLine(c render.Canvas, x, y, size float64) {
	width := textGap * size * float64(len(t.list)-1)
	for i, text := range t.list {
		width += render.Measure(text, textFont(i, size))
	}
	x -= width / 2
	y += render.CapHeight(textFont(0, size)) / 2
	for i, text := range t.list {
		c.Text(x, y, text, textFont(i, size))
		x += render.Measure(text, textFont(i, size)) + textGap*size
	}
}

// textFont is that of text number i.
func textFont(i int, size float64) render.Font {
	if i == 0 {
		return render.Font{Size: size, Bold: true}
	}
	return render.Font{Size: size, Color: render.Color{R: 0x9c, G: 0x1c, B: 0x2c}}
}
