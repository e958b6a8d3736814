package latin

// Kinds is the table of kinds, in the order of the paper, then ours. To add
// one, write kind_<name>.go and name its value here.
var Kinds = []*Kind{
	LatinSquare,
	Win,
	Wave,
	Sudoku,
	Quadoku,
	Canario,
	Monthai,
	Tartan,
	DouzeFrance,
	Tetrahedron,
	Cube,
	Octahedron,
	Icosahedron,
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
