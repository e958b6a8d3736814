package corpus_test

import (
	"strings"
	"testing"

	"latin/corpus"
)

// Tables of all shapes give the record that the line gives.
func TestTable(t *testing.T) {
	zeros := strings.ReplaceAll(fig1, ".", "0")
	tests := []struct{ name, table, line string }{
		{"tabs", "puzzle\tplayers\tmean_seconds\n" + zeros + "\t12\t303\n", fig1 + "\tplayers=12\tmean_seconds=303"},
		{"one column", "puzzle\n" + fig1 + "\n", fig1},
		{"commas", "Puzzle,id\n" + fig1 + ",a\n", fig1 + "\tid=a"},
		{"semicolons", "id;CLUES\r\na;" + fig1 + "\r\n", fig1 + "\tid=a"},
		{"byte order mark", "\ufeffid,puzzle\na," + fig1 + "\n", fig1 + "\tid=a"},
		{"comments", "# of players\n\nid,puzzle\n# easy\n\na," + fig1 + "\n", fig1 + "\tid=a"},
		{"kind in the puzzle", "puzzle\nsudoku:2x2:1......2..3.4...\n", "sudoku:2x2:1......2..3.4..."},
		{"kind in its column", "Kind,clues\nsudoku:2x2,1......2..3.4...\n", "sudoku:2x2:1......2..3.4..."},
		{"no kind in its column", "kind,clues\n," + fig1 + "\n", fig1},
		{"commas in quotes", "id,puzzle\na,\"latin-square:2:1,2,,\"\n", "latin-square:2:1,2,,\tid=a"},
		{"quotes in quotes", "puzzle,id\n" + fig1 + `,"a ""b"""` + "\n", fig1 + "\tid=a \"b\""},
		{"quotes within", "puzzle,id\n" + fig1 + `,a "b"` + "\n", fig1 + "\tid=a \"b\""},
		{"blanks", " puzzle , id \n " + fig1 + " , a \n", fig1 + "\tid=a"},
		{"zero is a label", "puzzle,labels\nlatin-square:2:0..0,01\n", "latin-square:2:0..0\tlabels=01"},
		{"a label of two signs", "puzzle,labels\nlatin-square:1:10,\"10,\"\n", "latin-square:1:10\tlabels=10,"},
		{"regions", "puzzle,regions\nstrimko:4:.....32...1.....,1224214234134331\n", "strimko:4:.....32...1.....\tregions=1224214234134331"},
		{"empty values", "puzzle,a,b,c\n" + fig1 + ",,2,\n", fig1 + "\tb=2"},
		{"names", "puzzle,time (s),2nd,,Board,clues\n" + fig1 + ",1,2,3,4,5\n", fig1 + "\ttime-s=1\tcolumn-2nd=2\tcolumn-4=3\tBoard=4\tclues-column=5"},
		{"a line end is missing", "id,puzzle\na," + fig1, fig1 + "\tid=a"},
	}
	for _, test := range tests {
		got, want := readGood(t, test.table, "x", nil), readGood(t, test.line, "x", corpus.Line)
		if len(got) != 1 {
			t.Errorf("%s: %d records", test.name, len(got))
		} else if d := differ(want[0], got[0]); d != "" {
			t.Errorf("%s: %s", test.name, d)
		}
	}
}

// One bad row costs one record; a bad header costs all.
func TestTableErrors(t *testing.T) {
	head := "id\tpuzzle\n"
	tests := []struct{ name, table, want string }{
		{"short row", head + "a\n", "x:2:1: a row of 1 values below a header of 2 columns"},
		{"long row", head + "a\t" + fig1 + "\t3\n", "x:2:1: a row of 3 values below a header of 2 columns"},
		{"no puzzle", head + "a\t\n", "x:2:3: a row without a puzzle; give its CELLS"},
		{"short", head + "a\t" + fig1[1:] + "\n", "x:2:83: 80 cells found"},
		{"label", head + "ä\t" + fig1[:80] + "x\n", `x:2:83: unknown label "x"`},
		{"label in quotes", head + "ä\t\"" + fig1[:80] + "x\"\n", `x:2:84: unknown label "x"`},
		{"kind", head + "a\tsudku:1\n", `x:2:3: `},
		{"kind column", "puzzle,kind\n..,latin-sqare\n", `x:2:4: `},
		{"labels", "puzzle,labels\nsudoku:2x2:................,12\n", `x:2:29: `},
		{"quote", head + "\"a\t" + fig1 + "\n", "x:2:1: a quote without its end"},
		{"after the quote", head + "\"a\"b\t" + fig1 + "\n", "x:2:1: a quote without its end, or with more after it"},
		{"not UTF-8", head + "a\xff\t" + fig1 + "\n", "x:2:2: a byte that is not UTF-8"},
	}
	for _, test := range tests {
		n := 0
		for r, err := range corpus.Read(strings.NewReader(test.table+"b\t"+fig1+"\n"), "x", corpus.Table) {
			if n++; n == 1 && (err == nil || !strings.HasPrefix(err.Error(), test.want)) {
				t.Errorf("%s: %v, %v; want %s", test.name, r, err, test.want)
			}
		}
		if n != 2 {
			t.Errorf("%s: reading ends after %d rows", test.name, n)
		}
	}
}

func TestTableHeaderErrors(t *testing.T) {
	tests := []struct{ name, header, want string }{
		{"no puzzle", "id,cells", "x:1:1: the header of this table has no column puzzle or clues"},
		{"twice", "puzzle,a b,a-b", "x:1:12: a second column a-b; name it otherwise"},
		{"many", "puzzle" + strings.Repeat(",", 1000), "x:1:1007: more than 1000 columns"},
		{"quote", `puzzle,"a`, "x:1:8: a quote without its end"},
	}
	for _, test := range tests {
		var all []string
		for r, err := range corpus.Read(strings.NewReader(test.header+"\n"+fig1+"\n"), "x", corpus.Table) {
			if r != nil {
				t.Errorf("%s: a record", test.name)
			}
			all = append(all, err.Error())
		}
		if len(all) != 1 || !strings.HasPrefix(all[0], test.want) {
			t.Errorf("%s: %q; want %s", test.name, all, test.want)
		}
	}
}

// A list of lines stays one, whatever its file is called.
func TestTablesAreRecognised(t *testing.T) {
	for _, name := range []string{"x.csv", "x.tsv", "x.txt", "-"} {
		if r := readGood(t, "id,puzzle\na,"+fig1+"\n", name, nil); len(r) != 1 || r[0].ID() != "a" {
			t.Errorf("%s: not read as a table", name)
		}
		if r := readGood(t, fig1+",puzzle 1\n", name, nil); len(r) != 1 || r[0].Field("note") != "puzzle 1" {
			t.Errorf("%s: not read as lines", name)
		}
	}
}
