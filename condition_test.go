package latin

import (
	"fmt"
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// conditionalPuzzles are small ones of every family.
func conditionalPuzzles(t testing.TB) []*Puzzle {
	t.Helper()
	var list []*Puzzle
	for _, k := range Families {
		for _, size := range []string{"2", "3", "4", "5", "3x4x2", "4x4x4", k.Size} {
			if p, err := k.New(Options{Size: size}); err == nil {
				list = append(list, p)
			}
		}
		if len(list) == 0 || list[len(list)-1].Kind() != k {
			t.Errorf("no Puzzle of %s", k.Name)
		}
	}
	return list
}

// boardsOfFamilies are boards of some of their Puzzles.
var boardsOfFamilies = map[string]string{
	"graeco:3":      "1a,2b,3c,2c,3a,1b,3b,1c,2a",
	"digits:2":      "1304",
	"digits-best:2": "9898",
	"knight:3x4x2":  "a1,a4,b1,b4,b2,b5,a2,a5,a3,a6,b3,b6",
}

// drawDomains draws domains within those of the Puzzle, some cells with one label,
// about a board where there is one.
func drawDomains(t *rapid.T, p *Puzzle) Domains {
	d := make(Domains, p.Board.Len())
	open := rapid.IntRange(0, 4).Draw(t, "open cells of 4")
	board, err := p.ParseCells(boardsOfFamilies[p.Name()])
	near := err == nil && rapid.Bool().Draw(t, "near a board")
	for c := range d {
		all := slices.Collect(p.Domain(Cell(c)).Labels())
		d[c] = Just(rapid.SampledFrom(all).Draw(t, "label"))
		if near && rapid.IntRange(0, len(d)).Draw(t, "stray") > 0 {
			d[c] = Just(board[c])
		}
		if rapid.IntRange(1, 4).Draw(t, "cell") <= open {
			d[c] |= Domain(rapid.Uint64().Draw(t, "more")) & p.Domain(Cell(c))
		}
	}
	return d
}

// TestConditionsNarrow: what Narrow reports, Refutes confirms; it fails when that
// does; and both leave the domains as they are.
func TestConditionsNarrow(t *testing.T) {
	for _, p := range conditionalPuzzles(t) {
		rapid.Check(t, func(t *rapid.T) {
			d := drawDomains(t, p)
			for _, k := range p.Conditions() {
				checkNarrow(t, p, k, d)
			}
		})
	}
}

func checkNarrow(t *rapid.T, p *Puzzle, k Condition, d Domains) {
	before := slices.Clone(d)
	var drops []Cell
	var labels []Label
	met := k.Narrow(d, func(c Cell, x Label) { drops, labels = append(drops, c), append(labels, x) })
	if met == k.Refutes(d) || !slices.Equal(before, d) {
		t.Fatalf("%s, %s: Narrow %v, Refutes %v, domains %v, now %v", p.Name(), k, met, k.Refutes(d), before, d)
	}
	for i, c := range drops {
		if !met {
			return
		}
		e := slices.Clone(d)
		e[c] = Just(labels[i])
		if !d[c].Has(labels[i]) || !slices.Contains(k.Cells(), c) || !k.Refutes(e) {
			t.Fatalf("%s, %s: %d leaves %s of %v without reason", p.Name(), k, labels[i], p.Board.CellName(c), d)
		}
	}
}

// TestConditionsAreMonotonic: what is refuted stays so, and what Narrow takes from
// some domains it takes from smaller ones, unless these are refuted.
func TestConditionsAreMonotonic(t *testing.T) {
	for _, p := range conditionalPuzzles(t) {
		rapid.Check(t, func(t *rapid.T) {
			d := drawDomains(t, p)
			e := slices.Clone(d)
			for c := range e {
				if rapid.Bool().Draw(t, "smaller") {
					e[c] = Just(e[c].First()) | e[c]&Domain(rapid.Uint64().Draw(t, "within"))
				}
			}
			for _, k := range p.Conditions() {
				if k.Refutes(d) && !k.Refutes(e) {
					t.Fatalf("%s, %s: refutes %v, but not %v", p.Name(), k, d, e)
				}
				if left := narrowed(k, e); left != nil {
					for c, x := range narrowed(k, d) {
						if left[c]&^x != 0 {
							t.Fatalf("%s, %s: of %v leaves less than of %v in cell %d", p.Name(), k, d, e, c)
						}
					}
				}
			}
		})
	}
}

// narrowed is what Narrow leaves of the domains; nil for nothing.
func narrowed(k Condition, d Domains) Domains {
	left := slices.Clone(d)
	if !k.Narrow(d, func(c Cell, x Label) { left[c] &^= Just(x) }) {
		return nil
	}
	return left
}

// TestFocusedConditions: a condition has as much to say, or as little, whatever other labels
// the cells may hold, as long as the same cells may hold its own and are known to.
func TestFocusedConditions(t *testing.T) {
	asked := 0
	for _, p := range conditionalPuzzles(t) {
		rapid.Check(t, func(t *rapid.T) {
			d := drawDomains(t, p)
			for _, k := range p.Conditions() {
				if f, ok := k.(Focused); ok {
					asked++
					e := drawOthers(t, p, d, f.About())
					if silent(k, d) != silent(k, e) || k.Refutes(d) != k.Refutes(e) {
						t.Fatalf("%s, %s: %v and %v", p.Name(), k, d, e)
					}
				}
			}
		})
	}
	if asked == 0 {
		t.Error("no condition is focused")
	}
}

// TestConditionsByLabel: by label they leave what they leave by cell.
func TestConditionsByLabel(t *testing.T) {
	asked := 0
	for _, p := range conditionalPuzzles(t) {
		rapid.Check(t, func(t *rapid.T) {
			var w Whereabouts
			for range 2 { // the second time where it has been used
				d := drawDomains(t, p)
				w.turnTo(d)
				for _, k := range p.Conditions() {
					if k, ok := k.(Focused); ok {
						asked++
						left := slices.Clone(d)
						if !k.NarrowBy(&w, func(c Cell, x Label) { left[c] &^= Just(x) }) {
							left = nil
						}
						if want := narrowed(k, d); !slices.Equal(left, want) {
							t.Fatalf("%s, %s: of %v by label %v, by cell %v", p.Name(), k, d, left, want)
						}
					}
				}
			}
		})
	}
	if asked == 0 {
		t.Error("no condition is focused")
	}
}

// turnTo finds by label what the domains say.
func (w *Whereabouts) turnTo(d Domains) {
	w.Domains, w.Words = d, (len(d)+63)/64
	w.May, w.Is = make([]uint64, 64*w.Words), make([]uint64, 64*w.Words)
	for c, labels := range d {
		for x := range labels.Labels() {
			w.mayBe(x)[c>>6] |= 1 << (c & 63)
			if labels == Just(x) {
				w.known(x)[c>>6] |= 1 << (c & 63)
			}
		}
	}
	w.Changed()
}

// drawOthers draws other labels than these where that leaves known what is known.
func drawOthers(t *rapid.T, p *Puzzle, d Domains, about Domain) Domains {
	e := slices.Clone(d)
	for c, l := range d {
		own, other := l&about, Domain(rapid.Uint64().Draw(t, "other"))&p.Domain(Cell(c))&^about
		if l != own && own|other != 0 && (own == 0 || other != 0) {
			e[c] = own | other
		}
	}
	return e
}

func silent(k Condition, d Domains) bool {
	said := 0
	met := k.Narrow(d, func(Cell, Label) { said++ })
	return met && said == 0
}

// TestConditionsOfFullBoards compares them, all cells known, with the definitions.
func TestConditionsOfFullBoards(t *testing.T) {
	for _, p := range conditionalPuzzles(t) {
		rapid.Check(t, func(t *rapid.T) {
			d := drawDomains(t, p)
			pb := make(PB, len(d))
			for c := range d {
				pb[c] = d[c].First()
				d[c] = Just(pb[c])
			}
			refuted := slices.ContainsFunc(p.Conditions(), func(k Condition) bool { return k.Refutes(d) })
			if refuted == meets(p, pb) {
				t.Fatalf("%s: %s is refuted: %v", p.Name(), p.FormatCells(pb), refuted)
			}
		})
	}
}

// meets says whether a full board is what the family defines, its asterisms aside but for
// squares in pairs, of which no place of a pair is in a line with one of its labels.
func meets(p *Puzzle, pb PB) bool {
	switch p.Kind() {
	case Graeco, GraecoDiagonal:
		seen := make(map[[2]Label]bool)
		for s := 0; s < len(pb); s += 2 {
			seen[[2]Label{pb[s], pb[s+1]}] = true
		}
		return 2*len(seen) == len(pb) && linesDiffer(pb, p.Kind() == GraecoDiagonal)
	case Digits:
		return divides(pb)
	case Knight:
		return p.travels(pb)
	case DigitsBest:
		sum := 0
		for _, x := range pb {
			sum += int(x)
		}
		return divides(pb) && sum == bestSums[order(pb)]
	}
	panic("no definition of " + p.Name())
}

// linesDiffer says whether no half of a square has the label of that half in another
// square of its lines.
func linesDiffer(pb PB, diagonal bool) bool {
	for s, line := range squareLines(order(pb[:len(pb)/2]), diagonal) {
		for t := range len(pb) / 2 {
			if line.has(t) && (pb[2*s] == pb[2*t] || pb[2*s+1] == pb[2*t+1]) {
				return false
			}
		}
	}
	return true
}

// travels says whether every step has one cell, a knight's move from the next one's.
func (p *Puzzle) travels(pb PB) bool {
	_, cols, _, _ := knightSize(p.Size())
	at := make(map[Label]int)
	for c, x := range pb {
		at[x] = c
	}
	for _, steps := range p.Circuits().Steps {
		for i, x := range steps {
			a, seen := at[x]
			b := at[steps[(i+1)%len(steps)]]
			down, right := a/cols-b/cols, a%cols-b%cols
			if !seen || down*down+right*right != 5 {
				return false
			}
		}
	}
	return true
}

func order(pb PB) int {
	n := 1
	for n*n < len(pb) {
		n++
	}
	return n
}

// divides says whether row i is a multiple of i and column j of n + j, none 0.
func divides(pb PB) bool {
	n := order(pb)
	for i := range n {
		row, column := 0, 0
		for j := range n {
			row = 10*row + int(pb[i*n+j])
			column = 10*column + int(pb[j*n+i])
		}
		if row == 0 || row%(i+1) != 0 || column == 0 || column%(n+i+1) != 0 {
			return false
		}
	}
	return true
}

// TestWordsOfConditions: they begin sentences, and name what they are about.
func TestWordsOfConditions(t *testing.T) {
	for _, p := range conditionalPuzzles(t) {
		d := make(Domains, p.Board.Len())
		for c := range d {
			d[c] = p.Domain(Cell(c))
		}
		for _, k := range p.Conditions() {
			focus := k.Focus(d)
			for _, c := range focus {
				if !slices.Contains(k.Cells(), c) {
					t.Errorf("%s, %s: cell %d is none of its own", p.Name(), k, c)
				}
			}
			if text := k.Explain(focus); k.String() == "" || text == "" {
				t.Errorf("%s: a condition without words: %q, %q", p.Name(), k, text)
			}
		}
	}
}

// TestTogether: squares of two labels are written and read as one.
func TestTogether(t *testing.T) {
	p, err := Graeco.New(Options{Size: "3"})
	if err != nil {
		t.Fatal(err)
	}
	for text, want := range map[string]string{
		"1a,?b,,2?,,,,,":  "1a,?b,,2?,,,,,",
		"1a,??,.,,,,,,":   "1a,,,,,,,,",
		"1a,b,,,,,,,":     "column 4: found \"b\"; a square has 2 labels, such as 1a, ? for a blank one",
		"1a,,,,,,,":       "column 1: 8 squares found, graeco:3 has 9 (2 labels a square such as 1a, commas between squares, ? for a blank label, nothing for a blank square)",
		"1a,,,,,,,,1x":    "column 12: unknown label \"x\"; the labels are 123abc, a blank is \".\"",
		"1a,,,,,,,,1abcd": "column 11: found \"1abcd\"; a square has 2 labels, such as 1a, ? for a blank one",
	} {
		pb, err := p.ParseCells(text)
		got := fmt.Sprint(err)
		if err == nil {
			got = p.FormatCells(pb)
		}
		if got != want {
			t.Errorf("%s is read as %s; want %s", text, got, want)
		}
	}
}

// TestLabelsOfFamilies: own labels must do what the kind's do.
func TestLabelsOfFamilies(t *testing.T) {
	for _, c := range []struct {
		kind   *Kind
		labels string
		ok     bool
	}{
		{Graeco, "AKQJ♠♥♦♣", true},
		{Graeco, "AKQJ♠♥♦♦", false},
		{Graeco, "AKQJ♠♥♦?", false},
		{Graeco, "A,K,Q,J,10,♥,♦,♣", false},
		{Digits, "abcdefghij", false},
	} {
		l, err := ParseLabels(c.labels)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := c.kind.New(Options{Labels: l}); (err == nil) != c.ok {
			t.Errorf("%s with labels %s: %v", c.kind.Name, c.labels, err)
		}
	}
}
