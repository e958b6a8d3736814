package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"latin/attrition"
)

func (a *app) rulesCommand() *cobra.Command {
	return &cobra.Command{
		Use:   "rules [RULE | TIER]",
		Short: "The rules by which puzzles are reasoned about; one of them explained",
		Long: `Rules lists the rules, cheapest first, with the tier that each belongs to: singles,
basic, advanced, extreme, nets, each with the ones before. The tiers prices and
backtrack stand beside them. With the name of a tier only the rules that it adds
are listed. Each rule may be asked for by its own name or by
another that people know for it, and is then explained with an example from a
real puzzle, if possible one where no cheaper rule sees anything.`,
		Example: `  latin rules
  latin rules basic
  latin rules x-wing
  latin rules hidden-single --json`,
		Args:              cobra.MaximumNArgs(1),
		ValidArgsFunction: completeRules,
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) == 0 {
				return a.listRules(attrition.Rules)
			}
			if tier, ok := attrition.FindTier(args[0]); ok {
				return a.listRules(attrition.OfTier(tier))
			}
			r, err := attrition.FindRule(args[0])
			if err != nil {
				return usagef("%w", err)
			}
			return a.emit(a.ruleAnswer(cmd.Context(), r))
		},
	}
}

func (a *app) listRules(rules []*attrition.Rule) error {
	for _, r := range rules {
		ans := answer{out: fmt.Appendf(nil, "%-20s %-10s %s\n", r.Name, r.Tier, ruleTitle(r))}
		if a.json {
			ans = answerJSON(ruleObject(r), exitOK)
		}
		if err := a.emit(ans); err != nil {
			return err
		}
	}
	return nil
}

type ruleJSON struct {
	Schema  string          `json:"schema"`
	Name    string          `json:"name"`
	Also    []string        `json:"also"`
	Tier    string          `json:"tier"`
	Cost    int             `json:"cost"`
	Title   string          `json:"title"`
	Doc     string          `json:"doc"`
	Example json.RawMessage `json:"example,omitempty"`
}

func ruleObject(r *attrition.Rule) ruleJSON {
	_, text, _ := strings.Cut(r.Doc, "\n")
	return ruleJSON{
		Schema: schema("rules"), Name: r.Name, Also: append([]string{}, r.Also...), Tier: r.Tier.String(), Cost: r.Cost,
		Title: ruleTitle(r), Doc: strings.TrimSpace(text),
	}
}

func (a *app) ruleAnswer(ctx context.Context, r *attrition.Rule) answer {
	j := ruleObject(r)
	e, found := exampleOf(ctx, r)
	if a.json {
		if found {
			example, err := e.json()
			if err != nil {
				return fail(failed(err))
			}
			j.Example = example
		}
		return answerJSON(j, exitOK)
	}
	var b bytes.Buffer
	fmt.Fprintf(&b, "%s: %s\n\n%s\n\n", sentence(attrition.RuleName(r)), j.Title, j.Doc)
	if len(j.Also) > 0 {
		fmt.Fprintf(&b, "also    %s\n", strings.Join(j.Also, ", "))
	}
	fmt.Fprintf(&b, "tier    %s\n", j.Tier)
	if found {
		b.WriteString("\n" + e.text())
	}
	return answer{out: b.Bytes()}
}
