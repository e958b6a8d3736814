package main

import (
	"strings"
	"testing"
	"unicode/utf8"
)

func TestWrapped(t *testing.T) {
	long := strings.Repeat("é", 150)
	text := wrapped(" 1. ", "    ", strings.Repeat("r4c7 = 5; ", 30)+long+" end")
	lines := strings.Split(strings.TrimSuffix(text, "\n"), "\n")
	for i, line := range lines {
		switch {
		case strings.Contains(line, long):
			if line != "    "+long {
				t.Errorf("a long word does not stand alone: %q", line)
			}
		case utf8.RuneCountInString(line) > pictureWidth:
			t.Errorf("line %d is too long: %q", i+1, line)
		case strings.HasSuffix(line, "=") || strings.HasPrefix(strings.TrimSpace(line), "="):
			t.Errorf("line %d: broken at =: %q", i+1, line)
		}
	}
	if len(lines) < 5 || !strings.HasPrefix(lines[0], " 1. r4c7 = 5;") || !strings.HasPrefix(lines[1], "    r4c7") {
		t.Errorf("%q", lines)
	}
	if got := wrapped("", "", ""); got != "\n" {
		t.Errorf("%q", got)
	}
}
