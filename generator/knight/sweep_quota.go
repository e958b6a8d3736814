package knight

import "context"

// A quota bounds how many long circuits may be finished by each stage, when a
// cover has two lengths of circuits and sweeps come from both ends.
//
// A circuit that is finished when x columns are passed lies in the first x+2. So
// of a board of C columns, those finished after x columns and those which a sweep
// from the other end has finished after C-x-2 are different circuits:
//
//	|-- x --|  2  |-- C-x-2 --|
//
// Together they are at most all the long ones there are. The far end has at least
// as many as any sweep has had after so many columns, or after fewer.
type quota struct {
	breadth, columns int
	long             int   // circuits of the greater length in a cover
	fewest           []int // by number of columns, the fewest finished after them
}

func newQuota(p Problem) *quota {
	if !p.Board.plain || len(p.Lengths) != 2 {
		return nil
	}
	q := &quota{breadth: min(p.Board.Rows, p.Board.Cols), columns: max(p.Board.Rows, p.Board.Cols), fewest: []int{0}}
	q.long = (p.Board.Size() - p.K*p.Shortest()) / (p.Longest() - p.Shortest())
	return q
}

// at is how many long circuits may be finished when so many cells are passed.
func (q *quota) at(passed int) int {
	x := (passed + q.breadth - 1) / q.breadth
	return q.long - q.fewest[max(0, min(q.columns-x-2, len(q.fewest)-1))]
}

// learn takes note of the states after one column more. The error is that of the
// context.
func (q *quota) learn(ctx context.Context, t *stepper, keys []key) error {
	if q == nil {
		return nil
	}
	least := q.long
	for n, k := range keys {
		if n%256 == 0 && ctx.Err() != nil {
			return context.Cause(ctx)
		}
		least = min(least, t.longFinished(k))
	}
	q.fewest = append(q.fewest, least)
	return nil
}

// withAtMost are the states that have finished no more long circuits than that, at
// the end of the stage, or few of those when the context ends.
func (q *quota) withAtMost(ctx context.Context, long int, t *stepper, states trail) trail {
	return states.only(func(k key) bool { return ctx.Err() == nil && t.longFinished(k) <= long })
}
