package knight

import "slices"

// cut tries the cuts of a part across its longer side, then its shorter one, the
// most promising first.
func (g *gluer) cut(p part) [][]Square {
	for _, p := range []part{p, p.turned()} {
		for _, c := range g.cuts(p) {
			near := g.cover(c)
			if near == nil {
				continue
			}
			far := g.cover(part{p.rows, p.cols - c.cols, p.k - c.k})
			if far == nil {
				continue
			}
			all := slices.Concat(near, shifted(far, 0, c.cols))
			if p.rows > p.cols {
				return turned(all)
			}
			return all
		}
	}
	return nil
}

// cuts are the near pieces of a part that is cut across, those that come near to
// halves first, each with its share of the circuits.
func (g *gluer) cuts(p part) []part {
	var list []part
	tried := 0
	for _, w := range widths(p.cols) {
		near := part{p.rows, w, 0}
		rest := p.size() - near.size()
		if near.size()%2 != 0 || rest%2 != 0 {
			continue
		}
		share := (p.k*near.size() + p.size()/2) / p.size()
		had := len(list)
		for _, d := range []int{0, 1, -1, 2, -2} {
			near.k = share + d
			if g.fits(near) && g.fits(part{p.rows, p.cols - w, p.k - near.k}) {
				list = append(list, near)
			}
		}
		if len(list) > had {
			if tried++; tried == mostWidths {
				break
			}
		}
	}
	return list
}

// mostWidths are those of near pieces that are tried.
const mostWidths = 3

// widths of near pieces, those near to halves first, and rather such as have many
// covers: multiples of eight, or even ones.
func widths(cols int) []int {
	var list []int
	for w := thinnest; w <= cols-thinnest; w++ {
		list = append(list, w)
	}
	far := func(w int) int {
		switch off := abs(2*w - cols); {
		case w%8 == 0:
			return off
		case w%2 == 0:
			return off + 6
		default:
			return off + 16
		}
	}
	slices.SortStableFunc(list, func(a, b int) int { return far(a) - far(b) })
	return list
}

func abs(a int) int { return max(a, -a) }
