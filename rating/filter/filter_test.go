package filter_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"latin/rating/filter"
)

var levels = []string{"easy", "medium", "hard"}

var fields = []filter.Field{
	{Name: "score", Type: filter.Number},
	{Name: "rule-x-wing", Type: filter.Number},
	{Name: "level", Type: filter.Scale, Rank: func(word string) (int, error) {
		if i := slices.Index(levels, word); i >= 0 {
			return i, nil
		}
		return 0, fmt.Errorf("no level is called %q", word)
	}},
	{Name: "id", Type: filter.Text},
	{Name: "fair", Type: filter.YesNo},
}

// medium is a record of all fields; nothing applies to void but its id.
var (
	medium = record{{Number: 250}, {Number: 2}, {Number: 1}, {Text: "a7"}, {Number: 1}}
	void   = record{3: {Text: "void"}}
)

// A record has the values of the fields; those that are zero at its end, or in
// void, do not apply.
type record []filter.Value

func (r record) get(i int) (filter.Value, bool) {
	return r[min(i, len(r)-1)], len(r) == len(fields) || i == 3
}

func TestMatch(t *testing.T) {
	tests := []struct {
		text         string
		medium, void bool
	}{
		{"score < 300", true, false},
		{"score >= 300", false, false},
		{"score != 300", true, false},
		{"not score < 300", false, true},
		{"not score >= 300", true, true},
		{"score == 2.5e2", true, false},
		{"score > -3", true, false},
		{"rule-x-wing > 1", true, false},
		{"level == medium", true, false},
		{"level >= medium", true, false},
		{"level > medium", false, false},
		{"level < hard and level > easy", true, false},
		{"level in (easy, medium)", true, false},
		{"level not in (easy, hard)", true, false},
		{"level not in (easy, medium)", false, false},
		{"not level in (easy, medium)", false, true},
		{`id == "a7"`, true, false},
		{`id=='a7'`, true, false},
		{"id == a7", true, false},
		{"id in (a7, void)", true, true},
		{"id != a7", false, true},
		{"fair", true, false},
		{"not fair", false, true},
		{"fair == no", false, false},
		{"fair != true", false, false},
		{"(fair)", true, false},
		{"fair or score > 1000", true, false},
		{"score > 1000 and score > 1000 or fair", true, false},
		{"fair or score > 1000 and score > 1000", true, false},
		{"(fair or score > 1000) and score > 1000", false, false},
		{"not fair or fair", true, true},
		{"not (fair or score < 1000)", false, true},
		{"NOT fair OR not not fair", true, true},
		{"level == easy or score < 300 and not (score > 260)", true, false},
	}
	for _, test := range tests {
		f, err := filter.Parse(test.text, fields)
		if err != nil {
			t.Errorf("%s: %v", test.text, err)
			continue
		}
		if got := f.Match(medium.get); got != test.medium {
			t.Errorf("%s: %v of a medium puzzle", test.text, got)
		}
		if got := f.Match(void.get); got != test.void {
			t.Errorf("%s: %v of a puzzle to which nothing applies", test.text, got)
		}
	}
}

func TestErrors(t *testing.T) {
	tests := []struct {
		text   string
		column int
		want   string
	}{
		{"", 1, "the condition ends; expected the name of a field"},
		{"scores < 3", 1, `no field is called "scores"; did you mean "score"?`},
		{"fair and scores < 3", 10, `no field is called "scores"`},
		{"score = 3", 7, "found =; write =="},
		{"fair && score < 3", 6, "found &&; write and"},
		{"fair || score < 3", 6, "found ||; write or"},
		{"!fair", 1, "found !; write not"},
		{"score", 6, "the condition ends; expected one of == != < <= > >= in after score"},
		{"score 3", 7, `found "3"; expected one of`},
		{"score <", 8, "the condition ends; expected a value after <"},
		{"score < easy", 9, `"easy" is no number; score is compared with numbers`},
		{"score < NaN", 9, `"NaN" is no number`},
		{"score < 3 <", 11, `found "<"; expected and, or, or the end`},
		{"level == eazy", 10, `no level is called "eazy"`},
		{"level in easy", 10, `found "easy"; expected an opening parenthesis after in`},
		{"level in ()", 11, `found ")"; expected a value after ==`},
		{"level in (easy medium)", 16, `found "medium"; expected a comma or a closing parenthesis`},
		{"level in (easy,", 16, "the condition ends; expected a value"},
		{"level not easy", 11, `found "easy"; expected in`},
		{"id < b", 4, "id has no order; compare it with == or !="},
		{"fair == maybe", 9, `"maybe" is neither yes nor no; fair is one of them`},
		{"fair > no", 6, "fair has no order"},
		{"(fair", 6, "the condition ends; expected and, or, or a closing parenthesis"},
		{"fair)", 5, `found ")"; expected and, or, or the end`},
		{`id == "a7`, 7, "a quote without its end"},
		{`ü == 1`, 1, `no field is called "ü"`},
		{`id == "ü" or ids`, 14, `no field is called "ids"`},
		{strings.Repeat("(", 201) + "fair", 201, "more than 200 conditions within each other"},
		{strings.Repeat("fair or ", 1<<13) + "fair", 1 << 16, "the condition is longer than 65536 characters"},
	}
	for _, test := range tests {
		f, err := filter.Parse(test.text, fields)
		var e *filter.Error
		switch {
		case f != nil || !errors.As(err, &e):
			t.Errorf("%.40s: %v, %v; want an error", test.text, f, err)
		case e.Column != test.column || !strings.HasPrefix(e.Msg, test.want):
			t.Errorf("%.40s: %v\nwant column %d: %s", test.text, err, test.column, test.want)
		}
	}
}

// TestAgainstTrees draws conditions as trees, which say themselves what they are
// true of.
func TestAgainstTrees(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		r := record{
			{Number: float64(rapid.IntRange(-2, 2).Draw(t, "score"))}, {}, {Number: float64(rapid.IntRange(0, 2).Draw(t, "level"))},
			{Text: "a"}, {Number: float64(rapid.IntRange(0, 1).Draw(t, "fair"))},
		}
		text, want := drawTree(t, r, 4)
		f, err := filter.Parse(text, fields)
		if err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		if got := f.Match(r.get); got != want {
			t.Fatalf("%s: %v of %v", text, got, r)
		}
	})
}

func drawTree(t *rapid.T, r record, depth int) (text string, want bool) {
	sort := rapid.IntRange(0, 5).Draw(t, "sort")
	if depth == 0 {
		sort %= 3
	}
	switch sort {
	case 0:
		n := rapid.IntRange(-2, 2).Draw(t, "n")
		op := rapid.SampledFrom([]string{"<", "==", ">="}).Draw(t, "op")
		x := r[0].Number - float64(n)
		return fmt.Sprintf("score%s%d", op, n), map[string]bool{"<": x < 0, "==": x == 0, ">=": x >= 0}[op]
	case 1:
		n := rapid.IntRange(0, 2).Draw(t, "n")
		return "level != " + levels[n], r[2].Number != float64(n)
	case 2:
		return "fair", r[4].Number == 1
	case 3:
		text, want = drawTree(t, r, depth-1)
		return "not (" + text + ")", !want
	}
	a, x := drawTree(t, r, depth-1)
	b, y := drawTree(t, r, depth-1)
	if sort == 4 {
		return "(" + a + ") and (" + b + ")", x && y
	}
	return a + " or " + b, x || y
}

// FuzzParse: whatever is accepted can be asked of any record, whatever is not has
// a column within the text.
func FuzzParse(f *testing.F) {
	for _, seed := range []string{
		"level >= medium and score < 60", "level == easy or score < 300 and not (fair)", `id in ("a", 'b', c)`, "score = 3", "((", `"`, "not not fair", "ü>1",
	} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		condition, err := filter.Parse(text, fields)
		var e *filter.Error
		if err == nil {
			condition.Match(medium.get)
			condition.Match(void.get)
		} else if !errors.As(err, &e) || e.Column < 1 || e.Column > len([]rune(text))+1 && len(text) <= 1<<16 {
			t.Errorf("%q: %v", text, err)
		}
	})
}
