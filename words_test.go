package latin_test

import (
	"strings"
	"testing"

	"latin"
)

func TestDescribe(t *testing.T) {
	tests := []struct{ labels, want string }{
		{"123456789", "the numbers 1 to 9, each once"},
		{"1,2,3,4,5,6,7,8,9,10", "the numbers 1 to 10, each once"},
		{"7", "the label 7"},
		{"111222333", "1, 2 and 3, each three times"},
		{"1122", "1 and 2, each twice"},
		{"11112222", "1 and 2, each four times"},
		{"1112223", "1 three times, 2 three times and 3 once"},
		{"SINGAPORE", "the letters of SINGAPORE"},
		{"WillShortz", "the letters of WillShortz, with l twice"},
		{"NEOSUDOKU", "the letters of NEOSUDOKU, with O twice and U twice"},
		{"B·Meyniel", "the signs of B·Meyniel, with e twice"},
		{"red,green,blue", "red, green and blue, each once"},
		{"11,", "the label 11"},
	}
	for _, test := range tests {
		l, err := latin.ParseLabels(test.labels)
		if err != nil {
			t.Fatal(err)
		}
		if got := l.Describe(); got != test.want {
			t.Errorf("%s: %q, want %q", test.labels, got, test.want)
		}
	}
}

func TestSuggest(t *testing.T) {
	names := []string{"sudoku", "quadoku", "latin-square", "win", "wave"}
	tests := []struct{ found, want string }{
		{"sodoku", `; did you mean "sudoku"? (see the list)`},
		{"sudoku", `; did you mean "sudoku"? (see the list)`},
		{"latinsquare", `; did you mean "latin-square"? (see the list)`},
		{"wvae", `; did you mean "wave"? (see the list)`},
		{"", "; see the list"},
		{"zzzzzzzzzzzzzzz", "; see the list"},
		{strings.Repeat("sudoku", 1000), "; see the list"},
	}
	for _, test := range tests {
		if got := latin.Suggest(test.found, names, "see the list"); got != test.want {
			t.Errorf("%.20q: %q, want %q", test.found, got, test.want)
		}
	}
}
