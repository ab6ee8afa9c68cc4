# What the page says beside the game's own words: the board, and variants of the rules.

web-variant-fox-memory = Memory aid

web-fox-trump = Trump: { $suit }
web-fox-decree = Decree
web-fox-deck = { $cards ->
    [one] 1 card in the deck
   *[other] { $cards } cards in the deck
}
web-fox-tricks = { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}
web-fox-round = Round { $round } · to { $target }
web-fox-dealer = dealer
web-fox-meter = Tricks and what they lead to
web-fox-hand = Your hand
web-fox-rival-hand = { $name }: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
web-fox-trick = The trick
web-fox-buried = Buried by you
web-fox-played = Played this round
