package main

import (
	"os"
	"slices"
	"strings"
	"testing"

	"latin"
	"latin/attrition"
	"latin/corpus"
	"latin/generator"
)

// TestRuleExamples: every rule has a puzzle on which it sees something. With
// -update those that are missing are looked for, and better ones for those of
// which a cheaper rule has taken the example away.
func TestRuleExamples(t *testing.T) {
	if *update {
		updateExamples(t)
		return
	}
	for _, r := range attrition.Rules {
		e, ok := exampleOf(t.Context(), r)
		switch {
		case !ok:
			t.Errorf("no example of %s; go test ./cmd/latin -run RuleExamples -update", r.Name)
		case len(e.step.Removes)+len(e.step.Places) == 0 && !e.step.Contradiction || !strings.Contains(e.text(), e.record.Puzzle.Title):
			t.Errorf("%s: the example says nothing:\n%s", r.Name, e.text())
		}
	}
}

// updateExamples looks for examples and writes the file, from which the next
// run of the test reads them.
func updateExamples(t *testing.T) {
	examples := make(map[*attrition.Rule]ruleExample)
	var wanting []*attrition.Rule
	for _, r := range attrition.Rules {
		e, ok := exampleOf(t.Context(), r)
		if ok {
			examples[r] = e
		}
		if !ok || !best(t, e.record, r) {
			wanting = append(wanting, r)
		}
	}
	findExamples(t, wanting, examples)
	text := "# A puzzle for each rule, on which it sees something where cheaper rules do not, if there is one.\n" +
		"# Written by go test ./cmd/latin -run RuleExamples -update\n"
	for _, r := range attrition.Rules {
		e, ok := examples[r]
		if !ok {
			t.Errorf("no example of %s is found", r.Name)
			continue
		}
		line, err := encoded(e.record, corpus.Line)
		if err != nil {
			t.Fatal(err)
		}
		text += string(line)
	}
	if err := os.WriteFile("rule_examples.txt", []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

// best says whether the rule is used where all cheaper ones see nothing.
func best(t *testing.T, record *corpus.Record, r *attrition.Rule) bool {
	_, ok := firstStepOf(t.Context(), record, r, cheaperThan(r))
	return ok
}

// exampleKinds are looked through for examples, Sudoku first.
var exampleKinds = []struct {
	kind  *latin.Kind
	size  string
	tries int // puzzles made
}{
	{latin.Sudoku, "", 1500}, {latin.Jigsaw, "7", 500}, {latin.SudokuX, "", 500}, {latin.Quadoku, "", 500},
}

// enoughExamples are those of which the one that is shortest to tell is taken.
const enoughExamples = 25

// findExamples makes puzzles until each rule is used in some proofs by all
// rules, and keeps the example that is the shortest to tell.
func findExamples(t *testing.T, wanting []*attrition.Rule, examples map[*attrition.Rule]ruleExample) {
	for _, k := range exampleKinds {
		found := make(map[*attrition.Rule]int)
		for i := 0; i < k.tries && len(wanting) > 0; i++ {
			p, clues := puzzleForExample(t, k.kind, k.size, i)
			if clues == nil {
				continue
			}
			used := theoremsOf(t, p, clues)
			wanting = slices.DeleteFunc(wanting, func(r *attrition.Rule) bool {
				if r.Tier <= attrition.Nets && !slices.Contains(used, r) && i > enoughExamples {
					return false
				}
				record := &corpus.Record{Puzzle: p, Clues: clues, Fields: []corpus.Field{{Key: "id", Value: r.Name}}}
				e, ok := exampleOn(t.Context(), record, r)
				switch {
				case ok && best(t, record, r):
					if found[r]++; found[r] == 1 {
						examples[r] = e
					}
					examples[r] = shorter(examples[r], e)
				case ok && found[r] == 0:
					examples[r] = shorter(examples[r], e)
				}
				return found[r] == enoughExamples
			})
		}
		wanting = slices.DeleteFunc(wanting, func(r *attrition.Rule) bool { return found[r] > 0 })
	}
}

// theoremsOf are the rules that the proof of a puzzle by all rules uses.
func theoremsOf(t *testing.T, p *latin.Puzzle, clues latin.PB) []*attrition.Rule {
	t.Helper()
	pf, err := attrition.NewProver(p, nil).Prove(t.Context(), attrition.Start(p, clues))
	if err != nil {
		t.Fatal(err)
	}
	return pf.Theorems()
}

// shorter is the example that is shorter to tell.
func shorter(a, b ruleExample) ruleExample {
	if a.record != nil && len(a.text()) <= len(b.text()) {
		return a
	}
	return b
}

// puzzleForExample makes puzzle number i of a kind; nil clues when none comes out.
func puzzleForExample(t *testing.T, kind *latin.Kind, size string, i int) (*latin.Puzzle, latin.PB) {
	t.Helper()
	rng := (&app{seed: "rule examples"}).source(kind.Name, i)
	p, err := kind.New(latin.Options{Size: size, Rand: rng})
	if err != nil {
		t.Fatal(err)
	}
	var w worker
	made, err := generator.Generate(t.Context(), w.searcher(p), generator.Request{}, rng)
	if err != nil {
		return p, nil
	}
	return p, made.Clues
}
