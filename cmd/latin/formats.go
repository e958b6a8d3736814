package main

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"latin/corpus"
)

func (a *app) formatsCommand() *cobra.Command {
	return &cobra.Command{
		Use:     "formats",
		Short:   "The file formats, and what each can hold",
		Long:    "Formats lists the file formats.\n\n" + formatsText,
		Example: "  latin formats\n  latin formats --json",
		Args:    cobra.NoArgs,
		RunE: func(*cobra.Command, []string) error {
			for _, f := range corpus.Formats {
				if err := a.emit(a.formatAnswer(f)); err != nil {
					return err
				}
			}
			return nil
		},
	}
}

type formatJSON struct {
	Schema string   `json:"schema"`
	Name   string   `json:"name"`
	Doc    string   `json:"doc"`
	Ext    []string `json:"ext"`
	Read   bool     `json:"read"`
	Write  bool     `json:"write"`
}

func (a *app) formatAnswer(f *corpus.Format) answer {
	j := formatJSON{schema("formats"), f.Name, f.Doc, f.Ext, f.Decode != nil, f.Encode != nil}
	if a.json {
		return answerJSON(j, exitOK)
	}
	use := "read, written"
	switch {
	case !j.Read:
		use = "written"
	case !j.Write:
		use = "read"
	}
	return answer{out: fmt.Appendf(nil, "%-12s %-14s %-18s %s\n", f.Name, use, strings.Join(f.Ext, " "), f.Doc)}
}
