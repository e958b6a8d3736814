package corpus_test

import (
	"bytes"
	"io"
	"os"
	"strings"
	"testing"

	"latin/corpus"
)

func benchmarkRead(b *testing.B, text string, format *corpus.Format) {
	b.SetBytes(int64(len(text)))
	records := 0
	for b.Loop() {
		for _, err := range corpus.Read(strings.NewReader(text), "x", format) {
			if err != nil {
				b.Fatal(err)
			}
			records++
		}
	}
	b.ReportMetric(float64(records)/b.Elapsed().Seconds(), "records/s")
	b.ReportAllocs()
}

func BenchmarkReadBareLines(b *testing.B) {
	benchmarkRead(b, strings.Repeat(fig1+"\n", 10_000), corpus.Line)
}

func BenchmarkReadLines(b *testing.B) {
	benchmarkRead(b, strings.Repeat("sudoku:"+fig1+"\n", 10_000), corpus.Line)
}

func BenchmarkReadLinesWithID(b *testing.B) {
	benchmarkRead(b, strings.Repeat("sudoku:"+fig1+"\tid=fig-1\n", 10_000), corpus.Line)
}

func BenchmarkReadCommaLines(b *testing.B) {
	benchmarkRead(b, strings.Repeat("tartan:9,2,15,,,1,12,14,11,8,,12,2,,10,3"+tartanRest+"\n", 10_000), corpus.Line)
}

func BenchmarkReadJSON(b *testing.B) {
	benchmarkRead(b, strings.Repeat(`{"schema":"latin/puzzle/1","id":"fig-1","kind":"sudoku","clues":"`+fig1+`"}`+"\n", 1000), corpus.JSON)
}

func BenchmarkReadDocuments(b *testing.B) {
	r := readGood(b, fig1, "x", nil)[0]
	benchmarkRead(b, strings.Repeat(write(b, corpus.Document, r)+"---\n", 100), corpus.Document)
}

// BenchmarkReadCorpus reads a public list, where it is at hand.
func BenchmarkReadCorpus(b *testing.B) {
	packed, err := os.ReadFile("../../shared/corpora/sudoku-random-critical-50k.txt.gz")
	if err != nil {
		b.Skip(err)
	}
	records := 0
	for b.Loop() {
		for _, err := range corpus.Read(bytes.NewReader(packed), "x", nil) {
			if err != nil {
				b.Fatal(err)
			}
			records++
		}
	}
	b.ReportMetric(float64(records)/b.Elapsed().Seconds(), "records/s")
}

func BenchmarkWrite(b *testing.B) {
	r := readGood(b, "strimko:4:.....32...1.....\tregions=1224214234134331\tid=weekly-068\n", "x", nil)[0]
	for _, f := range written() {
		b.Run(f.Name, func(b *testing.B) {
			for b.Loop() {
				if err := f.Encode(io.Discard).Put(r); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
