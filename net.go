package latin

// A Net is a body unfolded into the plane, to cut out, fold and glue. Its
// coordinates are those of the drawing of the board.
type Net struct {
	// Faces of the body; the corners go round as seen from outside.
	Faces []Face
	// Sheet is the drawing of the net where that is not the drawing of the
	// board, since a cell astride two faces is drawn on both. Nil where each
	// cell lies on one face and is drawn there.
	Sheet *Sheet
}

// A Face is one face of a body in its net.
type Face struct {
	Name    string
	Cells   []Cell
	Corners []Point
	Space   []Point3 // the same corners on the body
	// Joins tells, for the side from each corner to the next, which side of
	// which face it meets on the body.
	Joins []Join
}

// A Join says what one side of a face meets.
type Join struct {
	Face, Side int
	// Fold says that the two sides are one line of the net, to fold;
	// otherwise they are cut, and glued together.
	Fold bool
}

// A Sheet is a drawing of a net of its own.
type Sheet struct {
	Places []Place
	Of     []Cell // the cell of each place
	Links  []SheetLink
}

// A SheetLink is the part of an asterism's line that crosses a face.
type SheetLink struct {
	From, To Point
	Asterism int // its index
}
