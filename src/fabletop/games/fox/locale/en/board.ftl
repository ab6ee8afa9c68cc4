# The table as a picture, for clients that draw every game alike.

fox-letter-bells = B
fox-letter-keys = K
fox-letter-moons = M
fox-board-caption = { $rank ->
    [1] Swan
    [3] Fox
    [5] Woodcutter
    [7] Treasure
    [9] Witch
   *[11] Monarch
}
fox-board-no-caption = { "" }
fox-board-seat = { $seat ->
    [you] You
   *[other] { $seat_name }
}{ $dealer ->
    [yes] , dealer
   *[no] { "" }
}
fox-board-decree = Decree
fox-board-trump = Trump: { $suit }
fox-board-deck = { $cards ->
    [one] 1 card in the deck
   *[other] { $cards } cards in the deck
}
fox-board-trick = The trick
fox-board-meter = Round { $round }, trick { $trick } of 13 · to { $target } points
fox-board-hand = Your hand
fox-board-played = Played this round
fox-board-buried = Buried by you
