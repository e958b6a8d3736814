package corpus_test

import (
	"bytes"
	"testing"

	"latin/corpus"
)

// fuzzFormat checks what must hold for any input: a record or an error, never
// both; errors have a place in the file; what was read can be written in its
// own format and comes back equal.
func fuzzFormat(f *testing.F, format *corpus.Format, seeds ...string) {
	for _, s := range seeds {
		f.Add([]byte(s))
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		if len(text) > 1<<14 {
			return
		}
		for r, err := range corpus.Read(bytes.NewReader(text), "x", format) {
			if (r == nil) == (err == nil) {
				t.Fatalf("record %v and error %v", r, err)
			}
			if r == nil {
				checkPlace(t, err)
				continue
			}
			if r.Line < 1 || r.Column < 1 || len(r.Clues) != r.Puzzle.Board.Len() {
				t.Fatalf("record at %d:%d with %d clues", r.Line, r.Column, len(r.Clues))
			}
			if format.Holds.Several && format.Encode != nil {
				roundTrip(t, format, r)
			}
		}
	})
}

func checkPlace(t *testing.T, err error) {
	switch e := err.(type) {
	case *corpus.SyntaxError:
		if e.Line < 1 || e.Column < 1 || e.Msg == "" {
			t.Fatalf("error without a place: %v", err)
		}
	case *corpus.ReadError: // of gzip and zstd
	default:
		t.Fatalf("%T: %v", err, err)
	}
}

func FuzzLine(f *testing.F) {
	fuzzFormat(f, corpus.Line, lineFixture, fig1+" 1.2 # note\tid=1\n", "\ufeff# c\r\n\r\n"+fig1+"\r\n",
		"sudoku:2x2:1,2,,,,,,,,,,,,,,\tlabels=1,2,3,4\tinscription=none\n", "latin-square:1:\tlabels=10,\n",
		"jigsaw:2:....\tregions=AABB\tx=\\t\\\\\n", "nosuch:1\nsudoku\n\xff\n\x00")
}

func FuzzTable(f *testing.F) {
	fuzzFormat(f, corpus.Table, "puzzle\tplayers\n"+fig1+"\t12\n", "id,clues,kind,labels\na,\"1,2,,\",latin-square:2,\"1,2\"\n# c\n\nb,..,latin-square:2,\n",
		"a;\"puzzle\"\n\"x\"\"y\";latin-square:1:.\n\";\n;\n", "schema,Clues\n", "nothing\nhere\n", "puzzle\n\xff\n")
}

func FuzzDocument(f *testing.F) {
	fuzzFormat(f, corpus.Document, "kind: sudoku:2x2\nlabels: ABCC\ninscription: row 1\nclues: |\n  A . . .\n  ....\n  ....\n  ....\nfields: {a: 1}\n",
		"board:\n  rows: 2\n  cols: 3\n  lines: true\n  regions: |\n    AAB\n    BAB\n  extra:\n    - [r1c1, r2c2]\n    - X....Y\nlabels: 1,2,10\n---\n{kind: wave}\n...\n",
		"board: {cells: 3, asterisms: [[0, 1], {name: a, cells: [1, 2], mark: links, links: [[1, 2]]}], points: [[0, 1], [1, 0], [2, 2.5]]}\ncandidates: 12 . ,\n",
		"kind: &a x\nid: *a\n", "clues: !!str |2\n   a\n", "kind: sudoku\n? a\n: b\n<<: c\n", "%YAML 1.2\n---\nkind: 'sud''oku'\nid: \"\\x41\\u00e9\\n\"\n")
}

func FuzzJSON(f *testing.F) {
	fuzzFormat(f, corpus.JSON, `{"schema":"latin/puzzle/1","kind":"sudoku:2x2","labels":"ABCC","inscription":"row 1","clues":"A...............","x":[1,{"a":null}]}`,
		`{"board":{"cells":2,"asterisms":[[0,1]],"points":[[0,1,0.5],[1,0,0.5]],"names":["a","b"]},"clues":["1",null],"candidates":[["1"],[]]}`,
		`{"board":{"rows":2,"cols":2,"lines":true,"regions":["AABB","A..B"],"extra":["r1c1 r2c2"]},"labels":["a","b"]}`,
		"{\"kind\":\"wave\"}\n{\n\n[1]\n{\"a\":\"\\ud800\"}", `{"kind":"sudoku","":"","id":1e400}`)
}

func FuzzDzn(f *testing.F) {
	fuzzFormat(f, corpus.Dzn, dzn068, "n=2;streams=[|1,1,1,2|2,1,2,2|];placed=[||];", "n=2;/* */streams=[1,1,2,2]; % c\n", "streams=array2d(1..0,1..,[]);n=-1;")
}
