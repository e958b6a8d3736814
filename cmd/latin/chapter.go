package main

import (
	"context"
	"errors"
	"fmt"

	"latin"
	"latin/corpus"
	"latin/generator"
	"latin/rating"
	"latin/render/book"
)

// A chapter is a section of a recipe, understood: a way to make each puzzle,
// or the puzzles themselves.
type chapter struct {
	corpus.RecipeSection
	maker puzzleMaker
	req   generator.Request
	wanted
	taken []*corpus.Record
}

// chapters understands all sections, so that errors show before any work.
func (a *app) chapters(ctx context.Context, r corpus.Recipe) ([]chapter, error) {
	var list []chapter
	for _, s := range r.Sections {
		c := chapter{RecipeSection: s}
		var err error
		if missing := uncovered(s.Title + s.Intro); missing != "" {
			err = &exitError{exitMalformed, fmt.Errorf("the font has no sign for %s in title or intro", missing)}
		} else if s.File != "" {
			err = a.takeFile(ctx, &c)
		} else {
			err = a.planKind(&c)
		}
		if err != nil {
			code := codeOf(err)
			if code == exitUsage {
				code = exitMalformed
			}
			return nil, &exitError{code, fmt.Errorf("%s%w", at(s), err)}
		}
		list = append(list, c)
	}
	return list, nil
}

// at is where a section stands, for messages.
func at(s corpus.RecipeSection) string {
	if s.At == "" {
		return ""
	}
	return s.At + ": "
}

func (a *app) planKind(c *chapter) error {
	var err error
	c.maker, err = a.puzzleMaker(c.Kind, kindFlags{c.Labels, c.Regions, c.Inscription})
	if err != nil {
		return err
	}
	if missing := uncovered(labelText(c.maker.fixed)); missing != "" {
		return &exitError{exitMalformed, fmt.Errorf("the font has no sign for %s; choose other labels", missing)}
	}
	if c.Net && c.maker.fixed.Board.Net() == nil {
		return &exitError{exitMalformed, fmt.Errorf("%s has no net; leave net: out", c.maker.fixed.Name())}
	}
	symmetry := c.Symmetry
	if symmetry == "" {
		symmetry = "none"
	}
	flags := generateFlags{clues: c.Clues, symmetry: symmetry, critical: c.Critical, level: c.Level}
	if c.req, err = a.request(c.maker.fixed, flags); err != nil {
		return err
	}
	c.wanted, err = flags.wanted()
	return err
}

// takeFile reads the puzzles of a section that are given; one that cannot be
// read or is not in the font spoils the book.
func (a *app) takeFile(ctx context.Context, c *chapter) error {
	for rec, err := range a.readFile(ctx, c.File, nil) {
		if err != nil {
			return &exitError{badInput(err).code, err}
		}
		if missing := uncovered(labelText(rec.Puzzle)); missing != "" {
			return &exitError{exitMalformed, fmt.Errorf("%s:%d: the font has no sign for %s; choose other labels", rec.File, rec.Line, missing)}
		}
		if c.taken = append(c.taken, rec); len(c.taken) == c.Count {
			break
		}
	}
	if len(c.taken) < max(c.Count, 1) {
		return &exitError{exitMalformed, fmt.Errorf("%s has %d puzzles; %d are asked for", c.File, len(c.taken), max(c.Count, 1))}
	}
	c.Count = len(c.taken)
	return nil
}

// fillSections makes or solves the puzzles of all chapters, on all jobs.
func (a *app) fillSections(ctx context.Context, b *book.Book, chapters []chapter) error {
	type place struct{ chapter, i, number int }
	type result struct {
		item book.Item
		err  error
	}
	var places []place
	for ch := range chapters {
		b.Sections = append(b.Sections, book.Section{Title: chapters[ch].heading(), Intro: chapters[ch].Intro, PerPage: chapters[ch].PerPage})
		for i := range chapters[ch].Count {
			places = append(places, place{ch, i, len(places)})
		}
	}
	workers := make([]worker, a.jobs)
	bar := a.startProgress("puzzles", int64(len(places)))
	defer bar.finish()
	next := 0
	return ordered(ctx, a.jobs, upTo(len(places)), func(w, i int) result {
		p := places[i]
		item, err := a.bookItem(ctx, &workers[w], &chapters[p.chapter], p.i, p.number)
		return result{item, err}
	}, func(r result) error {
		p := places[next]
		next++
		if r.err != nil {
			return fmt.Errorf("%spuzzle %d: %w", at(chapters[p.chapter].RecipeSection), p.number+1, r.err)
		}
		bar.add(1)
		section := &b.Sections[p.chapter]
		section.Items = append(section.Items, r.item)
		return nil
	}, func() {})
}

// heading of the section: its title, or that of its kind.
func (c *chapter) heading() string {
	if c.Title != "" || c.File != "" {
		return c.Title
	}
	return c.maker.fixed.Title
}

func (a *app) bookItem(ctx context.Context, w *worker, c *chapter, i, number int) (book.Item, error) {
	if ctx.Err() != nil {
		return book.Item{}, context.Cause(ctx)
	}
	if c.File == "" {
		p, made, err := a.wantedOne(ctx, c.maker, c.req, c.wanted, number, w)
		if err != nil {
			return book.Item{}, err
		}
		item := c.bookItem(p, made.Clues, made.Solution, "")
		if c.level != nil {
			r, err := w.rater(p, rating.Default()).Rate(ctx, made.Clues)
			if err != nil {
				return item, err
			}
			item.Note = r.Level.Title() + ", " + item.Note
		}
		return item, nil
	}
	r := c.taken[i]
	found, err := w.searcher(r.Puzzle).UpTo(ctx, r.Clues, 2)
	name := question{record: r}.name()
	switch {
	case err != nil:
		return book.Item{}, fmt.Errorf("%s: %w", name, err)
	case len(found) == 0:
		return book.Item{}, &exitError{exitNone, errors.New(name + ": no solution; a book takes puzzles with exactly one")}
	case len(found) > 1:
		return book.Item{}, &exitError{exitSeveral, errors.New(name + ": several solutions; a book takes puzzles with exactly one")}
	}
	return c.bookItem(r.Puzzle, r.Clues, found[0], r.ID()), nil
}

func (c *chapter) bookItem(p *latin.Puzzle, clues, solution latin.PB, id string) book.Item {
	net := c.Net && p.Board.Net() != nil
	return book.Item{Puzzle: p, Clues: clues, Solution: solution, Note: fmt.Sprintf("%d clues", clues.Filled()), ID: id, Net: net}
}
