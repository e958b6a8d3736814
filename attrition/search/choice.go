package search

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"latin"
)

// ErrEngine is wrapped by errors about the choice of an engine.
var ErrEngine = errors.New("no such engine")

// FindEngine looks an engine of the list up by its name. The error wraps
// [ErrEngine] and tells the names.
func FindEngine(list []Choice, name string) (Choice, error) {
	i := slices.IndexFunc(list, func(c Choice) bool { return c.Name == name })
	if i < 0 {
		return Choice{}, fmt.Errorf("%w as %q; use one of %s", ErrEngine, name, EngineNames(list))
	}
	return list[i], nil
}

// EngineNames tells the names of engines, with commas between them.
func EngineNames(list []Choice) string {
	names := make([]string, len(list))
	for i, c := range list {
		names[i] = c.Name
	}
	return strings.Join(names, ", ")
}

// Check says whether the engine can answer questions about a Puzzle, and what
// it needs if it cannot; the error wraps [ErrEngine].
func (c Choice) Check(p *latin.Puzzle) error {
	if c.Fits == nil {
		return nil
	}
	if err := c.Fits(p); err != nil {
		return fmt.Errorf("%w for %s: %s: %w", ErrEngine, p.Name(), c.Name, err)
	}
	return nil
}

// Against gives the first engine of the list that fits the Puzzle and shares
// no code with c, to be set against it.
func (c Choice) Against(list []Choice, p *latin.Puzzle) (Choice, error) {
	for _, other := range list {
		if !c.shares(other) && other.Check(p) == nil {
			return other, nil
		}
	}
	return Choice{}, fmt.Errorf("%w for %s that shares no code with %s", ErrEngine, p.Name(), c.Name)
}

// shares says whether the two run the code of one engine.
func (c Choice) shares(d Choice) bool {
	return slices.ContainsFunc(c.code(), func(name string) bool { return slices.Contains(d.code(), name) })
}

func (c Choice) code() []string { return append([]string{c.Name}, c.Runs...) }
