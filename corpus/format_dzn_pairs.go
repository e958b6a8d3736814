package corpus

import "bufio"

// DznPairs is [Dzn] with the streams as n rows of 2n numbers, the row and
// column of each cell, as other models want them.
var DznPairs = &Format{
	Name:   "dzn-pairs",
	Doc:    "MiniZinc data of a Strimko puzzle; each stream as the rows and columns of its cells.",
	Holds:  Dzn.Holds,
	Decode: decodeDzn,
	Encode: encoding(single(func(w *bufio.Writer, r *Record, _ int) error { return renderDzn(w, r, pairRows) })),
}
