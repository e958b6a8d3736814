package attrition_test

import (
	"testing"

	"latin/attrition"
)

// TestCasesAreFollowedFirst: following the cases of a forcing step uses memory that the
// step may share; a step made before its cases would lose what it removes. On this puzzle
// that ended in a contradiction that is none.
func TestCasesAreFollowedFirst(t *testing.T) {
	p := sudoku(t)
	pb, err := p.ParseCells(".2.7...9...4....71..5.6......9.73...3...56.1........4..1......86....8....9...2..4")
	if err != nil {
		t.Fatal(err)
	}
	pf, err := attrition.NewProver(p, nil).Prove(t.Context(), attrition.Start(p, pb))
	if err != nil {
		t.Fatal(err)
	}
	if pf.Outcome != attrition.Solved {
		t.Errorf("%v; it has a solution", pf.Outcome)
	}
	if err := attrition.Verify(pf); err != nil {
		t.Error(err)
	}
}
