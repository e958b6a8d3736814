package main

import (
	"bytes"
	"context"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestInterrupt: an interrupted command ends although its input stays open,
// tells so by its exit code, and keeps what was finished, also with -o.
func TestInterrupt(t *testing.T) {
	for _, command := range []string{"check", "solve", "count", "minimize", "candidates", "puzzles", "prove", "prove --json", "openings", "verify", "convert --to json", "render", "rate", "rate --csv", "rate --summary"} {
		t.Run(command, func(t *testing.T) {
			out := filepath.Join(t.TempDir(), "out.svg")
			in, w := io.Pipe()
			ctx, cancel := context.WithCancelCause(t.Context())
			go func() {
				_, _ = io.WriteString(w, strings.Repeat("sudoku:2x2:1......2..3.4...\n", 5))
				_, _ = io.WriteString(w, "# ") // taken only when the lines before have been read
				cancel(errInterrupted)
			}()
			var stdout, stderr bytes.Buffer
			code := run(ctx, append(strings.Fields(command), "-o", out, "--jobs", "2"), in, &stdout, &stderr)
			if code != exitInterrupted {
				t.Errorf("exit code %d: %s", code, &stderr)
			}
			if text, err := os.ReadFile(out); err == nil && len(text) > 0 && text[len(text)-1] != '\n' {
				t.Errorf("half a record was written: %q", text)
			}
			left, _ := filepath.Glob(filepath.Join(filepath.Dir(out), ".*"))
			if len(left) > 0 {
				t.Errorf("left behind: %v", left)
			}
		})
	}
}

// TestTimeout: a limit of time that is over at once makes everything undecided.
func TestTimeout(t *testing.T) {
	const puzzle = "sudoku:2x2:1......2..3.4...\n"
	for _, command := range []string{
		"check", "solve", "solve --all", "solve --limit 2", "count", "minimize", "candidates", "puzzles",
		"rate", "rate --csv", "rate --summary", "prove", "prove --json", "prove --hint 1", "prove --goal r4c4", "openings", "openings --json", "generate sudoku --rules singles", "generate sudoku", "board sudoku", "board latin-square:9 -n 100000", "board latin-square:4 --all", "book -o -",
	} {
		t.Run(command, func(t *testing.T) {
			var stdout, stderr bytes.Buffer
			code := run(t.Context(), append(strings.Fields(command), "--timeout", "1ns"), strings.NewReader(puzzle), &stdout, &stderr)
			if code != exitUndecided || stdout.Len()+stderr.Len() == 0 {
				t.Errorf("exit code %d: %s", code, &stderr)
			}
		})
	}
}

// TestBrokenOutput: a command whose output cannot be written ends with 1, and
// does not go through the rest of its input.
func TestBrokenOutput(t *testing.T) {
	if _, err := os.Stat("/dev/full"); err != nil {
		t.Skip("no /dev/full here")
	}
	endless, w := io.Pipe()
	go func() {
		for {
			if _, err := io.WriteString(w, "sudoku:2x2:1......2..3.4...\n"); err != nil {
				return
			}
		}
	}()
	defer endless.Close()
	for _, command := range []string{"solve", "puzzles", "convert --to line", "solve --all", "rate", "rate --csv"} {
		var stdout, stderr bytes.Buffer
		code := run(t.Context(), append(strings.Fields(command), "-o", "/dev/full"), endless, &stdout, &stderr)
		if code != exitFailed || !strings.Contains(stderr.String(), "/dev/full") {
			t.Errorf("%s: exit code %d: %s", command, code, &stderr)
		}
	}
}

func TestHostileFlags(t *testing.T) {
	for _, args := range []string{
		"check --jobs 9000000000000000000", "check --jobs 0", "check --timeout -1s", "check --progress often",
		"generate sudoku -n -1", "generate sudoku --pattern /dev/zero", "render --solution --candidates",
		"generate latin-square:99999999999999999999", "generate sudoku:0x0", "generate sudoku:", "board jigsaw --regions A",
		"prove --hint 9000000000000000000", "prove --rules ,", "openings --rules x-ray", "generate sudoku --require singles", "rules x-ray",
	} {
		var stdout, stderr bytes.Buffer
		code := run(t.Context(), strings.Fields(args), strings.NewReader(""), &stdout, &stderr)
		if code != exitUsage && code != exitMalformed || stderr.Len() == 0 {
			t.Errorf("%s: exit code %d: %s", args, code, &stderr)
		}
	}
}
