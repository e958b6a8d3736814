package latin

// Families is the table of kinds with conditions beyond their asterisms: squares
// in pairs, numbers that must be divisible, steps of a knight. Their boards are
// not Latin boards by asterisms alone, so they stand beside [Kinds], but they are
// asked for, read, drawn and proved in the same way. To add one, write
// family_<name>.go and name its value here.
var Families = []*Kind{
	Graeco,
	GraecoDiagonal,
	Digits,
	DigitsBest,
	Knight,
}
