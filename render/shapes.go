package render

// A Shape is a way to draw the cells of a board. Each is a documented value in
// its own file, named in [Shapes]; latin.Layout.Shape chooses one by its name.
type Shape struct {
	// Name as boards write it: lower-case words with hyphens.
	Name string
	// Doc is one sentence that says how cells and asterisms look.
	Doc string
	// disc is the part of a cell's room that its label may use: less than 1
	// where a disc is drawn about the label.
	disc float64
	// draw draws everything but the labels and notes.
	draw func(*scene)
}

// Shapes lists the ways to draw boards. To add one, write shape_<name>.go and
// name its value here.
var Shapes = []*Shape{
	Outline,
	Circle,
	Point,
	Sheet,
}

// shapeNamed is the shape of that name; Outline when there is none, so that a
// board with a misspelt shape is still drawn.
func shapeNamed(name string) *Shape {
	for _, s := range Shapes {
		if s.Name == name {
			return s
		}
	}
	return Outline
}
