// Package filter understands conditions on the records of puzzles:
//
//	hardest >= xy-wing and steps < 60
//	level == easy or score < 300 and not (se_like > 2.5)
//	kind in (sudoku, "sudoku:2x3") and unique
//
// # The language
//
//	condition  = all { "or" all }
//	all        = one { "and" one }
//	one        = "not" one | "(" condition ")" | comparison
//	comparison = FIELD [ OPERATOR VALUE | ["not"] "in" "(" VALUE { "," VALUE } ")" ]
//	OPERATOR   = "==" | "!=" | "<" | "<=" | ">" | ">="
//
// A word ends at a blank, a quote, a parenthesis, a comma or an operator, so names
// and values have hyphens, colons and full stops as they please; a value with others
// stands in single or double quotes. There is no arithmetic, so a hyphen is never
// a minus between two numbers.
//
// A [Field] has one of four types. Numbers and the words of a scale, such as
// levels, have an order; texts and yes or no are equal or not. A field that is yes or
// no stands for itself: "fair" is "fair == yes".
//
// # What does not apply
//
// A puzzle with several solutions has no score. A comparison with what is not
// there is false, whatever the operator: neither score < 300 nor score >= 300 nor
// score != 300 finds that puzzle. "not" turns this like any other answer, so
// not score < 300 does.
//
// # How it works
//
// [Parse] makes closures, one a comparison and one a connective, from the
// tokens; all names and values are looked up then, so that whatever is wrong with a
// condition is known, with its column, before a record is seen.
//
// # Tried, and left out
//
// Libraries for expressions (expr-lang/expr, google/cel-go): x-wing is a difference
// for them, an ordered scale needs functions, and their messages speak of types
// that the reader has not heard of.
package filter
