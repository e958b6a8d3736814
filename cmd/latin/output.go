package main

import (
	"bufio"
	"encoding/json"
	"io"
	"os"
)

// writer opens the output of a command, once: the file of -o, or stdout.
func (a *app) writer() (*bufio.Writer, error) {
	if a.out != nil {
		return a.out, nil
	}
	var w io.Writer = a.stdout
	if a.output != "" && a.output != "-" {
		f, err := os.Create(a.output)
		if err != nil {
			return nil, failed(err)
		}
		a.file, w = f, f
	}
	a.out = bufio.NewWriterSize(w, 1<<16)
	return a.out, nil
}

// closeOutput writes out what is buffered; it is called however a command ends.
func (a *app) closeOutput() error {
	if a.out == nil {
		return nil
	}
	err := a.out.Flush()
	if a.file != nil {
		if closeErr := a.file.Close(); err == nil {
			err = closeErr
		}
	}
	a.out, a.file = nil, nil
	return err
}

// encodeJSON is one line of JSON Lines, with < > & as they are.
func encodeJSON(v any) ([]byte, error) {
	var b lineBuffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	err := e.Encode(v)
	return b, err
}

type lineBuffer []byte

func (b *lineBuffer) Write(p []byte) (int, error) {
	*b = append(*b, p...)
	return len(p), nil
}
