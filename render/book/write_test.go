package book

import (
	"bytes"
	"io"
	"math/rand/v2"
	"testing"

	"latin"
)

func TestWriteProfiles(t *testing.T) {
	for _, tt := range []struct {
		profile  Profile
		name     string
		linked   bool
		mostSize int
	}{{Print, "print", false, 400_000}, {Screen, "screen", true, 400_000}} {
		b := sampleBook(t, 30)
		b.Profile = tt.profile
		var one, two bytes.Buffer
		if err := Write(&one, b); err != nil {
			t.Fatal(err)
		}
		if err := Write(&two, sampleAs(t, tt.profile)); err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(one.Bytes(), two.Bytes()) {
			t.Errorf("%s: the same book has other bytes", tt.name)
		}
		for _, key := range []string{"/Annots", "/Outlines", "/Title"} {
			if got := bytes.Contains(one.Bytes(), []byte(key)); got != tt.linked {
				t.Errorf("%s: %s found: %t; want %t", tt.name, key, got, tt.linked)
			}
		}
		if one.Len() > tt.mostSize {
			t.Errorf("%s: %d bytes; at most %d expected", tt.name, one.Len(), tt.mostSize)
		}
	}
}

func sampleAs(t testing.TB, p Profile) Book {
	b := sampleBook(t, 30)
	b.Profile = p
	return b
}

// TestSpecimenIsLinear: what is measured on a large picture holds for small ones.
func TestSpecimenIsLinear(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	for _, name := range []string{"sudoku", "sudoku:4x4", "tartan", "strimko", "latin-square:1"} {
		v := sampleItem(puzzleOf(t, name, latin.Options{Rand: rng}), rng).full()
		sp := measure(v)
		for _, scale := range []float64{9, 18, 36} {
			w, h := sp.frame(scale)
			l := Layout{Profile: Print}
			drawn := painted(l, Page{Boards: []Board{{View: v, Frame: rect(w, h)}}})
			for _, text := range drawn.texts {
				if text.Font.Size < sp.labelAt(scale) {
					t.Errorf("%s at %g: %q has %.2f pt; the specimen promised %.2f", name, scale, text.Text, text.Font.Size, sp.labelAt(scale))
					break
				}
			}
		}
	}
}

func BenchmarkWriteThousand(b *testing.B) {
	book := sampleBook(b, 500)
	for b.Loop() {
		if err := Write(io.Discard, book); err != nil {
			b.Fatal(err)
		}
	}
}
