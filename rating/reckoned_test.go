package rating

import (
	"context"
	"testing"

	"latin"
)

// What asks for arithmetic has a wider interval than the model gives, on the same score.
func TestReckoningWidens(t *testing.T) {
	p, err := latin.Digits.New(latin.Options{Size: "3"})
	if err != nil {
		t.Fatal(err)
	}
	clues, err := p.ParseCells("8687306..")
	if err != nil {
		t.Fatal(err)
	}
	r := NewRater(p, Default())
	q, err := r.Rate(context.Background(), clues)
	if err != nil || q.Solutions != 1 {
		t.Fatalf("%+v, %v", q, err)
	}
	score, low, high := r.model.predict(q.Path, p.Name())
	if q.Score != score || q.Low >= low*0.7 || q.High <= high*1.4 || q.Low <= 0 {
		t.Errorf("%.0f (%.0f to %.0f); the model says %.0f (%.0f to %.0f)", q.Score, q.Low, q.High, score, low, high)
	}
}
