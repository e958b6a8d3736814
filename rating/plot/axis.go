package plot

import (
	"math"
	"strconv"
	"strings"
)

// An Axis is one of the two directions of a panel.
type Axis struct {
	Label string
	// Log makes the scale logarithmic; values at or below 0 have no place on it then.
	Log bool
}

// A scale places the values between low and high.
type scale struct {
	log       bool
	low, high float64
	from, to  float64 // in pixels
	across    bool    // numbers stand side by side, and need room for their width
	whole     bool    // ticks are whole numbers
}

// newScale holds all values that can be placed, with some room around them.
func (a Axis) newScale(values []float64, room float64) scale {
	s := scale{log: a.Log, low: math.Inf(1), high: math.Inf(-1)}
	for _, v := range values {
		if s.places(v) {
			s.low, s.high = min(s.low, v), max(s.high, v)
		}
	}
	if s.low > s.high { // nothing at all
		s.low, s.high = 1, 2
	}
	low, high := s.inner(s.low), s.inner(s.high)
	switch {
	case high-low <= 1e-9*max(1, math.Abs(high)): // one value, but for its last digits
		low, high = low-0.5, high+0.5
	case room == 0: // to the digit
		return s
	}
	s.low, s.high = s.outer(low-room*(high-low)), s.outer(high+room*(high-low))
	return s
}

// places says whether the value has a place.
func (s *scale) places(v float64) bool {
	return !math.IsNaN(v) && !math.IsInf(v, 0) && (!s.log || v > 0)
}

func (s *scale) inner(v float64) float64 {
	if s.log {
		return math.Log(v)
	}
	return v
}

func (s *scale) outer(v float64) float64 {
	if s.log {
		return math.Exp(v)
	}
	return v
}

// at is the place of a value in pixels; what is beyond the scale is at its ends.
func (s *scale) at(v float64) float64 {
	share := (s.inner(v) - s.inner(s.low)) / (s.inner(s.high) - s.inner(s.low))
	return s.from + min(max(share, 0), 1)*(s.to-s.from)
}

// mostTicks is how many ticks an axis has at most.
const mostTicks = 9

// shortLog is the ratio up to which a logarithmic scale has the ticks of a linear one: they
// still stand about evenly, and are more.
const shortLog = 2.5

// ticks are round values on the scale, from 2 to mostTicks unless it is too short.
func (s *scale) ticks() []float64 {
	if s.log && s.high/s.low > shortLog {
		for _, mantissas := range [][]float64{{1, 1.5, 2, 3, 4, 5, 6, 7, 8, 9}, {1, 1.5, 2, 3, 5, 7}, {1, 2, 5}, {1, 3}, {1}} {
			if list := s.logTicks(mantissas, 1); len(list) <= mostTicks && len(list) > 1 && s.fits(list) {
				return list
			}
		}
		if s.high/s.low > 100 {
			return s.logTicks([]float64{1}, int(math.Ceil(math.Log10(s.high/s.low)/mostTicks)))
		}
	}
	return s.linearTicks()
}

// fits says whether the numbers of ticks have room beside each other.
func (s *scale) fits(list []float64) bool {
	for i, v := range list[1:] {
		width := textWidth(Digits(v), textSize)/2 + textWidth(Digits(list[i]), textSize)/2
		if s.across && s.at(v)-s.at(list[i]) < width+tickRoom {
			return false
		}
	}
	return true
}

func (s *scale) logTicks(mantissas []float64, every int) []float64 {
	var list []float64
	for power := math.Floor(math.Log10(s.low)); power <= math.Log10(s.high); power += float64(every) {
		for _, m := range mantissas {
			if v := round(m * math.Pow(10, power)); v >= s.low && v <= s.high {
				list = append(list, v)
			}
		}
	}
	return list
}

// linearTicks are multiples of 1, 2 or 5 times a power of ten.
func (s *scale) linearTicks() []float64 {
	step := math.Pow(10, math.Floor(math.Log10((s.high-s.low)/mostTicks)))
	if s.whole {
		step = max(step, 1)
	}
	for _, times := range []float64{1, 2, 5, 10} {
		if first, last := math.Ceil(s.low/(step*times)), math.Floor(s.high/(step*times)); last-first < mostTicks {
			var list []float64
			for k := first; k <= last; k++ {
				list = append(list, round(k*step*times))
			}
			return list
		}
	}
	return nil
}

// round takes away what the binary system adds to a decimal number.
func round(v float64) float64 {
	short, _ := strconv.ParseFloat(strconv.FormatFloat(v, 'g', 12, 64), 64)
	return short
}

// Digits writes a number for people: three digits after the point at most, and a
// comma at every thousand.
func Digits(v float64) string {
	text := strconv.FormatFloat(v, 'f', -1, 64)
	if math.Abs(v) >= 1e15 || v != 0 && math.Abs(v) < 1e-3 {
		return strconv.FormatFloat(v, 'g', 3, 64)
	}
	whole, rest, _ := strings.Cut(text, ".")
	if len(rest) > 3 {
		whole, rest, _ = strings.Cut(strconv.FormatFloat(v, 'f', 3, 64), ".")
	}
	first := 0
	if strings.HasPrefix(whole, "-") {
		first = 1
	}
	for i := len(whole) - 3; i > first; i -= 3 {
		whole = whole[:i] + "," + whole[i:]
	}
	if rest = strings.TrimRight(rest, "0"); rest == "" {
		return whole
	}
	return whole + "." + rest
}
