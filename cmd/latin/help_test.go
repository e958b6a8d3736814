package main

import (
	"bytes"
	"regexp"
	"strings"
	"testing"
)

// TestHelpLinesAreRead: the puzzles that the help shows are puzzles.
func TestHelpLinesAreRead(t *testing.T) {
	lines := regexp.MustCompile(`(?m)^  [a-z-]+(:[0-9x]+)?:\S+(\t.*)?$`).FindAllString(formatsText, -1)
	if len(lines) != 3 {
		t.Fatalf("%d lines in the help: %q", len(lines), lines)
	}
	for _, line := range lines {
		var stdout, stderr bytes.Buffer
		code := run(t.Context(), []string{"count", "--limit", "1", "-q"}, strings.NewReader(strings.TrimSpace(line)), &stdout, &stderr)
		if code != exitOK {
			t.Errorf("%s: exit code %d: %s", line, code, &stderr)
		}
	}
}
