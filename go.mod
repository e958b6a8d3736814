module latin

go 1.26
