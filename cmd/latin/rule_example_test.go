package main

import (
	"bytes"
	"context"
	"os"
	"strings"
	"testing"

	"latin"
	"latin/attrition"
	"latin/corpus"
	"latin/generator"
)

// TestRuleExamples: every rule has a puzzle on which it sees something after
// the singles. With -update those that are missing are looked for.
func TestRuleExamples(t *testing.T) {
	var kept bytes.Buffer
	kept.WriteString("# A puzzle for each rule, on which it is the first to see something after the singles.\n" +
		"# Written by go test ./cmd/latin -run RuleExamples -update\n")
	for _, r := range attrition.Rules {
		e, ok := exampleOf(t.Context(), r)
		if !ok && *update {
			e, ok = findExample(t, r)
		}
		if !ok {
			t.Errorf("no example of %s; go test ./cmd/latin -run RuleExamples -update", r.Name)
			continue
		}
		if len(e.step.Removes)+len(e.step.Places) == 0 && !e.step.Contradiction || !strings.Contains(e.text(), e.record.Puzzle.Title) {
			t.Errorf("%s: the example says nothing:\n%s", r.Name, e.text())
		}
		line, err := encoded(e.record, corpus.Line)
		if err != nil {
			t.Fatal(err)
		}
		kept.Write(line)
	}
	if *update {
		if err := os.WriteFile("rule_examples.txt", kept.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// exampleKinds are looked through for examples, Sudoku first.
var exampleKinds = []struct {
	kind         *latin.Kind
	size         string
	tries, among int // puzzles made; examples of which the shortest is taken
}{
	{latin.Sudoku, "", 600, 12},
	{latin.Jigsaw, "7", 300, 6},
	{latin.SudokuX, "", 300, 6},
	{latin.Quadoku, "", 200, 4},
}

// findExample makes puzzles until some show the rule, and takes the one that is
// the shortest to tell.
func findExample(t *testing.T, r *attrition.Rule) (ruleExample, bool) {
	a := &app{seed: "rule examples"}
	var best ruleExample
	for _, k := range exampleKinds {
		found := 0
		for i := 0; i < k.tries && found < k.among; i++ {
			rng := a.source(k.kind.Name, i)
			p, err := k.kind.New(latin.Options{Size: k.size, Rand: rng})
			if err != nil {
				t.Fatal(err)
			}
			var w worker
			made, err := generator.Generate(context.Background(), w.searcher(p), generator.Request{}, rng)
			if err != nil {
				continue
			}
			record := &corpus.Record{Puzzle: p, Clues: made.Clues, Fields: []corpus.Field{{Key: "id", Value: r.Name}}}
			e, ok := exampleOn(t.Context(), record, r)
			if !ok {
				continue
			}
			if found++; best.record == nil || len(e.text()) < len(best.text()) {
				best = e
			}
		}
		if best.record != nil {
			return best, true
		}
	}
	return best, false
}
