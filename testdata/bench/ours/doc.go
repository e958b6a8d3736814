// Command ours is our side of the comparison with other solvers: it times the
// exact search of this module, disguises puzzles so that nobody learns them by
// heart, and restates them for the others. ../peers.sh runs it.
//
//	ours engines FILE             the engines that can search the puzzles of the file
//	ours sample -n N FILE         N puzzles of the file, chosen evenly at random
//	ours time [flags] FILE        count to two; one line of JSON with what it took
//	ours disguise -pass P FILE    the puzzles as `ours time -pass P` meets them first
//	ours export FILE              boards, labels and clues in JSON, nothing left to know
//	ours dig [flags]              Latin squares that are as hard as they can be, of one solution
//
// It uses the exported interface of the module and nothing else, so it measures
// what any program gets.
//
// What is timed is the processor time of the process around [search.Searcher.Count],
// in batches of puzzles that were disguised before the clock started. Reading the
// puzzles and compiling the board are not in it; nor are process start and
// compilation of a model in what is told of the others.
package main
