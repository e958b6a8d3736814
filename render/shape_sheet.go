package render

// Sheet draws the net of a body whose cells lie astride its edges.
var Sheet = &Shape{
	Name: "sheet",
	Doc:  "The faces of a body with a disc on either side of each edge and lines from disc to disc.",
	disc: pointPart,
	draw: func(s *scene) {
		s.drawFaceNames()
		if s.view.sheet != nil {
			for _, l := range s.view.sheet.Links {
				a, b := s.at(l[0]), s.at(l[1])
				s.canvas.Path(LinePath(a.x, a.y, b.x, b.y), Style{Stroke: &linkGray, Width: 2 * s.thin, Round: true})
			}
		}
		s.drawFolds()
		s.drawDiscs(pointPart)
	},
}
