package knight
