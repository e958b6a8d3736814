package walk

import (
	"slices"
	"testing"

	"latin"
	"latin/attrition/search/searchtest"

	"pgregory.net/rapid"
)

// TestBalancesHold checks on every Latin board of random boards that both
// sides of every balance hold the same labels.
func TestBalancesHold(t *testing.T) {
	checked := 0
	rapid.Check(t, func(t *rapid.T) {
		p := searchtest.TinyPuzzle(searchtest.FromRapid(t))
		balances := deriveBalances(p)
		for _, board := range searchtest.BruteForce(p, searchtest.Blank(p)) {
			for _, b := range balances {
				checked++
				if !slices.Equal(labelsOf(board, b.left), labelsOf(board, b.right)) {
					t.Fatalf("%v does not hold on %v", b, board)
				}
			}
		}
	})
	if checked == 0 {
		t.Error("no balance was derived from any board")
	}
}

func labelsOf(board latin.PB, cells []latin.Cell) []latin.Label {
	var labels []latin.Label
	for _, c := range cells {
		labels = append(labels, board[c])
	}
	slices.Sort(labels)
	return labels
}

func TestBalanceOfAMisfit(t *testing.T) {
	for _, b := range deriveBalances(searchtest.Misfit(t, 4, 4)) {
		if slices.Equal(b.left, []latin.Cell{3*16 + 3}) && slices.Equal(b.right, []latin.Cell{4*16 + 3}) {
			return
		}
	}
	t.Error("the two exchanged cells were not found to hold the same label")
}

func TestSudokuHasNoSmallBalances(t *testing.T) {
	if found := deriveBalances(searchtest.Sudoku(t, 3, 3)); len(found) != 0 {
		t.Error(found)
	}
}
