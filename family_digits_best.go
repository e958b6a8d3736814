package latin

import "math/rand/v2"

// DigitsBest is the digit grid of which one also knows that no other has a
// greater sum of digits.
var DigitsBest = &Kind{
	Name:     "digits-best",
	Title:    "Best Digit Grid",
	Doc:      "A digit grid whose digits add up to as much as is possible.",
	Rules:    digitsRules + " All digits add up to the greatest sum that there is.",
	Sizes:    "N, the order, from 2 to 8",
	Size:     "4",
	Reckoned: true,
	Build:    func(size, _ string, _ *rand.Rand) (Frame, error) { return digitsFrame(size, true) },
}
