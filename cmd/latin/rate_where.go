package main

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"latin"
	"latin/attrition"
	"latin/rating"
	"latin/rating/filter"
)

// A rateField is what conditions may name of a rated puzzle.
type rateField struct {
	filter.Field
	// needs is the least that must be known of the puzzle.
	needs func(*rated) bool
	of    func(*rated) filter.Value
}

// rateFields are the fields of the record, then the features, by the names of
// their columns in a table. Columns that hold the puzzle are not asked for, so that
// clues and labels are the features, which count them.
var rateFields = append(recordFields(), featureFields()...)

func recordFields() []rateField {
	always := func(*rated) bool { return true }
	decided := func(o *rated) bool { return o.Rating != nil }
	field := func(name string, t filter.Type, needs func(*rated) bool, of func(*rated) filter.Value) rateField {
		return rateField{filter.Field{Name: name, Type: t}, needs, of}
	}
	list := []rateField{
		field("id", filter.Text, always, func(o *rated) filter.Value { return filter.Value{Text: o.record.ID()} }),
		field("kind", filter.Text, always, func(o *rated) filter.Value { return filter.Value{Text: o.record.Puzzle.Name()} }),
		field("solutions", filter.Number, decided, func(o *rated) filter.Value { return number(o.Solutions) }),
		field("unique", filter.YesNo, decided, func(o *rated) filter.Value { return yes(o.Solutions == 1) }),
		field("fair", filter.YesNo, (*rated).unique, func(o *rated) filter.Value { return yes(o.Fair) }),
		field("tier", filter.Scale, (*rated).unique, func(o *rated) filter.Value { return number(int(o.Hardest.Tier)) }),
		field("hardest", filter.Scale, (*rated).unique, func(o *rated) filter.Value { return number(slices.Index(attrition.Rules, o.Hardest)) }),
		field("score", filter.Number, (*rated).unique, func(o *rated) filter.Value { return filter.Value{Number: o.Score} }),
		field("low", filter.Number, (*rated).unique, func(o *rated) filter.Value { return filter.Value{Number: o.Low} }),
		field("high", filter.Number, (*rated).unique, func(o *rated) filter.Value { return filter.Value{Number: o.High} }),
		field("level", filter.Scale, (*rated).unique, func(o *rated) filter.Value { return number(int(o.Level)) }),
		field("se_like", filter.Number, (*rated).unique, func(o *rated) filter.Value { return filter.Value{Number: o.SELike} }),
		field("steps", filter.Number, (*rated).unique, func(o *rated) filter.Value { return number(o.Steps) }),
	}
	for i := range list {
		list[i].Rank = rankings[list[i].Name]
	}
	return list
}

func number(n int) filter.Value { return filter.Value{Number: float64(n)} }

func yes(is bool) filter.Value {
	if is {
		return number(1)
	}
	return number(0)
}

// rankings find the place of a word among those of its field.
var rankings = map[string]func(word string) (int, error){
	"hardest": func(word string) (int, error) {
		rule, err := attrition.FindRule(word)
		return slices.Index(attrition.Rules, rule), err
	},
	"level": func(word string) (int, error) {
		from, to, err := rating.ParseLevels(word)
		if err == nil && from != to {
			err = errors.New("a range is no level; compare with its two ends")
		}
		return int(from), err
	},
	"tier": func(word string) (int, error) {
		var names []string
		for t := attrition.Singles; t <= attrition.Beyond; t++ {
			names = append(names, t.String())
		}
		if i := slices.Index(names, word); i >= 0 {
			return i, nil
		}
		return 0, fmt.Errorf("no tier is called %.40q%s", word, latin.Suggest(strings.ToLower(word), names, "the tiers are "+strings.Join(names, ", ")))
	},
}

// featureFields has the features, and how often each rule is used.
func featureFields() []rateField {
	var list []rateField
	add := func(name string, of func(*rated) filter.Value) {
		list = append(list, rateField{filter.Field{Name: name, Type: filter.Number}, (*rated).unique, of})
	}
	for _, f := range rating.Features {
		of := func(o *rated) filter.Value { return filter.Value{Number: f.Of(o.Path)} }
		switch {
		case strings.HasPrefix(f.Name, rulePrefix): // below
		case f == rating.Clues || f == rating.Labels:
			add(f.Name, of)
			fallthrough
		default:
			add(featureName(f), of)
		}
	}
	for _, rule := range attrition.Rules {
		add(rulePrefix+rule.Name, func(o *rated) filter.Value { return number(o.uses(rule)) })
	}
	return list
}

// value is a field of a rated puzzle, as [filter.Record] wants it.
func (o *rated) value(field int) (filter.Value, bool) {
	f := &rateFields[field]
	if !f.needs(o) {
		return filter.Value{}, false
	}
	return f.of(o), true
}

// parseWhere reads a condition; nil for none.
func parseWhere(text string) (*filter.Filter, error) {
	if text == "" {
		return nil, nil
	}
	fields := make([]filter.Field, len(rateFields))
	for i, f := range rateFields {
		fields[i] = f.Field
	}
	f, err := filter.Parse(text, fields)
	if err != nil {
		return nil, usagef("--where: %w", err)
	}
	return f, nil
}

// completeConditions offers the names of fields where one begins.
func completeConditions(_ *cobra.Command, _ []string, begun string) ([]string, cobra.ShellCompDirective) {
	before := begun[:strings.LastIndexAny(begun, " (")+1]
	var list []string
	for _, f := range rateFields {
		list = append(list, before+f.Name)
	}
	return list, cobra.ShellCompDirectiveNoSpace | cobra.ShellCompDirectiveNoFileComp
}
