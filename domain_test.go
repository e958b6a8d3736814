package latin_test

import (
	"slices"
	"testing"

	"latin"

	"pgregory.net/rapid"
)

// A domain must behave as the set of its labels.
func TestDomainIsASet(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		set := rapid.SliceOfDistinct(rapid.Int8Range(0, latin.MaxDistinct-1), rapid.ID[int8]).Draw(t, "labels")
		slices.Sort(set)
		var d latin.Domain
		var want []latin.Label
		for _, x := range set {
			d |= latin.Just(latin.Label(x))
			want = append(want, latin.Label(x))
		}
		if got := slices.Collect(d.Labels()); !slices.Equal(got, want) {
			t.Fatalf("labels %v, want %v", got, want)
		}
		if d.Len() != len(want) {
			t.Fatalf("%d labels, want %d", d.Len(), len(want))
		}
		for x := latin.Blank; x < latin.MaxDistinct; x++ {
			if d.Has(x) != slices.Contains(want, x) {
				t.Fatalf("Has(%d) is %v", x, d.Has(x))
			}
		}
		checkFirstAndOnly(t, d, want)
	})
}

func checkFirstAndOnly(t *rapid.T, d latin.Domain, want []latin.Label) {
	first := latin.Blank
	if len(want) > 0 {
		first = want[0]
	}
	if d.First() != first {
		t.Fatalf("first label %d, want %d", d.First(), first)
	}
	if only, ok := d.Only(); ok != (len(want) == 1) || ok && only != first {
		t.Fatalf("Only is %d, %v for %v", only, ok, want)
	}
}

func TestDomainOfBlankIsEmpty(t *testing.T) {
	if d := latin.Just(latin.Blank); d != 0 {
		t.Errorf("Just(Blank) is %b", d)
	}
}

func TestDomainLabelsStopsEarly(t *testing.T) {
	for x := range latin.Domain(0b1010).Labels() {
		if x != 1 {
			t.Errorf("first label %d, want 1", x)
		}
		break
	}
}
