// Package fit.
package fit
