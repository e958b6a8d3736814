package main

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"strings"

	"latin"
)

// openNamed opens a file that the command line names, and says what to call it in
// messages; "-" is stdin.
func (a *app) openNamed(name string) (in io.ReadCloser, label string, err error) {
	if name == "-" {
		return io.NopCloser(a.stdin), "stdin", nil
	}
	f, err := os.Open(name)
	switch {
	case err == nil:
		return f, name, nil
	case isPuzzle(name):
		err = fmt.Errorf("%.40q is no file; a puzzle is a line of a file, or of stdin: echo PUZZLE | latin ... -", name)
	case errors.Is(err, fs.ErrNotExist):
		err = fmt.Errorf("%w; name a file that exists, or - for stdin", err)
	}
	return nil, "", failed(err)
}

// isPuzzle says whether a word looks like a puzzle: the name of a kind and a colon before its cells, or
// the 81 cells of a Sudoku, or its 729 candidates.
func isPuzzle(word string) bool {
	if at := strings.LastIndex(word, ":"); at > 0 {
		_, _, err := latin.FindKind(word[:at])
		return err == nil
	}
	return len(word) == 81 || len(word) == 729
}
