# The Fox in the Forest.

fox-title = The Fox in the Forest
fox-about = A trick-taking duel for two. Win more tricks than your rival, but not too many.
fox-edition = By the rulebook of the Russian edition; what it leaves open, paragraphs marked as rulings settle.
fox-option-target = Points that end the game
fox-option-memory = Memory aid: show the cards played in this round

fox-suit = { $suit ->
    [B] Bells
    [K] Keys
   *[M] Moons
}
fox-card = { $rank ->
    [1] Swan
    [3] Fox
    [5] Woodcutter
    [7] Treasure
    [9] Witch
    [11] Monarch
   *[other] { $rank }
} of { $suit ->
    [B] Bells
    [K] Keys
   *[M] Moons
}

fox-power-swan = If you play this and lose the trick, you lead the next one.
fox-power-fox = When you play this, you may swap the decree with a card from your hand.
fox-power-woodcutter = When you play this, draw a card, then bury one card from your hand under the deck.
fox-power-treasure = Whoever wins this trick gains 1 point at once.
fox-power-witch = When a trick has exactly one Witch, she counts as a trump for deciding the winner.
fox-power-monarch = When you lead this, a rival who has its suit must answer with the Swan or their highest card of that suit.

fox-ask-lead = You lead. Play any card.
fox-ask-follow = The { $led } was led. Answer it.
fox-ask-swap = Your Fox: swap the decree ({ $decree }) with a card from your hand, or keep it.
fox-ask-bury = Your Woodcutter: bury one card from your hand under the deck.

fox-choice-play = Play the { $card }
fox-choice-swap = Make the { $card } the decree
fox-choice-keep = Keep the decree
fox-choice-bury = Bury the { $card }

fox-refused-asked-lead = You are asked to lead a card.
fox-refused-asked-follow = You are asked to answer the led card.
fox-refused-asked-swap = Your Fox comes first: swap the decree or keep it.
fox-refused-asked-bury = Your Woodcutter comes first: bury a card.
fox-refused-not-in-hand = You do not hold the { $card }.
fox-refused-follow-suit = You hold { $suit ->
    [B] Bells
    [K] Keys
   *[M] Moons
} and must follow suit.
fox-refused-monarch = The Monarch was led: answer with the Swan of { $suit ->
    [B] Bells
    [K] Keys
   *[M] Moons
} or with your highest card of that suit.

fox-round-begun = Round { $round }. { $seat ->
    [you] You deal
   *[other] { $seat_name } deals
}; the decree is the { $decree }.
fox-hand-dealt = { $seat ->
    [you] Your
   *[other] { $seat_name }’s
} hand: { $cards }.
fox-played = { $seat ->
    [you] You play
   *[other] { $seat_name } plays
} the { $card }.
fox-decree-swapped = { $seat ->
    [you] You make
   *[other] { $seat_name } makes
} the { $card } the new decree and { $seat ->
    [you] take
   *[other] takes
} the { $old } into hand.
fox-decree-kept = { $seat ->
    [you] You keep
   *[other] { $seat_name } keeps
} the decree.
fox-drew = { $seat ->
    [you] You draw
   *[other] { $seat_name } draws
} a card.
fox-drew-card = { $seat ->
    [you] You drew
   *[other] { $seat_name } drew
} the { $card }.
fox-buried = { $seat ->
    [you] You bury
   *[other] { $seat_name } buries
} a card under the deck.
fox-buried-card = { $seat ->
    [you] You buried
   *[other] { $seat_name } buried
} the { $card }.
fox-trick-won = { $seat ->
    [you] You win
   *[other] { $seat_name } wins
} the trick: { $led }, { $answer }.
fox-treasure-taken = { $seat ->
    [you] You gain
   *[other] { $seat_name } gains
} { $points ->
    [one] 1 point
   *[other] { $points } points
} for treasure.
fox-leads-next = { $seat ->
    [you] Your Swan gives you
   *[other] The Swan gives { $seat_name }
} the lead.
fox-round-scored = { $seat ->
    [you] You won
   *[other] { $seat_name } won
} { $tricks ->
    [0] no tricks
    [one] 1 trick
   *[other] { $tricks } tricks
}: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
fox-game-won = { $seat ->
    [you] You win
   *[other] { $seat_name } wins
} the game.
fox-game-won-by-last-round = Level on points. { $seat ->
    [you] You win
   *[other] { $seat_name } wins
} by the better last round.
fox-game-drawn = Level on points and in the last round: the game is a draw.

fox-why-points = More points when the target of { $target } was reached.
fox-why-last-round = Level on points; more points in the last round.
fox-why-draw = Level on points and in the last round.
fox-why-seat = { $seat ->
    [you] You
   *[other] { $seat_name }
}: { $before } before the last round, { $earned } for { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
} ({ $band }){ $treasure ->
    [0] {""}
   *[other] , { $treasure } for treasure
}; { $total ->
    [one] 1 point
   *[other] { $total } points
} in all.

fox-place-hand = hand of seat { $number }
fox-place-decree = decree
fox-place-led = led card
fox-place-deck = draw deck

fox-view-round = Round { $round }, trick { $trick } of 13; the game is played to { $target } points.
fox-view-decree = Decree: { $decree }. Trump: { $suit }. Cards in the deck: { $deck }.
fox-view-seat = { $seat ->
    [you] You
   *[other] { $seat_name }
}: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
} ({ $band }), { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}{ $dealer ->
    [yes] , dealer
   *[no] {""}
}.
fox-view-table = On the table: { $cards }.
fox-view-hand = { $seat ->
    [you] Your
   *[other] { $seat_name }’s
} hand: { $cards }.
fox-view-deck = Deck from the top: { $cards }.
fox-view-played = Played: { $cards }.
fox-view-buried = Buried by you: { $cards }.
fox-band-humble = Humble
fox-band-defeated = Defeated
fox-band-victorious = Victorious
fox-band-greedy = Greedy

fox-invariant-cards = a card is missing or in two places
fox-invariant-hands = the hands do not match the cards played
fox-invariant-tricks = the tricks won do not match the tricks played
fox-invariant-scores = a score is out of bounds
fox-invariant-answers = an answer is owed after the end, or none before it
