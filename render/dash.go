package render

// dashes cuts a line into its dashes. The pattern alternates between dash and
// gap and begins anew on each part of a path. A pattern without any length,
// or with a negative one, gives the full line.
func dashes(l polyline, pattern []float64) []polyline {
	total := 0.0
	for _, d := range pattern {
		if d < 0 {
			return []polyline{l}
		}
		total += d
	}
	points := l.points
	if l.closed {
		points = append(points[:len(points):len(points)], points[0])
	}
	if total <= 0 || lengthOf(points)/total > maxDashes {
		return []polyline{l}
	}
	return cut(points, pattern)
}

// maxDashes keeps a hostile pattern from taking all memory.
const maxDashes = 100_000

func lengthOf(points []xy) float64 {
	sum := 0.0
	for i := 1; i < len(points); i++ {
		sum += points[i].minus(points[i-1]).length()
	}
	return sum
}

func cut(points []xy, pattern []float64) []polyline {
	var pieces []polyline
	cur := polyline{points: []xy{points[0]}}
	i, left := 0, pattern[0] // of the current dash or gap
	for j := 1; j < len(points); j++ {
		from, to := points[j-1], points[j]
		for whole := to.minus(from).length(); whole > left; whole = to.minus(from).length() {
			from = from.between(to, left/whole)
			if i%2 == 0 {
				cur.add(from)
				pieces = append(pieces, cur)
			}
			cur = polyline{points: []xy{from}}
			i++
			left = pattern[i%len(pattern)]
		}
		left -= to.minus(from).length()
		cur.add(to)
	}
	if i%2 == 0 {
		pieces = append(pieces, cur)
	}
	return pieces
}
