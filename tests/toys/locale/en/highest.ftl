highest-title = Highest
highest-about = The highest card takes a point.
highest-shown = { $seat_name } shows card { $first }.
