package attrition

import (
	"encoding/json"
	"fmt"
	"reflect"
	"strings"
)

// WrongJSON says of a value of the wrong sort where it stands, what it is and
// what it should be: "prices.price: found 1.5; expected a whole number".
func WrongJSON(err *json.UnmarshalTypeError) string {
	found := strings.TrimPrefix(err.Value, "number ")
	text := fmt.Sprintf("found %s; expected %s", aJSON(found), expectedJSON(found, err.Type.Kind()))
	if err.Field == "" {
		return text
	}
	return err.Field + ": " + text
}

// aJSON names what package json found, in words; numbers stay as they are.
func aJSON(found string) string {
	words := map[string]string{
		"string": "a text", "bool": "true or false", "array": "a list", "object": "an object", "number": "a number",
	}
	if w, ok := words[found]; ok {
		return w
	}
	return found
}

func expectedJSON(found string, kind reflect.Kind) string {
	switch kind {
	case reflect.String:
		return "a text"
	case reflect.Bool:
		return "true or false"
	case reflect.Slice:
		return "a list"
	case reflect.Struct:
		return "an object"
	}
	if strings.Trim(found, "-0123456789") == "" { // whole, but out of range
		return "a number that is not so large"
	}
	return "a whole number"
}
