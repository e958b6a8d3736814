package lawful_test

import (
	"testing"

	"latin"
	"latin/attrition/search/engine"
	"latin/attrition/search/lawful"
	"latin/attrition/search/searchtest"
)

// TestAgree: without conditions it is an engine like the others.
func TestAgree(t *testing.T) {
	searchtest.AgreeOnTiny(t, func(_ searchtest.Source, p *latin.Puzzle) engine.Engine { return lawful.New(p) })
}
