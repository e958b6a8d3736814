package main

import (
	"os"
	"strconv"
	"time"
)

// buildDate is the date that goes into files: SOURCE_DATE_EPOCH when it is set
// and a number, otherwise a fixed one, so that the same arguments give the same bytes.
func buildDate() time.Time {
	if s, err := strconv.ParseInt(os.Getenv("SOURCE_DATE_EPOCH"), 10, 64); err == nil {
		return time.Unix(s, 0).UTC()
	}
	return time.Date(2026, time.January, 1, 0, 0, 0, 0, time.UTC)
}
