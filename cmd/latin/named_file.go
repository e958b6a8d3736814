package main

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"strings"
)

// openNamed opens a file that the command line names, and says what to call it in
// messages; "-" is stdin.
func (a *app) openNamed(name string) (in io.ReadCloser, label string, err error) {
	if name == "-" {
		return io.NopCloser(a.stdin), "stdin", nil
	}
	f, err := os.Open(name)
	switch {
	case errors.Is(err, fs.ErrNotExist) && strings.Contains(name, ":"):
		return nil, "", failed(fmt.Errorf("%w; a puzzle is a line of a file, or of stdin: echo PUZZLE | latin ... -", err))
	case errors.Is(err, fs.ErrNotExist):
		return nil, "", failed(fmt.Errorf("%w; name a file that exists, or - for stdin", err))
	case err != nil:
		return nil, "", failed(err)
	}
	return f, name, nil
}
