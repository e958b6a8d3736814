package plot

import "fmt"

// A Histogram shows how many values lie in each bin, by series one upon the
// other.
type Histogram struct {
	Title, Note string
	X, Y        Axis
	// Edges of the bins, one more than there are bins.
	Edges  []float64
	Series []Series
}

// A Series has a count for each bin.
type Series struct {
	Name   string
	Counts []int
}

func (h *Histogram) height() float64 { return headHeight + aboveFrame + plotHeight + belowFrame }

func (h *Histogram) draw(c *canvas, x, y, width float64) {
	c.head(x, y, h.Title, h.Note)
	totals := []float64{0}
	for i := range h.bins() {
		total := 0
		for _, s := range h.Series {
			total += s.Counts[i]
		}
		totals = append(totals, float64(total))
	}
	up := Axis{}.newScale(totals, 0)
	up.low, up.high, up.whole = 0, max(1, up.high*1.05), true
	f := newFrame(x, y+headHeight, width, plotHeight, h.X.newScale(h.Edges, 0), up)
	f.axes(c, h.X, h.Y)
	f.base(c)
	h.bars(c, &f)
	var names []string
	for _, s := range h.Series {
		names = append(names, s.Name)
	}
	c.legend(x+width, f.top-10, names)
}

func (h *Histogram) bins() int { return max(0, len(h.Edges)-1) }

func (h *Histogram) bars(c *canvas, f *frame) {
	for i := range h.bins() {
		from, to, below := f.x.at(h.Edges[i]), f.x.at(h.Edges[i+1]), 0
		for k, s := range h.Series {
			if s.Counts[i] == 0 {
				continue
			}
			low, high := f.y.at(float64(below)), f.y.at(float64(below+s.Counts[i]))
			c.rect(from+0.5, high, max(to-from-1, 0.5), low-high, shade(k, len(h.Series)), ink)
			below += s.Counts[i]
		}
	}
}

// Bars shows the counts of names, one a line.
type Bars struct {
	Title, Note string
	Items       []Item
}

// An Item is one line of [Bars].
type Item struct {
	Name  string
	Count int
}

// barHeight is the height of a line of bars; nameWidth the most that names take.
const (
	barHeight = 22.0
	nameWidth = 220.0
	barNote   = 130.0 // the count beside a bar
)

func (b *Bars) height() float64 { return headHeight + barHeight*float64(max(1, len(b.Items))) }

func (b *Bars) draw(c *canvas, x, y, width float64) {
	c.head(x, y, b.Title, b.Note)
	names, most, total := 0.0, 1, 0
	for _, i := range b.Items {
		names, most, total = max(names, textWidth(i.Name, textSize)), max(most, i.Count), total+i.Count
	}
	from := x + min(names, nameWidth) + 10
	for k, i := range b.Items {
		top := y + headHeight + barHeight*float64(k)
		length := (x + width - barNote - from) * float64(i.Count) / float64(most)
		c.text(from-8, top+15, textSize, right, ink, false, clipped(i.Name, nameWidth, textSize))
		c.rect(from, top+3, max(length, 0.5), barHeight-6, shade(0, 1), ink)
		c.text(from+length+8, top+15, textSize, left, faint, false, fmt.Sprintf("%s (%.1f %%)", Digits(float64(i.Count)), 100*float64(i.Count)/float64(max(1, total))))
	}
}
