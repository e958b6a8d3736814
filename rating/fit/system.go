package fit

import (
	"gonum.org/v1/gonum/mat"
)

// system is the penalised likelihood of a problem about a point: its value, slopes
// and curvatures, and the solution of the linear equations for a Newton step.
// See the picture in doc.go.
type system struct {
	*problem
	held int32 // the part of the cross-validation that is held back; -1 for none

	value     float64
	predictor []float64 // explained by features, of each puzzle
	weight    []float64 // curvature of each observation
	slope     [2][]float64
	curvature [2][]float64
	cross     [2][][]float64 // of each effect, with shifts and slopes
	right     []float64      // of the dense equations: small side, shifts, slopes
	dense     *mat.SymDense
	raw       []float64 // the upper triangle of dense
	factor    mat.Cholesky
}

// fixed is how many shifts and slopes there are.
func (p *problem) fixed() int { return p.shifts + len(p.scaling.kept) }

func newSystem(p *problem, held int32) *system {
	s := &system{problem: p, held: held}
	for side := range s.slope {
		n := len(p.sides[side].original)
		s.slope[side], s.curvature[side] = make([]float64, n), make([]float64, n)
		s.cross[side] = make([][]float64, n)
		for i := range n {
			s.cross[side][i] = make([]float64, s.fixed())
		}
	}
	size := len(p.sides[p.small].original) + s.fixed()
	s.predictor, s.weight = make([]float64, len(p.x)), make([]float64, len(p.obs))
	s.right, s.raw = make([]float64, size), make([]float64, size*size)
	s.dense = mat.NewSymDense(size, s.raw)
	return s
}

// predict takes the features' part of all puzzles at a point.
func (s *system) predict(at *point) {
	for i := range s.predictor {
		s.predictor[i] = s.explained(at, i)
	}
}

// predictorOf is that of one observation, with the effects of both sides.
func (s *system) predictorOf(at *point, sc *scales, o *observation) float64 {
	return s.predictor[o.puzzle] + sc.effect[puzzleSide]*at.effect[puzzleSide][o.puzzle] + s.playerPart(at, sc, o)
}
