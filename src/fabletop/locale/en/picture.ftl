# What is written into pictures of a table.

picture-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
picture-decree = decree
picture-trump = trump: { $suit }
picture-table = on the table
picture-deck = deck
picture-deck-order = deck from the top
picture-pile = discarded
picture-tricks = tricks
picture-played = played this round
picture-buried = buried
picture-tale = tale
picture-kept = kept
picture-choosing = to choose from
picture-chosen = chosen
picture-put-away = put away
picture-friends = Friends
picture-friend = Friend
picture-gather = Gather card
picture-fables = Fables
picture-hand = hand
picture-offered = on offer
picture-looking = looked at
picture-steps = { $choices ->
    [one] { $choices } choice
   *[other] { $choices } choices
}
