package main

import (
	"fmt"
	"math"
	"strings"

	"latin"
	"latin/rating"
	"latin/rating/fit"
)

func suggestFeature(name string) string {
	return latin.Suggest(strings.TrimSpace(name), rating.FeatureNames(), "`latin rate --features --json` writes all of them")
}

// fitReport tells what was found, and how good it is.
func fitReport(s *fit.Samples, r *fit.Result) string {
	var b strings.Builder
	v := &r.Validation
	fmt.Fprintf(&b, "%s of %s: %s, %s\n", r.Response, howMany(r.Used.Puzzles, "puzzle"), howMany(r.Used.Samples, "sample"), howMany(r.Used.Players, "player"))
	for _, l := range r.LeftOut {
		fmt.Fprintf(&b, "  left out, %s: %d\n", l.Reason, l.Samples)
	}
	if r.Used.Censored > 0 {
		fmt.Fprintf(&b, "  gave up: %d\n", r.Used.Censored)
	}
	if len(s.Ignored) > 0 {
		fmt.Fprintf(&b, "  columns not read: %s\n", strings.Join(s.Ignored, ", "))
	}
	fmt.Fprintf(&b, "\n  %-20s %8s   %-6s  %s\n", "", "", "error", "interval of 95 %")
	if r.Response != fit.Levels {
		b.WriteString(estimate("intercept", r.Intercept))
	}
	for _, c := range r.Coefficients {
		b.WriteString(estimate(c.Feature, c.Estimate))
	}
	for _, c := range r.Cuts {
		b.WriteString(estimate("above "+rating.Level(c.Level-1).Title(), c.Estimate))
	}
	fmt.Fprintf(&b, "\n  deviations: puzzles %.3f, players %.3f, noise %.3f; penalty %.3g\n", r.PuzzleDeviation, r.PlayerDeviation, r.NoiseDeviation, r.Penalty)
	fmt.Fprintf(&b, "  on puzzles not seen, %d parts: rank correlation %.3f, R² %.3f, %.0f %% in the interval of 80 %%\n", v.Parts, v.Spearman, v.R2, 100*v.Covered)
	if !r.Explains() {
		b.WriteString("  The features explain nothing that chance would not.\n")
	}
	b.WriteString("\n  predicted  observed  puzzles  in the interval\n")
	for _, bin := range v.Calibration {
		fmt.Fprintf(&b, "  %9.2f %9.2f %8d %11.0f %%\n", bin.Predicted, bin.Observed, bin.Puzzles, 100*bin.Covered)
	}
	b.WriteByte('\n')
	return b.String()
}

// estimate is a line of the report.
func estimate(name string, e fit.Estimate) string {
	low, high := e.Interval()
	return fmt.Sprintf("  %-20s %8.3f ± %-6.3f  %.3f to %.3f\n", name, shown(e.Value), e.Error, shown(low), shown(high))
}

// shown is a value without the sign of a nought.
func shown(v float64) float64 {
	if math.Abs(v) < 0.0005 {
		return 0
	}
	return v
}
