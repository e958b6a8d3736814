package latin

import "fmt"

// checkDrawing reports what the board gained beside its cells that cannot be
// drawn: notes, paths of asterisms, places in space, a net.
func (b *Board) checkDrawing() error {
	for _, n := range b.notes {
		ok := n.At.drawable()
		for _, p := range n.From {
			ok = ok && p.drawable()
		}
		if !ok {
			return fmt.Errorf("note %s cannot be drawn; coordinates run from %g to %g", quote(n.Text), -MaxCoordinate, MaxCoordinate)
		}
		if n.Asterism < 0 || n.Asterism > len(b.asterisms) {
			return fmt.Errorf("note %s names asterism %d; they run from 1 to %d", quote(n.Text), n.Asterism, len(b.asterisms))
		}
	}
	for _, a := range b.asterisms {
		if !drawableSides(a.Path) {
			return fmt.Errorf("the path of %s cannot be drawn; coordinates run from %g to %g", a.Name, -MaxCoordinate, MaxCoordinate)
		}
	}
	if len(b.space) > 0 && len(b.space) != len(b.places) {
		return fmt.Errorf("%d of its %d cells have a place in space; give all of them one", len(b.space), len(b.places))
	}
	for i, p := range b.space {
		if !p.drawable() {
			return fmt.Errorf("cell %s is not in space; coordinates run from %g to %g", b.places[i].Name, -MaxCoordinate, MaxCoordinate)
		}
	}
	if b.net == nil {
		return nil
	}
	return b.net.check(len(b.places), len(b.asterisms))
}

func drawableSides(sides []Side) bool {
	for _, s := range sides {
		if !s.To.drawable() || !(Point{s.Bulge, 0}).drawable() {
			return false
		}
	}
	return true
}

// check reports a net that does not go with a board of so many cells and
// asterisms, or with itself.
func (n *Net) check(cells, asterisms int) error {
	for _, f := range n.Faces {
		if len(f.Corners) < 3 || len(f.Joins) != len(f.Corners) {
			return fmt.Errorf("face %s of the net has %d corners and %d joins; give at least three, and one join a side", quote(f.Name), len(f.Corners), len(f.Joins))
		}
		for _, p := range f.Corners {
			if !p.drawable() {
				return fmt.Errorf("face %s of the net cannot be drawn; coordinates run from %g to %g", quote(f.Name), -MaxCoordinate, MaxCoordinate)
			}
		}
		for _, j := range f.Joins {
			if j.Face < 0 || j.Face >= len(n.Faces) || j.Side < 0 || j.Side >= len(n.Faces[j.Face].Corners) {
				return fmt.Errorf("face %s of the net meets side %d of face %d, which there is not", quote(f.Name), j.Side, j.Face)
			}
		}
		for _, c := range f.Cells {
			if c < 0 || int(c) >= cells {
				return fmt.Errorf("face %s of the net holds cell %d; cells run from 0 to %d", quote(f.Name), c, cells-1)
			}
		}
	}
	if n.Sheet == nil {
		return nil
	}
	return n.Sheet.check(cells, asterisms)
}

func (s *Sheet) check(cells, asterisms int) error {
	if len(s.Of) != len(s.Places) {
		return fmt.Errorf("the sheet of the net has %d places for %d cells; give each place its cell", len(s.Places), len(s.Of))
	}
	for _, c := range s.Of {
		if c < 0 || int(c) >= cells {
			return fmt.Errorf("the sheet of the net shows cell %d; cells run from 0 to %d", c, cells-1)
		}
	}
	for _, l := range s.Links {
		if l.Asterism < 0 || l.Asterism >= asterisms || !l.From.drawable() || !l.To.drawable() {
			return fmt.Errorf("a link of the sheet of the net is of asterism %d or cannot be drawn; asterisms run from 0 to %d", l.Asterism, asterisms-1)
		}
	}
	return nil
}
