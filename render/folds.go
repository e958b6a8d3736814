package render

import (
	"math"
	"slices"

	"latin"
)

var faceGray = Gray(230)

// drawFaceNames writes the name of each face of a body large and faint under
// its cells.
func (s *scene) drawFaceNames() {
	net := s.board.Net()
	if net == nil || s.view.Bare || len(s.view.Highlights) > 0 {
		return // small pictures and tints are better without
	}
	for _, f := range net.Faces {
		font := Font{Bold: true, Align: Center, Color: faceGray, Size: 1}
		font.Size = 0.28 * s.scale * side(f) / CapHeight(font)
		s.write(middle(f.Corners), f.Name, font)
	}
}

// side is the length of the first side of a face, in units of the board.
func side(f latin.Face) float64 {
	return math.Hypot(f.Corners[1].X-f.Corners[0].X, f.Corners[1].Y-f.Corners[0].Y)
}

// middle is the mean of the points.
func middle(points []latin.Point) latin.Point {
	var m latin.Point
	for _, p := range points {
		m = latin.Point{X: m.X + p.X/float64(len(points)), Y: m.Y + p.Y/float64(len(points))}
	}
	return m
}

// creases says of an edge of a net whether it lies on a side of a face, where
// the net is folded or cut and has lines of its own.
func (s *scene) creases() func(edge) bool {
	net := s.board.Net()
	if net == nil || !s.view.Net {
		return func(edge) bool { return false }
	}
	on := func(p latin.Point, a, b latin.Point) bool {
		dx, dy := b.X-a.X, b.Y-a.Y
		return math.Abs((p.X-a.X)*dy-(p.Y-a.Y)*dx) < snap*math.Hypot(dx, dy)
	}
	return func(e edge) bool {
		from, to := s.mesh.corners[e.from], s.mesh.corners[e.to]
		for _, f := range net.Faces {
			if !slices.Contains(f.Cells, e.cells[0]) {
				continue
			}
			for i, a := range f.Corners {
				b := f.Corners[(i+1)%len(f.Corners)]
				if on(from, a, b) && on(to, a, b) {
					return true
				}
			}
		}
		return false
	}
}

// drawFolds draws the lines along which a body is folded.
func (s *scene) drawFolds() {
	net := s.board.Net()
	if net == nil {
		return
	}
	for f, face := range net.Faces {
		for i, j := range face.Joins {
			if !j.Fold || j.Face < f {
				continue
			}
			a, b := s.at(face.Corners[i]), s.at(face.Corners[(i+1)%len(face.Corners)])
			style := Style{Stroke: &Black, Width: 2 * s.thin, Round: true}
			if s.view.Net {
				style.Dash = s.foldDash()
			}
			s.canvas.Path(LinePath(a.x, a.y, b.x, b.y), style)
		}
	}
}
