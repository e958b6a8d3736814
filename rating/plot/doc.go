// Package plot draws statistics as SVG: histograms, bars and scatters, one panel
// under another in one picture.
//
//	┌──────────────────────────────┐
//	│ title of the figure          │
//	│ panel title                  │  Histogram: counts in bins, stacked by series
//	│ note             ▪ a ▪ b ▪ c │  Bars:      one line a name
//	│ y label                      │  Scatter:   points, and curves through them
//	│ 40 ┤  ▄█▄                    │
//	│    └┴────┴────┴── x label    │
//	│ panel title                  │
//	└──────────────────────────────┘
//
// A [Figure] is data; [Figure.SVG] gives its bytes, which are the same on every
// machine. A panel is told its width and says how high it is; an [Axis] turns
// values into places and finds round ticks, on a linear or logarithmic scale. To add
// a sort of panel, write a type with the two methods of [Panel].
//
// Colours get darker from the first series to the last, so that a print in grey
// can be read, and differ in hue for those who see colours (Greens to blues of
// ColorBrewer, C. Brewer, colorbrewer2.org). Text is text, in the reader's own
// sans serif; its width is estimated on the safe side, and nothing overlaps as long
// as its letters are no wider than those of DejaVu Sans.
//
// # Tried, and left out
//
// gonum.org/v1/plot: stacked bars on a logarithmic axis, legends outside and counts
// beside bars all have to be drawn by hand there too, and it brings 20 modules.
package plot
