// Package corpus reads and writes files of puzzles.
//
// A file is a stream of records, and a [Record] is a puzzle (a Puzzle and its
// clues) with what is known about it: an id, an author, a note. [Read] takes
// any file and yields one record at a time, so that a file of a million
// puzzles needs no more memory than a file of one:
//
//	for record, err := range corpus.Read(file, "puzzles.txt", nil) {
//		if err != nil {
//			log.Print(err) // puzzles.txt:3:17: unknown label "x"; ...
//			continue       // the other records are not lost
//		}
//		...
//	}
//
// It is either a record or an error, never both. After a bad record reading
// goes on with the next one. Two kinds of errors come out: a [*SyntaxError]
// says what was found at which line and column and what was expected, and a
// [*ReadError] says that the file itself could not be read to its end.
//
// # Formats
//
// A [Format] is a documented value in its own file, format_<name>.go, named in
// the list [Formats]; a fixture testdata/corpus/<name>.* goes with it. To add
// one, write these two and the line in the list. Some are read and written,
// some only written, and each says in its Holds what it can express. Without a
// format, Read goes by the name of the file and its first bytes; files packed
// by gzip or zstd are unpacked on the way.
//
// [ReadRecipe] reads another sort of document, the recipe of a book.
//
// # Reading the source
//
//   - source.go gives lines of bounded length and counts them
//   - format_line.go is the fast path: one puzzle a line; format_table.go and
//     table_header.go read rows below a header by its means
//   - node.go is the tree that documents and JSON have in common;
//     tree_yaml.go and tree_json.go make it, record_read.go and board_read.go
//     understand it, and record_write.go and board_write.go go the other way
//   - format_minizinc.go and format_dimacs.go restate any board for other
//     solvers, so that anyone can check our results
package corpus
