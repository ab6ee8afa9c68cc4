# The tables as pictures, for clients that draw every game alike.

board-owner = { $seat ->
    [you] you
   *[other] { $seat_name }
}
board-deck-order = The deck from the top
