package main

import (
	"encoding/json"
	"testing"
)

// The paper's table has 289 instances, its abstract speaks of 820.
func TestKnightInstances(t *testing.T) {
	if n := len(knightInstances(10, 10, false)); n != 289 {
		t.Errorf("%d instances in the table", n)
	}
	if n := len(knightInstances(10, 10, true)); n != 820 {
		t.Errorf("%d instances in full", n)
	}
}

func TestLettersNumberCircuits(t *testing.T) {
	for i, want := range map[int]string{0: "a", 25: "z", 26: "aa", 51: "az", 52: "ba", 701: "zz", 702: "aaa"} {
		if got := letters(i); got != want {
			t.Errorf("circuit %d is %q, want %q", i, got, want)
		}
	}
}

// Whatever is read as a record is refused or verified, and never panics.
func FuzzKnightRecord(f *testing.F) {
	f.Add(`{"rows":3,"cols":4,"k":2,"lengths":[6],"min":6,"max":6,"feasible":true,"cycles":[[[0,0],[1,2]]]}`)
	f.Add(`{"rows":9,"cols":12,"cube":3,"k":1,"lengths":[],"feasible":false,"argument":{"name":"","text":""}}`)
	f.Add(`{"rows":4,"cols":4,"open":true,"holes":[[0,0]],"k":1,"lengths":[15],"min":15,"max":15,"feasible":true,"cycles":[]}`)
	f.Add(`{"rows":-1,"cols":4,"leaper":[0,0],"k":-7,"lengths":[-3]}`)
	f.Fuzz(func(t *testing.T, text string) {
		r := new(knightRecord)
		if json.Unmarshal([]byte(text), r) != nil || r.Rows > 30 || r.Cols > 30 {
			return
		}
		if err := r.checkQuickly(); err == nil && r.Feasible == nil {
			t.Error("nothing is claimed, and it is verified")
		}
	})
}
