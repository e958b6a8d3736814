package fit

import (
	"math"
	"testing"
)

// Derivatives are checked by differences of this width.
const width = 1e-4

// near says whether two numbers agree to so many parts of the larger of them and 1.
func near(a, b, part float64) bool {
	return math.Abs(a-b) <= part*max(1, math.Abs(a), math.Abs(b))
}

// The first and second derivatives by each shift and by the predictor.
func checkDerivatives(t *testing.T, f family, o *observation, shifts []float64, noise float64, second bool) {
	t.Helper()
	const predictor = 0.3
	value := func(low, high, by float64) float64 {
		moved := append([]float64(nil), shifts...)
		if o.low >= 0 {
			moved[o.low] += low
		}
		if o.high >= 0 {
			moved[o.high] += high
		}
		l := f.at(o, moved, predictor+by, noise)
		return l.value
	}
	l := f.at(o, shifts, predictor, noise)
	for _, test := range []struct {
		name      string
		got       float64
		low, high float64
		by        float64
	}{{"low", l.low, width, 0, 0}, {"high", l.high, 0, width, 0}, {"slope", l.slope(), 0, 0, width}} {
		want := (value(test.low, test.high, test.by) - value(-test.low, -test.high, -test.by)) / (2 * width)
		if !near(test.got, want, 1e-6) {
			t.Errorf("%s of %+v: %g, by differences %g", test.name, *o, test.got, want)
		}
	}
	if !second {
		return
	}
	twice := (value(0, 0, width) - 2*value(0, 0, 0) + value(0, 0, -width)) / (width * width)
	if !near(l.curvature(), -twice, 1e-5) {
		t.Errorf("curvature of %+v: %g, by differences %g", *o, l.curvature(), -twice)
	}
	mixed := (value(width, width, 0) - value(width, -width, 0) - value(-width, width, 0) + value(-width, -width, 0)) / (4 * width * width)
	if !near(l.lowHigh, -mixed, 1e-5) {
		t.Errorf("mixed of %+v: %g, by differences %g", *o, l.lowHigh, -mixed)
	}
}

func TestClockDerivatives(t *testing.T) {
	for _, value := range []float64{-9, -1.3, 0.2, 1.1, 2.9, 8} {
		for _, root := range []float64{1, 4} {
			checkDerivatives(t, clock{}, &observation{value: value, root: root, low: -1}, []float64{0.4}, 0.7, false)
			// The second derivative of giving up is cut off where it is negative,
			// which is where the time is absurd.
			checkDerivatives(t, clock{}, &observation{value: value, root: root, low: -1, censored: true}, []float64{0.4}, 0.7, value < 1)
		}
	}
}

// The parabola of an observation lies below its density, so that steps by it help.
func TestClockParabola(t *testing.T) {
	at := func(y float64) local {
		o := observation{value: y, root: 1, low: -1}
		return clock{}.at(&o, []float64{0}, 0, 1)
	}
	for y := -6.0; y < 6; y += 0.3 {
		l := at(y)
		for z := -6.0; z < 6; z += 0.1 {
			if parabola := l.value + l.high*(z-y) - l.highHigh*(z-y)*(z-y)/2; parabola > at(z).value+1e-9 {
				t.Fatalf("at %g the parabola from %g is higher: %g", z, y, parabola)
			}
		}
	}
}

// Giving up at once says nothing, and what is not above a time is below it.
func TestGaveUp(t *testing.T) {
	if value, hazard, _ := gaveUp(-12); !near(value, math.Log(1-absurdShare/2), 1e-9) || hazard > 1e-9 {
		t.Errorf("at once: %g, hazard %g", value, hazard)
	}
	if value, hazard, bend := gaveUp(30); !near(value, math.Log(absurdShare/2), 1e-9) || hazard > 1e-9 || bend > 1e-9 {
		t.Errorf("much too late: %g, hazard %g, bend %g", value, hazard, bend)
	}
	if value, _, _ := gaveUp(0); !near(value, math.Log(0.5), 1e-9) {
		t.Errorf("in the middle: %g", value)
	}
}

func fiveLevels() (*categories, []float64) {
	list := []measurement{{category: 5}, {category: 1}, {category: 2}, {category: 4}, {category: 3}, {category: 2}}
	return newCategories(list), []float64{-2, -0.5, 1, 4}
}

func TestCategoryDerivatives(t *testing.T) {
	f, shifts := fiveLevels()
	for level := 1; level <= 5; level++ {
		o := f.observation(level)
		checkDerivatives(t, f, &o, shifts, 0, true)
	}
}

func TestCategoryProbabilities(t *testing.T) {
	f, shifts := fiveLevels()
	for _, predictor := range []float64{-30, -1, 0, 2, 700} {
		total, mean := 0.0, 0.0
		for level := 1; level <= 5; level++ {
			o := f.observation(level)
			l := f.at(&o, shifts, predictor, 0)
			if math.IsNaN(l.value) || l.value > 0 || math.IsInf(l.value, 0) {
				t.Errorf("level %d at %g: %g", level, predictor, l.value)
			}
			total += math.Exp(l.value)
			mean += float64(level) * math.Exp(l.value)
		}
		got, variance := f.expect(nil, shifts, predictor, 0, 0)
		if !near(total, 1, 1e-12) || !near(got, mean, 1e-12) || variance < 0 {
			t.Errorf("at %g: sum %g, mean %g and %g, variance %g", predictor, total, mean, got, variance)
		}
	}
	o := f.observation(3)
	if l := f.at(&o, []float64{-2, 1, 1, 4}, 0, 0); !math.IsInf(l.value, -1) {
		t.Errorf("a level without any width: %g", l.value)
	}
}

// What an uncertain predictor leads to, against the integral.
func TestCategoriesAttenuate(t *testing.T) {
	f, shifts := fiveLevels()
	for _, predictor := range []float64{-3, 0, 2} {
		const deviation, step = 1.5, 0.01
		want := 0.0
		for z := -6.0; z < 6; z += step {
			mean, _ := f.expect(nil, shifts, predictor+deviation*z, 0, 0)
			want += step * density(z) * mean
		}
		if got, _ := f.expect(nil, shifts, predictor, deviation*deviation, 0); math.Abs(got-want) > 0.02 {
			t.Errorf("at %g: %g, by integration %g", predictor, got, want)
		}
	}
}

func TestBegin(t *testing.T) {
	var obs []observation
	for _, y := range []float64{5, 6, 7, 5.5, 60} {
		obs = append(obs, observation{value: y})
	}
	if shifts, spread := (clock{}).begin(obs); shifts[0] != -6 || !near(spread, 1.4826, 1e-9) {
		t.Errorf("shift %g, spread %g", shifts[0], spread)
	}
	f, _ := fiveLevels()
	obs = nil
	for _, level := range []int{1, 2, 2, 3, 4, 5, 5, 5} {
		obs = append(obs, f.observation(level))
	}
	shifts, _ := f.begin(obs)
	for k, share := range []float64{1. / 8, 3. / 8, 4. / 8, 5. / 8} {
		if !near(logistic(shifts[k]), share, 1e-12) {
			t.Errorf("cut %d leaves %g below it; want %g", k, logistic(shifts[k]), share)
		}
	}
}
