package render

// recorder is a Canvas that remembers what was drawn.
type recorder struct {
	paths []recordedPath
	texts []recordedText
}

type recordedPath struct {
	path  Path
	style Style
}

type recordedText struct {
	x, y float64
	text string
	font Font
}

func (r *recorder) Path(p Path, s Style) { r.paths = append(r.paths, recordedPath{p, s}) }

func (r *recorder) Text(x, y float64, text string, f Font) {
	r.texts = append(r.texts, recordedText{x, y, text, f})
}

// strokes of exactly that width.
func (r *recorder) strokes(width float64) []polyline {
	var all []polyline
	for _, p := range r.paths {
		if p.style.Stroke != nil && p.style.Width == width {
			all = append(all, flatten(p.path, 0.01)...)
		}
	}
	return all
}

// on says whether a point lies on one of the lines, and if so how many.
func on(lines []polyline, q xy) int {
	n := 0
	for _, l := range lines {
		points := l.points
		if l.closed {
			points = append(points[:len(points):len(points)], points[0])
		}
		for i := 1; i < len(points); i++ {
			if distance(points[i-1], points[i], q) < 1e-6 {
				n++
			}
		}
	}
	return n
}

// distance of q from the segment.
func distance(a, b, q xy) float64 {
	d := b.minus(a)
	t := min(max(q.minus(a).dot(d)/d.dot(d), 0), 1)
	return q.minus(a.plus(d, t)).length()
}
