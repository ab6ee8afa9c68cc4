# The tables as pictures, for clients that draw every game alike.

board-owner = { $seat ->
    [you] you
   *[other] { $seat_name }
}
board-deck-order = The deck from the top

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

fairytale-letter-dragonvale = D
fairytale-letter-fairywood = F
fairytale-letter-holy-empire = E
fairytale-letter-shadow = S
fairytale-letter-character = C
fairytale-letter-home = H
fairytale-letter-story = T
fairytale-board-round = Round { $round } of { $rounds }
fairytale-board-step-draft = Draft
fairytale-board-step-play = Play
fairytale-board-step-hunt = Hunt
fairytale-board-step-unflip = Unflip
fairytale-board-step-flip = Flip
fairytale-board-step-draw = Draw
fairytale-board-step-exchange = Exchange
fairytale-board-draft = Step { $step }; the hands go to the { $to ->
    [left] left
   *[right] right
}
fairytale-board-own = Your tale
fairytale-board-of = { $seat ->
    [you] Your tale
   *[other] The tale of { $seat_name }
}
fairytale-board-worth = now { $points }
fairytale-board-marked = turns
fairytale-board-kept-count = { $cards ->
    [one] one card kept
   *[other] { $cards } cards kept
}
fairytale-board-choosing-count = { $cards ->
    [one] one card to choose from
   *[other] { $cards } cards to choose from
}
fairytale-board-choosing = { $seat ->
    [you] The cards in front of you
   *[other] The cards in front of { $seat_name }
}
fairytale-board-kept = { $seat ->
    [you] Kept by you
   *[other] Kept by { $seat_name }
}
fairytale-board-chosen = { $seat ->
    [you] You have chosen: { $cards }.
   *[other] { $seat_name } has chosen: { $cards }.
}
fairytale-board-chosen-title = chosen
fairytale-board-reveal = Turned over together
fairytale-board-hunted = hunted
fairytale-board-put-away = { $seat ->
    [you] Put away by you
   *[other] Put away by { $seat_name }
}
fairytale-board-deck = { $cards ->
    [0] The deck is used up
    [one] One card in the deck
   *[other] { $cards } cards in the deck
}
fairytale-board-seen = Seen in round { $round }, step { $step }

grimm-letter-normal = F
grimm-letter-monster = M
grimm-letter-next-turn = N
grimm-letter-unique = U
grimm-letter-friend = A
grimm-board-round = Round { $round } · First Player: { $seat ->
    [you] you
   *[other] { $seat_name }
}
grimm-board-locations = Locations
grimm-board-goods = { $goods }
grimm-board-plot = { $seat ->
    [you] You
   *[other] { $seat_name }
} · complete houses: { $complete } of 3
grimm-board-fables = { $fables ->
    [0] no Fable in hand
    [one] 1 Fable in hand
   *[other] { $fables } Fables in hand
}
grimm-board-hand = { $seat ->
    [you] Your Fables
   *[other] Fables of { $seat_name }
}
grimm-board-gather = Gather card
grimm-board-played = played
grimm-board-laid = face down
grimm-board-stores = Supply and decks
grimm-board-known = What you know
