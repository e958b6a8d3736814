package main

import (
	"fmt"
	"os"

	"github.com/spf13/cobra"

	"latin/rating"
)

// modelFlag is --model.
type modelFlag struct{ model string }

func (f *modelFlag) addModel(c *cobra.Command, what string) {
	c.Flags().StringVar(&f.model, "model", "", "`FILE` with "+what+" (default: the one in the program)")
	_ = c.MarkFlagFilename("model", "json")
}

// load reads the model.
func (f *modelFlag) load() (*rating.Model, error) {
	if f.model == "" {
		return rating.Default(), nil
	}
	data, err := os.ReadFile(f.model)
	if err != nil {
		return nil, failed(err)
	}
	m, err := rating.ParseModel(data)
	if err != nil {
		return nil, &exitError{exitMalformed, fmt.Errorf("%s: %w", f.model, err)}
	}
	return m, nil
}
