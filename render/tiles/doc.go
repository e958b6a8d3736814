// Package tiles draws pages of tiles in rows and columns to hang up: playing
// cards, colours within colours, texts.
//
// A [Page] holds [Tile] values; what they mean, it does not know. [Page.Write]
// lays them out on one sheet, as PDF, SVG or PNG. To add a sort of tile, write a
// type with the methods of Tile.
//
// A card is drawn in millimetres, 63 by 88 as cards are; suits (suit.go), ranks
// (rank.go) and the emblems of court cards (emblem.go) are outlines of ours in
// a square from -1 to 1, which a stamp (stamp.go) puts in its place, upright or
// turned.
package tiles
