package walk

// Trusting makes an engine give up its walk after that many failures; 0 is at once.
func (g *Engine) Trusting(failures uint64) *Engine {
	g.trust = failures
	return g
}

// SetRoom is how many labels of boards shown it remembers.
func (g *Engine) SetRoom(labels int) { g.room = labels }

// Studying makes a learner that counts stop after so many decisions.
func (g *Engine) Studying(decisions uint64) *Engine {
	g.study = decisions
	return g
}

// StuckAfterABoard says whether its last walk was given up after it had shown some.
func (g *Engine) StuckAfterABoard() bool { return g.stuck && g.found > 0 }

// TrustInWalk is what it has if nothing is said.
const TrustInWalk = trustInWalk
