package main

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"testing"
)

// TestGallery holds docs/gallery.md and its pictures to what the program makes;
// -update writes them anew.
func TestGallery(t *testing.T) {
	docs := filepath.Join("..", "..", "docs")
	folder := docs
	if !*update {
		folder = t.TempDir()
	}
	if err := (&app{}).gallery(context.Background(), folder); err != nil {
		t.Fatal(err)
	}
	made, err := filepath.Glob(filepath.Join(folder, galleryPictures, "*"))
	if err != nil {
		t.Fatal(err)
	}
	files := append(made, filepath.Join(folder, "gallery.md"))
	for _, name := range files {
		relative, _ := filepath.Rel(folder, name)
		got, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		if want, err := os.ReadFile(filepath.Join(docs, relative)); err != nil || !bytes.Equal(got, want) {
			t.Errorf("docs/%s is not what the program makes now (%v); look at it, then go test ./cmd/latin -run Gallery -update", relative, err)
		}
	}
	kept, _ := filepath.Glob(filepath.Join(docs, galleryPictures, "*"))
	if len(kept) != len(made) {
		t.Errorf("docs has %d pictures of the gallery; the program makes %d", len(kept), len(made))
	}
}
