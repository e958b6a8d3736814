package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"slices"

	"latin/corpus"
	"latin/generator/knight"
)

// isKnight says whether an object is one that `latin knight --json` writes.
func isKnight(text []byte) bool {
	var head struct {
		Schema string `json:"schema"`
	}
	return json.Unmarshal(text, &head) == nil && head.Schema == schema("knight")
}

// knightVerified is what JSON tells of a cover or an impossibility that was checked.
type knightVerified struct {
	Schema   string  `json:"schema"`
	Verified bool    `json:"verified"`
	Reason   *string `json:"reason"` // of a refusal
	knightShape
	K        int   `json:"k"`
	Feasible *bool `json:"feasible"`
}

// verifyKnight checks one object of `latin knight --json`: a cover by the
// definition, an argument by finding it again, a search by running it again.
func (a *app) verifyKnight(ctx context.Context, in proofInput) answer {
	at := fmt.Sprintf("%s:%d", in.file, in.Line)
	r := new(knightRecord)
	if err := json.Unmarshal(in.Text, r); err != nil {
		return badInput(&corpus.SyntaxError{File: in.file, Line: in.Line, Column: 1, Msg: err.Error()})
	}
	ctx, cancel := a.withTimeout(ctx)
	defer cancel()
	p, err := r.check(ctx)
	if cause := context.Cause(ctx); cause != nil && errors.Is(err, cause) {
		return answer{code: codeOf(cause), msgs: []string{fmt.Sprintf("%s: not checked: %v", at, cause)}}
	}
	ans := answer{}
	if err != nil {
		ans = answer{code: exitRefused, msgs: []string{fmt.Sprintf("%s: %v", at, err)}}
	}
	if a.json {
		v := knightVerified{Schema: schema("verify"), Verified: err == nil, knightShape: r.knightShape, K: r.K, Feasible: r.Feasible}
		if err != nil {
			reason := err.Error()
			v.Reason, v.Feasible = &reason, nil
		}
		out := answerJSON(v, ans.code)
		out.msgs = ans.msgs
		return out
	}
	if err == nil {
		ans.out = fmt.Appendf(nil, "%s: verified: %s: %s\n", at, r.title(p), r.claim())
	}
	return ans
}

// claim in a few words.
func (r *knightRecord) claim() string {
	switch {
	case r.Argument != nil:
		return "none, by the argument " + r.Argument.Name
	case r.Search != nil:
		return fmt.Sprintf("none, by a search of %s", counted(r.Search.States, "state"))
	}
	return "a cover"
}

// check says what is wrong with the record.
func (r *knightRecord) check(ctx context.Context) (knight.Problem, error) {
	p, err := r.problem()
	if err != nil {
		return p, err
	}
	if err := r.checkClaim(p); err != nil || r.Search == nil {
		return p, err
	}
	w := &knight.Sweep{Problem: p, Most: knight.MostStates}
	cover, err := w.Cover(ctx)
	switch {
	case err != nil:
		return p, err
	case cover != nil:
		return p, errors.New("the search finds a cover")
	}
	if again := newKnightSearch(w.Layers(), w.Pairs()); !reflect.DeepEqual(again, r.Search) {
		return p, errors.New("the search ends without a cover, but its layers are others than those told")
	}
	return p, nil
}

// checkQuickly leaves searches unchecked.
func (r *knightRecord) checkQuickly() error {
	p, err := r.problem()
	if err == nil {
		err = r.checkClaim(p)
	}
	return err
}

// checkClaim checks what takes no time: covers, arguments and that there is one
// reason for the claim.
func (r *knightRecord) checkClaim(p knight.Problem) error {
	switch {
	case r.Feasible == nil:
		return errors.New("nothing is claimed")
	case *r.Feasible:
		if r.Argument != nil || r.Search != nil {
			return errors.New("a cover is claimed, and that there is none")
		}
		return r.checkCover(p)
	case r.Cycles != nil || (r.Argument == nil) == (r.Search == nil):
		return errors.New("that there is no cover needs an argument or a search, and no cycles")
	case r.Search != nil:
		if n := len(r.Search.Layers); n == 0 || r.Search.Pairs == nil && r.Search.Layers[n-1] != 0 {
			return errors.New("the search does not end with a layer of no states, or with pairs")
		}
		return nil
	}
	again, ok := knight.Argue(p)
	if !ok || (knightArgument{again.Name, again.Text}) != *r.Argument {
		return errors.New("the argument does not hold here")
	}
	return nil
}

// problem that the record is about. Lengths other than the balanced ones are
// taken as they are told.
func (r *knightRecord) problem() (knight.Problem, error) {
	b, err := r.board()
	if err != nil {
		return knight.Problem{}, err
	}
	lengths := slices.Clone(r.Lengths)
	for i := range lengths {
		if r.Open {
			lengths[i]++
		}
	}
	p, err := knight.WithLengths(b, r.K, lengths)
	if err == nil && (r.Min != told(p)[0] || r.Max != told(p)[len(p.Lengths)-1]) {
		err = errors.New("min and max are not those of the lengths")
	}
	return p, err
}

func (r *knightRecord) checkCover(p knight.Problem) error {
	at := make(map[[2]int]knight.Cell)
	for c, s := range p.Board.Squares {
		at[[2]int{s.Row, s.Col}] = c
	}
	var cover knight.Cover
	for _, cycle := range r.Cycles {
		var circuit []knight.Cell
		for _, s := range cycle {
			c, ok := at[s]
			if !ok {
				return fmt.Errorf("[%d,%d] is not a cell of the board", s[0], s[1])
			}
			circuit = append(circuit, c)
		}
		if p.Board.Open {
			circuit = append(circuit, len(p.Board.Squares))
		}
		cover = append(cover, circuit)
	}
	return p.Check(cover)
}
