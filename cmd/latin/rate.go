package main

import "github.com/spf13/cobra"

// rateFlags choose what `latin rate` tells.
type rateFlags struct {
	modelFlag
	features bool
	csv      bool
	where    string
	summary  bool
	plot     string
	against  []string
}

func (a *app) rateCommand() *cobra.Command {
	var f rateFlags
	c := &cobra.Command{
		Use:     "rate [FILE...]",
		Short:   "Say how hard puzzles are",
		Long:    rateLong,
		Example: rateExamples,
		RunE: func(cmd *cobra.Command, files []string) error {
			r, err := a.newRating(f)
			if err != nil {
				return err
			}
			return r.run(cmd.Context(), files)
		},
	}
	f.add(c)
	a.inputFlags(c)
	a.timeoutFlag(c, defaultTimeout, "for each puzzle")
	return c
}

func (f *rateFlags) add(c *cobra.Command) {
	f.addModel(c, "a model that latin fit made")
	c.Flags().BoolVar(&f.features, "features", false, "tell all features too, from which models are made")
	c.Flags().BoolVar(&f.csv, "csv", false, "a table with commas between the values and a header (RFC 4180)")
	c.Flags().StringVar(&f.where, "where", "", "only puzzles of which the `CONDITION` is true, such as 'hardest >= xy-wing and steps < 60'")
	c.Flags().BoolVar(&f.summary, "summary", false, "tell of all puzzles together instead of each")
	c.Flags().StringVar(&f.plot, "plot", "", "draw the summary into this `FILE`.svg")
	c.Flags().StringArrayVar(&f.against, "against", nil, "set scores against the numbers in this `FIELD` of the input, in the summary and the plot; may be repeated")
	_ = c.RegisterFlagCompletionFunc("where", completeConditions)
	_ = c.MarkFlagFilename("plot", "svg")
}

// check says which flags do not go together.
func (f *rateFlags) check(json bool) error {
	switch {
	case f.csv && json:
		return usagef("--csv and --json are two forms of the same; give one of them")
	case f.csv && f.summary:
		return usagef("--csv is a table of puzzles and --summary has none; leave one out, or use --summary --json")
	case f.features && f.summary:
		return usagef("--features are told of each puzzle and --summary has none; leave one out")
	case len(f.against) > 0 && !f.summary && f.plot == "":
		return usagef("--against is told in the summary and the plot; add --summary or --plot FILE.svg")
	}
	return checkPlot(f.plot)
}
