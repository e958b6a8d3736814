package main

import (
	"github.com/spf13/cobra"

	"latin"
	"latin/attrition/search"
)

// engineFlags choose who answers the questions of a command.
type engineFlags struct {
	name       string
	crossCheck bool
	choice     search.Choice
	list       []search.Choice // those to choose from; all when it is nil
}

// engineFlag adds --engine.
func (a *app) engineFlag(c *cobra.Command) {
	c.Flags().StringVar(&a.engines.name, "engine", search.Auto.Name, "`NAME` of the engine that searches: "+search.EngineNames(a.engines.all()))
	_ = c.RegisterFlagCompletionFunc("engine", func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
		var list []string
		for _, e := range a.engines.all() {
			list = append(list, e.Name+"\t"+e.Summary)
		}
		return list, cobra.ShellCompDirectiveNoFileComp
	})
}

// crossCheckFlag adds --cross-check.
func (a *app) crossCheckFlag(c *cobra.Command) {
	c.Flags().BoolVar(&a.engines.crossCheck, "cross-check", false, "ask a second engine too, one that shares no code with the first; if they disagree, say so and exit with 1")
}

func (e *engineFlags) all() []search.Choice {
	if e.list != nil {
		return e.list
	}
	return search.Engines
}

// check looks the name up.
func (e *engineFlags) check() error {
	if e.name == "" { // a command without the flag
		return nil
	}
	choice, err := search.FindEngine(e.all(), e.name)
	if err != nil {
		return usagef("--engine: %w", err)
	}
	e.choice = choice
	return nil
}

// chosen is the engine of --engine, or the one that suits the board.
func (e *engineFlags) chosen() search.Choice {
	if e == nil || e.choice.New == nil {
		return search.Auto
	}
	return e.choice
}

// workers makes one for each job.
func (a *app) workers() []worker {
	list := make([]worker, a.jobs)
	for i := range list {
		list[i].engines = &a.engines
	}
	return list
}

// A second is the engine that an answer is compared with.
type second struct {
	*search.Searcher
	first, name string
}

// engine gives the Searcher for a Puzzle, and the second one if there is to be one.
func (w *worker) engine(p *latin.Puzzle) (*search.Searcher, *second, error) {
	chosen := w.engines.chosen()
	if err := chosen.Check(p); err != nil {
		return nil, nil, err
	}
	first := w.searcher(p)
	if !w.engines.crossCheck {
		return first, nil, nil
	}
	if s := w.seconds[p]; s != nil {
		return first, s, nil
	}
	other, err := chosen.Against(w.engines.all(), p)
	if err != nil {
		return nil, nil, err
	}
	if w.seconds == nil || len(w.seconds) == searcherCache {
		w.seconds = make(map[*latin.Puzzle]*second)
	}
	s := &second{search.With(p, other.New), chosen.Name, other.Name}
	w.seconds[p] = s
	return first, s, nil
}
