package render

// Sheet draws the net of a body whose cells lie astride its edges.
var Sheet = &Shape{
	Name: "sheet",
	Doc:  "The faces of a body with a disc on either side of each edge and the lines of the globe from disc to disc.",
	disc: pointPart,
	draw: func(s *scene) {
		s.drawFaceNames()
		if s.view.sheet != nil {
			for _, l := range s.view.sheet.Links {
				a, b := s.at(l.From), s.at(l.To)
				s.canvas.Path(LinePath(a.x, a.y, b.x, b.y), s.lineStyle(l.Asterism, 0.16*s.leastRoom(), true))
			}
		}
		s.drawFolds()
		s.drawDiscs(pointPart)
	},
}
