package engine

import (
	"fmt"
	"testing"
)

func TestLuby(t *testing.T) {
	var got []uint64
	for i := range uint64(15) {
		got = append(got, Luby(i+1))
	}
	if want := "[1 1 2 1 1 2 4 1 1 2 1 1 2 4 8]"; fmt.Sprint(got) != want {
		t.Errorf("%v; want %s", got, want)
	}
}
