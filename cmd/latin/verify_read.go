package main

import (
	"context"
	"iter"

	"latin/corpus"
)

// proofInput is the text of one proof, or what was wrong when it was read.
type proofInput struct {
	number int
	file   string
	corpus.ObjectText
	err error
}

// longestProof is the limit of one proof in bytes.
const longestProof = 1 << 28

// proofs reads the objects of the files one after another; "-" or no file is stdin.
func (a *app) proofs(ctx context.Context, files []string) iter.Seq[proofInput] {
	if len(files) == 0 {
		files = []string{"-"}
	}
	return func(yield func(proofInput) bool) {
		number := 0
		for _, name := range files {
			for in := range a.proofTexts(ctx, name) {
				number++
				in.number = number
				if !yield(in) {
					return
				}
			}
		}
	}
}

func (a *app) proofTexts(ctx context.Context, name string) iter.Seq[proofInput] {
	return func(yield func(proofInput) bool) {
		in, label, err := a.openNamed(name)
		if err != nil {
			yield(proofInput{err: err})
			return
		}
		defer in.Close()
		for text, err := range corpus.Objects(newPatientReader(ctx, in), label, longestProof) {
			if !yield(proofInput{file: label, ObjectText: text, err: err}) {
				return
			}
		}
	}
}
