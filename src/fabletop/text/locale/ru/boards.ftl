# Столы как картинки, для тех, кто рисует все игры одинаково.

board-owner = { $seat ->
    [you] вы
   *[other] { $seat_name }
}
board-deck-order = Колода сверху вниз
