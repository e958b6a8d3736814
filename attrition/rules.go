package attrition

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"latin"
)

// Rules is the list of all rules, cheapest first. To add one, write its file
// and its fixture testdata/attrition/<name>.txtar, and name it here.
var Rules = []*Rule{
	FullLabel, HiddenSingle, NakedSingle,
	Condition, Locked, NakedPair, HiddenPair, NakedTriple, HiddenTriple, NakedQuad, HiddenQuad,
	Leftovers,
	HardCondition, XWing, Skyscraper, TwoStringKite, TurbotFish, EmptyRectangle, Swordfish,
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

// OfTier lists the rules that a tier adds to those below it, cheapest first.
func OfTier(t Tier) []*Rule {
	return slices.DeleteFunc(slices.Clone(Rules), func(r *Rule) bool { return r.Tier != t })
}

// ErrUnknownRule is wrapped by errors about names that no rule and no tier has.
var ErrUnknownRule = errors.New("unknown rule")

// FindRule finds a rule by its name, or by another that people know for it.
// The error wraps [ErrUnknownRule] and names the nearest rule or tier.
func FindRule(name string) (*Rule, error) {
	for _, r := range Rules {
		if r.Name == name || slices.Contains(r.Also, name) {
			return r, nil
		}
	}
	if _, ok := FindTier(name); ok || name == allTiers {
		return nil, fmt.Errorf("%w %q: that stands for several; name one of them (`latin rules` lists rules and tiers)", ErrUnknownRule, name)
	}
	return nil, fmt.Errorf("%w %.60q%s", ErrUnknownRule, name, meantRuleOrTier(name))
}

// FindTier finds one of the tiers that hold each other, by its name.
func FindTier(name string) (Tier, bool) {
	t := Tier(slices.Index(tierNames[:], name))
	return t, t >= Singles && t <= Nets
}

// meantRuleOrTier ends a message about an unknown name with the nearest one, in
// small letters as all names are.
func meantRuleOrTier(name string) string {
	names, tiers := ruleNames(), tierNames[Singles:Nets+1]
	names = append(names, tiers...)
	for _, r := range Rules {
		names = append(names, r.Also...)
	}
	words := latin.Suggest(strings.ToLower(name), names, "`latin rules` lists rules and tiers")
	for _, t := range tiers {
		quoted := fmt.Sprintf(" %q?", t)
		words = strings.Replace(words, quoted, " the tier"+quoted, 1)
	}
	return words
}

// meantRule is the same where only a rule's own name will do.
func meantRule(name string) string {
	return latin.Suggest(strings.ToLower(name), ruleNames(), "`latin rules` lists them")
}

func ruleNames() []string {
	var names []string
	for _, r := range Rules {
		names = append(names, r.Name)
	}
	return names
}

// allTiers is the name of all rules of a tier together.
const allTiers = "all"

// ParseRules reads a set of rules: names of rules and tiers with commas between
// them. A tier stands for its rules and those of the tiers below; "prices" and
// "backtrack" stand for their own rules only; "all" for every rule in a tier.
func ParseRules(text string) ([]*Rule, error) {
	chosen := make(map[*Rule]bool)
	for name := range strings.SplitSeq(text, ",") {
		name = strings.TrimSpace(name)
		if name == "" {
			return nil, fmt.Errorf("%.60q has no name on one side of a comma; take the comma out, or name a rule or tier there", text)
		}
		rules, err := rulesNamed(name)
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
	if name == allTiers {
		return UpTo(Nets), nil
	}
	if tier, ok := FindTier(name); ok {
		return UpTo(tier), nil
	}
	if name == Prices.String() {
		return OfTier(Prices), nil
	}
	r, err := FindRule(name)
	if err != nil {
		return nil, err
	}
	return []*Rule{r}, nil
}
