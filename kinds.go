package latin

// Kinds is the table of kinds, in the order of the paper, then ours. To add
// one, write kind_<name>.go and name its value here.
var Kinds = []*Kind{
	LatinSquare,
	Win,
	Wave,
	Sudoku,
	Quadoku,
	Tartan,
	SudokuRipeto,
	QuadokuRipeto,
	CustomFocus,
	CustomSudoku,
	CustomSteps,
	CustomSky,
	CustomWin,
	CriticalCustomSudoku,
	Jigsaw,
	SudokuX,
	Strimko,
}
