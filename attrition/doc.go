// Package attrition reasons as people do: it makes domains smaller without
// losing a solution, by rules that can be followed with pencil and paper.
//
// A board domain ([latin.Domains]) says which labels are still possible in
// each cell. [Start] is the domain of a puzzle: a clue's cell has its label
// only. The rules here are the three with which most people begin:
//
//   - [FullLabel]: an asterism that holds a label as often as it may holds it
//     nowhere else
//   - [LastPlaces] (hidden single): an asterism that needs a label in as many
//     cells as can still hold it, holds it in all of them
//   - [Singles] (naked single): a cell with one label left holds it
//
// All three are for any asterisms and any multiset, with repeated labels and
// with asterisms smaller than the multiset. FullLabel is monotonic: from
// smaller domains it makes smaller ones, where an empty domain anywhere, a
// contradiction, counts as smaller than all others. The other two list what is
// to be placed, and are for domains without a contradiction.
package attrition
