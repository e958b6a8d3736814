package main

import (
	"os"
	"path/filepath"
	"slices"
	"strings"

	"latin/generator/knight"
	"latin/render"
)

// knightForm is how to draw; empty for text or JSON.
func (a *app) knightForm(to string) (string, error) {
	ending := ""
	if a.toFile() {
		ending = strings.TrimPrefix(strings.ToLower(filepath.Ext(a.output)), ".")
	}
	if to == "" && !slices.Contains(render.Formats, ending) {
		return "", nil
	}
	if a.json {
		return "", usagef("--json and a drawing exclude each other; end the name of -o in .jsonl")
	}
	return a.form(to)
}

// drawKnight draws a cover; in a PDF and without colours the circuits are told
// apart by greys and dashes.
func (a *app) drawKnight(form string, r *knightRecord, p knight.Problem, cover knight.Cover) error {
	w, err := a.writer()
	if err != nil {
		return err
	}
	v := render.CircuitView{Rows: p.Board.Rows, Cols: p.Board.Cols, Open: r.Open, Wrap: r.Torus || r.Cube > 0,
		Colours: form != "pdf" && !a.noColor && os.Getenv("NO_COLOR") == ""}
	for _, s := range p.Board.Squares {
		v.Squares = append(v.Squares, [2]int{s.Row, s.Col})
	}
	v.Circuits = r.Cycles
	if len(cover) > 0 {
		v.Title = r.title(p)
	}
	if err := render.WriteCircuits(w, form, v, render.Options{Date: buildDate()}); err != nil {
		return failed(err)
	}
	return nil
}
