package main

import (
	"os"
	"time"

	"github.com/schollz/progressbar/v3"
	"golang.org/x/term"
)

// progress shows on stderr how far a long work is. A nil one shows nothing.
type progress struct {
	make  func() *progressbar.ProgressBar
	begin time.Time
	delay time.Duration
	done  int
	bar   *progressbar.ProgressBar
}

// startProgress begins a display of total steps (-1 when not known), if stderr
// is a terminal or --progress is always. It appears when the work has lasted a second.
func (a *app) startProgress(what string, total int64) *progress {
	if a.progress == "never" || a.quiet || (a.progress == "auto" && !isTerminal(a.stderr)) {
		return nil
	}
	p := &progress{begin: time.Now(), delay: time.Second}
	if a.progress == "always" {
		p.delay = 0
	}
	p.make = func() *progressbar.ProgressBar {
		return progressbar.NewOptions64(total,
			progressbar.OptionSetWriter(a.stderr),
			progressbar.OptionSetDescription(what),
			progressbar.OptionShowCount(),
			progressbar.OptionShowIts(),
			progressbar.OptionSetItsString(what),
			progressbar.OptionThrottle(100*time.Millisecond),
			progressbar.OptionClearOnFinish(),
		)
	}
	return p
}

func isTerminal(w any) bool {
	f, ok := w.(*os.File)
	return ok && term.IsTerminal(int(f.Fd()))
}

// add counts n more steps. A display that cannot be drawn is no reason to stop.
func (p *progress) add(n int) {
	if p == nil {
		return
	}
	p.done += n
	if p.bar == nil {
		if time.Since(p.begin) < p.delay {
			return
		}
		p.bar = p.make()
		n = p.done
	}
	_ = p.bar.Add(n)
}

// tell shows a text instead of a number of steps.
func (p *progress) tell(text string) {
	if p == nil {
		return
	}
	p.add(1)
	if p.bar != nil {
		p.bar.Describe(text)
	}
}

// finish takes the display away; it may be called twice.
func (p *progress) finish() {
	if p != nil && p.bar != nil {
		_ = p.bar.Finish()
		p.bar = nil
		p.delay = 1 << 62
	}
}
