package search

import (
	"fmt"
	"testing"

	"latin"
	"latin/attrition/search/engine"
	"latin/attrition/search/searchtest"

	"pgregory.net/rapid"
)

// TestEnginesAgreeWithBruteForce asks every engine all questions about boards
// of any form.
func TestEnginesAgreeWithBruteForce(t *testing.T) {
	for _, c := range Engines {
		t.Run(c.Name, func(t *testing.T) {
			if c.Fits != nil && c.Fits(searchtest.Sudoku(t, 2, 2)) != nil {
				t.Skip("fits no board that is small enough for brute force; its own tests compare it with others")
			}
			searchtest.AgreeOnTiny(t, func(_ searchtest.Source, p *latin.Puzzle) engine.Engine { return c.New(p) })
		})
	}
}

// FuzzSearch does the same for boards coded in bytes.
func FuzzSearch(f *testing.F) {
	f.Add([]byte{})
	f.Add([]byte("\x01\x08\x02\x00\x00\x00\x03\x00\x00\x01\x02"))
	f.Add([]byte("\x00\x01\x00\x01\x02\x03\x04\x05\x06\x07\x08\x01\x01\x01\x01"))
	f.Add([]byte("jigsaws and labels that repeat, of some length"))
	f.Fuzz(func(t *testing.T, data []byte) {
		draw := searchtest.FromBytes(data)
		p := searchtest.TinyPuzzle(draw)
		pb := searchtest.TinyClues(draw, p)
		for _, c := range Engines {
			if c.Fits == nil || c.Fits(p) == nil {
				searchtest.Agree(t, c.New(p), p, pb)
			}
		}
	})
}

// TestSearcherAgreesWithBruteForce asks for lists, which engines do not know.
func TestSearcherAgreesWithBruteForce(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		draw := searchtest.FromRapid(t)
		p := searchtest.TinyPuzzle(draw)
		pb := searchtest.TinyClues(draw, p)
		boards := searchtest.BruteForce(p, pb)
		s := New(p)
		var found []latin.PB
		for board, err := range s.Solutions(t.Context(), pb) {
			if err != nil {
				t.Fatal(err)
			}
			found = append(found, board)
		}
		if len(found) != len(boards) {
			t.Fatalf("%d Solutions; want %d", len(found), len(boards))
		}
		n := min(3, len(found))
		if some, err := s.UpTo(t.Context(), pb, 3); err != nil || fmt.Sprint(some) != fmt.Sprint(found[:n]) {
			t.Fatalf("UpTo 3: %v, %v; want %v", some, err, found[:n])
		}
	})
}
