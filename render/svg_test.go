package render

import (
	"bytes"
	"encoding/xml"
	"io"
	"math"
	"strings"
	"testing"
)

func svgText(t testing.TB, s *SVG) string {
	t.Helper()
	var b bytes.Buffer
	n, err := s.WriteTo(&b)
	if err != nil || n != int64(b.Len()) {
		t.Fatalf("%d bytes written, %d said, %v", b.Len(), n, err)
	}
	return b.String()
}

// wellFormed reads the whole text as XML.
func wellFormed(text string) error {
	d := xml.NewDecoder(strings.NewReader(text))
	for {
		if _, err := d.Token(); err == io.EOF {
			return nil
		} else if err != nil {
			return err
		}
	}
}

func TestSVGHostileText(t *testing.T) {
	for _, text := range []string{"<&>\"'", "]]>", "\x00\x08", "a\xffb", "😀", "--><script>"} {
		s := NewSVG(10, 10)
		s.SetTitle(text)
		s.Text(1, 2, text, Font{Size: 3})
		got := svgText(t, s)
		if err := wellFormed(got); err != nil {
			t.Errorf("%q: %v", text, err)
		}
		if strings.Contains(got, "<script") {
			t.Errorf("%q is not escaped", text)
		}
	}
}

func TestSVGElements(t *testing.T) {
	s := NewSVG(100, 50)
	grey, blue := Gray(0x22), Color{1, 2, 255}
	s.Path(RectPath(Rect{1, 2, 3, 4.006}), Style{Fill: &grey})
	s.Path(LinePath(0, 0, 10, 5), Style{Stroke: &blue, Width: 0.755, Dash: []float64{1, 2.5}, Round: true})
	s.Path(LinePath(0, math.NaN(), 10, 5), Style{Stroke: &blue})
	s.Path(nil, Style{Stroke: &blue})
	s.Path(LinePath(0, 0, 1, 1), Style{})
	s.Text(5, 6, "7", Font{Size: 8, Bold: true, Align: Right})
	want := `<path d="M1 2H4V6.01H1Z" fill="#222"/>
<path d="M0 0L10 5" stroke="#0102ff" stroke-width="0.76" stroke-dasharray="1 2.5" stroke-linecap="round" stroke-linejoin="round"/>
<text x="5" y="6" font-size="8" font-weight="bold" text-anchor="end" fill="#000">7</text>
</svg>
`
	if got := svgText(t, s); !strings.HasSuffix(got, "fill=\"#fff\"/>\n"+want) {
		t.Errorf("found\n%s\nwant at the end\n%s", got, want)
	}
}

func TestDecimal(t *testing.T) {
	for v, want := range map[float64]string{0: "0", -0.001: "0", 1: "1", 1.005: "1", 1.25: "1.25", -3.456: "-3.46", 12345.6: "12345.6"} {
		if got := decimal(v); got != want {
			t.Errorf("%g is written %s, want %s", v, got, want)
		}
	}
}
