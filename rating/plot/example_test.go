package plot_test

import (
	"fmt"

	"latin/rating/plot"
)

// A figure is data; its bytes are the same on every machine.
func ExampleFigure_SVG() {
	f := plot.Figure{Title: "Rules", Panels: []plot.Panel{
		&plot.Bars{Title: "Hardest rule", Items: []plot.Item{{Name: "hidden-single", Count: 30}, {Name: "locked", Count: 12}}},
	}}
	svg := f.SVG()
	fmt.Printf("%.40s... %t\n", svg, string(svg) == string(f.SVG()))
	// Output:
	// <svg xmlns="http://www.w3.org/2000/svg" ... true
}
