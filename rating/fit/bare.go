package fit

import (
	"math"

	"gonum.org/v1/gonum/stat/distuv"
)

// bare is a fit without the penalty, which moves coefficients towards 0 and makes the
// curvatures larger than what the table says. Errors are measured from it.
type bare struct {
	at         *point
	sc         scales
	bias       estimates   // of the method
	covariance [][]float64 // of shifts and slopes
}

// nearlyFree is the penalty of a bare fit, by the information of the table: what is left
// of it keeps coefficients finite that the table says nothing about.
const nearlyFree = 1e-6

// bareFit begins at a fit with hardly any penalty.
func (p *problem) bareFit(top *point, sc scales, spread, information float64, seed uint64) (*bare, error) {
	b := &bare{at: top.clone(), sc: sc}
	b.sc.penalty = nearlyFree * information
	s := newSystem(p, -1)
	if err := s.variances(b.at, &b.sc, spread, nearby); err != nil {
		return nil, err
	}
	inflation, err := b.findBias(p, spread, seed)
	if err != nil {
		return nil, err
	}
	at, corrected := b.at.clone(), b.sc
	for side, by := range b.bias.effect {
		corrected.effect[side] = max(0, corrected.effect[side]-by)
	}
	if !s.maximise(at, &corrected, exactly) {
		return nil, errSingular
	}
	b.covariance = s.covariance()
	for _, row := range b.covariance {
		for j := range row {
			row[j] *= inflation
		}
	}
	return b, nil
}

// withPenalty is the covariance about the truth of a penalised fit: that of the bare
// one, and how far the penalty has moved each combination.
func (b *bare) withPenalty(at *point) [][]float64 {
	moved := at.fixed()
	for i, v := range b.at.fixed() {
		moved[i] -= v
	}
	sum := square(len(moved))
	for i := range sum {
		for j := range sum[i] {
			sum[i][j] = b.covariance[i][j] + moved[i]*moved[j]
		}
	}
	return sum
}

// freedom is from how many puzzles, or players, the deviation comes on which the error
// of a coefficient, or of a shift, hangs: they are what a coefficient is compared with
// (Pinheiro and Bates 2000, section 2.4.2).
func (p *problem) freedom() (shift, slope float64) {
	slope = max(1, float64(p.puzzles()-1-len(p.scaling.kept)))
	shift = slope
	if p.sides[playerSide].random {
		shift = max(1, min(shift, float64(len(p.sides[playerSide].original)-1)))
	}
	return shift, slope
}

// Confidence is the share of intervals that are meant to hold the truth.
const Confidence = 0.95

// Interval is where the truth is believed to lie, by Student's distribution with the
// freedom of the estimate.
func (e Estimate) Interval() (low, high float64) {
	quantile := distuv.UnitNormal.Quantile((1 + Confidence) / 2)
	if e.Freedom > 0 && !math.IsInf(e.Freedom, 1) {
		quantile = distuv.StudentsT{Sigma: 1, Nu: e.Freedom}.Quantile((1 + Confidence) / 2)
	}
	return e.Value - quantile*e.Error, e.Value + quantile*e.Error
}
