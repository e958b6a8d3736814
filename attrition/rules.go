package attrition

import (
	"errors"
	"fmt"
	"slices"
	"strings"
)

// Rules is the list of all rules, cheapest first. To add one, write its file
// and its fixture testdata/attrition/<name>.txtar, and name it here.
var Rules = []*Rule{
	FullLabel, HiddenSingle, NakedSingle,
	Locked, NakedPair, HiddenPair, NakedTriple, HiddenTriple, NakedQuad, HiddenQuad,
	Leftovers,
	XWing, Skyscraper, TwoStringKite, TurbotFish, EmptyRectangle, Swordfish,
	XYWing, XYZWing, WWing, RemotePair, SimpleColours, MultiColours, Jellyfish,
	FinnedXWing, FinnedSwordfish, FinnedJellyfish,
	XChain, XYChain, NiceLoop, AIC, GroupedAIC, ALSXZ, SueDeCoq,
	ALSXY, DeathBlossom, ALSChain,
	FrankenXWing, FrankenSwordfish, FrankenJellyfish, Hall,
	Nishio, CellForcing, AsterismForcing,
	ForcingNet, ForcingNet2,
	LabelPrices, AllPrices,
	Backtrack,
}

// UpTo lists the rules of a tier and of those below it, cheapest first.
func UpTo(t Tier) []*Rule {
	var list []*Rule
	for _, r := range Rules {
		if r.Tier <= t {
			list = append(list, r)
		}
	}
	return list
}

// ErrUnknownRule is wrapped by errors about names that no rule and no tier has.
var ErrUnknownRule = errors.New("unknown rule")

// FindRule finds a rule by its name, or by another that people know for it.
func FindRule(name string) (*Rule, error) {
	for _, r := range Rules {
		if r.Name == name || slices.Contains(r.Also, name) {
			return r, nil
		}
	}
	return nil, fmt.Errorf("%w %q; `latin rules` lists them", ErrUnknownRule, name)
}

// ParseRules reads a set of rules: names of rules and tiers with commas between
// them. A tier stands for its rules and those of the tiers below; "prices" and
// "backtrack" stand for their own rules only; "all" for every rule in a tier.
func ParseRules(text string) ([]*Rule, error) {
	chosen := make(map[*Rule]bool)
	for name := range strings.SplitSeq(text, ",") {
		rules, err := rulesNamed(strings.TrimSpace(name))
		if err != nil {
			return nil, err
		}
		for _, r := range rules {
			chosen[r] = true
		}
	}
	var list []*Rule
	for _, r := range Rules {
		if chosen[r] {
			list = append(list, r)
		}
	}
	return list, nil
}

func rulesNamed(name string) ([]*Rule, error) {
	if name == "all" {
		return UpTo(Nets), nil
	}
	tier := Tier(slices.Index(tierNames[:], name))
	switch {
	case tier >= Singles && tier <= Nets:
		return UpTo(tier), nil
	case tier == Prices:
		return slices.DeleteFunc(slices.Clone(Rules), func(r *Rule) bool { return r.Tier != Prices }), nil
	}
	r, err := FindRule(name)
	if err != nil {
		return nil, err
	}
	return []*Rule{r}, nil
}
