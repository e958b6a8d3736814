package render

import "math"

// SmallestType is the size of the smallest type in a drawing of the view in
// that frame, in points, minor type aside; +Inf when it has no type.
func SmallestType(v View, width, height float64) float64 {
	probe := &typeProbe{size: math.Inf(1)}
	Draw(probe, Rect{W: width, H: height}, v)
	return probe.size
}

// typeProbe is a canvas that only notes the smallest type.
type typeProbe struct{ size float64 }

// Path does nothing: lines are not type.
func (p *typeProbe) Path(Path, Style) {}

// Text notes the size of the type.
func (p *typeProbe) Text(_, _ float64, _ string, f Font) {
	if !f.Minor {
		p.size = math.Min(p.size, f.Size)
	}
}
