package filter_test

import (
	"fmt"

	"latin/rating/filter"
)

func ExampleParse() {
	fields := []filter.Field{{Name: "score", Type: filter.Number}, {Name: "id", Type: filter.Text}}
	f, err := filter.Parse(`score < 300 and id != "a7"`, fields)
	fmt.Println(err)

	row := []filter.Value{{Number: 250}, {Text: "b1"}}
	fmt.Println(f.Match(func(field int) (filter.Value, bool) { return row[field], true }))

	_, err = filter.Parse("scor < 300", fields)
	fmt.Println(err)
	// Output:
	// <nil>
	// true
	// column 1: no field is called "scor"; did you mean "score"? (`latin rate --help` tells them)
}
