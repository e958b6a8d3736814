package main

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"strings"

	"github.com/spf13/cobra"

	"latin/attrition/search"
)

// estimateFlags ask for an estimate instead of a count.
type estimateFlags struct {
	estimate bool
	samples  int
}

const defaultSamples = 20_000

// maxSamples keeps a slip of the finger from taking for ever.
const maxSamples = 1_000_000_000

func (e *estimateFlags) add(c *cobra.Command) {
	c.Flags().BoolVar(&e.estimate, "estimate", false, "estimate the number from random samples, with a confidence interval")
	c.Flags().IntVar(&e.samples, "samples", defaultSamples, "samples for --estimate")
}

func (e *estimateFlags) check(c *cobra.Command) error {
	given := c.Flags().Changed
	switch {
	case !e.estimate && given("samples"):
		return usagef("--samples is for --estimate; give that too")
	case !e.estimate && given("seed"):
		return usagef("--seed is for --estimate; an exact count needs none")
	case e.samples < search.MinSamples || e.samples > maxSamples:
		return usagef("--samples is %d; use %d to %d", e.samples, search.MinSamples, maxSamples)
	}
	for _, other := range []string{"limit", "engine", "cross-check"} {
		if e.estimate && given(other) {
			return usagef("--estimate and --%s exclude each other; use one of them", other)
		}
	}
	return nil
}

type estimateJSON struct {
	head
	Estimate string `json:"estimate"`
	Low      string `json:"low"`
	High     string `json:"high"`
	Samples  int    `json:"samples"`
	DeadEnds int    `json:"dead_ends"`
}

func (a *app) estimateOne(ctx context.Context, q question, samples int) answer {
	e, err := q.search.Estimate(ctx, q.record.Clues, a.source("estimate", q.number), samples)
	if err != nil && (e.Samples < search.MinSamples || e.Mean.Sign() == 0 || !errors.Is(err, search.ErrUndecided)) {
		return fail(fmt.Errorf("%s: %w", q.name(), err))
	}
	ans := answer{out: []byte(estimateText(e)), code: codeOf(err)}
	if a.json {
		digits := func(f *big.Float) string { return f.Text('g', 6) }
		ans = answerJSON(estimateJSON{q.head("estimate"), digits(e.Mean), digits(e.Low), digits(e.High), e.Samples, e.DeadEnds}, ans.code)
	}
	if err != nil {
		ans.msgs = append(ans.msgs, fmt.Sprintf("%s: %v after %d samples", q.name(), err, e.Samples))
	}
	if e.Low.Cmp(e.High) < 0 && e.Effective < search.MinSamples {
		ans.msgs = append(ans.msgs, fmt.Sprintf("%s: a few samples weigh most, so that the interval may be too narrow; try more than --samples %d", q.name(), samples))
	}
	return ans
}

// estimateText writes as many digits as tell the ends of the interval apart.
func estimateText(e search.Estimate) string {
	switch {
	case e.Samples == 0:
		return "0 (no samples needed)\n"
	case e.Low.Cmp(e.High) == 0:
		return fmt.Sprintf("%s (%d samples, all equal)\n", short(e.Mean, 6), e.Samples)
	}
	digits := 2
	for digits < 6 && short(e.Low, digits) == short(e.High, digits) {
		digits++
	}
	return fmt.Sprintf("%s (95 %%: %s to %s, %d samples)\n", short(e.Mean, digits), short(e.Low, digits), short(e.High, digits), e.Samples)
}

// short writes a number as 123456 or 6.7e21.
func short(f *big.Float, digits int) string {
	if f.Cmp(big.NewFloat(1e6)) < 0 {
		return f.Text('f', 0)
	}
	return plainExponent.Replace(f.Text('e', digits-1))
}

// plainExponent turns e+07 into e7.
var plainExponent = strings.NewReplacer("e+0", "e", "e+", "e")
