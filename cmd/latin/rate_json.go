package main

import (
	"bytes"
	"encoding/json"
	"strconv"

	"latin/rating"
)

// rateJSON is null where a field does not apply: all but solutions and unique
// of a puzzle that has none or several.
type rateJSON struct {
	head
	Solutions *int         `json:"solutions"`
	Unique    *bool        `json:"unique"`
	Fair      *bool        `json:"fair"`
	Tier      *string      `json:"tier"`
	Hardest   *string      `json:"hardest"`
	Score     *float64     `json:"score"`
	Low       *float64     `json:"low"`
	High      *float64     `json:"high"`
	Level     *string      `json:"level"`
	SELike    *float64     `json:"se_like"`
	Steps     *int         `json:"steps"`
	Rules     ruleCounts   `json:"rules"`
	Features  namedNumbers `json:"features,omitempty"`
	Model     string       `json:"model"`
}

func (o *rated) json(m *rating.Model, features bool) *rateJSON {
	j := &rateJSON{head: o.head("rate"), Model: m.Title()}
	if o.Rating == nil {
		return j
	}
	unique := o.unique()
	if j.Solutions, j.Unique = &o.Solutions, &unique; !unique {
		return j
	}
	tier, level := o.Hardest.Tier.String(), o.Level.String()
	j.Fair, j.Tier, j.Hardest = &o.Fair, &tier, &o.Hardest.Name
	j.Score, j.Low, j.High, j.Level = &o.Score, &o.Low, &o.High, &level
	j.SELike, j.Steps, j.Rules = &o.SELike, &o.Steps, append(ruleCounts{}, o.Rules...)
	if features {
		j.Features = o.Path.Features()
	}
	return j
}

// ruleCounts is an object from the names of rules to how often they are used, cheapest
// first; null when there is no rating.
type ruleCounts []rating.Count

// MarshalJSON implements [json.Marshaler].
func (list ruleCounts) MarshalJSON() ([]byte, error) {
	if list == nil {
		return []byte("null"), nil
	}
	var o orderedObject
	for _, c := range list {
		o.add(c.Rule.Name, float64(c.Times))
	}
	return o.end(), nil
}

// namedNumbers is an object from the names of all features to their values.
type namedNumbers []float64

// MarshalJSON implements [json.Marshaler].
func (values namedNumbers) MarshalJSON() ([]byte, error) {
	var o orderedObject
	for i, v := range values {
		o.add(rating.Features[i].Name, v)
	}
	return o.end(), nil
}

// An orderedObject is a JSON object of numbers that keeps its order.
type orderedObject struct{ bytes.Buffer }

func (o *orderedObject) add(name string, v float64) {
	if o.Len() == 0 {
		o.WriteByte('{')
	} else {
		o.WriteByte(',')
	}
	key, _ := json.Marshal(name) // a string is always good
	o.Write(key)
	o.WriteByte(':')
	o.WriteString(strconv.FormatFloat(v, 'g', -1, 64))
}

func (o *orderedObject) end() []byte {
	if o.Len() == 0 {
		o.WriteByte('{')
	}
	o.WriteByte('}')
	return o.Bytes()
}
