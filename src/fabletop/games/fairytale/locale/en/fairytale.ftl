# Fairy Tale.

fairytale-title = Fairy Tale
fairytale-about = Draft cards, tell your tale, and turn the others' pages. Four rounds, two to five players.
fairytale-edition = By the rules for 100 and for 110 cards, and by the page on pairs and on two players. No official list of the cards could be found: ≈ marks those whose text is a guess in part.
fairytale-option-deck = The deck: basic, expert100, expert110, or a file with your own
fairytale-option-teams = Teams: none, pairs, or pairs with exchange
fairytale-option-draft = The draft for two: plain, or in two stages
fairytale-option-plays = Cards played in a round: exactly three, or up to three
fairytale-option-passing = Packs go left and right by turns, or always left
fairytale-option-memory = Memory aid: show what you have seen
fairytale-option-trickster = The Trickster takes the name of another card, or is taken for the whole card

fairytale-dragonvale = Dragonvale
fairytale-fairywood = Fairywood
fairytale-holy-empire = Holy Empire
fairytale-shadow = Shadow
fairytale-character = Character
fairytale-home = Home
fairytale-story = Story

fairytale-of-dragonvale = { fairytale-dragonvale }
fairytale-of-fairywood = { fairytale-fairywood }
fairytale-of-holy-empire = { fairytale-holy-empire }
fairytale-of-shadow = { fairytale-shadow }
fairytale-of-character = { fairytale-character }
fairytale-of-home = { fairytale-home }
fairytale-of-story = { fairytale-story }
fairytale-some-cards = { $number ->
    [one] one { $category } card
   *[other] { $number } { $category } cards
}
fairytale-any-cards = { $number ->
    [one] any card
   *[other] any { $number } cards
}

fairytale-kind = { $faction }, { $type }
fairytale-text = { $parts }
fairytale-points-fixed = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
fairytale-points-count = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for each { $counted } you have
fairytale-points-if = { $points ->
    [one] { $points } point
   *[other] { $points } points
} if { $conditions }
fairytale-if-most = No.1 in { $category }
fairytale-if-least = { $least } or more { $category } cards
fairytale-if-named = { $name } face up
fairytale-effect-hunt = every other { $category } card turned over together with it is hunted
fairytale-effect-unflip = you turn { $cards } of your own face up
fairytale-effect-flip = { $who ->
    [all] everybody turns { $cards } of their own
   *[you] you turn { $cards } of your own
} face down
fairytale-effect-draw = you draw { $number ->
    [one] one card
   *[other] { $number } cards
}
fairytale-effect-almighty = at the end { $taken ->
    [card] it may be taken for any other card, with its points and categories
   *[name] it takes the name of any other card
}
fairytale-effect-counts-as = at the end it counts as { $names }, all at once
fairytale-friend = friend of { $name } ({ $faction })
fairytale-doubts = Not seen printed: { $fields }
fairytale-doubt = { $field } ({ $origin ->
    [reconstructed] reconstructed
   *[placeholder] placeholder
})
fairytale-field-name = name
fairytale-field-faction = faction
fairytale-field-type = type
fairytale-field-copies = copies
fairytale-field-points = points
fairytale-field-effect = effect
fairytale-field-link = friend
fairytale-faction-total = { $faction } { $cards }
fairytale-totals = By faction: { $factions }.
fairytale-unsure = { $cards } of { $names } cards { $cards ->
    [one] is
   *[other] are
} partly guessed: nobody has published the full list.

fairytale-ask-keep = Keep one card; the rest goes to the { $to ->
    [left] left
   *[right] right
}.
fairytale-ask-discard = You keep { $card }. Discard one more card, face down.
fairytale-ask-play = Play a card ({ $step } of 3).
fairytale-ask-flip = Turn { $cards } of your own face down.
fairytale-ask-unflip = Turn { $cards } of your own face up.
fairytale-ask-give = Your Shadow card calls for an exchange: which of your cards goes to { $rival_name }?
fairytale-ask-take = { $card } goes to { $rival_name }. Which card do you take for it?

fairytale-choice-keep = Keep { $card }
fairytale-choice-discard = Discard { $card }
fairytale-choice-play = Play { $card }
fairytale-choice-pass = Play no card
fairytale-choice-flip = Turn { $card } face down
fairytale-choice-unflip = Turn { $card } face up
fairytale-choice-give = Give { $card }
fairytale-choice-give-hidden = Give { $card }, face down
fairytale-choice-take = Take { $card }
fairytale-choice-take-hidden = Take { $card }, face down

fairytale-refused-asked-keep = You are asked to keep a card.
fairytale-refused-asked-discard = You are asked to discard a card.
fairytale-refused-asked-play = You are asked to play a card.
fairytale-refused-asked-flip = You are asked to turn one of your cards face down.
fairytale-refused-asked-unflip = You are asked to turn one of your cards face up.
fairytale-refused-asked-give = You are asked to name one of your cards for the exchange.
fairytale-refused-asked-take = You are asked to name a card of your partner's for the exchange.
fairytale-refused-pass = At this table everybody plays exactly three cards a round.
fairytale-refused-not-there-keep = { $card } is not among the cards in front of you.
fairytale-refused-not-there-discard = { $card } is not among the cards left in front of you.
fairytale-refused-not-there-play = You do not hold { $card }.
fairytale-refused-not-there-flip = None of your face-up cards is { $card }.
fairytale-refused-not-there-unflip = None of your face-down cards is { $card }.
fairytale-refused-not-there-give = You have no such card in play: { $card }.
fairytale-refused-not-there-take = Your partner has no such card in play: { $card }.
fairytale-refused-chosen = { $card } is chosen already, and you have no other that could turn.
fairytale-refused-category = { $card } does not fit: a { $category } card is asked for.
fairytale-refused-needed = { $card } must meet another demand: without it, fewer effects would be carried out.

fairytale-round-begun = Round { $round }.
fairytale-hand-seen = { $seat ->
    [you] In front of you
   *[other] In front of { $seat_name }
}: { $cards }.
fairytale-chosen = { $seat ->
    [you] You have chosen
   *[other] { $seat_name } has chosen
}.
fairytale-kept = { $seat ->
    [you] You keep
   *[other] { $seat_name } keeps
} { $card }.
fairytale-kept-and-discarded = { $seat ->
    [you] You keep { $card } and discard
   *[other] { $seat_name } keeps { $card } and discards
} { $discarded }.
fairytale-passed = The packs go to the { $to ->
    [left] left
   *[right] right
}.
fairytale-revealed = { $seat ->
    [you] You play
   *[other] { $seat_name } plays
} { $card }.
fairytale-passed-a-turn = { $seat ->
    [you] You play
   *[other] { $seat_name } plays
} no card.
fairytale-hunted = Hunt! { $seat ->
    [you] Your card
   *[other] { $seat_name }:
} { $card } turns face down.
fairytale-unflipped = { $seat ->
    [you] You turn
   *[other] { $seat_name } turns
} { $card } face up.
fairytale-flipped = { $seat ->
    [you] You turn
   *[other] { $seat_name } turns
} { $card } face down.
fairytale-drew = { $seat ->
    [you] You draw
   *[other] { $seat_name } draws
} { $number ->
    [one] one card
   *[other] { $number } cards
}.
fairytale-drew-cards = { $seat ->
    [you] You draw
   *[other] { $seat_name } draws
}: { $cards }.
fairytale-exchanged = { $seat ->
    [you] You give { $card } to your partner and take
   *[other] { $seat_name } gives { $card } to their partner and takes
} { $taken }.
fairytale-left-over = { $seat ->
    [you] You discard
   *[other] { $seat_name } discards
}: { $cards }.
fairytale-ended = The tales are told.

fairytale-stage-draft = draft
fairytale-stage-play = play
fairytale-stage-unflip = cards turn up
fairytale-stage-flip = cards turn down
fairytale-stage-draw = draw
fairytale-stage-exchange = exchange
fairytale-stage-over = the end
fairytale-view-round = Round { $round } of { $rounds }: { $stage }.
fairytale-view-draft = Step { $step }; the packs go to the { $to ->
    [left] left
   *[right] right
}. { $deck ->
    [0] The deck is used up
    [one] One card is left in the deck
   *[other] { $deck } cards are left in the deck
}.
fairytale-view-card = { $copies ->
    [one] { $card } ({ $points })
   *[other] { $copies } × { $card } ({ $points } each)
}
fairytale-view-nothing = nothing
fairytale-view-row = { $seat ->
    [you] You have
   *[other] { $seat_name } has
} in play: { $up }{ $down ->
    [0] {""}
   *[other] ; { $down } face down
}{ $named ->
    [yes] {" "}({ $known })
   *[no] {""}
}.
fairytale-view-deck = The deck from the top: { $cards }.
fairytale-view-put-away = { $seat ->
    [you] Discarded by you
   *[other] Discarded by { $seat_name }
}: { $cards }.
fairytale-view-kept = { $seat ->
    [you] Your kept cards
   *[other] Kept by { $seat_name }
}: { $cards }.
fairytale-view-choosing = { $seat ->
    [you] In front of you
   *[other] In front of { $seat_name }
}: { $cards }.
fairytale-view-seen = Seen in round { $round }, step { $step }: { $cards }; kept { $card }.
fairytale-view-seen-now = Seen in round { $round }, step { $step }: { $cards }.

fairytale-why-seat = { $seat ->
    [you] You have
   *[other] { $seat_name } has
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
fairytale-why-pair = { $seat_name } and { $rival_name } together: { $mine } + { $theirs } = { $points }.
fairytale-why-card = { $copies ->
    [one] {""}
   *[other] { $copies } ×{" "}
}{ $card }: { $why }. { $copies ->
    [one] { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] { $copies } × { $points } = { $sum }
}.
fairytale-why-fixed = fixed at { $points }
fairytale-why-count = { $each } × { $count } { $counted }
fairytale-why-most = No.1 in { $category } ({ $held ->
    [yes] yes, { $mine }
   *[no] no, { $mine } against { $most }
})
fairytale-why-least = { $least } or more { $category } cards ({ $held ->
    [yes] yes, { $mine }
   *[no] no, { $mine }
})
fairytale-why-named = { $name } ({ $held ->
    [yes] face up
   *[no] missing
})
fairytale-why-trickster-name = { $trickster } takes the name { $name }{ $others ->
    [0] {""}
   *[other] {" "}(as good: { $equals })
}.
fairytale-why-trickster-card = { $trickster } is taken for { $name }{ $others ->
    [0] {""}
   *[other] {" "}(as good: { $equals })
}.
fairytale-why-face-down = Face down, worth nothing: { $cards }.

fairytale-invariant-cards = the cards are not all there
fairytale-invariant-hands = a hand is not what was kept and not played
fairytale-invariant-rows = a row does not hold as many cards as were played
fairytale-invariant-played = the cards in play are not those that were played
fairytale-invariant-answers = nobody is asked although the game goes on, or somebody who has nothing to choose

error-fairytale-basic = The basic deck is for 2 to 4 players, not { $seats }.
error-fairytale-teams = A game with teams ({ $teams }) needs 4 players, not { $seats }.
error-fairytale-deck-small = The deck { $deck } has { $cards ->
    [one] one card
   *[other] { $cards } cards
}; { $seats ->
    [one] one player is
   *[other] { $seats } players are
} dealt { $dealt } and may draw { $drawn } more.
error-fairytale-record-deck = The record names the deck “{ $deck }” but does not carry it.
error-fairytale-stage = “{ $stage }” is not a stage; allowed: { $allowed }.
error-fairytale-key-stage = “{ $key }” can only be told in the stage “{ $stage }”.
error-fairytale-size = “{ $key }” of seat { $number } has { $cards ->
    [one] one card
   *[other] { $cards } cards
}; at that moment it should have { $right }.
error-fairytale-list = “{ $key }” should be a list of { $seats ->
    [one] one text
   *[other] { $seats } texts
}, one for each seat.
error-fairytale-no-card = There is no card “{ $card }” in this deck.
error-fairytale-row = Seat { $number } has { $cards ->
    [one] one card
   *[other] { $cards } cards
} in play; by then it can be no more than { $most }.
error-fairytale-deck-told = { $cards ->
    [one] One card of the deck is
   *[other] { $cards } cards of the deck are
} told, but only { $left ->
    [one] one is
   *[other] { $left } are
} left by then.
error-fairytale-copies = { $card } stands there { $cards ->
    [one] once
    [2] twice
   *[other] { $cards } times
}, but the deck has only { $copies }.
