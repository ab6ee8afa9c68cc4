highest-title = Старшая
highest-about = Старшая карта берёт очко.
highest-shown = { $seat_name }: карта { $first }.
