package render

import (
	"math"

	"latin"
)

var faceGray = Gray(230)

// drawFaceNames writes the name of each face of a body large and faint under
// its cells.
func (s *scene) drawFaceNames() {
	net := s.board.Net()
	if net == nil {
		return
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
			style := Style{Stroke: &Black, Width: 2 * s.thin}
			if s.view.Net {
				style.Dash = s.foldDash()
			}
			s.canvas.Path(LinePath(a.x, a.y, b.x, b.y), style)
		}
	}
}
