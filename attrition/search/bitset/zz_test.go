package bitset
import ("testing";"latin/attrition/search/searchtest")
func BenchmarkZZ(b *testing.B){
 p := searchtest.Sudoku(b, 3, 3)
 pbs := searchtest.List(b, p, "sudoku-36-clues-20k.txt.gz", 20000)
 e := New(p)
 b.Run("write", func(b *testing.B){ i:=0; for b.Loop() { e.write(e.at(0), pbs[i%len(pbs)]); i++ } })
 b.Run("writesame", func(b *testing.B){ i:=0; for b.Loop() { e.write(e.at(0), pbs[i%4]); i++ } })
 b.Run("start", func(b *testing.B){ i:=0; for b.Loop() { e.start(pbs[i%len(pbs)]); i++ } })
 b.Run("startsame", func(b *testing.B){ i:=0; for b.Loop() { e.start(pbs[i%4]); i++ } })
 b.Run("tally", func(b *testing.B){ x:=e.all; s:=uint64(0); for b.Loop() { o,t:=e.tallyOf(x); s+=o; x.a^=t&1 } ; sink=s})
}
var sink uint64
