package main

import (
	"bytes"
	"encoding/json"
	"strconv"

	"latin/rating"
)

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
