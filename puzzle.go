package latin

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
)

// A Puzzle, with the capital of the paper, is a board, a multiset of labels
// and an inscription; the clues are left open. A puzzle (no capital) is a
// Puzzle and a [PB] with its clues. A Puzzle does not change once made.
type Puzzle struct {
	Board  *Board
	Labels *Labels
	// Inscription holds the clues that are present in every puzzle and
	// nothing else; all blank when there is none.
	Inscription PB
	// Title as it is printed over a puzzle.
	Title string
	// Rules in plain words, ready to print.
	Rules string

	kind    *Kind
	size    string
	regions string // as given or drawn; empty when the kind implies them
	own     struct{ labels, inscription bool }

	allowed    Domains // nil for all labels in all cells
	conditions []Condition
	circuits   *Circuits
	together   int // cells written as one, 1 for each by itself
}

// NewPuzzle makes a Puzzle on a board of one's own. inscription may be nil.
// The error says why the labels do not fit the board (it wraps ErrBoard) or the
// inscription is not a PLB (ErrInscription).
func NewPuzzle(b *Board, l *Labels, inscription PB) (*Puzzle, error) {
	p := &Puzzle{Board: b, Labels: l, Inscription: inscription, Title: "Latin puzzle", together: 1}
	p.Rules = fillRules("Complete the board so that every asterism holds {labels}.", l)
	p.own.labels, p.own.inscription = true, inscription != nil
	if inscription == nil {
		p.Inscription = NewPB(b.Len())
	}
	if err := p.checkSizes(); err != nil {
		return nil, err
	}
	if err := p.checkInscription(); err != nil {
		return nil, err
	}
	return p, nil
}

func newPuzzle(k *Kind, size string, f Frame, o Options) (*Puzzle, error) {
	b, err := NewBoard(f.Layout)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", k.Name, err)
	}
	l, err := NewLabels(f.Labels...)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", k.Name, err)
	}
	p := &Puzzle{Board: b, Labels: l, Title: k.Title, kind: k, size: size, allowed: f.Domains, circuits: f.Circuits, together: max(1, f.Together)}
	if k.Regions == GivenRegions || o.Regions != "" {
		p.regions = f.Marks
	}
	if o.Labels != nil && o.Labels.String() != l.String() {
		if o.Labels.K() != l.K() {
			return nil, fmt.Errorf("%w: %s has %d labels; found %d in %s", ErrLabels, p.Name(), l.K(), o.Labels.K(), quote(o.Labels.String()))
		}
		if err := p.checkOwnLabels(o.Labels); err != nil {
			return nil, err
		}
		p.Labels, p.own.labels = o.Labels, true
	}
	if f.Conditions != nil {
		p.conditions = f.Conditions(p.Labels)
	}
	p.Rules = fillRules(cmp.Or(f.Rules, k.Rules), p.Labels)
	if err := p.checkSizes(); err != nil {
		return nil, err
	}
	if err := p.inscribe(f.Inscribed, o.Inscription); err != nil {
		return nil, err
	}
	if err := p.checkInscription(); err != nil {
		return nil, err
	}
	return p, nil
}

// checkOwnLabels checks what a Puzzle whose cells may not hold all labels, or
// are written together, needs of labels other than the kind's.
func (p *Puzzle) checkOwnLabels(l *Labels) error {
	switch {
	case p.kind.Reckoned:
		return fmt.Errorf("%w: those of %s are numbers to reckon with; leave the labels out", ErrLabels, p.kind.Name)
	case p.allowed != nil && l.Distinct() != p.Labels.Distinct():
		return fmt.Errorf("%w: %s needs %d different labels; found %d in %s", ErrLabels, p.Name(), p.Labels.Distinct(), l.Distinct(), quote(l.String()))
	case p.together > 1 && !l.single:
		return fmt.Errorf("%w: %s needs labels of one character each; found %s", ErrLabels, p.Name(), quote(l.String()))
	case p.together > 1 && slices.Contains(l.texts, "?"):
		return fmt.Errorf("%w: ? stands for a blank in %s; use another character", ErrLabels, p.Name())
	}
	return nil
}

// inscribe writes the kind's inscription into the cells, or the one asked for.
func (p *Puzzle) inscribe(cells []Cell, asked string) error {
	p.Inscription = NewPB(p.Board.Len())
	if asked != "" {
		p.own.inscription = true
		if asked == "none" {
			return nil
		}
		a, ok := p.Board.AsterismNamed(asked)
		if !ok {
			pb, err := p.ParseCells(strings.Join(strings.Fields(asked), ""))
			if err != nil {
				return fmt.Errorf("%w: it is neither the name of an asterism, such as %q, nor CELLS: %w", ErrInscription, p.Board.asterisms[0].Name, err)
			}
			p.Inscription = pb
			return nil
		}
		cells = a.Cells
	}
	for i, c := range cells {
		x, _ := p.Labels.Find(p.Labels.Multiset()[i])
		p.Inscription[c] = x
	}
	return nil
}

// checkSizes checks what NewBoard and NewLabels cannot know of each other.
func (p *Puzzle) checkSizes() error {
	for _, a := range p.Board.asterisms {
		if len(a.Cells) > p.Labels.K() {
			return fmt.Errorf("%w: %s has %d cells for %d labels; an asterism has at most as many cells as there are labels",
				ErrBoard, a.Name, len(a.Cells), p.Labels.K())
		}
	}
	return nil
}

func (p *Puzzle) checkInscription() error {
	if len(p.Inscription) != p.Board.Len() {
		return fmt.Errorf("%w: it has %d cells; the board has %d", ErrInscription, len(p.Inscription), p.Board.Len())
	}
	for c, x := range p.Inscription {
		if x < Blank || int(x) >= p.Labels.Distinct() {
			return fmt.Errorf("%w: cell %s has label number %d; they run from 0 to %d",
				ErrInscription, p.Board.CellName(Cell(c)), x, p.Labels.Distinct()-1)
		}
	}
	if err := p.CheckPLB(p.Inscription); err != nil {
		return fmt.Errorf("%w: %w", ErrInscription, err)
	}
	return nil
}

// Kind of the Puzzle; nil for a board of one's own.
func (p *Puzzle) Kind() *Kind { return p.kind }

// Size as it is written after the kind's name, the default size too; empty for
// a board of one's own.
func (p *Puzzle) Size() string { return p.size }

// Name is the kind as files write it: with the size where that is not the
// default, such as "sudoku" or "latin-square:30". A board of one's own is "board".
func (p *Puzzle) Name() string {
	switch {
	case p.kind == nil:
		return "board"
	case p.size == p.kind.Size:
		return p.kind.Name
	}
	return p.kind.Name + ":" + p.size
}

// Regions that the kind does not imply, one mark a cell; empty otherwise.
func (p *Puzzle) Regions() string { return p.regions }

// OwnLabels says whether the labels are not those that the kind implies.
func (p *Puzzle) OwnLabels() bool { return p.own.labels }

// OwnInscription says whether the inscription is not the one that the kind implies.
func (p *Puzzle) OwnInscription() bool { return p.own.inscription }

// Inscribed says whether a clue of the PB in that cell belongs to the inscription.
func (p *Puzzle) Inscribed(pb PB, c Cell) bool {
	return p.Inscription[c] != Blank && pb[c] == p.Inscription[c]
}
