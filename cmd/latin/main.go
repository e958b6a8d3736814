// Command latin finds Latin boards, cuts puzzles out of them, checks and
// solves puzzles, and prints books of them. See `latin help`.
package main

import (
	"context"
	"os"
	"os/signal"
	"syscall"
	"time"
)

func main() { os.Exit(mainCode()) }

// mainCode runs the program with the process's own streams and gives its exit code.
func mainCode() int {
	ctx, cancel := context.WithCancelCause(context.Background())
	defer cancel(nil)
	signals := make(chan os.Signal, 2)
	signal.Notify(signals, os.Interrupt, syscall.SIGTERM)
	go func() {
		<-signals
		cancel(errInterrupted)
		// Some programs send a signal to the process and to its group: what
		// comes at once is the same one.
		time.Sleep(500 * time.Millisecond)
		for len(signals) > 0 {
			<-signals
		}
		<-signals // a second one does not wait for anything
		os.Exit(int(exitInterrupted))
	}()
	return int(run(ctx, os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}
