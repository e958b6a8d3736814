package main

import (
	"bytes"
	"encoding/csv"
	"strconv"
	"strings"

	"latin/attrition"
	"latin/rating"
)

// csvColumns are the fields of the JSON that are not nested, in the same order,
// but for the model, which comes last; empty where they do not apply.
var csvColumns = []struct {
	name string
	of   func(*rateJSON) string
}{
	{"schema", func(j *rateJSON) string { return j.Schema }},
	{"id", func(j *rateJSON) string { return j.ID }},
	{"kind", func(j *rateJSON) string { return j.Kind }},
	{"labels", func(j *rateJSON) string { return j.Labels }},
	{"regions", func(j *rateJSON) string { return j.Regions }},
	{"inscription", func(j *rateJSON) string { return j.Inscription }},
	{"clues", func(j *rateJSON) string { return j.Clues }},
	{"solutions", func(j *rateJSON) string { return orEmpty(j.Solutions, strconv.Itoa) }},
	{"unique", func(j *rateJSON) string { return orEmpty(j.Unique, strconv.FormatBool) }},
	{"fair", func(j *rateJSON) string { return orEmpty(j.Fair, strconv.FormatBool) }},
	{"tier", func(j *rateJSON) string { return orEmpty(j.Tier, strings.Clone) }},
	{"hardest", func(j *rateJSON) string { return orEmpty(j.Hardest, strings.Clone) }},
	{"score", func(j *rateJSON) string { return orEmpty(j.Score, shortest) }},
	{"low", func(j *rateJSON) string { return orEmpty(j.Low, shortest) }},
	{"high", func(j *rateJSON) string { return orEmpty(j.High, shortest) }},
	{"level", func(j *rateJSON) string { return orEmpty(j.Level, strings.Clone) }},
	{"se_like", func(j *rateJSON) string { return orEmpty(j.SELike, shortest) }},
	{"steps", func(j *rateJSON) string { return orEmpty(j.Steps, strconv.Itoa) }},
}

func orEmpty[T any](v *T, text func(T) string) string {
	if v == nil {
		return ""
	}
	return text(*v)
}

// shortest writes a number as JSON has it, with as many digits as it takes.
func shortest(v float64) string { return strconv.FormatFloat(v, 'g', -1, 64) }

// featureName is the name of a feature among the columns, some of which have the
// same name and mean something else.
func featureName(f *rating.Feature) string {
	for _, c := range csvColumns {
		if c.name == f.Name {
			return "feature-" + f.Name
		}
	}
	return f.Name
}

// rulePrefix begins the names of columns that say how often a rule is used; they
// are features too.
const rulePrefix = "rule-"

// header of the table; nothing when none is asked for.
func (r *ratingRun) header() []byte {
	if !r.flags.csv {
		return nil
	}
	var names []string
	for _, c := range csvColumns {
		names = append(names, c.name)
	}
	for _, f := range r.csvFeatures() {
		names = append(names, featureName(f))
	}
	for _, rule := range attrition.Rules {
		names = append(names, rulePrefix+rule.Name)
	}
	return csvLine(append(names, "model"))
}

// csvFeatures are those with a column, but for the rules, which always have one.
func (r *ratingRun) csvFeatures() []*rating.Feature {
	var list []*rating.Feature
	for _, f := range rating.Features {
		if r.flags.features && !strings.HasPrefix(f.Name, rulePrefix) {
			list = append(list, f)
		}
	}
	return list
}

func (r *ratingRun) csvRow(o rated) []byte {
	j := o.json(r.model, false)
	var values []string
	for _, c := range csvColumns {
		values = append(values, c.of(j))
	}
	for _, f := range r.csvFeatures() {
		value := ""
		if o.unique() {
			value = shortest(f.Of(o.Path))
		}
		values = append(values, value)
	}
	for _, rule := range attrition.Rules {
		value := ""
		if o.unique() {
			value = strconv.Itoa(o.uses(rule))
		}
		values = append(values, value)
	}
	return csvLine(append(values, j.Model))
}

// uses is how often a rule is used.
func (o *rated) uses(rule *attrition.Rule) int {
	for _, c := range o.Rules {
		if c.Rule == rule {
			return c.Times
		}
	}
	return 0
}

func csvLine(values []string) []byte {
	var b bytes.Buffer
	w := csv.NewWriter(&b)
	_ = w.Write(values) // a buffer takes all
	w.Flush()
	return b.Bytes()
}
