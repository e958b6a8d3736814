package main

import (
	"context"
	"fmt"
	"strings"

	"latin/generator/graeco"
)

// noneJSON is the object for squares that are proved not to exist. What was
// looked at is there for orders that were searched to the end.
type noneJSON struct {
	Schema   string              `json:"schema"`
	Order    int                 `json:"order"`
	Diagonal bool                `json:"diagonal"`
	Count    int                 `json:"count"`
	Exists   bool                `json:"exists"`
	Reason   string              `json:"reason"`
	Proof    *tarryJSON          `json:"proof,omitempty"`
	Census   *graeco.SmallCensus `json:"census,omitempty"`
}

// tarryJSON is the proof for order 6.
type tarryJSON struct {
	Reduced      int                 `json:"reduced"`
	Transversals int                 `json:"transversals"`
	Classes      []graeco.TarryClass `json:"classes"`
}

// noGraeco writes the proof that there are no such squares, and ends with exit
// code 3. A drawing or a table that was asked for is left alone; the proof then
// goes to stderr.
func (a *app) noGraeco(ctx context.Context, s graeco.Shape, f graecoFlags, reason error) error {
	none := noneJSON{Schema: schema("graeco"), Order: s.Order, Diagonal: s.Diagonal, Count: s.Squares, Reason: reason.Error()}
	text := ""
	switch s.Order {
	case 2, 3:
		census := graeco.Small(s.Order)
		none.Census, text = &census, smallText(s, census)
	case 6:
		proof, err := graeco.Tarry(ctx)
		if err != nil {
			return err
		}
		none.Proof, text = &tarryJSON{proof.Reduced, proof.Transversals, proof.Classes}, tarryText(proof)
	}
	if f.csv || f.design != "" || f.drawn(a) {
		fmt.Fprint(a.stderr, text)
		return &exitError{exitNone, reason}
	}
	out := []byte(text)
	if a.json {
		var err error
		if out, err = encodeJSON(none); err != nil {
			return failed(err)
		}
	}
	w, err := a.writer()
	if err != nil {
		return err
	}
	w.Write(out) // the error comes when the output is closed
	return &exitError{exitNone, reason}
}

// smallText tells what all squares of order 2 or 3 show.
func smallText(s graeco.Shape, c graeco.SmallCensus) string {
	text := fmt.Sprintf("All %d Latin squares of order %d, one by one:\n", c.Squares, s.Order)
	if s.Diagonal {
		text += fmt.Sprintf("  %d have every symbol on both main diagonals\n", c.Diagonal)
	}
	return text + fmt.Sprintf("  %d of %d pairs of them, in order, hold every pair of symbols\n", c.Orthogonal, c.Pairs)
}

// tarryText tells the proof for order 6.
func tarryText(p graeco.TarryProof) string {
	var b strings.Builder
	fmt.Fprintf(&b, `Where one square of a pair has one symbol, the other has a transversal: six cells in
different rows and columns with different symbols. So a Latin square of a pair is cut into
six transversals without a common cell. To permute rows, columns or symbols changes nothing
in this; so it is enough to look at the Latin squares whose first row and first column are
in order.

All %d of them, with %d transversals in all:

  squares  transversals of each  without a common cell, at most
`, p.Reduced, p.Transversals)
	most := 0
	for _, c := range p.Classes {
		fmt.Fprintf(&b, "  %7d  %20d  %30d\n", c.Squares, c.Transversals, c.Disjoint)
		most = max(most, c.Disjoint)
	}
	fmt.Fprintf(&b, "\nNone has six: there is no Graeco-Latin square of order 6. The most is %d.\n", most)
	return b.String()
}
