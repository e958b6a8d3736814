package attrition_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"latin"
	"latin/attrition"
)

// A bookState is a state with what rules see there.
type bookState struct {
	sheet
	domains latin.Domains
	state   *attrition.State
	seen    map[string]losses // by the name of a rule
}

func newBookState(s *attrition.State, d latin.Domains) *bookState {
	b := &bookState{domains: slices.Clone(d), state: s, seen: make(map[string]losses)}
	for x, labels := range d {
		b.sheet[x] = uint16(labels)
	}
	return b
}

// by is what a rule eliminates, all its steps taken together.
func (b *bookState) by(t testing.TB, r *attrition.Rule) losses {
	if gone, ok := b.seen[r.Name]; ok {
		return gone
	}
	var gone losses
	b.state.Load(b.domains)
	r.Find(b.state, func(st *attrition.Step) bool {
		if st.Contradiction {
			t.Fatalf("%s finds a contradiction in\n%v", r.Name, &b.sheet)
		}
		for _, q := range st.Removes {
			gone[q.Cell] |= 1 << q.Label
		}
		return true
	})
	b.seen[r.Name] = gone
	return gone
}

// closure is what the rule and all cheaper ones eliminate, again and again.
func (b *bookState) closure(t testing.TB, r *attrition.Rule) losses {
	pr := attrition.NewProver(b.state.Puzzle(), rulesTo(r.Cost))
	pf, err := pr.Prove(t.Context(), b.domains)
	if err != nil {
		t.Fatal(err)
	}
	var gone losses
	for x, d := range pf.End {
		gone[x] = b.sheet[x] &^ uint16(d)
	}
	return gone
}

func rulesTo(cost int) []*attrition.Rule {
	return slices.DeleteFunc(attrition.UpTo(attrition.Advanced), func(r *attrition.Rule) bool { return r.Cost > cost })
}

// A bookCase is a technique and the rule that should see all that it eliminates.
type bookCase struct {
	name  string
	rule  *attrition.Rule
	book  func(*sheet) losses
	least int // eliminations in all states together, for a test that means something
	// closed: what the rule does not see at once, it and cheaper ones see in the
	// states that follow.
	closed bool
}

func (c *bookCase) check(t *testing.T, states []*bookState) {
	total := 0
	for _, b := range states {
		want := c.book(&b.sheet)
		total += want.count()
		left := want.without(b.by(t, c.rule))
		if c.closed && left.count() > 0 {
			left = left.without(b.closure(t, c.rule))
		}
		if left.count() > 0 {
			t.Fatalf("%s does not see%v in\n%v", c.rule.Name, &left, &b.sheet)
		}
	}
	if total < c.least {
		t.Errorf("only %d eliminations, want %d", total, c.least)
	}
}

func checkBook(t *testing.T, states []*bookState, cases []bookCase) {
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) { c.check(t, states) })
	}
}

// bookStates are states of that many puzzles when singles and locked labels see
// nothing more, and the same with some of the candidates taken out at random, now
// and then without singles and locked labels after that.
func bookStates(t *testing.T, puzzles int) []*bookState {
	p := sudoku(t)
	s, pr := attrition.NewState(p), attrition.NewProver(p, rulesTo(attrition.Locked.Cost))
	rng := rand.New(rand.NewPCG(9, 81))
	var states []*bookState
	add := func(d latin.Domains) latin.Domains {
		pf, err := pr.Prove(t.Context(), d)
		if err != nil {
			t.Fatal(err)
		}
		if pf.Outcome == attrition.Stuck {
			states = append(states, newBookState(s, pf.End))
		}
		return slices.Clone(pf.End)
	}
	for i, text := range bookPuzzles[:puzzles] {
		clues, solution := readBookPuzzle(t, p, text)
		d := add(attrition.Start(p, clues))
		for _, share := range []float64{0.1, 0.2, 0.3, 0.4} {
			add(thinned(rng, d, solution, share))
		}
		if i%12 == 0 {
			states = append(states, newBookState(s, thinned(rng, d, solution, 0.1)))
		}
	}
	return states
}

// thinned leaves out a share of the candidates, but none of the solution.
func thinned(rng *rand.Rand, d latin.Domains, solution latin.PB, share float64) latin.Domains {
	d = slices.Clone(d)
	for x := range d {
		for l := range d[x].Labels() {
			if l != solution[x] && rng.Float64() < share {
				d[x] &^= latin.Just(l)
			}
		}
	}
	return d
}

// readBookPuzzle reads a puzzle with its solution: digits are clues, letters
// what is to be found.
func readBookPuzzle(t *testing.T, p *latin.Puzzle, text string) (clues, solution latin.PB) {
	t.Helper()
	given, all := []byte(text), []byte(text)
	for i, c := range text {
		if c >= 'a' {
			given[i], all[i] = '.', byte(c-'a'+'1')
		}
	}
	clues, err := p.ParseCells(string(given))
	if err != nil {
		t.Fatal(err)
	}
	if solution, err = p.ParseCells(string(all)); err != nil {
		t.Fatal(err)
	}
	return clues, solution
}

// bookPuzzles are critical puzzles that singles and locked labels do not solve;
// every third needs more than colours.
var bookPuzzles = []string{
	"fhea3d72i1c7ibhedf4ibf5gac8ib8cged61cef2da9hggdah69ce2e6dgi2ha38gcd1fbi5b19e83fgd",
	"8geicda2696ca5bgd8ba4fghi3e4eib17hfcfcad89begghbe6c41icb8gdefiaedfhi1c7219gc2f58d",
	"i57dchf21cadibf7heb6h5ag49c8g3a42ief1decf927hfbighecadd3bh9a5fgei16gdhcbghfb5ca49",
	"da9c5bgfh8cb97feadfegadh23ibgh4fcai55f3baidhgaid5hgc26cbfg9d8eai45hc16gbgh16bei43",
	"fh53bdgia23g19fehd9adeh76c25ihbacd76agfidec2h342fgha5idb37fihae8e1d3b9fggfih5abdc",
	"1fgc84e9bbchif5adgdie1gbf3h6g4bahiecce279fdha819decgb65bcfdahgiiha5c72f4gdf82ic1e",
	"be8ifa3dgg9adc26e8d36egha29f1db93h7eegiahdbfcc8bf57di1ibc8degafhd5g1f9cb16g32i5hd",
	"9b1hc4efg7cfi15b84edhbfgai3f8eag3d2icibf48g154ageibhc6afd7hic528e3dbfigabgiceafdh",
	"ifedbgh31hg1fc5b9dcdb8ai7fe2ai3fhedgfche7dabig5db9168cd9fg5bcahe83adfi72abg9hcd56",
	"efdb8gia3hc1e9dbfg2gica65d83a2dfighe9d81g5cb6gefhcb1id4bgfeah39aheidcf72fic7b8dea",
	"gia6h4cebec6i127dhhdbecg6i1d27hf5a3ic89d7ae2f6a53bidh7bgdaic8feifc75hbad1ehbdfig3",
	"beicfdg8ad7h9b1fceacfg584b9i6743b5ah5bdh1gif3chafie2gdfabe8icd7h4e2gca9fgi3ad6heb",
	"9fgd3be1hbe1hi74cf8dc5afgb9fhdgb5cia3b5afi87da7ichdb6edi6253ahgec86gaidbg1bi48fe3",
	"b3ah7i6de95fad2hgchdgc6eib1ai2de87c6fgc2iad58e8dfc7aibgbeihf3adcf9e14bhg4ahgbc5fi",
	"9b8cge4af7faidbehce4ch169gbf1i2e7cdhchbd91gfedge63hbi1aid5hc6b78cfgb9aed257afd8ci",
	"1i5ghdc2fb46iecahgh7c6ab9dedhbc71efiifg8b54a3ec14fihgbfb4e98gc13aibdgf5h75hacf29d",
	"gad2fihec239ed8agffehc174ibe46hbaicgih3dg621eabgi5c6h4cg1fh25di8fe7idcbad9ba357fh",
	"id76caheb5fa8bdgcih23i75dfa1cigfb5dh27de9hfa3fehadc927g1eb8fci4ci64ag2hed8bcei17f",
	"ficb1d57hag5368i2db8dig5acfdage8fbi3ce9gdb6hah2f1cig4ee4ah97cfbgc8fba4ei9fbd5ch1g",
	"db5iagh3fag68cedbiihcbf4ge1h9bde31f77fdabic8eecag869db2die7hfac6egc4abi8ca8f9b574",
	"db1hc69geich5dgfa27ef2a94h3a8b954cfgfi7cbahe43defgh1bih6dgi5bca2gi1fced8ea3d8bgif",
	"acd82gif597efcdbah6bhia5dg3bd31e6h9geif7dhcb1g8abicedfheidfag32cfb5g9ahd41gch26ei",
	"9ebfaghcd4g8b35fi1cafh4ig2eab3dgf58ihi7e2acdfefd9hcbag6ceai84gbgd9cfba5h2ha7edi6c",
	"gfbde19chha4ig3b5fcie26hg1d4cfhb91geebh6ag3dii7acdehf2a8c5i4fbgfdg1hbei3b59gc6d8a",
	"3e462hgaif8gicab5d2aieg4chfibc8df5g1dg13eb6ihhf5ga943b7i248cafeedh1fgibcacfbie8d7",
	"bedc8agi69ca6g45b8h7f9ebcdagi3edfha2afb89gd53dheb1c9fge1hg2if3dc49afhbge6bgdce1hi",
	"cad9egbfhg58bafi3dbi6cd8ae7i7a46cehb6dbh9e7a3hc5gb1d96d8g1cif2eafce7bhd9529fhdcga",
	"85bgd39a6g6ci5ad8bai4fbhgcecg5a6bh4ifha4g9e2cd2i8cef7a9d7baf3eheafc842igbcheigafd",
	"df5giahb3ia7hcb4e638bfdei7afedia3gh27bc5hf1id1ihbg4fcehc14b756i2gf1eicdhe4ic6hbag",
	"1hd5i6gcbiegchb146cfb4a7heif4a7ceb9h72ihfdea3ech9ba6gddgc6ehib18a5bdicfg2ifag34he",
	"76ed28caic19fegdhbbhdi3ae67dcfg9e82a57b1hcid68iabd6gecibge6da3hf48cai2gea5chgbfid",
	"8gbefdc9ad3679aebh5i13b8gfd2aihc6d7ece7d1bihff48iegac2ghcfd5baiibd1hcf57a6eb7i8d3",
	"h2a56d3ig6ichbgea4dgeca9bfhbeh4c1i7fg3fi5hadb91dfg28ece8b1dfgcia67bicd85cdighef2a",
	"4facehi7bh3bigdf1eigebf1chd5ac8i74bfg8i4bfaec2dfaceg9ha5g68cbd9cid5a28fgfbhg4ie31",
	"b8gif15dcfa53hdbg9cd9g521hf4ca2g86iegbfeichade9hda6gcbhedabi3f7173f4e9bhi6b8cgdea",
	"a3gbi5fd8f2h47aciedeihcfb179gfeb81c4cab7die8fh4eaf3g2ibi43eghfag836a4iebefaih2d7c",
	"begf8c1i43ahbi4gfe9fdaeg28cac6edhi7b789cb1ed6edbgficahdic815fbghb5i76d3a6gadcbhe9",
	"deh6g1c2iai3bhe4f7f7bidcaehe6a3id7hbchi12gfd5gbdhef9a3i46ec28gah157f9bcdbcg4aheif",
	"gch1bi4efa9f4h5bcgbedc6gha9fd2e78ciaea7i3d6bhih36a2gd5h2ige31f43fehdai7bdg1bif58c",
	"hb73feai4ie6bd18gcdc1g9h5fb3d5hb6gaig8ida32efafbie7d382ac5hi6dgfida7bc8eeg8fcdib1",
	"ehg9cfa2ddibagehc61f3db85gifch7ebi4ag2d6iaceh9ae8d3gfbh59b6gda3b7achdf9ecdf51i2hg",
	"213eh6igdgie3dabhfd6h7bi5acehf2g3d9a1cgdihfbei2d6aehc7fgah5b3di8e9acdg6bc4b9f7ae8",
	"ibdhcegaf753dfaih2ah67ibe4cfdge8icba53b17fd9h8aibdcf75dgecb8a69cfhi1g2edb91fe4hcg",
	"ai65h43bgbg5c1ihdf43hbf7iea6hc195dg2gdi6bc18e5abgdhfc9cfad725i8hegicfbadib48eag6c",
	"8g5cdfba9idae7b6hc3fb91hgedbahdi53gffc97hadb5deg62caihghfbedic112dh3ief75ica6g84b",
	"igc4f18bed65bihc71bah75cfd9fb1egi4hc8egcadb96c9dh2feagad29cegfh739fh2a5de8fadgicb",
	"5a92fhgc4cdbge18ifgfh34iabe4c5fig2ah9ha4bcef7b76a8e3dihic5afdgb1e497bfhcfbgh3diea",
	"idg2ac6ehc6bihegd11ehg4f9c2h9edgabfcda36e2h7i2gf3ihda5e89af4cbgf3ahbge9dgbd53iah6",
	"26ad3gheidhea9bc6gc97hefad2e4bfaigch1g6e8c9bdic8gb46158edcgabifg1i2f5d8cfbc9dh57a",
	"haidecf7bg5d2h6ai3cbfgia58da8c54gbfiidefa2hcg6g2hc9deaec7a64ibhb6ai7h3d5d983bega6",
	"58a4igb63bdgecf19h6ciab8egdied873fabg23faihde1fhbde9cgdi53hagbfhg29f4ce1caf7e24hi",
	"2ich154gfhfegcdiabdga6ibh35ibdah3f5ge3g9b6ad8fah45gbic7h6edacb9cdibg8ef1ae23fi7hd",
	"2ic7d6aheadf8bec79h5ga3i6bd7h2deaicfc6d9gbea8i1efhcg426bhci7d5ad3ie1hbfg5gabfdhic",
	"1ghbedf39fb3iahgd5di56gcbhabef8dgaicicg1bed6hha4cif5g27faeh93bde4i73b81fc8bdfaieg",
	"bdceiah6gh1i7fdcbe7fe8239ad39bd17fe8dh6ce9agbegabhfdi31cg9d2ehfie4fgh2cafbh1ce74i",
	"cib4hge61d1gfe98cbf5h2acgidhfegd1i2c7cih6badeb4aicefhg92f5gdca85hcab6dg91gd3ih2e6",
	"fch547abie4iafbh73ga2ich6edi2che4gaf1f4gbci85h7ef9acdbce7bhid6ad86cae2i7b9a4gf5ch",
	"i36daebhghg2c9feda45agbh6ic3hief1dg2ea72di83fbfd8gc9aefdca8b7ei1bh957c6dgief3d12h",
	"2ci6eh74aafg2d98ech54acgfibihedb1c76g1f593bh43dbghfiaedi3h1bef7fb19gedch5ghc6da2i",
	"h91f3deb7eg3bhia6df2daeg9hcbae7i6cd8i3hd2efgagdfc1h25i4hiefcg1bafg9db8cec5b8ga4if",
}
