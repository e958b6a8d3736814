package attrition

// Weigh is weigh, for tests outside the package.
func (s *State) Weigh(st *Step) bool { return s.weigh(st) }
