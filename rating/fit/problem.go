package fit

import (
	"cmp"
	"context"
	"fmt"
	"slices"
)

// Bounds of what can be fitted.
const (
	fewestPuzzles = 5
	largestSide   = 4000 // of the smaller of puzzles and players: their matrix is dense
)

// problem is one response of a table with the features of the puzzles, ready to
// be fitted: only what is used, numbered anew, features in standard units.
type problem struct {
	family  family
	shifts  int // of the family
	obs     []observation
	anchors []observation
	sides   [2]side     // puzzles and players
	x       [][]float64 // the features of each puzzle
	scaling scaling
	leftOut []LeftOut
	group   float64 // the root of the usual size of a group, 1 for single players

	// The effects of the large side are eliminated one by one; those of the small
	// side stay in a dense matrix. Observations are in the order of the large side,
	// within it of the small one.
	large, small int
	start        []int // where the observations of each member of the large side begin

	byPuzzle [][]int32 // the observations of each puzzle

	ctx context.Context // of the fit; nil for one that nobody ends
}

// ended says whether the fit is to be given up. Equations then count as singular.
func (p *problem) ended() bool { return p.ctx != nil && p.ctx.Err() != nil }

// puzzleSide and playerSide are the indices of problem.sides.
const (
	puzzleSide = iota
	playerSide
)

// side is the puzzles or the players.
type side struct {
	original []int // their numbers in the table
	used     int   // how many have samples
	random   bool  // whether their effects can be told from the noise
}

// member is who on the side an observation belongs to.
func (o *observation) member(side int) int32 {
	if side == puzzleSide {
		return o.puzzle
	}
	return o.player
}

// newProblem takes what the response needs.
func newProblem(s *Samples, d *Design, r Response) (*problem, error) {
	if err := d.check(len(s.Puzzles)); err != nil {
		return nil, err
	}
	p := &problem{}
	rows, list := p.choose(s, d, r)
	p.number(s, rows)
	if n := p.puzzles(); n < fewestPuzzles {
		return nil, fmt.Errorf("found %d puzzles to fit %s to; expected at least %d", n, r, fewestPuzzles)
	}
	var err error
	if p.family, p.obs, err = newFamily(r, list); err != nil {
		return nil, err
	}
	p.group = usualRoot(p.obs)
	p.anchors = p.family.anchors(p.obs)
	for i := range p.obs {
		p.shifts = max(p.shifts, int(p.obs[i].high)+1)
	}
	p.join(s, rows)
	p.standardise(d)
	p.tellApart()
	if puzzles, players := p.puzzles(), len(p.sides[playerSide].original); min(puzzles, players) > largestSide {
		return nil, fmt.Errorf("found %d puzzles and %d players; expected at most %d of one of them", puzzles, players, largestSide)
	}
	p.arrange()
	return p, nil
}

func (p *problem) puzzles() int { return len(p.sides[puzzleSide].original) }

// choose lists the rows that can be used, and counts the others by reason.
func (p *problem) choose(s *Samples, d *Design, r Response) (rows []int, list []measurement) {
	usable := make([]bool, len(s.Puzzles))
	for i := range usable {
		usable[i] = rated(d.Rows[i])
	}
	counts := make(map[string]int)
	for i, row := range s.Rows {
		m, why := r.measure(row)
		if !usable[row.Puzzle] {
			why = notRated
		}
		if why != "" {
			counts[why]++
			continue
		}
		rows, list = append(rows, i), append(list, m)
	}
	for _, why := range []string{notRated, noTime, noLevel, noOutcome} {
		if counts[why] > 0 {
			p.leftOut = append(p.leftOut, LeftOut{why, counts[why]})
		}
	}
	return rows, list
}

// number lists the puzzles and players of the rows, in the order of the table.
func (p *problem) number(s *Samples, rows []int) {
	puzzles, players := make([]bool, len(s.Puzzles)), make([]bool, len(s.Players))
	for _, i := range rows {
		puzzles[s.Rows[i].Puzzle] = true
		if player := s.Rows[i].Player; player >= 0 {
			players[player] = true
		}
	}
	for side, used := range [][]bool{puzzles, players} {
		for i, u := range used {
			if u {
				p.sides[side].original = append(p.sides[side].original, i)
			}
		}
		p.sides[side].used = len(p.sides[side].original)
	}
}

// usualRoot is the median.
func usualRoot(obs []observation) float64 {
	roots := make([]float64, len(obs))
	for i := range obs {
		roots[i] = obs[i].root
	}
	return median(roots)
}

// join gives the observations their puzzle and player.
func (p *problem) join(s *Samples, rows []int) {
	find := func(side, original int) int32 {
		i, _ := slices.BinarySearch(p.sides[side].original, original)
		return int32(i)
	}
	for i, row := range rows {
		p.obs[i].puzzle = find(puzzleSide, s.Rows[row].Puzzle)
		p.obs[i].player = -1
		if player := s.Rows[row].Player; player >= 0 {
			p.obs[i].player = find(playerSide, player)
		}
	}
}

func (p *problem) standardise(d *Design) {
	var rows [][]float64
	for _, original := range p.sides[puzzleSide].original {
		rows = append(rows, d.Rows[original])
	}
	p.scaling = newScaling(rows, len(d.Names))
	for _, row := range rows {
		p.x = append(p.x, p.scaling.apply(row))
	}
}

// tellApart finds out whether the effects of a side can be told from the noise:
// there must be two on it at least, and somebody must have two samples, or groups
// must be of different sizes, since then the noise of larger ones is known to be smaller.
func (p *problem) tellApart() {
	differ := p.family.noisy() && slices.ContainsFunc(p.obs, func(o observation) bool { return o.root != p.obs[0].root })
	for s := range p.sides {
		seen := make([]bool, len(p.sides[s].original))
		p.sides[s].random = s == puzzleSide && differ
		for i := range p.obs {
			if m := p.obs[i].member(s); m >= 0 {
				p.sides[s].random = p.sides[s].random || seen[m]
				seen[m] = true
			}
		}
	}
	if players := &p.sides[playerSide]; len(players.original) < 2 {
		players.random = false
	}
	if !p.sides[playerSide].random {
		p.sides[playerSide].original = nil
		for i := range p.obs {
			p.obs[i].player = -1
		}
	}
}

// arrange chooses the large side and orders the observations.
func (p *problem) arrange() {
	p.large, p.small = puzzleSide, playerSide
	if len(p.sides[playerSide].original) > len(p.sides[puzzleSide].original) {
		p.large, p.small = playerSide, puzzleSide
	}
	slices.SortStableFunc(p.obs, func(a, b observation) int {
		return cmp.Or(cmp.Compare(a.member(p.large), b.member(p.large)), cmp.Compare(a.member(p.small), b.member(p.small)))
	})
	p.start = make([]int, len(p.sides[p.large].original)+1)
	for m := range p.start {
		p.start[m], _ = slices.BinarySearchFunc(p.obs, int32(m), func(o observation, m int32) int {
			return cmp.Compare(o.member(p.large), m)
		})
	}
	p.byPuzzle = make([][]int32, len(p.sides[puzzleSide].original))
	for i := range p.obs {
		p.byPuzzle[p.obs[i].puzzle] = append(p.byPuzzle[p.obs[i].puzzle], int32(i))
	}
}
