package main

import (
	"errors"
	"fmt"
	"strconv"

	"github.com/spf13/pflag"
)

// flagTakes says what a flag takes, by the type of its value.
var flagTakes = map[string]string{
	"int":      "a whole number",
	"uint64":   "a whole number that is not negative",
	"bool":     "true or false, or nothing",
	"duration": "a time such as 30s or 5m",
}

// flagError says of a value that is none for its flag what would be one; other
// errors it leaves as they are.
func flagError(err error) error {
	var bad *pflag.InvalidValueError
	if !errors.As(err, &bad) {
		return err
	}
	takes, known := flagTakes[bad.GetFlag().Value.Type()]
	switch {
	case !known:
		return err
	case errors.Is(err, strconv.ErrRange):
		takes = "a number that is not so large"
	}
	_, usage := pflag.UnquoteUsage(bad.GetFlag())
	return fmt.Errorf("--%s is %q; it takes %s (%s)", bad.GetFlag().Name, bad.GetValue(), takes, usage)
}
