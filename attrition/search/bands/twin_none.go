//go:build !(goexperiment.simd && amd64)

package bands

// newTwin gives none, as this build has no vectors.
func newTwin(*[81]uint8) twin { return nil }
