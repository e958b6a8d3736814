package fit

import (
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/google/go-cmp/cmp"
)

func TestReadSamples(t *testing.T) {
	ann := &Samples{
		Name: "t", Puzzles: []string{"p,1", " p2"}, Players: []string{"ann", "bob"}, Ignored: []string{"Device"},
		Rows: []Sample{
			{Line: 2, Puzzle: 0, Player: 0, Seconds: 61.5, Outcome: Solved, Level: 2},
			{Line: 3, Puzzle: 1, Player: 0, Seconds: 900, Outcome: Unsolved},
			{Line: 4, Puzzle: 0, Player: 1, Level: 5},
			{Line: 5, Puzzle: 0, Player: -1, Outcome: Unsolved},
			{Line: 6, Puzzle: 0, Player: -1, Outcome: Unsolved},
		},
	}
	comma := "Level,puzzle,Device,player,SECONDS,solved\n" +
		"easy,\"p,1\",x,ann,61.5,yes\n" + ", p2,x,ann,900,no\n" + "Very difficult,\"p,1\",,bob,,\n" + ",\"p,1\",,,,0\n" + ",\"p,1\",,,,false\n"
	tab := "level\tpuzzle\tDevice\tplayer\tseconds\tsolved\n" +
		"2\tp,1\t\tann\t 61.5\tTRUE\n" + "\t p2\t\tann\t9e2\t0\n" + "very_difficult\tp,1\t\tbob\t\t\n" + "\tp,1\t\t\t\tno\n" + "\tp,1\t\t\t\tno\n"
	semicolon := strings.NewReplacer("\t", ";", " 61.5", "61,5").Replace(tab)
	groups := &Samples{
		Name: "t", Puzzles: []string{"a", "b"},
		Rows: []Sample{{Line: 2, Player: -1, Group: 12, Seconds: 303}, {Line: 3, Puzzle: 1, Player: -1, Group: 1, Seconds: 0.01}},
	}
	for _, test := range []struct {
		name, text string
		want       *Samples
	}{
		{"commas and quotes", comma, ann},
		{"tabs", tab, ann},
		{"CRLF and byte order mark", "\ufeff" + strings.ReplaceAll(tab, "\n", "\r\n"), ann},
		{"semicolons and decimal commas", strings.Replace(semicolon, "level", "Level", 1), ann},
		{"blank lines and no last end of line", "\n\n" + strings.TrimSuffix(tab, "\n"), shifted(ann, 2)},
		{"groups", "puzzle\tplayers\tmean_seconds\na\t12\t303\nb\t1\t0.01\n", groups},
	} {
		got, err := ReadSamples(strings.NewReader(test.text), "t")
		if err != nil {
			t.Errorf("%s: %v", test.name, err)
			continue
		}
		if diff := cmp.Diff(test.want, got); diff != "" {
			t.Errorf("%s: %s", test.name, diff)
		}
	}
}

// shifted is a table that begins some lines later.
func shifted(s *Samples, lines int) *Samples {
	c := *s
	c.Rows = append([]Sample(nil), s.Rows...)
	for i := range c.Rows {
		c.Rows[i].Line += lines
	}
	return &c
}

func TestBadTables(t *testing.T) {
	for _, test := range []struct{ text, want string }{
		{"", `t:1:1: found nothing; expected a line with the names of the columns`},
		{"puzzle,seconds\n", `t:1:1: found no rows; expected a sample in each line after the names of the columns`},
		{"\xff\xfep\x00u\x00", `t:1:1: found UTF-16; expected UTF-8, as spreadsheets write "CSV UTF-8"`},
		{"puzle,seconds\na,1\n", `t:1:1: no column "puzzle"; expected it in the first line; is column "puzle" meant to be "puzzle"?`},
		{"puzle,pulle,seconds\na,b,1\n", `t:1:1: no column "puzzle"; expected it in the first line; is column "puzle" meant to be "puzzle"?`},
		{"grid,seconds\na,1\n", `t:1:1: no column "puzzle"; expected it in the first line`},
		{"puzzle,secs,colour\na,1,x\n", `t:1:1: no column "seconds", "solved" or "level"; expected one of them, or players and mean_seconds; is column "secs" meant to be "seconds"?`},
		{"puzzle,mean_seconds,palyers\n", `t:1:1: no column "players"; expected it beside mean_seconds; is column "palyers" meant to be "players"?`},
		{"puzzle,players\n", `t:1:1: no column "mean_seconds"; expected it beside players`},
		{"puzzle,seconds,mean_seconds\n", `t:1:16: found columns "seconds" and "mean_seconds"; expected rows about one player (player, seconds, solved, level) or about groups (players, mean_seconds)`},
		{"puzzle,seconds, Puzzle\n", `t:1:16: found column "puzzle" twice; expected it once`},
		{"puzzle,\"seconds\nx", `t:2:2: found a quote that does not end; expected quotes around a whole field, and "" for a quote in it`},
		{"puzzle,seconds\na,1,2\n,3\n", "t:2:1: found 3 fields; expected 2, one for each name in the first line\nt:3:1: found no puzzle; expected its text"},
		{"puzzle,seconds\na,b\"c\na,-1\n", "t:2:4: found a quote within a field; expected quotes around a whole field, and \"\" for a quote in it\nt:3:3: found \"-1\"; expected seconds from 0.01 to 31536000"},
		{"puzzle,seconds\na,0\na,NaN\na,+Inf\na,1e9\na,5:03\n", `t:2:3: found "0"; expected seconds from 0.01 to 31536000
t:3:3: found "NaN"; expected seconds from 0.01 to 31536000
t:4:3: found "+Inf"; expected seconds from 0.01 to 31536000
t:5:3: found "1e9"; expected seconds from 0.01 to 31536000
t:6:3: found "5:03"; expected seconds from 0.01 to 31536000`},
		{"puzzle,level\na,6\na,hard\n", `t:2:3: found "6"; expected a level from 1 to 5, or very-easy, easy, medium, difficult, very-difficult
t:3:3: found "hard"; expected a level from 1 to 5, or very-easy, easy, medium, difficult, very-difficult`},
		{"puzzle,solved\na,maybe\n", `t:2:3: found "maybe"; expected yes or no`},
		{"puzzle,level,solved\na,,\n", `t:2:1: found neither a time nor a level nor whether it was solved; expected one of them`},
		{"player,puzzle,solved\nx,a,1\nx,b,1\nx,a,0\n", `t:4:1: found player "x" with the same puzzle as in line 2; expected one row`},
		{"puzzle,players,mean_seconds\na,3,5\na,4,5\nb,0,5\nb,,5\nb,2,\n", `t:3:1: found the same puzzle as in line 2; expected one row for all its players
t:4:3: found "0"; expected how many players, from 1 to 1000000000
t:5:3: found ""; expected how many players, from 1 to 1000000000
t:6:1: found neither a time nor a level nor whether it was solved; expected one of them`},
	} {
		s, err := ReadSamples(strings.NewReader(test.text), "t")
		if s != nil || err == nil || err.Error() != test.want {
			t.Errorf("%q:\n%v\nwant\n%s", test.text, err, test.want)
		}
	}
}

func TestManyBadRows(t *testing.T) {
	_, err := ReadSamples(strings.NewReader("puzzle,seconds\n"+strings.Repeat("a,x\n", MaxRowErrors+7)), "t")
	var table *TableError
	var row *RowError
	if !errors.As(err, &table) || !errors.As(err, &row) {
		t.Fatal(err)
	}
	if len(table.Rows) != MaxRowErrors || table.More != 7 || row.Line != 2 {
		t.Errorf("%d rows and %d more, the first in line %d", len(table.Rows), table.More, row.Line)
	}
	if !strings.HasSuffix(err.Error(), "\nand 7 more wrong rows") {
		t.Error(err)
	}
}

func TestReaderThatFails(t *testing.T) {
	broken := errors.New("broken")
	_, err := ReadSamples(io.MultiReader(strings.NewReader("puzzle,seconds\na,1\n"), iotest.ErrReader(broken)), "t")
	if !errors.Is(err, broken) {
		t.Error(err)
	}
}

// A large table is read without a limit that anybody meets.
func TestLargeTable(t *testing.T) {
	var text strings.Builder
	text.WriteString("puzzle,player,seconds\n")
	const puzzles, players = 400, 250
	for i := range puzzles {
		for j := range players {
			fmt.Fprintf(&text, "puzzle %d,player %d,%d\n", i, j, i+j+1)
		}
	}
	s, err := ReadSamples(strings.NewReader(text.String()), "t")
	if err != nil {
		t.Fatal(err)
	}
	if len(s.Rows) != puzzles*players || len(s.Puzzles) != puzzles || len(s.Players) != players {
		t.Errorf("%d rows of %d puzzles and %d players", len(s.Rows), len(s.Puzzles), len(s.Players))
	}
}

func TestResponses(t *testing.T) {
	for _, test := range []struct {
		text string
		want []Response
	}{
		{"puzzle,seconds,solved,level\na,1,yes,\n", []Response{Times}},
		{"puzzle,seconds,solved,level\na,1,yes,\na,,,3\n", []Response{Times, Levels}},
		{"puzzle,seconds,solved,level\na,,yes,4\n", []Response{Levels}},
		{"puzzle,seconds,solved,level\na,,yes,\n", []Response{Solving}},
	} {
		s, err := ReadSamples(strings.NewReader(test.text), "t")
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(test.want, s.Responses()); diff != "" {
			t.Errorf("%q: %s", test.text, diff)
		}
	}
}

func FuzzReadSamples(f *testing.F) {
	f.Add("puzzle,player,seconds,solved,level\na,x,5,yes,easy\n\"b\"\"c\",x,7,no,\n")
	f.Add("\ufeffpuzzle\tplayers\tmean_seconds\r\n12\t3\t4.5\r\n")
	f.Add("puzzle,solved\n\"a\n")
	f.Add("puzzle,seconds\n\" a\r\nb\",1e-2\n")
	f.Fuzz(func(t *testing.T, text string) {
		s, err := ReadSamples(strings.NewReader(text), "t")
		if (s == nil) == (err == nil) {
			t.Fatalf("samples %v with error %v", s, err)
		}
		if err != nil {
			return
		}
		again := writtenAndRead(t, s)
		for i := range s.Rows { // lines that were blank are gone
			s.Rows[i].Line, again.Rows[i].Line = 0, 0
		}
		s.Ignored = nil
		if diff := cmp.Diff(s, again); diff != "" {
			t.Error(diff)
		}
	})
}

func writtenAndRead(t *testing.T, s *Samples) *Samples {
	t.Helper()
	var out strings.Builder
	if err := s.Write(&out); err != nil {
		t.Fatal(err)
	}
	again, err := ReadSamples(strings.NewReader(out.String()), "t")
	if err != nil {
		t.Fatalf("%v\n%s", err, out.String())
	}
	return again
}
