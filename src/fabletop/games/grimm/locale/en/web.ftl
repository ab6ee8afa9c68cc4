# What the page says beside the game's own words: the board, and variants of the rules.

web-variant-grimm-copies = Copies of the Fables
web-variant-grimm-copies-value = { $key ->
    [list-56-a] first list
    [list-56-b] second list
   *[other] { $value }
}
web-variant-grimm-monsters = Grandma's House and a second Monster
web-variant-grimm-monsters-value = { $key ->
    [one-each] one at each Location
    [stacking] all of them there
   *[other] { $value }
}
web-variant-grimm-prince = Prince Regal comes (two players)
web-variant-grimm-prince-value = { $key ->
    [before] before the cards that act at the start of the round
    [after] after the cards that act at the start of the round
   *[other] { $value }
}
web-variant-grimm-supply = Resources in the Supply
web-variant-grimm-supply-value = { $key ->
    [unlimited] unlimited
    [limited] 45 straw, 35 wood, 30 bricks
   *[other] { $value }
}
web-variant-grimm-wolf = The house for Big Bad Wolf is chosen by
web-variant-grimm-wolf-value = { $key ->
    [owner] the owner of the card
    [victim] the victim
   *[other] { $value }
}
web-variant-grimm-cancel = A Friend discarded against a Monster cancels it
web-variant-grimm-cancel-value = { $key ->
    [whole] for everybody
    [self] for its owner alone
    [present] for everybody, but only if your pig is there
   *[other] { $value }
}
web-variant-grimm-gift = Thoughtful Gift brings back
web-variant-grimm-gift-value = { $key ->
    [one-kind] one kind
    [any-mix] any mix of the two others
   *[other] { $value }
}
web-variant-grimm-flute = For Chinny Chin Chin, Monsters that Magic Flute took are
web-variant-grimm-flute-value = { $key ->
    [played] played
    [not-played] not played
   *[other] { $value }
}
web-variant-grimm-frog = The new Friend that Frog Prince brings
web-variant-grimm-frog-value = { $key ->
    [may-give] may be given away
    [must-keep] must be kept
   *[other] { $value }
}
web-variant-grimm-frog_from = The new Friend that Frog Prince brings is
web-variant-grimm-frog_from-value = { $key ->
    [pile] the one discarded last
    [deck] the top card of the deck
   *[other] { $value }
}
web-variant-grimm-turn = A Build turn
web-variant-grimm-turn-value = { $key ->
    [may-end] may be ended with actions left
    [all-actions] goes on until all actions are taken
   *[other] { $value }
}
web-variant-grimm-vault = Hidden Vault brings at the Market
web-variant-grimm-vault-value = { $key ->
    [one-kind] two resources of one kind
    [any-mix] any two resources
   *[other] { $value }
}

# The board of The Grimm Forest.

web-grimm-round = Round { $round }
web-grimm-timetable = The round, step by step
web-grimm-speak = { $what }: { $who }
web-grimm-complete = Complete houses: { $houses } of { $goal }
web-grimm-first = First Player
web-grimm-token = First Builder token: { $kind }
web-grimm-tokens = First Builder tokens that nobody has yet
web-grimm-costs = { $what }, price { $price }
web-grimm-fables = { $cards ->
    [0] No Fable in hand
    [one] 1 Fable in hand
   *[other] { $cards } Fables in hand
}
web-grimm-no-friend = No Friend
web-grimm-prince = Prince Regal was here
web-grimm-spread = Cards to choose from
web-grimm-gather-hand = Your Gather cards
web-grimm-hand = Your Fables
web-grimm-gather-kind = Gather card
web-grimm-gather-text = Lay it face down: your pig goes there and gathers.
web-grimm-deck = { $cards ->
    [one] 1 Fable in the deck
   *[other] { $cards } Fables in the deck
}
web-grimm-pile = { $cards ->
    [one] 1 Fable in the pile
   *[other] { $cards } Fables in the pile
}
web-grimm-friends = { $cards ->
    [one] 1 Friend in the deck
   *[other] { $cards } Friends in the deck
}
web-grimm-more = What else is known
web-grimm-letter-normal = F
web-grimm-letter-monster = M
web-grimm-letter-next-turn = N
web-grimm-letter-unique = U
web-grimm-letter-friend = A
