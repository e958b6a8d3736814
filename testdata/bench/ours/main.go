package main

import (
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"runtime"
	"slices"
	"time"

	"latin/attrition/search"
	"latin/corpus"
)

func main() {
	runtime.GOMAXPROCS(1)
	if err := run(os.Args[1:], os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, "ours:", err)
		os.Exit(1)
	}
}

var errUsage = errors.New("usage: ours engines|sample|time|disguise|export [flags] FILE, or ours dig [flags]")

func run(args []string, out io.Writer) error {
	if len(args) == 0 {
		return errUsage
	}
	flags := flag.NewFlagSet(args[0], flag.ContinueOnError)
	number := flags.Int("n", 0, "how many puzzles; 0 is all")
	var t timing
	flags.StringVar(&t.engine, "engine", search.Auto.Name, "the engine to ask")
	flags.Uint64Var(&t.pass, "pass", 0, "the disguise: each pass sees the puzzles in another one")
	flags.DurationVar(&t.least, "least", 0, "processor time to go on for, round after round; 200 puzzles at least, or all")
	flags.DurationVar(&t.limit, "limit", time.Minute, "time for one puzzle")
	flags.BoolVar(&t.each, "each", false, "tell the time of each puzzle, and count all of them")
	var d digging
	flags.IntVar(&d.order, "order", 30, "the order of the squares to dig")
	flags.Float64Var(&d.density, "density", 1.65, "holes of the squares to dig over order^1.55")
	flags.Uint64Var(&d.seed, "seed", 1, "the seed of the first of them")
	if err := flags.Parse(args[1:]); err != nil {
		return err
	}
	if args[0] == "dig" && flags.NArg() == 0 {
		return d.run(out, max(*number, 1))
	}
	if flags.NArg() != 1 {
		return errUsage
	}
	records, err := read(flags.Arg(0))
	if err != nil {
		return err
	}
	switch args[0] {
	case "engines":
		return printEngines(out, records)
	case "sample":
		return printLines(out, sample(records, *number))
	case "time":
		return t.run(out, records)
	case "disguise":
		disguiser{pass: t.pass}.disguiseAll(records)
		return printLines(out, records)
	case "export":
		return export(out, records)
	}
	return errUsage
}

// read gives all puzzles of a file.
func read(name string) ([]*corpus.Record, error) {
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	var records []*corpus.Record
	for r, err := range corpus.Read(f, name, nil) {
		if err != nil {
			return nil, err
		}
		records = append(records, r)
	}
	if len(records) == 0 {
		return nil, fmt.Errorf("%s holds no puzzles", name)
	}
	return records, nil
}

// sample shuffles the puzzles, since lists are sorted and neighbours alike, and
// gives the first n; all for n = 0. It is the same sample each time.
func sample(records []*corpus.Record, n int) []*corpus.Record {
	records = slices.Clone(records)
	rng := rand.New(rand.NewPCG(1, uint64(len(records))))
	rng.Shuffle(len(records), func(i, j int) { records[i], records[j] = records[j], records[i] })
	if n > 0 && n < len(records) {
		records = records[:n]
	}
	return records
}

func printLines(out io.Writer, records []*corpus.Record) error {
	e := corpus.Line.Encode(out)
	for _, r := range records {
		if err := e.Put(r); err != nil {
			return err
		}
	}
	return e.Close()
}

// printEngines names those that fit every puzzle, one a line.
func printEngines(out io.Writer, records []*corpus.Record) error {
	for _, choice := range search.Engines {
		unfit := func(r *corpus.Record) bool { return choice.Fits != nil && choice.Fits(r.Puzzle) != nil }
		if !slices.ContainsFunc(records, unfit) {
			fmt.Fprintln(out, choice.Name)
		}
	}
	return nil
}

func printJSON(out io.Writer, value any) error { return json.NewEncoder(out).Encode(value) }
