highest-title = Highest
highest-about = The highest card takes a point.
highest-shown = { $seat_name } shows card { $first }.
highest-see-shown = shown { $value }
highest-see-taken = points { $value }
highest-see-hands = in hand { $value }
