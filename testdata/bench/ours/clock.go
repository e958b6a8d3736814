package main

import (
	"syscall"
	"time"
)

// processorTime is what the process has used so far, the system's share of it
// and the collector's included. Other work on the machine does not count, as it
// would by the clock on the wall.
func processorTime() time.Duration {
	var used syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &used); err != nil {
		panic(err) // it fails for a wrong argument only
	}
	return time.Duration(used.Utime.Nano() + used.Stime.Nano())
}
