# The table as a picture, for clients that draw every game alike.

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
   *[other] { $seat_name }'s Fables
}
grimm-board-gather = Gather card
grimm-board-played = played
grimm-board-laid = face down
grimm-board-stores = Supply and decks
grimm-board-known = What you know
