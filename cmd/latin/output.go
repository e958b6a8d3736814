package main

import (
	"bufio"
	"bytes"
	"crypto/rand"
	"encoding/json"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
)

// writer opens the output of a command, once: stdout, or for -o a file that
// takes the name asked for when the command ends, so that an input may be
// written over, and a command that makes nothing destroys nothing.
func (a *app) writer() (*bufio.Writer, error) {
	if a.out != nil {
		return a.out, nil
	}
	var w io.Writer = a.stdout
	if a.toFile() {
		f, err := a.openFile()
		if err != nil {
			return nil, failed(err)
		}
		a.file, w = f, f
	}
	a.out = bufio.NewWriterSize(w, 1<<16)
	return a.out, nil
}

// openFile opens a file beside the one asked for; devices and pipes are
// written themselves, and a link leads to its file.
func (a *app) openFile() (*os.File, error) {
	if target, err := filepath.EvalSymlinks(a.output); err == nil {
		a.output = target
	} else if target, err := os.Readlink(a.output); err == nil { // to a file not there yet
		a.output = filepath.Join(filepath.Dir(a.output), target)
	}
	if info, err := os.Stat(a.output); err == nil && !info.Mode().IsRegular() {
		return os.OpenFile(a.output, os.O_WRONLY, 0)
	}
	name := filepath.Join(filepath.Dir(a.output), "."+filepath.Base(a.output)+"."+rand.Text())
	f, err := os.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o666)
	if wrong := (*fs.PathError)(nil); errors.As(err, &wrong) {
		wrong.Path = a.output
	}
	return f, err
}

// toFile says whether -o names a file.
func (a *app) toFile() bool { return a.output != "" && a.output != "-" }

// flush hands on what is buffered; an error is kept for the next write.
func (a *app) flush() {
	if a.out == nil || a.broken != nil {
		return
	}
	if err := a.out.Flush(); err != nil {
		a.broken = failed(err)
	}
}

// closeOutput writes out what is buffered, however a command ends. A file
// takes its name when something was written, or when the command succeeded.
func (a *app) closeOutput(succeeded bool) error {
	if a.out == nil && succeeded && a.toFile() && a.emptyFile {
		if _, err := a.writer(); err != nil {
			return err
		}
	}
	if a.out == nil {
		return nil
	}
	err := a.out.Flush()
	if a.file != nil {
		err = errors.Join(err, a.settle(succeeded))
	}
	a.out, a.file = nil, nil
	return err
}

// settle gives the file its name, or takes it away.
func (a *app) settle(succeeded bool) error {
	info, err := a.file.Stat()
	err = errors.Join(err, a.file.Close())
	if a.file.Name() == a.output {
		return err
	}
	if err != nil || (!succeeded && info.Size() == 0) {
		return errors.Join(err, os.Remove(a.file.Name()))
	}
	if old, statErr := os.Stat(a.output); statErr == nil {
		err = os.Chmod(a.file.Name(), old.Mode().Perm())
	}
	return errors.Join(err, os.Rename(a.file.Name(), a.output))
}

// encodeJSON is one line of JSON Lines, with < > & as they are.
func encodeJSON(v any) ([]byte, error) {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	err := e.Encode(v)
	return b.Bytes(), err
}
