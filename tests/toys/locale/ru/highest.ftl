highest-title = Старшая
highest-about = Старшая карта берёт очко.
highest-shown = { $seat_name }: карта { $first }.
highest-see-shown = показано { $value }
highest-see-taken = очки { $value }
highest-see-hands = на руке { $value }
