# What the page says beside the game's own words: the board, and variants of the rules.

web-variant-fairytale-deck = Deck
web-variant-fairytale-deck-value = { $key ->
    [basic] basic
    [expert100] expert, 100 cards
    [expert110] expert, 110 cards
   *[other] { $value }
}
web-variant-fairytale-teams = Teams
web-variant-fairytale-teams-value = { $key ->
    [none] none
    [pairs] pairs
    [pairs-exchange] pairs with exchange
   *[other] { $value }
}
web-variant-fairytale-draft = The draft for two
web-variant-fairytale-draft-value = { $key ->
    [plain] plain
    [two-stage] in two stages
   *[other] { $value }
}
web-variant-fairytale-plays = Cards played in a round
web-variant-fairytale-plays-value = { $key ->
    [exactly-three] exactly three
    [up-to-three] up to three
   *[other] { $value }
}
web-variant-fairytale-passing = Packs are passed
web-variant-fairytale-passing-value = { $key ->
    [alternate] left and right by turns
    [left] always left
   *[other] { $value }
}

web-variant-fairytale-memory = Memory aid
web-variant-fairytale-trickster = The Trickster
web-variant-fairytale-trickster-value = { $key ->
    [name] takes the name of another card
    [card] is taken for another card, with its points
   *[other] { $value }
}

# The board of Fairy Tale.

web-tale-letter-dragonvale = D
web-tale-letter-fairywood = F
web-tale-letter-holy-empire = E
web-tale-letter-shadow = S
web-tale-letter-character = C
web-tale-letter-home = H
web-tale-letter-story = T
web-tale-round = Round { $round } of { $rounds }
web-tale-steps = Where the round is
web-tale-step-draft = Draft
web-tale-step-play = Play
web-tale-step-hunt = Hunt
web-tale-step-unflip = Unflip
web-tale-step-flip = Flip
web-tale-step-draw = Draw
web-tale-step-exchange = Exchange
web-tale-goes-to = the rest goes to { $name }
web-tale-hand = The cards in front of you
web-tale-hand-of = The cards in front of { $name }
web-tale-kept = Kept
web-tale-kept-count = { $cards ->
    [one] one card kept
   *[other] { $cards } cards kept
}
web-tale-reveal = Turned over together
web-tale-hunted = hunted
web-tale-no-card = no card
web-tale-memory = Packs you have seen
web-tale-memory-none = No pack has come by yet.
web-tale-memory-kept = kept
web-tale-memory-discarded = discarded
web-tale-memory-away = What you discarded
web-tale-own = Your tale
web-tale-of = The tale of { $name }
web-tale-open = Open the tale of { $name }
web-tale-place = An empty place
web-tale-why = Why?
web-tale-why-title = What the cards are worth now
web-tale-nothing = Nothing has been played yet.
web-tale-face-up = Face up
web-tale-worth = Now worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-tale-ready = has chosen
web-tale-laid = You have chosen { $card }. { $status }
web-tale-laid-kept = { $discarded ->
    [none] You keep { $card }.
   *[other] You keep { $card } and discard { $discarded }.
} { $status }
web-tale-teammate = your partner
web-tale-deck = { $cards ->
    [0] The deck is used up
    [one] One card in the deck
   *[other] { $cards } cards in the deck
}
web-tale-put-away = { $cards ->
    [one] One card discarded
   *[other] { $cards } cards discarded
}
