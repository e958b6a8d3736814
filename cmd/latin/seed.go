package main

import (
	crand "crypto/rand"
	"crypto/sha256"
	"fmt"
	"math/rand/v2"
)

// chooseSeed settles --seed: the text given, or a random one. It is told on
// stderr, so that what was random can be made again.
func (a *app) chooseSeed() {
	if a.seed == "" {
		a.seed = crand.Text()[:12]
	}
	a.note("seed: %s", a.seed)
}

// source is a random source for one part of the work, such as puzzle number
// i: it depends on the seed and the part only, so the output is the same for
// any number of jobs.
func (a *app) source(part string, i int) *rand.Rand {
	key := sha256.Sum256(fmt.Appendf(nil, "latin\x00%s\x00%s\x00%d", a.seed, part, i))
	return rand.New(rand.NewChaCha8(key))
}
