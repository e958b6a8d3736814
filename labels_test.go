package latin_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"latin"

	"pgregory.net/rapid"
)

func TestParseLabels(t *testing.T) {
	tests := []struct {
		text     string
		k        int
		distinct int
		single   bool
	}{
		{"1", 1, 1, true},
		{"111222333", 9, 3, true},
		{"WillShortz", 10, 9, true},
		{"B·Meyniel", 9, 8, true},
		{"1,2,10", 3, 3, false},
		{"10,", 1, 1, false},
		{"a,b,a", 3, 2, true},
		{"日,本", 2, 2, true},
		{"♠♥♦♣", 4, 4, true},
		{strings.Join(latin.Numbers(64), ","), 64, 64, false},
	}
	for _, test := range tests {
		l, err := latin.ParseLabels(test.text)
		if err != nil {
			t.Errorf("%q: %v", test.text, err)
			continue
		}
		if l.K() != test.k || l.Distinct() != test.distinct || l.OneCharacter() != test.single {
			t.Errorf("%q: k %d, distinct %d, one character %v", test.text, l.K(), l.Distinct(), l.OneCharacter())
		}
		if l.Repeats() != (test.distinct < test.k) {
			t.Errorf("%q: repeats %v", test.text, l.Repeats())
		}
	}
}

func TestBadLabels(t *testing.T) {
	tests := []struct{ text, says string }{
		{"", "empty"},
		{",", "1 to 8"},
		{"1,,2", "1 to 8"},
		{"123456789,1", "9 characters"},
		{"1.", "'.'"},
		{"a:", "':'"},
		{"#1", "'#'"},
		{"a b", "white space"},
		{"a\u200bb", "invisible"},
		{"a\x00", "invisible"},
		{"a\xff", "UTF-8"},
		{"a,\xff", "UTF-8"},
		{strings.Join(latin.Numbers(65), ","), "64 distinct"},
		{strings.Repeat("1", latin.MaxCells+1), "at most 16384"},
		{strings.Repeat("1,", latin.MaxCells+1), "at most 16384"},
		{strings.Repeat("long", 1_000_000) + ",", "characters"},
	}
	for _, test := range tests {
		_, err := latin.ParseLabels(test.text)
		if !errors.Is(err, latin.ErrLabels) || !strings.Contains(err.Error(), test.says) {
			t.Errorf("%.20q: error %.200v, want one about %q", test.text, err, test.says)
		}
		if err != nil && len(err.Error()) > 300 {
			t.Errorf("%.20q: error of %d bytes", test.text, len(err.Error()))
		}
	}
}

// The labels stay what they are when the caller changes the slice.
func TestNewLabelsCopies(t *testing.T) {
	texts := []string{"a", "b"}
	l, err := latin.NewLabels(texts...)
	if err != nil {
		t.Fatal(err)
	}
	texts[0] = "z"
	if l.String() != "ab" {
		t.Errorf("labels became %q", l)
	}
}

func TestNewLabelsRefuses(t *testing.T) {
	for _, texts := range [][]string{nil, {"\xff"}, make([]string, latin.MaxCells+1)} {
		if l, err := latin.NewLabels(texts...); l != nil || !errors.Is(err, latin.ErrLabels) {
			t.Errorf("%d texts: %v", len(texts), err)
		}
	}
}

// drawLabels draws a multiset of k labels with repetitions, of one character or several.
func drawLabels(t *rapid.T, k int) *latin.Labels {
	alphabet := rapid.SampledFrom([][]string{{"1", "2", "3"}, {"a", "b", "c", "d", "e", "f", "g"}, {"1", "10", "x"}, latin.Numbers(64)}).Draw(t, "alphabet")
	l, err := latin.NewLabels(rapid.SliceOfN(rapid.SampledFrom(alphabet), k, k).Draw(t, "multiset")...)
	if err != nil {
		t.Fatal(err)
	}
	return l
}

func TestLabelsStringParsesBack(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		l := drawLabels(t, rapid.IntRange(1, 70).Draw(t, "k"))
		m, err := latin.ParseLabels(l.String())
		if err != nil || !slices.Equal(l.Multiset(), m.Multiset()) {
			t.Fatalf("%q reads as %v, %v", l, m, err)
		}
		total := 0
		for x := range l.All().Labels() {
			total += l.Count(x)
			if y, ok := l.Find(l.Text(x)); !ok || y != x {
				t.Fatalf("label %d is found as %d", x, y)
			}
		}
		if total != l.K() {
			t.Fatalf("counts add up to %d of %d", total, l.K())
		}
	})
}

// AtMost and AtLeast against all sub-multisets.
func TestBoundsOfSmallerAsterisms(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		l := drawLabels(t, rapid.IntRange(1, 8).Draw(t, "k"))
		for size := 0; size <= l.K(); size++ {
			least, most := countsOfParts(l, size)
			for x := range l.All().Labels() {
				if l.AtLeast(size, x) != least[x] || l.AtMost(size, x) != most[x] {
					t.Fatalf("%q in %d cells: %q between %d and %d times, want %d and %d",
						l, size, l.Text(x), l.AtLeast(size, x), l.AtMost(size, x), least[x], most[x])
				}
			}
		}
	})
}

// countsOfParts gives the least and the greatest count of each label over all
// parts of the multiset of that size.
func countsOfParts(l *latin.Labels, size int) (least, most []int) {
	least, most = make([]int, l.Distinct()), make([]int, l.Distinct())
	for x := range least {
		least[x] = l.K()
	}
	for part := range 1 << l.K() {
		count, n := make([]int, l.Distinct()), 0
		for i, text := range l.Multiset() {
			if part>>i&1 != 0 {
				x, _ := l.Find(text)
				count[x]++
				n++
			}
		}
		if n != size {
			continue
		}
		for x, c := range count {
			least[x], most[x] = min(least[x], c), max(most[x], c)
		}
	}
	return least, most
}

func TestAllLabels(t *testing.T) {
	for _, n := range []int{1, 2, 63, 64} {
		l, err := latin.NewLabels(latin.Numbers(n)...)
		if err != nil {
			t.Fatal(err)
		}
		if got := l.All().Len(); got != n {
			t.Errorf("%d labels in the domain of all %d", got, n)
		}
	}
}

func FuzzParseLabels(f *testing.F) {
	for _, seed := range []string{"", "123456789", "111222333", "1,2,10", "10,", "a,,b", ".", "B·Meyniel", "\xff", "e\u0301", ","} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, s string) {
		l, err := latin.ParseLabels(s)
		if err != nil {
			if !errors.Is(err, latin.ErrLabels) {
				t.Fatalf("error of the wrong kind: %v", err)
			}
			return
		}
		again, err := latin.ParseLabels(l.String())
		if err != nil || fmt.Sprint(again.Multiset()) != fmt.Sprint(l.Multiset()) {
			t.Fatalf("%q was written as %q, which reads as %v, %v", s, l, again, err)
		}
	})
}
