# Variants of the rules as pages show them: what is chosen, and what each choice is called.

web-variants-usual = The usual rules.
web-variant-fairytale-deck = Cards
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
    [pairs-exchange] pairs, and Shadow cards exchange
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
web-variant-fairytale-passing = Hands are passed
web-variant-fairytale-passing-value = { $key ->
    [alternate] left and right by turns
    [left] always left
   *[other] { $value }
}
web-variant-grimm-copies = Copies of the Fables
web-variant-grimm-copies-value = { $key ->
    [list-56-a] first list
    [list-56-b] second list
   *[other] { $value }
}
web-variant-grimm-monsters = Grandma's House and a second Monster
web-variant-grimm-monsters-value = { $key ->
    [one-each] one on each Location
    [stacking] all of them there
   *[other] { $value }
}
web-variant-grimm-prince = Prince Regal comes (two players)
web-variant-grimm-prince-value = { $key ->
    [before] before the cards of the start of the round
    [after] after the cards of the start of the round
   *[other] { $value }
}
web-variant-grimm-supply = Resources of the Supply
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
web-variant-grimm-cancel = A Friend discarded against a Monster stops it
web-variant-grimm-cancel-value = { $key ->
    [whole] wholly
    [self] for its owner alone
    [present] wholly, but only if present
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
