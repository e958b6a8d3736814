package main

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"runtime"
	"strings"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// app is one run of the program: its streams, the flags that all commands
// share, and the worst exit code so far.
type app struct {
	stdin  io.Reader
	stdout io.Writer
	stderr io.Writer

	json     bool
	jobs     int
	timeout  time.Duration
	output   string
	from     string
	quiet    bool
	progress string
	seed     string
	engines  engineFlags

	out       *bufio.Writer // stdout or the file of -o; open while a command runs
	file      *os.File
	broken    error // what went wrong when the output was written
	emptyFile bool  // whether an empty result is still a file
	worst     exitCode
	cutShort  bool // an interruption has been answered by the best so far
	noColor   bool
}

// run executes one command line and gives the exit code.
func run(ctx context.Context, args []string, stdin io.Reader, stdout, stderr io.Writer) exitCode {
	a := &app{stdin: stdin, stdout: stdout, stderr: stderr}
	return a.run(ctx, args)
}

func (a *app) run(ctx context.Context, args []string) exitCode {
	root := a.root()
	root.SetArgs(args)
	root.SetIn(a.stdin)
	root.SetOut(a.stdout)
	root.SetErr(a.stderr)
	err := root.ExecuteContext(ctx)
	if closeErr := a.closeOutput(err == nil && a.worst == exitOK); err == nil && closeErr != nil {
		err = failed(closeErr)
	}
	return worse(a.worst, a.report(ctx, err))
}

// report prints the error that ended a command and gives its exit code. What
// cobra refuses (an unknown command or flag) is wrong usage.
func (a *app) report(ctx context.Context, err error) exitCode {
	if context.Cause(ctx) == errInterrupted && !a.cutShort {
		fmt.Fprintln(a.stderr, "latin: interrupted; what was finished has been written")
		return exitInterrupted
	}
	if err == nil {
		return exitOK
	}
	var usage *cobraError
	if errors.As(err, &usage) {
		fmt.Fprintf(a.stderr, "latin: %v\n", err)
		return exitUsage
	}
	if exit, ok := err.(*exitError); !ok || exit.err != nil {
		fmt.Fprintf(a.stderr, "latin: %s\n", strings.TrimPrefix(err.Error(), "latin: "))
	}
	return codeOf(err)
}

// cobraError marks an error that cobra found in the command line.
type cobraError struct{ err error }

// Error is what cobra said, with our remedy.
func (e *cobraError) Error() string { return e.err.Error() }

// Unwrap gives the error of cobra.
func (e *cobraError) Unwrap() error { return e.err }

// root is the command without a name, with all commands below it.
func (a *app) root() *cobra.Command {
	root := &cobra.Command{
		Use:           "latin",
		Short:         "Find Latin boards, make puzzles of them, check, solve and print them",
		Long:          rootLong,
		Example:       rootExamples,
		SilenceUsage:  true,
		SilenceErrors: true,

		SuggestionsMinimumDistance: 2,
		Version:                    version,
		Args:                       cobra.ArbitraryArgs,
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) == 0 {
				return cmd.Help()
			}
			return unknownCommand(cmd, args[0])
		},
	}
	root.SetFlagErrorFunc(func(cmd *cobra.Command, err error) error {
		return &cobraError{fmt.Errorf("%w; `%s --help` lists the flags", flagError(err), cmd.CommandPath())}
	})
	a.sharedFlags(root)
	for _, c := range a.commands() {
		wrapArgs(c)
		root.AddCommand(c)
	}
	for _, topic := range helpTopics {
		root.AddCommand(&cobra.Command{Use: topic.name, Short: topic.short, Long: topic.text})
	}
	root.SetHelpCommand(helpCommand())
	root.SetHelpFunc(a.helpFunc(root.HelpFunc()))
	return root
}

// commands is the list of commands; to add one, write its file and name it here.
func (a *app) commands() []*cobra.Command {
	return []*cobra.Command{
		a.kindsCommand(), a.rulesCommand(), a.formatsCommand(),
		a.generateCommand(), a.boardCommand(),
		a.solveCommand(), a.countCommand(), a.checkCommand(), a.candidatesCommand(), a.rateCommand(), a.fitCommand(),
		a.proveCommand(), a.openingsCommand(), a.verifyCommand(),
		a.minimizeCommand(), a.puzzlesCommand(), a.graecoCommand(), a.digitsCommand(), a.knightCommand(),
		a.convertCommand(), a.renderCommand(), a.bookCommand(),
		a.versionCommand(),
	}
}

// wrapArgs makes wrong arguments errors of usage with a remedy.
func wrapArgs(c *cobra.Command) {
	check := c.Args
	if check == nil {
		return
	}
	c.Args = func(cmd *cobra.Command, args []string) error {
		if err := check(cmd, args); err != nil {
			return &cobraError{fmt.Errorf("%w; `%s --help` shows how it is used", err, cmd.CommandPath())}
		}
		return nil
	}
}

func (a *app) sharedFlags(root *cobra.Command) {
	f := root.PersistentFlags()
	f.BoolVar(&a.json, "json", false, "JSON Lines on stdout, one object a puzzle")
	f.IntVarP(&a.jobs, "jobs", "j", runtime.NumCPU(), "puzzles worked on at once; the output is the same for any number")
	f.StringVarP(&a.output, "output", "o", "", "write to this file instead of stdout")
	f.BoolVarP(&a.quiet, "quiet", "q", false, "nothing on stderr but errors")
	f.StringVar(&a.progress, "progress", "auto", "show progress on stderr: auto, always or never")
	f.BoolVar(&a.noColor, "no-color", false, "no colours: drawings in grey (text has none; accepted for scripts, like NO_COLOR)")
	root.PersistentPreRunE = func(cmd *cobra.Command, _ []string) error {
		if err := noEmptyFlags(cmd); err != nil {
			return err
		}
		return a.checkFlags()
	}
}

// noEmptyFlags refuses flags with an empty text, which a script with a variable
// that is not set would pass without meaning it.
func noEmptyFlags(cmd *cobra.Command) error {
	var err error
	cmd.Flags().Visit(func(f *pflag.Flag) {
		if err == nil && f.Value.Type() == "string" && f.Value.String() == "" {
			err = usagef("--%s is given without a value; give one, or leave the flag out", f.Name)
		}
	})
	return err
}

// maxJobs is more than any machine has use for.
const maxJobs = 1024

func (a *app) checkFlags() error {
	switch a.progress {
	case "auto", "always", "never":
	default:
		return usagef("--progress is %q; use auto, always or never", a.progress)
	}
	if a.jobs < 1 || a.jobs > maxJobs {
		return usagef("--jobs is %d; use 1 to %d", a.jobs, maxJobs)
	}
	if a.timeout < 0 {
		return usagef("--timeout is %v; use a positive duration such as 30s, or 0 for none", a.timeout)
	}
	return a.engines.check()
}

// inputFlags are for commands that read puzzles.
func (a *app) inputFlags(c *cobra.Command) {
	c.Flags().StringVar(&a.from, "from", "", "`FORMAT` of the input (default: detect); the command formats lists them")
}

// timeoutFlag adds --timeout with its default.
func (a *app) timeoutFlag(c *cobra.Command, d time.Duration, each string) {
	c.Flags().DurationVar(&a.timeout, "timeout", d, "give up after this time ("+each+"); 0 is no limit")
}

// seedFlag adds --seed.
func (a *app) seedFlag(c *cobra.Command) {
	c.Flags().StringVar(&a.seed, "seed", "", "any text; the same text gives the same output (default: random, told on stderr)")
}

// note writes a line to stderr unless --quiet.
func (a *app) note(format string, args ...any) {
	if !a.quiet {
		fmt.Fprintf(a.stderr, format+"\n", args...)
	}
}
