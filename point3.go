package latin

import "math"

// A Point3 is a place in space, for boards that lie on the surface of a body.
type Point3 struct{ X, Y, Z float64 }

func (p Point3) plus(q Point3) Point3      { return Point3{p.X + q.X, p.Y + q.Y, p.Z + q.Z} }
func (p Point3) minus(q Point3) Point3     { return Point3{p.X - q.X, p.Y - q.Y, p.Z - q.Z} }
func (p Point3) times(f float64) Point3    { return Point3{f * p.X, f * p.Y, f * p.Z} }
func (p Point3) dot(q Point3) float64      { return p.X*q.X + p.Y*q.Y + p.Z*q.Z }
func (p Point3) length() float64           { return math.Sqrt(p.dot(p)) }
func (p Point3) distance(q Point3) float64 { return p.minus(q).length() }

// cross is the vector at right angles to both, as long as the parallelogram is large.
func (p Point3) cross(q Point3) Point3 {
	return Point3{p.Y*q.Z - p.Z*q.Y, p.Z*q.X - p.X*q.Z, p.X*q.Y - p.Y*q.X}
}

// unit is the vector of length 1 in that direction; the zero vector stays.
func (p Point3) unit() Point3 {
	if l := p.length(); l > 0 {
		return p.times(1 / l)
	}
	return p
}

// drawable is as for [Point].
func (p Point3) drawable() bool {
	return Point{p.X, p.Y}.drawable() && Point{p.Z, 0}.drawable()
}

// centroid3 of the points, at least one.
func centroid3(points []Point3) Point3 {
	var sum Point3
	for _, p := range points {
		sum = sum.plus(p)
	}
	return sum.times(1 / float64(len(points)))
}

// nearby finds points in space by their places, up to a tolerance.
type nearby struct {
	points  []Point3
	width   float64 // of a bucket; points nearer to each other than half of it are the same
	buckets map[[3]int][]int
}

func newNearby(width float64) *nearby {
	return &nearby{width: width, buckets: make(map[[3]int][]int)}
}

func (n *nearby) bucket(p Point3, shift float64) [3]int {
	return [3]int{int(math.Floor((p.X + shift) / n.width)), int(math.Floor((p.Y + shift) / n.width)), int(math.Floor((p.Z + shift) / n.width))}
}

// at is the index of the point in that place; -1 when there is none.
func (n *nearby) at(p Point3) int {
	t := n.width / 2
	low, high := n.bucket(p, -t), n.bucket(p, t)
	for x := low[0]; x <= high[0]; x++ {
		for y := low[1]; y <= high[1]; y++ {
			for z := low[2]; z <= high[2]; z++ {
				for _, i := range n.buckets[[3]int{x, y, z}] {
					if n.points[i].distance(p) <= t {
						return i
					}
				}
			}
		}
	}
	return -1
}

// add gives the index of the point, which is a new one when none is there.
func (n *nearby) add(p Point3) int {
	if i := n.at(p); i >= 0 {
		return i
	}
	key := n.bucket(p, 0)
	n.buckets[key] = append(n.buckets[key], len(n.points))
	n.points = append(n.points, p)
	return len(n.points) - 1
}
