package main

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestDocs runs every command of the pages: in a block that begins with
// ```console, a line "$ COMMAND" is run by the shell in a folder of the page's
// own, and what follows must be its output, stderr included. A picture
// docs/images/NAME that a command made must be the one in the repository. A
// block that begins with ```yaml and "# NAME" is that file. With -update pages
// and pictures are rewritten.
func TestDocs(t *testing.T) {
	if testing.Short() {
		t.Skip("short: the pages run many commands")
	}
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	pages, err := filepath.Glob(filepath.Join(root, "docs", "*.md"))
	if err != nil || len(pages) == 0 {
		t.Fatalf("no pages in docs: %v", err)
	}
	for _, page := range append(pages, filepath.Join(root, "README.md")) {
		t.Run(filepath.Base(page), func(t *testing.T) {
			t.Parallel()
			checkPage(t, page, filepath.Join(root, "docs", "images"))
		})
	}
}

var blocks = regexp.MustCompile("(?ms)^```(console|yaml|text)\n(.*?)^```$")

func checkPage(t *testing.T, page, images string) {
	text, err := os.ReadFile(page)
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	got := blocks.ReplaceAllFunc(text, func(block []byte) []byte {
		m := blocks.FindSubmatch(block)
		if string(m[1]) != "console" {
			writeExample(t, dir, string(m[2]))
			return block
		}
		return []byte("```console\n" + runBlock(t, dir, string(m[2])) + "```")
	})
	if *update {
		if err := os.WriteFile(page, got, 0o644); err != nil {
			t.Fatal(err)
		}
	} else if d := cmp.Diff(string(text), string(got)); d != "" {
		t.Errorf("the page is not what the program prints; look at it, then go test ./cmd/latin -run Docs -update\n%s", d)
	}
	comparePictures(t, dir, images)
}

// writeExample writes a block whose first line is "# NAME" into that file.
func writeExample(t *testing.T, dir, text string) {
	first, _, _ := strings.Cut(text, "\n")
	name, ok := strings.CutPrefix(first, "# ")
	if !ok || strings.ContainsAny(name, " /") {
		return
	}
	if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

// runBlock runs the commands of a block and gives the block as it should be.
func runBlock(t *testing.T, dir, block string) string {
	var out strings.Builder
	for line := range strings.Lines(block) {
		command, ok := strings.CutPrefix(line, "$ ")
		if !ok {
			continue
		}
		out.WriteString(line)
		cmd := exec.Command("sh", "-c", command)
		cmd.Dir = dir
		text, err := cmd.CombinedOutput()
		if exit, ok := err.(*exec.ExitError); err != nil && (!ok || exit.ExitCode() < 0) {
			t.Fatalf("%s: %v", command, err)
		}
		out.Write(text)
	}
	return out.String()
}

// comparePictures holds the pictures that the commands made against those of
// the repository.
func comparePictures(t *testing.T, dir, images string) {
	for _, pattern := range []string{"*.svg", "*.png"} {
		made, _ := filepath.Glob(filepath.Join(dir, pattern))
		for _, name := range made {
			picture, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			there := filepath.Join(images, filepath.Base(name))
			if *update {
				if err := os.MkdirAll(images, 0o755); err != nil {
					t.Fatal(err)
				}
				if err := os.WriteFile(there, picture, 0o644); err != nil {
					t.Fatal(err)
				}
			}
			if old, err := os.ReadFile(there); err != nil || !bytes.Equal(old, picture) {
				t.Errorf("%s is not what the program draws now (%v)", there, err)
			}
		}
	}
}
