package main

import (
	"strings"

	"github.com/spf13/cobra"

	"latin/attrition"
)

// rulesFlag adds --rules; what says what happens without it.
func rulesFlag(c *cobra.Command, to *string, what string) {
	c.Flags().StringVar(to, "rules", "", "names of rules and tiers with commas between them, or all ("+what+"); the command rules lists them")
	_ = c.RegisterFlagCompletionFunc("rules", completeRuleSets)
}

// ruleSet reads the value of --rules; usual are the rules without it.
func ruleSet(text string, usual []*attrition.Rule) ([]*attrition.Rule, error) {
	if text == "" {
		return usual, nil
	}
	rules, err := attrition.ParseRules(text)
	if err != nil {
		return nil, usagef("--rules: %w", err)
	}
	return rules, nil
}

// lastResort are all rules of a tier, and backtracking where they stop.
func lastResort() []*attrition.Rule {
	rules := attrition.UpTo(attrition.Nets)
	for _, r := range attrition.Rules {
		if r.Tier == attrition.Beyond {
			rules = append(rules, r)
		}
	}
	return rules
}

// completeRules offers tiers and rules to the shell.
func completeRules(_ *cobra.Command, args []string, _ string) ([]string, cobra.ShellCompDirective) {
	if len(args) > 0 {
		return nil, cobra.ShellCompDirectiveNoFileComp
	}
	var list []string
	for t := attrition.Singles; t <= attrition.Nets; t++ {
		list = append(list, t.String()+"\tthe rules of this tier")
	}
	return append(list, ruleNames()...), cobra.ShellCompDirectiveNoFileComp
}

// completeRule offers rules as the value of a flag.
func completeRule(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
	return ruleNames(), cobra.ShellCompDirectiveNoFileComp
}

// completeRuleSets offers tiers and rules after the last comma of the value.
func completeRuleSets(_ *cobra.Command, _ []string, typed string) ([]string, cobra.ShellCompDirective) {
	before := typed[:strings.LastIndexByte(typed, ',')+1]
	var list []string
	for t := attrition.Singles; t <= attrition.Nets; t++ {
		list = append(list, before+t.String()+"\tthe tier "+t.String()+" and those below it")
	}
	list = append(list, before+"all\tevery rule of a tier")
	for _, name := range ruleNames() {
		list = append(list, before+name)
	}
	return list, cobra.ShellCompDirectiveNoFileComp | cobra.ShellCompDirectiveNoSpace
}

// ruleNames lists the rules with their titles, as a shell takes them.
func ruleNames() []string {
	var names []string
	for _, r := range attrition.Rules {
		names = append(names, r.Name+"\t"+ruleTitle(r))
	}
	return names
}

// ruleTitle is the first line of a rule's Doc.
func ruleTitle(r *attrition.Rule) string {
	title, _, _ := strings.Cut(r.Doc, "\n")
	return title
}
