package latin_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"latin"

	"pgregory.net/rapid"
)

func TestFormatCellsParsesBack(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := drawPuzzle(t)
		pb := drawPB(t, p)
		text := p.FormatCells(pb)
		got, err := p.ParseCells(text)
		if err != nil || !slices.Equal(got, pb) {
			t.Fatalf("%v was written as %q, which reads as %v, %v", pb, text, got, err)
		}
	})
}

func TestParseCellsForms(t *testing.T) {
	p, err := latin.NewPuzzle(lines(t, 2, 3), mustLabels(t, "123"), nil)
	if err != nil {
		t.Fatal(err)
	}
	many, err := latin.NewPuzzle(lines(t, 2, 3), mustLabels(t, "1,2,30"), nil)
	if err != nil {
		t.Fatal(err)
	}
	tests := []struct {
		p          *latin.Puzzle
		text, want string
	}{
		{p, "1.3...", "1.3..."},
		{p, "1,,3,,,", "1.3..."},
		{p, "1,.,3,.,.,.", "1.3..."},
		{many, "1,,30,,,", "1,,30,,,"},
		{many, "1.2...", "1,,2,,,"},
		{many, "......", ",,,,,"},
	}
	for _, test := range tests {
		pb, err := test.p.ParseCells(test.text)
		if err != nil {
			t.Errorf("%q: %v", test.text, err)
		} else if got := test.p.FormatCells(pb); got != test.want {
			t.Errorf("%q is %q, want %q", test.text, got, test.want)
		}
	}
}

func TestParseCellsRefuses(t *testing.T) {
	p, err := latin.NewPuzzle(lines(t, 2, 3), mustLabels(t, "1,2,30"), nil)
	if err != nil {
		t.Fatal(err)
	}
	tests := []struct {
		text   string
		column int
		says   string
	}{
		{"", 1, "0 cells found, board has 6"},
		{".....", 6, "5 cells found"},
		{".......", 7, "7 cells found"},
		{"1,2,30", 1, "3 cells found"},
		{"1,2,30,1,2,40", 12, `unknown label "40"; the labels are 1,2,30`},
		{"日,,,,,", 1, "unknown label"},
		{",,日,x,,", 3, `unknown label "日"`},
		{"..x...", 3, `unknown label "x"`},
		{"..\xff...", 3, "unknown label"},
		{strings.Repeat(",", 10_000_000), 1, "10000001 cells found"},
		{strings.Repeat("x", 10_000_000) + ",,,,,", 1, "unknown label"},
		{strings.Repeat(".", 10_000_000), 7, "10000000 cells found"},
	}
	for _, test := range tests {
		_, err := p.ParseCells(test.text)
		var where *latin.CellsError
		if !errors.As(err, &where) || where.Column != test.column || !strings.Contains(err.Error(), test.says) || len(err.Error()) > 300 {
			t.Errorf("%.20q: error %.300v, want column %d and %q", test.text, err, test.column, test.says)
		}
	}
}

func FuzzParseCells(f *testing.F) {
	for _, seed := range []string{"", "......", "1.2.30", "1,2,30,,,", ",,,,,", "1,2,30,1,2,40", "......,", "\xff.....", "日本", ".,.,.,.,.,."} {
		f.Add(seed, "1,2,30", uint8(2))
		f.Add(seed, "123", uint8(2))
		f.Add(seed, "10,", uint8(1))
	}
	f.Fuzz(func(t *testing.T, text, labels string, rows uint8) {
		l, err := latin.ParseLabels(labels)
		if err != nil || l.K() > 8 || rows == 0 || int(rows) > l.K() {
			return
		}
		p, err := latin.NewPuzzle(lines(t, int(rows), l.K()), l, nil)
		if err != nil {
			t.Fatal(err)
		}
		pb, err := p.ParseCells(text)
		if err != nil {
			var where *latin.CellsError
			if !errors.As(err, &where) || where.Column < 1 || where.Column > len(text)+1 {
				t.Fatalf("%q: error %v", text, err)
			}
			return
		}
		again, err := p.ParseCells(p.FormatCells(pb))
		if err != nil || !slices.Equal(pb, again) {
			t.Fatalf("%q reads as %v, then as %v, %v", text, pb, again, err)
		}
	})
}

func BenchmarkParseCells(b *testing.B) {
	p, err := latin.Sudoku.New(latin.Options{})
	if err != nil {
		b.Fatal(err)
	}
	const text = "1.6..23...5...6.91..95.1462.379.5...581.279.....4.8157...26.54...415.6.99..87421."
	for b.Loop() {
		if _, err := p.ParseCells(text); err != nil {
			b.Fatal(err)
		}
	}
}
