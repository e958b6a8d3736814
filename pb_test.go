package latin_test

import (
	"errors"
	"slices"
	"testing"

	"latin"

	"pgregory.net/rapid"
)

func TestPB(t *testing.T) {
	pb := latin.PB{latin.Blank, 2, latin.Blank, 0}
	if pb.Full() || pb.Filled() != 2 || !slices.Equal(pb.Clues(), []latin.Cell{1, 3}) {
		t.Errorf("full %v, filled %d, clues %v", pb.Full(), pb.Filled(), pb.Clues())
	}
	full := latin.PB{1, 2, 1, 0}
	if !full.Full() || !pb.Below(full) || full.Below(pb) || !pb.Below(pb) {
		t.Error("the order of partial boards is wrong")
	}
	if got := full.Differ(latin.PB{1, 1, 1, 1}); !slices.Equal(got, []latin.Cell{1, 3}) {
		t.Errorf("they differ in %v", got)
	}
	clone := full.Clone()
	clone[0] = latin.Blank
	if full[0] != 1 {
		t.Error("a clone shares memory")
	}
	if empty := latin.NewPB(3); empty.Filled() != 0 || empty.Clues() != nil {
		t.Errorf("a new PB holds %v", empty)
	}
}

// drawPB draws any labelling of some cells.
func drawPB(t *rapid.T, p *latin.Puzzle) latin.PB {
	cell := rapid.Int8Range(-1, int8(p.Labels.Distinct()-1))
	pb := latin.NewPB(p.Board.Len())
	for i := range pb {
		pb[i] = latin.Label(cell.Draw(t, "label"))
	}
	return pb
}

// CheckPLB against the definition, and its report against the board.
func TestCheckPLB(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := drawPuzzle(t)
		pb := drawPB(t, p)
		err := p.CheckPLB(pb)
		if (err == nil) != isPLB(p, pb) {
			t.Fatalf("%v: %v", pb, err)
		}
		var excess *latin.ExcessError
		if err == nil || !errors.As(err, &excess) {
			if err != nil {
				t.Fatalf("error of the wrong kind: %v", err)
			}
			return
		}
		x, _ := p.Labels.Find(excess.Label)
		if len(excess.Cells) <= excess.Most || excess.Most != p.Labels.Count(x) || len(excess.Names) != len(excess.Cells) {
			t.Fatalf("the report does not hold: %v", err)
		}
		for _, c := range excess.Cells {
			if pb[c] != x {
				t.Fatalf("cell %d does not hold %q", c, excess.Label)
			}
		}
	})
}

func isPLB(p *latin.Puzzle, pb latin.PB) bool {
	for _, a := range p.Board.Asterisms() {
		for x := range p.Labels.All().Labels() {
			n := 0
			for _, c := range a.Cells {
				if pb[c] == x {
					n++
				}
			}
			if n > p.Labels.Count(x) {
				return false
			}
		}
	}
	return true
}

func TestExcessErrorText(t *testing.T) {
	p, err := latin.Sudoku.New(latin.Options{Size: "2x2"})
	if err != nil {
		t.Fatal(err)
	}
	pb, err := p.ParseCells("1..1............")
	if err != nil {
		t.Fatal(err)
	}
	want := `row 1 holds "1" in r1c1, r1c4; at most 1 allowed`
	if err := p.CheckPLB(pb); err == nil || err.Error() != want {
		t.Errorf("error %v, want %s", err, want)
	}
}
