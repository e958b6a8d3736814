// People makes the model rating/models/people.json, in one go, from two tables that
// are public and not part of the project (docs/rating.md names them):
//
//	go run ./testdata/rating/people HUMAN.tsv EXPLAINER.tsv > rating/models/people.json
//
// HUMAN.tsv has the columns puzzle, players and mean_seconds; EXPLAINER.tsv puzzle and
// se_rating. It takes half an hour on two cores, most of it for levels, and tells on stderr what it does.
//
//	go run ./testdata/rating/people -pictures FOLDER HUMAN.tsv EXPLAINER.tsv
//
// draws how the model in the program does on the tables, as docs/rating.md shows it.
//
//	go run ./testdata/rating/people -levels "knight:6x6 digits" > rating/models/people.json
//
// keeps the model of the program and finds the limits of levels of these kinds again, such
// as new ones; it needs no tables. (Write to another file first: the program reads its own.)
package main

import (
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"strings"

	"latin/attrition"
	"latin/rating"
)

func main() {
	folder := flag.String("pictures", "", "draw into this folder, and make no model")
	kinds := flag.String("levels", "", "find the limits of these kinds again, and keep all else")
	flag.Parse()
	if *kinds != "" {
		m := *rating.Default()
		fitLevels(&m, strings.Fields(*kinds))
		writeModel(&m)
		return
	}
	if flag.NArg() != 2 {
		fail(fmt.Errorf("usage: people [-pictures FOLDER] HUMAN.tsv EXPLAINER.tsv, or people -levels KINDS"))
	}
	humans, err := readTable(flag.Arg(0), "players", "mean_seconds")
	if err != nil {
		fail(err)
	}
	explained, err := readTable(flag.Arg(1), "se_rating")
	if err != nil {
		fail(err)
	}
	if *folder != "" {
		drawPictures(*folder, humans, explained)
		return
	}
	makeModel(humans, explained)
}

func makeModel(humans, explained []row) {
	m := begin(humans)
	fitSight(m, humans)
	fitTerms(m, humans)
	fitExplainer(m, explained)
	fitLevels(m, kindsAndSizes())
	writeModel(m)
}

func writeModel(m *rating.Model) {
	out := json.NewEncoder(os.Stdout)
	out.SetIndent("", "\t")
	if err := out.Encode(m); err != nil {
		fail(err)
	}
}

func fail(err error) {
	fmt.Fprintln(os.Stderr, err)
	os.Exit(1)
}

func tell(format string, args ...any) { fmt.Fprintf(os.Stderr, format+"\n", args...) }

// begin is the model before anything is fitted.
func begin(humans []row) *rating.Model {
	return &rating.Model{
		Schema: rating.Schema, Name: "people", Version: "1", Strategy: attrition.Version,
		About: []string{
			fmt.Sprintf("Mean times of those who finished, of %d Sudoku in the app Cloud Sudoku, 10 to 43 players each.", len(humans)),
			"Wang, IEEE Access 12 (2024) 104254, doi:10.1109/ACCESS.2024.3434632; data CC0-1.0.",
			"Made by testdata/rating/people; how well it does: docs/rating.md.",
		},
		Kinds: []string{"sudoku"}, Elsewhere: elsewhere,
		Terms: []rating.Term{{Feature: "effort"}, {Feature: "balance"}},
	}
}

// elsewhere is judged: on boards of which there are no times the score may be off by a
// factor of 1.5 either way.
const elsewhere = 0.4
