package render

import (
	"bytes"
	"compress/zlib"
	"errors"
	"io"
	"math"
	"os"
	"os/exec"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/jung-kurt/gofpdf"
)

// document is a PDF with everything: two pages, text in both weights, a trim
// box and, in the screen profile, bookmarks and links.
func document(t testing.TB, opt PDFOptions) *PDF {
	d := NewPDF(opt)
	d.SetTitle("Σ Д ♞")
	d.SetAuthor("M. G. Palomo")
	place := d.NewDest()
	page := d.AddPage(300, 400)
	d.SetTrim(Rect{10, 20, 280, 360})
	d.Bookmark("Puzzles", 0, 0)
	d.Bookmark("♞ One", 1, 50)
	Draw(page, Rect{30, 30, 240, 240}, numbered(jigsawBoard(t)))
	page.Text(150, 350, "Solution: page 2, Σ ♞", Font{Size: 9, Align: Center})
	d.Link(Rect{100, 340, 100, 12}, place)
	page = d.AddPage(300, 400)
	d.SetDest(place, 30)
	Draw(page, Rect{30, 30, 240, 240}, numbered(orbBoard(t)))
	return d
}

func written(t testing.TB, d *PDF) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := d.Write(&b); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// inOtherProcess makes the test program print a PDF and do nothing else.
const inOtherProcess = "RENDER_TEST_PRINT_PDF"

func TestMain(m *testing.M) {
	if os.Getenv(inOtherProcess) != "" {
		if err := document(&testing.T{}, PDFOptions{Screen: true}).Write(os.Stdout); err != nil {
			os.Exit(1)
		}
		os.Exit(0)
	}
	os.Exit(m.Run())
}

func TestPDFSameBytes(t *testing.T) {
	first := written(t, document(t, PDFOptions{Screen: true}))
	for range 3 {
		if !bytes.Equal(first, written(t, document(t, PDFOptions{Screen: true}))) {
			t.Fatal("two documents made alike differ")
		}
	}
	for range 2 {
		cmd := exec.Command(os.Args[0])
		cmd.Env = append(os.Environ(), inOtherProcess+"=1")
		other, err := cmd.Output()
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(first, other) {
			t.Fatal("another process makes another document")
		}
	}
}

func TestPDFProfiles(t *testing.T) {
	screen, print := written(t, document(t, PDFOptions{Screen: true})), written(t, document(t, PDFOptions{}))
	for _, word := range []string{"/Annots", "/Outlines"} {
		if !bytes.Contains(screen, []byte(word)) {
			t.Errorf("the screen profile has no %s", word)
		}
		if bytes.Contains(print, []byte(word)) {
			t.Errorf("the print profile has %s", word)
		}
	}
}

// The trim box counts from below: 20 points of 400 are above it, 20 below.
func TestPDFTrim(t *testing.T) {
	b := written(t, document(t, PDFOptions{}))
	if !bytes.Contains(b, []byte("/TrimBox [10.00 20.00 290.00 380.00]")) {
		t.Errorf("trim box: %s", regexp.MustCompile(`/TrimBox[^]]*]`).Find(b))
	}
	d := NewPDF(PDFOptions{})
	d.AddPage(100, 200)
	d.SetTrim(Rect{0, 10, 100, 50})
	if b := written(t, d); !bytes.Contains(b, []byte("/TrimBox [0.00 140.00 100.00 190.00]")) {
		t.Errorf("trim box: %s", regexp.MustCompile(`/TrimBox[^]]*]`).Find(b))
	}
}

// Books are printed in black ink only, so every colour is a DeviceGray one.
func TestPDFOnlyGrey(t *testing.T) {
	d := NewPDF(PDFOptions{})
	for _, p := range boards(t) {
		v := numbered(p)
		v.Highlights = goldenViews(t)["candidates"].Highlights[:1]
		Draw(d.AddPage(300, 300), Rect{W: 300, H: 300}, v)
	}
	coloured := regexp.MustCompile(`(?m) (rg|RG)\b`)
	streams := contents(t, written(t, d))
	if len(streams) < len(boards(t)) {
		t.Fatalf("%d streams found", len(streams))
	}
	for _, s := range streams {
		if m := coloured.Find(s); m != nil && bytes.Contains(s, []byte(" Tf ")) {
			t.Errorf("a page has colours: %q", m)
		}
	}
}

// contents are the unpacked streams of a PDF.
func contents(t *testing.T, pdf []byte) [][]byte {
	var all [][]byte
	for _, part := range bytes.Split(pdf, []byte("stream\n"))[1:] {
		z, err := zlib.NewReader(bytes.NewReader(part))
		if err != nil {
			continue
		}
		if s, err := io.ReadAll(z); err == nil {
			all = append(all, s)
		}
	}
	return all
}

// A closed curve must end exactly where it began: gofpdf writes lines and
// curves with different precision, and what is closed by a tiny line gets the
// spike of a mitre.
func TestPDFCirclesAreClosed(t *testing.T) {
	d := NewPDF(PDFOptions{})
	page := d.AddPage(419.5276, 595.2756) // a5
	const circles = 20
	for i := range circles {
		x := 50 + float64(i)*10.123456
		page.Path(CirclePath(x, 2*x+0.00317, 7.654321), Style{Stroke: &Black, Width: 1.5})
	}
	number := `(-?\d+\.\d+)`
	begin := regexp.MustCompile(number + " " + number + " m\n")
	end := regexp.MustCompile(number + " " + number + " c\nh\n")
	drawn := bytes.Join(contents(t, written(t, d)), nil)
	begins, ends := begin.FindAllSubmatch(drawn, -1), end.FindAllSubmatch(drawn, -1)
	if len(begins) != circles || len(ends) != circles {
		t.Fatalf("%d circles begin and %d end; want %d", len(begins), len(ends), circles)
	}
	for i := range ends {
		for k := 1; k <= 2; k++ {
			from, _ := strconv.ParseFloat(string(begins[i][k]), 64)
			to, _ := strconv.ParseFloat(string(ends[i][k]), 64)
			if from != to {
				t.Errorf("circle %d begins at %s and ends at %s", i, begins[i][k], ends[i][k])
			}
		}
	}
}

func TestPDFErrors(t *testing.T) {
	tests := []struct {
		name, want string
		draw       func(*PDF)
	}{
		{"no page", "no pages", func(d *PDF) {}},
		{"above U+FFFF", "cannot draw", func(d *PDF) { d.AddPage(99, 99).Text(1, 1, "a😀", Font{Size: 9}) }},
		{"not in the font", "cannot draw", func(d *PDF) { d.AddPage(99, 99).Text(1, 1, "漢", Font{Size: 9}) }},
		{"broken UTF-8", "cannot draw", func(d *PDF) { d.AddPage(99, 99).Text(1, 1, "a\xff", Font{Size: 9}) }},
		{"page without size", "each side", func(d *PDF) { d.AddPage(0, 99) }},
		{"page of NaN", "each side", func(d *PDF) { d.AddPage(math.NaN(), 99) }},
		{"finished page", "after page 2", func(d *PDF) { p := d.AddPage(99, 99); d.AddPage(99, 99); p.Text(1, 1, "a", Font{Size: 9}) }},
		{"link to nowhere", "leads nowhere", func(d *PDF) { d.AddPage(99, 99); d.Link(Rect{W: 1, H: 1}, d.NewDest()) }},
		{"unknown place", "no such place", func(d *PDF) { d.AddPage(99, 99); d.Link(Rect{W: 1, H: 1}, 7) }},
		{"skipped level", "level 2", func(d *PDF) { d.AddPage(99, 99); d.Bookmark("a", 0, 0); d.Bookmark("b", 2, 0) }},
	}
	for _, tt := range tests {
		d := NewPDF(PDFOptions{Screen: true})
		tt.draw(d)
		var b bytes.Buffer
		err := d.Write(&b)
		if !errors.Is(err, ErrPDF) || !strings.Contains(err.Error(), tt.want) || b.Len() > 0 {
			t.Errorf("%s: error %v, %d bytes written; want %q and none", tt.name, err, b.Len(), tt.want)
		}
	}
}

// Titles are only stored, so they may hold anything.
func TestPDFTitles(t *testing.T) {
	for _, title := range []string{"", "😀", "a\xc3", "\xe0\xa0", "\x00\n()\\"} {
		d := NewPDF(PDFOptions{Screen: true})
		d.SetTitle(title)
		d.SetAuthor(title)
		d.AddPage(99, 99)
		d.Bookmark(title, 0, 0)
		written(t, d)
	}
}

func TestPDFDate(t *testing.T) {
	d := NewPDF(PDFOptions{Date: time.Date(2026, 11, 21, 23, 30, 0, 0, time.FixedZone("", -3600))})
	d.AddPage(9, 9)
	if b := written(t, d); bytes.Count(b, []byte("D:20261122003000")) != 2 {
		t.Error("the date is not the one given, in UTC, for both creation and change")
	}
}

// gofpdf rounds widths to thousandths of an em; ours are those of the font.
func TestMeasureAgreesWithPDF(t *testing.T) {
	doc := gofpdf.New("P", "pt", "A4", "")
	for bold, style := range map[bool]string{false: "", true: "B"} {
		f := Font{Size: 100, Bold: bold}
		doc.AddUTF8FontFromBytes(pdfFamily, style, faceOf(f).ttf)
		doc.SetFont(pdfFamily, style, 100)
		for _, text := range []string{"", "8", "WillShortz", "Σ Д ♞ ①", "AVAVA"} {
			if got, want := Measure(text, f), doc.GetStringWidth(text); math.Abs(got-want) > 0.06*float64(len(text)) {
				t.Errorf("%q, bold %v: %g points; gofpdf says %g", text, bold, got, want)
			}
		}
	}
}
