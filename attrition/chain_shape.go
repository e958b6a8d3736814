package attrition

// A chainShape says which chains a rule looks for.
//
// A chain a = t - f = t' - ... = z alternates strong (=) and weak (-) links and
// begins and ends with a strong one: if a is false, z is true. So what is
// weakly linked to both ends goes, and if both ends are one node, it is true.
type chainShape struct {
	rule   string // for its silence
	strong linkKind
	weak   linkKind
	// strongs is the greatest number of strong links; 0 for any.
	strongs int
	// colours: inner weak links must be strong as well, but for so many; -1
	// when they need not.
	colours int
	// home: the last of these few leads back to the net of the start, which is
	// what it is joined to by links that are strong and weak.
	home bool
	// twins: all cells have the same two labels, or fewer.
	twins bool
	// grouped chains may have groups of cells as nodes.
	grouped bool
	// closed chains have ends that see each other.
	closed bool
}

// A linkKind is where links may be.
type linkKind int

const (
	anyLink   linkKind = iota
	labelLink          // between nodes of the same label
	cellLink           // within a cell
)

// oneLabel says whether all nodes of a chain have the same label.
func (shape *chainShape) oneLabel() bool {
	return shape.strong == labelLink && shape.weak == labelLink
}
