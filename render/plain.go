package render

import "latin"

// Plain says whether one sees on the drawing how the asterisms run: each is
// marked, or its cells hang together by their sides, or it is a straight line
// of points. The stripes of bodies and of triangles that go in pairs are not
// plain; a page that highlights each of them helps.
func Plain(b *latin.Board) bool {
	s := &scene{board: b, mesh: newMesh(b)}
	for _, a := range b.Asterisms() {
		switch {
		case len(a.Path) > 0:
			return false
		case a.Mark != latin.MarkNone || b.Shape() == Point.Name:
			continue
		case !s.newSheet(a).connected:
			return false
		}
	}
	return true
}
