package main

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"latin/attrition/search"
	"latin/corpus"
	"latin/generator"
)

// exitCode is what the program tells its caller; the values are a contract.
type exitCode int

const (
	exitOK          exitCode = 0
	exitFailed      exitCode = 1 // a file could not be read or written, or the program failed
	exitUsage       exitCode = 2
	exitNone        exitCode = 3 // no solution, or what was asked for does not exist
	exitSeveral     exitCode = 4
	exitMalformed   exitCode = 5
	exitUndecided   exitCode = 6
	exitRefused     exitCode = 7 // a proof is refused
	exitInterrupted exitCode = 130
)

// severity orders the codes: of several puzzles the first of these that occurs
// is the program's.
var severity = []exitCode{
	exitInterrupted, exitFailed, exitUsage, exitMalformed, exitRefused,
	exitSeveral, exitNone, exitUndecided, exitOK,
}

// worse is the more severe of two codes.
func worse(a, b exitCode) exitCode {
	if slices.Index(severity, a) <= slices.Index(severity, b) {
		return a
	}
	return b
}

// errInterrupted is the cause of a context ended by Ctrl-C.
var errInterrupted = errors.New("interrupted")

// errTimeout is the cause of a context ended by --timeout.
var errTimeout = errors.New("--timeout reached")

// exitError is an error that knows its exit code. A nil err means that all has
// been said already.
type exitError struct {
	code exitCode
	err  error
}

// Error tells what went wrong; the code, when that was told before.
func (e *exitError) Error() string {
	if e.err == nil {
		return fmt.Sprintf("exit code %d", e.code)
	}
	return e.err.Error()
}

// Unwrap gives the error behind it.
func (e *exitError) Unwrap() error { return e.err }

func usagef(format string, args ...any) error {
	return &exitError{exitUsage, fmt.Errorf(format, args...)}
}

func failed(err error) error { return &exitError{exitFailed, err} }

// codeOf is the exit code that an error stands for.
func codeOf(err error) exitCode {
	var exit *exitError
	switch {
	case err == nil:
		return exitOK
	case errors.Is(err, errInterrupted):
		return exitInterrupted
	case errors.As(err, &exit):
		return exit.code
	case errors.Is(err, search.ErrUndecided), errors.Is(err, errTimeout), errors.Is(err, context.DeadlineExceeded):
		return exitUndecided
	case errors.Is(err, search.ErrNone), errors.Is(err, generator.ErrImpossible):
		return exitNone
	case errors.Is(err, search.ErrEngine), errors.Is(err, generator.ErrRequest), errors.Is(err, generator.ErrSymmetry):
		return exitUsage
	case errors.Is(err, corpus.ErrNoRecord):
		return exitMalformed
	case errors.Is(err, corpus.ErrCannotHold):
		return exitNone
	case errors.Is(err, generator.ErrNotFound):
		return exitUndecided
	}
	return exitFailed
}
