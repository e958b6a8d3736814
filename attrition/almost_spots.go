package attrition

import "latin"

// A setSpot is the places of a label in a set. Many sets have the same, and what
// cannot be true together is a matter of places only: so chains are looked for from
// spot to spot, which are a quarter of the nodes or less.
type setSpot struct {
	label  latin.Label
	places set
	sees   set // cells that are weakly linked to all places, by the label
	next   int32
}

// setSpots are numbered by label. Spot 0 has no places, and nothing sees it.
type setSpots struct {
	spots   []setSpot
	ofLabel []int // the first spot of each label, and the end
	heads   []int32
}

// headsOfSpots is how many lists spots are kept in, to find one by its places.
const headsOfSpots = 1 << 10

func newSetSpots(c *chart) setSpots {
	return setSpots{ofLabel: make([]int, c.labels+1), heads: make([]int32, headsOfSpots)}
}

func (t *setSpots) beginSpots(nowhere set) {
	t.spots = append(t.spots[:0], setSpot{places: nowhere, sees: nowhere})
}

// beginLabel makes room for the spots of a label.
func (t *setSpots) beginLabel(l latin.Label) {
	t.ofLabel[l], t.ofLabel[l+1] = len(t.spots), len(t.spots)
	clear(t.heads)
}

// spot numbers the places of the label; fresh, if they are met for the first time,
// so that what sees them is not known yet.
func (t *setSpots) spot(l latin.Label, places set) (i int32, fresh bool) {
	if places.empty() {
		return 0, false
	}
	key := uint64(0)
	for _, m := range places {
		key = (key ^ m) * 0x9e3779b97f4a7c15
		key ^= key >> 29
	}
	head := &t.heads[key%headsOfSpots]
	for i := *head; i > 0; i = t.spots[i].next {
		if places.within(t.spots[i].places) && t.spots[i].places.within(places) {
			return i, false
		}
	}
	i = int32(len(t.spots))
	t.spots = append(t.spots, setSpot{label: l, places: places, next: *head})
	*head = i
	t.ofLabel[l+1] = len(t.spots)
	return i, true
}
