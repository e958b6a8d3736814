//go:build !(goexperiment.simd && amd64)

package bands

// newWide is nil: this build has no vectors.
func newWide() starter { return nil }
