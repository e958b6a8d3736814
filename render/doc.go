// Package render draws boards: onto the pages of a PDF, as SVG and as PNG.
//
// It knows no kinds and no rules. All it needs is in the geometry that a
// latin.Board carries: where each cell's label stands, the outline of the
// cell, and how each asterism is marked.
//
// # From a view to a page
//
// A [View] says what one drawing shows: a Puzzle with its clues, perhaps a
// solution, candidates, highlights. A [Canvas] is a page: it knows paths and
// lines of text and nothing of boards. [Draw] is what lies between:
//
//	View ── Draw ──> Canvas   one of  *PDF's pages, *SVG, *PNG
//
// so a new output needs two methods, and a new way to draw boards serves all
// outputs. [Write] does everything at once for a list of drawings.
//
// All lengths are in points, 1/72 inch; x runs to the right and y down, for
// PDF too.
//
// # How a board is drawn
//
// The board's shape, one of [Shapes], draws the cells; labels, candidates and
// notes are the same for all. To add a shape, write a value in its own file,
// name it in Shapes and let `go test ./render -update` write its golden SVG.
//
// The shape "outline" first finds which sides of cells are the same line (file
// mesh.go), decides which of those are thick, and joins sides into the longest
// and straightest strokes (trails.go), because a line that is drawn cell by
// cell shows its joints in print.
//
// # Text
//
// The typeface is DejaVu Sans, embedded in the program, so a drawing does not
// depend on the fonts of a machine; an SVG alone leaves the choice to its viewer.
// [Covers] says which characters of a text cannot be drawn: ask it before, when
// the text is read, because a PDF or PNG refuses such a text only at the end.
//
// # The same bytes
//
// The same calls give the same bytes. Dates come from the caller, and nothing
// here looks at the clock, draws lots or walks through a map.
package render
