package main

import (
	"strconv"
	"strings"

	"latin/generator/graeco"
)

// A symbolSet is a way to write or draw the symbols of squares.
type symbolSet struct {
	name string
	most int // the largest order; 0 for any
	// text of symbol i of square k, from 0.
	text func(k, i int) string
	// between the symbols of a cell.
	between string
}

// Letters of two alphabets, and the ranks, suits and colours.
var (
	latinLetters = strings.Split("ABCDEFGHIJKLMNOPQRSTUVWXYZ", "")
	smallLetters = strings.Split("abcdefghijklmnopqrstuvwxyz", "")
	greekLetters = strings.Split("αβγδεζηθικλμνξοπρστυφχψω", "")
	cardRanks    = []string{"J", "Q", "K", "A"}
	cardSuits    = []string{"♠", "♥", "♦", "♣"}
	colourNames  = []string{"red", "blue", "yellow", "green", "orange", "violet", "sky", "brown", "pink", "black", "lime", "grey"}
)

func textsOf(lists ...[]string) func(k, i int) string {
	return func(k, i int) string { return lists[k][i] }
}

var symbolSets = []symbolSet{
	{name: "numbers", text: func(_, i int) string { return strconv.Itoa(i + 1) }, between: ","},
	{name: "letters", most: len(latinLetters), text: textsOf(latinLetters, smallLetters)},
	{name: "alphabets", most: len(greekLetters), text: textsOf(latinLetters, greekLetters)},
	{name: "colours", most: len(colourNames), text: textsOf(colourNames, colourNames), between: "/"},
	{name: "cards", most: len(cardRanks), text: textsOf(cardRanks, cardSuits)},
}

// symbolSet is the one asked for; numbers in text, and in a drawing alphabets
// while they last, when none is.
func (f graecoFlags) symbolSet(s graeco.Shape, drawn bool) (symbolSet, error) {
	name := f.symbols
	if name == "" {
		name = "numbers"
		if drawn && s.Squares == 2 && s.Order <= len(greekLetters) {
			name = "alphabets"
		}
	}
	for _, set := range symbolSets {
		switch {
		case set.name != name:
			continue
		case set.most > 0 && s.Order > set.most:
			return set, usagef("--symbols %s goes to order %d; use numbers", name, set.most)
		case set.most > 0 && s.Squares > 2:
			return set, usagef("--symbols %s is for two squares; use numbers", name)
		}
		if set.name == "numbers" && s.Order <= 9 && !drawn {
			set.between = ""
		}
		return set, nil
	}
	return symbolSet{}, usagef("--symbols is %q; use numbers, letters, alphabets, colours or cards", name)
}

// cell is the text of a cell.
func (s symbolSet) cell(squares []*graeco.Square, i, j int) string {
	return strings.Join(s.texts(squares, i, j), s.between)
}

// texts are those of the symbols of a cell, square by square.
func (s symbolSet) texts(squares []*graeco.Square, i, j int) []string {
	list := make([]string, len(squares))
	for k, square := range squares {
		list[k] = s.text(k, square.At(i, j))
	}
	return list
}
