package main

import (
	"fmt"
	"runtime"
	"runtime/debug"

	"github.com/spf13/cobra"
)

// version is the release; CHANGELOG.md has its entry.
const version = "0.1.0"

func (a *app) versionCommand() *cobra.Command {
	return &cobra.Command{
		Use:     "version",
		Short:   "The version of the program",
		Example: "  latin version\n  latin version --json",
		Args:    cobra.NoArgs,
		RunE: func(*cobra.Command, []string) error {
			v := versionJSON{schema("version"), version, runtime.Version(), revision()}
			if a.json {
				return a.emit(answerJSON(v, exitOK))
			}
			text := "latin " + v.Version
			if v.Revision != "" {
				text += " (" + v.Revision + ")"
			}
			return a.emit(answer{out: fmt.Appendf(nil, "%s, %s\n", text, v.Go)})
		},
	}
}

type versionJSON struct {
	Schema   string `json:"schema"`
	Version  string `json:"version"`
	Go       string `json:"go"`
	Revision string `json:"revision,omitempty"`
}

// revision is the commit that the program was built from, if it is known.
func revision() string {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return ""
	}
	for _, s := range info.Settings {
		if s.Key == "vcs.revision" && len(s.Value) >= 12 {
			return s.Value[:12]
		}
	}
	return ""
}
