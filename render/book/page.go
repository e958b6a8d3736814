package book

import "latin/render"

// A Layout is a book laid out: everything that will be printed, and where.
type Layout struct {
	Trim    Trim
	Profile Profile
	// Gutter is the inside margin and Edge the other three, in points.
	Gutter, Edge float64
	Pages        []Page
	// Places says for each puzzle, in the order of the numbers from 1, where it stands.
	Places []Place
	// Marks are the entries of the outline of a Screen book.
	Marks []Mark
}

// A Place says where a puzzle and its solution are printed.
type Place struct {
	Number   int // as printed, from 1
	ID       string
	Puzzle   int // page
	Solution int // page
}

// A Mark is an entry of the outline.
type Mark struct {
	Title string
	Page  int
	Level int // 0, or 1 for a part of the last entry of level 0
}

// A Page is one page. Odd numbers are right-hand pages; the first page is 1,
// so that the printed number is also that of a PDF viewer.
type Page struct {
	Number int
	Kind   PageKind
	// Live is the area within which everything stands.
	Live   render.Rect
	Texts  []Text
	Rules  []Rule
	Boards []Board
}

// A PageKind says what a page is for.
type PageKind string

// The kinds of pages.
const (
	TitlePage     PageKind = "title"
	CopyrightPage PageKind = "copyright"
	ContentsPage  PageKind = "contents"
	GuidePage     PageKind = "how to play"
	OpenerPage    PageKind = "section"
	PuzzlePage    PageKind = "puzzles"
	SolutionPage  PageKind = "solutions"
	BlankPage     PageKind = "blank"
)

// A Text is one line of type whose baseline begins at, ends at or is centred
// on the point, as its font says.
type Text struct {
	X, Y float64
	Text string
	Font render.Font
	// Page that a reader of a Screen book comes to from here; 0 for none.
	Page int
}

// A Rule is a straight line.
type Rule struct {
	X1, Y1, X2, Y2 float64
	Width          float64
	Dotted         bool
}

// A Board is a picture of a board that fills its frame as far as its proportions allow.
type Board struct {
	Frame render.Rect
	View  render.View
	// Number of the puzzle; 0 for pictures of examples and the title page.
	Number int
	// Solution says whether it is the solution of the puzzle.
	Solution bool
}

func (p *Page) text(x, y float64, text string, f render.Font) *Text {
	p.Texts = append(p.Texts, Text{X: x, Y: y, Text: text, Font: f})
	return &p.Texts[len(p.Texts)-1]
}

// rule draws a line from x1 to x2, its square ends included.
func (p *Page) rule(x1, x2, y, width float64) {
	p.Rules = append(p.Rules, Rule{X1: x1 + width/2, Y1: y, X2: x2 - width/2, Y2: y, Width: width})
}

// leaders draws dots from a title to its page number.
func (p *Page) leaders(x1, x2, y float64) {
	if x2-x1 > 12 {
		p.Rules = append(p.Rules, Rule{X1: x1, Y1: y, X2: x2, Y2: y, Width: 1, Dotted: true})
	}
}

// box is the rectangle that a line of type covers, from ascent to descent.
func (t Text) box() render.Rect {
	w := render.Measure(t.Text, t.Font)
	x := t.X
	switch t.Font.Align {
	case render.Center:
		x -= w / 2
	case render.Right:
		x -= w
	}
	return render.Rect{X: x, Y: t.Y - 0.76*t.Font.Size, W: w, H: t.Font.Size}
}
