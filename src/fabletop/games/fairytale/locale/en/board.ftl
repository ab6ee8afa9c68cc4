# The table as a picture, for clients that draw every game alike.

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
fairytale-board-draft = Step { $step }; the packs go to the { $to ->
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
    [you] Discarded by you
   *[other] Discarded by { $seat_name }
}
fairytale-board-deck = { $cards ->
    [0] The deck is used up
    [one] One card in the deck
   *[other] { $cards } cards in the deck
}
fairytale-board-seen = Seen in round { $round }, step { $step }
