package main

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"latin"
	"latin/generator"
	"latin/render"
)

// galleryPictures is the folder of the pictures, from that of the page on.
const galleryPictures = "images/gallery"

// gallery writes a page with every kind into the folder, gallery.md, and its
// pictures: a puzzle, how the asterisms run where that is not plain, and the
// net of a body.
func (a *app) gallery(ctx context.Context, folder string) error {
	pictures := filepath.Join(folder, filepath.FromSlash(galleryPictures))
	if err := os.MkdirAll(pictures, 0o755); err != nil {
		return failed(err)
	}
	painter := &app{seed: "gallery"}
	var page strings.Builder
	page.WriteString(galleryHead)
	for _, k := range slices.Concat(latin.Kinds, latin.Families) {
		p, view, err := painter.galleryView(ctx, k)
		if err != nil {
			return err
		}
		page.WriteString(galleryEntry(p))
		for _, pic := range galleryDrawings(view) {
			var b bytes.Buffer
			if err := render.Write(&b, "svg", pic.items, pic.options); err != nil {
				return failed(err)
			}
			name := k.Name + pic.suffix + ".svg"
			if err := os.WriteFile(filepath.Join(pictures, name), b.Bytes(), 0o644); err != nil {
				return failed(err)
			}
			fmt.Fprintf(&page, "\n%s![%s](%s/%s)\n", pic.lead, pic.alt, galleryPictures, name)
		}
	}
	if err := os.WriteFile(filepath.Join(folder, "gallery.md"), []byte(page.String()), 0o644); err != nil {
		return failed(err)
	}
	return nil
}

const galleryHead = `# Gallery

Every kind, with a puzzle of its own size. The page and its pictures are written by

    latin kinds --gallery docs

Letters on chips name stripes and lines; on a screen each has a colour too, in print the letters and the looks of the chips tell all.
`

// galleryView is a puzzle of the kind, as the gallery shows it.
func (a *app) galleryView(ctx context.Context, k *latin.Kind) (*latin.Puzzle, render.View, error) {
	maker, err := a.puzzleMaker(k.Name, kindFlags{})
	if err != nil {
		return nil, render.View{}, err
	}
	p, made, err := a.generateOne(ctx, maker, generator.Request{}, 0, &worker{})
	if err != nil {
		return nil, render.View{}, &exitError{codeOf(err), fmt.Errorf("%s: %w", k.Name, err)}
	}
	return p, render.View{Puzzle: p, Clues: made.Clues, Colours: true}, nil
}

// galleryEntry is what the page says of a kind.
func galleryEntry(p *latin.Puzzle) string {
	k, b := p.Kind(), p.Board
	text := fmt.Sprintf("\n## %s\n\n`%s`. %s\n\n%s\n\n%d cells; %s; symmetry %s",
		p.Title, k.Name, k.Doc, p.Rules, b.Len(), asterismGroups(b), b.SymmetryGroup())
	if k.Sizes != "" {
		text += fmt.Sprintf("; sizes: %s, here %s", k.Sizes, p.Size())
	}
	return text + ".\n"
}

// A galleryDrawing is one picture of a kind.
type galleryDrawing struct {
	suffix, lead, alt string
	items             []render.Item
	options           render.Options
}

func galleryDrawings(v render.View) []galleryDrawing {
	title := v.Puzzle.Title
	list := []galleryDrawing{{alt: "A puzzle: " + title, items: []render.Item{{View: v}}, options: render.Options{Width: 360}}}
	if hidden := render.Hidden(v.Puzzle.Board); len(hidden) > 0 {
		sort := render.Sort(v.Puzzle.Board, hidden)
		list = append(list, galleryDrawing{
			suffix: "-asterisms", lead: "How the " + sort + "s run:\n\n", alt: "How the " + sort + "s run: " + title,
			items: asterismItems(render.Item{View: v}, hidden), options: render.Options{Width: 110, Columns: 6},
		})
	}
	if v.Puzzle.Board.Net() != nil {
		v.Net = true
		list = append(list, galleryDrawing{
			suffix: "-net", lead: "To cut out, fold and glue (`latin render --net`):\n\n", alt: "The net: " + title,
			items: []render.Item{{View: v}}, options: render.Options{Width: 500},
		})
	}
	return list
}
