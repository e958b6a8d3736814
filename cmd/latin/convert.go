package main

import (
	"context"

	"github.com/spf13/cobra"

	"latin/corpus"
)

func (a *app) convertCommand() *cobra.Command {
	var to string
	c := &cobra.Command{
		Use:   "convert [FILE...]",
		Short: "Write puzzles in another format",
		Long: `Convert reads puzzles in any format that can be read and writes them in the
format of --to. ` + "`latin formats`" + ` lists the formats and what each can hold. A puzzle
that the format cannot hold is reported, and the others are still written.`,
		Example: `  latin convert --to document puzzle.txt
  latin convert --to json *.txt > puzzles.jsonl
  latin convert --to minizinc puzzle.txt > puzzle.mzn
  latin convert --from dzn --to line strimko.dzn`,
		RunE: func(cmd *cobra.Command, files []string) error {
			if to != "" && a.json && to != corpus.JSON.Name {
				return usagef("--json is --to json; found --to %s, too", to)
			}
			if to == "" && a.json {
				to = corpus.JSON.Name
			}
			if to == "" {
				return usagef("--to is missing; `latin formats` lists the formats")
			}
			format, err := corpus.FindFormat(to)
			if err != nil {
				return usagef("--to: %w", err)
			}
			if format.Encode == nil {
				return usagef("--to: format %s can only be read; `latin formats` lists those that can be written", to)
			}
			return a.convert(cmd.Context(), files, format)
		},
	}
	c.Flags().StringVar(&to, "to", "", "format to write; --json is --to json")
	_ = c.RegisterFlagCompletionFunc("to", completeFormats)
	a.inputFlags(c)
	return c
}

func (a *app) convert(ctx context.Context, files []string, format *corpus.Format) error {
	w, err := a.writer()
	if err != nil {
		return err
	}
	enc := format.Encode(w)
	err = a.each(ctx, files, func(_ context.Context, q question) answer {
		if err := enc.Put(q.record); err != nil {
			return answer{msgs: []string{q.name() + ": " + err.Error()}, code: codeOf(err)}
		}
		return answer{}
	})
	if closeErr := enc.Close(); err == nil && closeErr != nil {
		err = failed(closeErr)
	}
	return err
}

func completeFormats(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
	var names []string
	for _, f := range corpus.Formats {
		names = append(names, f.Name+"\t"+f.Doc)
	}
	return names, cobra.ShellCompDirectiveNoFileComp
}
