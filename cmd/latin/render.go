package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"latin"
	"latin/attrition"
	"latin/corpus"
	"latin/render"
)

// renderFlags choose what `latin render` draws.
type renderFlags struct {
	solution, candidates bool
	net, asterisms       bool
	names                bool
	highlight            string
	color                string
	colours              bool
	to                   string
	columns              int
	step                 int
}

func (a *app) renderCommand() *cobra.Command {
	var f renderFlags
	c := &cobra.Command{
		Use:   "render [FILE...]",
		Short: "Draw puzzles as PDF, SVG or PNG",
		Long: `Render draws puzzles. The ending of -o chooses the form; without -o it is SVG on
stdout, or the form of --to. Several puzzles stand one a page in a PDF, and one
under another in an SVG or PNG.`,
		Example: `  latin generate tartan | latin render -o tartan.pdf
  latin render -o puzzle.svg --solution puzzle.txt
  latin render -o state.png --candidates puzzle.txt
  latin render -o step.pdf --step 12 puzzle.txt
  latin generate octahedron | latin render --net -o octahedron.pdf
  latin generate canario | latin render --asterisms -o stripes.pdf
  latin render --highlight "row 3,r5c5 r5c6" -o marked.svg puzzle.txt`,
		RunE: func(cmd *cobra.Command, files []string) error {
			if cmd.Flags().Changed("step") && f.step < 1 {
				return usagef("--step is %d; steps are counted from 1, as the command prove does", f.step)
			}
			return a.render(cmd.Context(), files, f)
		},
	}
	c.Flags().BoolVar(&f.solution, "solution", false, "fill in the solution, in lighter type")
	c.Flags().BoolVar(&f.candidates, "candidates", false, "show in each empty cell the candidates that the state has, or the labels that the clues leave")
	c.Flags().IntVar(&f.step, "step", 0, "draw this step of the proof, counted as the command prove does: what it looks at, its candidates and links, what it places and strikes out")
	c.Flags().BoolVar(&f.net, "net", false, "draw the net of a body, to cut out, fold and glue, as large as the page allows")
	c.Flags().BoolVar(&f.asterisms, "asterisms", false, "draw how the asterisms run: the board once for each of them, small, with its cells highlighted")
	c.Flags().BoolVar(&f.names, "names", false, "write the names of the cells into the empty ones, to follow a proof")
	c.Flags().StringVar(&f.highlight, "highlight", "", `highlight asterisms and cells by their names, with commas between groups: "row 3,r5c5 r5c6"`)
	c.Flags().StringVar(&f.color, "color", "auto", "tell asterisms apart by colours too: auto (SVG and PNG), always, never")
	c.Flags().StringVar(&f.to, "to", "", "pdf, svg or png, when -o does not tell")
	c.Flags().IntVar(&f.columns, "columns", 1, "puzzles side by side")
	a.inputFlags(c)
	a.timeoutFlag(c, defaultTimeout, "for each puzzle")
	return c
}

// form is the kind of file to draw.
func (a *app) form(to string) (string, error) {
	if a.toFile() {
		ending := strings.TrimPrefix(strings.ToLower(filepath.Ext(a.output)), ".")
		switch {
		case to == "" && ending == "":
			return "", usagef("cannot tell what to draw into %q; end the name in .pdf, .svg or .png, or use --to", a.output)
		case to == "":
			to = ending
		case to != ending && slices.Contains(render.Formats, ending):
			return "", usagef("--to %s and a file that ends in .%s exclude each other; use one of them", to, ending)
		}
	}
	switch to {
	case "":
		return "svg", nil
	case "pdf", "svg", "png":
		return to, nil
	}
	return "", usagef("cannot draw as %q; end the name of -o in .pdf, .svg or .png, or use --to", to)
}

func (a *app) render(ctx context.Context, files []string, f renderFlags) error {
	form, err := a.form(f.to)
	if err != nil {
		return err
	}
	if a.json {
		return usagef("render draws; for JSON use `latin convert --to json`")
	}
	if f.solution && (f.candidates || f.step != 0) || f.candidates && f.step != 0 {
		return usagef("--solution, --candidates and --step exclude each other; use one of them")
	}
	if f.columns < 1 || f.columns > maxColumns {
		return usagef("--columns is %d; use 1 to %d", f.columns, maxColumns)
	}
	if !slices.Contains([]string{"auto", "always", "never"}, f.color) {
		return usagef("--color is %q; use auto, always or never", f.color)
	}
	if f.asterisms && (f.net || f.highlight != "" || f.solution || f.candidates || f.step != 0) {
		return usagef("--asterisms draws empty boards; leave --net, --highlight, --solution, --candidates and --step out")
	}
	if f.step != 0 && (f.highlight != "" || f.names || f.net) {
		return usagef("--step draws what the step looks at; leave --highlight, --names and --net out")
	}
	if f.color == "always" && a.noColor {
		return usagef("--color always and --no-color exclude each other; use one of them")
	}
	f.colours = f.color == "always" || f.color == "auto" && form != "pdf" && !a.noColor && os.Getenv("NO_COLOR") == ""
	items, err := a.views(ctx, files, f)
	if err != nil {
		return err
	}
	if len(items) == 0 {
		if a.worst == exitOK {
			a.note("nothing to draw: the input has no puzzle")
		}
		return nil
	}
	w, err := a.writer()
	if err != nil {
		return err
	}
	opt := f.options(items, form)
	if f.columns == 1 {
		a.warnSmall(items, max(opt.Width, ordinaryWidth))
	}
	if err := render.Write(w, form, items, opt); err != nil {
		return failed(err)
	}
	return nil
}

// views reads the puzzles and what is to be shown of each. A picture holds all
// of them, so there are limits; a bad puzzle is told and left out.
func (a *app) views(ctx context.Context, files []string, f renderFlags) ([]render.Item, error) {
	inputs, err := a.inputs(ctx, files)
	if err != nil {
		return nil, err
	}
	var w worker
	var items []render.Item
	signs := 0
	for in := range inputs {
		if ctx.Err() != nil {
			return nil, context.Cause(ctx)
		}
		ans := answer{}
		if in.err != nil {
			ans = badInput(in.err)
		} else {
			var item render.Item
			item, ans = a.viewOf(ctx, &w, in.record, f)
			if ans.code != exitMalformed && ans.code != exitUsage {
				items = append(items, f.spread(item)...)
			}
		}
		if err := a.tell(ans); err != nil {
			return nil, err
		}
		if signs += signsOf(in.record, f); signs > maxSigns {
			return nil, &exitError{exitFailed, errors.New("too much for one drawing; split the input, or use `latin book`")}
		}
	}
	return items, context.Cause(ctx)
}

// maxColumns keeps pictures to a sensible width.
const maxColumns = 20

// maxSigns is how many signs one drawing may hold; a puzzle has one a cell,
// with candidates one for each label of a cell.
const maxSigns = 2_000_000

func signsOf(r *corpus.Record, f renderFlags) int {
	switch {
	case r == nil:
		return 0
	case f.asterisms:
		return r.Puzzle.Board.Len() * len(r.Puzzle.Board.Asterisms())
	case f.candidates, f.step > 0:
		return r.Puzzle.Board.Len() * r.Puzzle.Labels.Distinct()
	}
	return r.Puzzle.Board.Len()
}

// tell says what an answer says on stderr, without output.
func (a *app) tell(ans answer) error {
	a.worst = worse(a.worst, ans.code)
	for _, m := range ans.msgs {
		fmt.Fprintln(a.stderr, m)
	}
	return nil
}

func (a *app) viewOf(ctx context.Context, w *worker, r *corpus.Record, f renderFlags) (render.Item, answer) {
	item := render.Item{View: render.View{Puzzle: r.Puzzle, Clues: r.Clues, Net: f.net, Names: f.names, Colours: f.colours}, Caption: r.ID()}
	q := question{record: r}
	if ans := f.marks(&item.View, q); ans.code != exitOK {
		return item, ans
	}
	if missing := uncovered(labelText(r.Puzzle)); missing != "" {
		return item, answer{code: exitMalformed, msgs: []string{fmt.Sprintf("%s: the font has no sign for %s; choose other labels", q.name(), missing)}}
	}
	if f.solution {
		ctx, cancel := a.withTimeout(ctx)
		defer cancel()
		found, err := w.searcher(r.Puzzle).UpTo(ctx, r.Clues, 2)
		code, msgs := solveVerdict(q, found, err, 0)
		if code == exitSeveral {
			msgs = []string{q.name() + ": several solutions; the one drawn is the first found"}
		}
		if len(found) > 0 {
			item.View.Solution = found[0]
		}
		return item, answer{code: code, msgs: msgs}
	}
	if f.step > 0 {
		marked := item.View
		item, ans := a.stepView(ctx, w, r, f.step)
		item.View.Colours = marked.Colours
		return item, ans
	}
	if !f.candidates {
		return item, answer{}
	}
	if item.View.Candidates = r.Candidates; item.View.Candidates != nil {
		return item, answer{}
	}
	p := r.Puzzle
	item.View.Candidates = attrition.Pencil(p, r.Clues)
	return item, answer{}
}

// uncovered lists the characters that the font cannot draw.
func uncovered(text string) string {
	var missing []string
	for _, r := range render.Covers(text) {
		missing = append(missing, fmt.Sprintf("%q", r))
	}
	return strings.Join(missing, ", ")
}

// labelText is all that is drawn of the labels.
func labelText(p *latin.Puzzle) string { return strings.Join(p.Labels.Multiset(), "") }
