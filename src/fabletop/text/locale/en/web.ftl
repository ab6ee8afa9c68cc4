# The web client.

web-tagline = Three fairy-tale table games, by lantern light.
web-you = you
web-close = Close
web-home = Home
web-missing = This page is not in the book.
web-missing-about = The address may be old or mistyped.
web-back = Back to the first page
web-offline = The server cannot be reached. This page tries again by itself.

web-settings = Settings
web-language = Language
web-theme = Light
web-theme-auto = As the day goes
web-theme-light = Daylight
web-theme-dark = Lantern
web-speed = Speed of play
web-speed-slow = Unhurried
web-speed-normal = Usual
web-speed-fast = Brisk
web-speed-instant = At once
web-motion = Moving pictures
web-motion-auto = As the system says
web-motion-full = All
web-motion-reduced = As few as possible
web-sound = Sound
web-sound-on = Paper, wood and a small bell
web-sound-off = Off

web-help = Keys
web-help-open = Keys and help
web-key-tab = To the next thing
web-key-arrows = From card to card
web-key-enter = Choose
web-key-escape = Close what is open
web-key-help = Show this list
web-key-settings = Settings
web-key-skip = Skip to the present
web-key-log = Open or close the log
web-key-question = Say again what is asked
web-key-view = Read the table aloud
web-key-number = Choose the answer with this number

web-log = Log
web-log-empty = Nothing has happened yet.
web-log-clause = Rules: { $clause }
web-skip = Skip
web-view = The table
web-result = Result
web-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
web-owes = is asked
web-your-turn = Your turn.
web-thinking = { $names } { $players ->
    [one] is
   *[other] are
} thinking…
web-waiting = { $players ->
   *[other] Waiting for { $names }.
}
web-game-over = The game is over.
web-ask-another = Another card

web-card-face-down = A card face down
web-card-known = Face down, but you know it
web-card-chosen = Chosen
web-card-pending = On its way
web-card-changed = Just changed
web-card-not-now = Not now: { $why }

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
web-fox-band = { $band }: { $points }
web-fox-leads = leads
web-fox-hand = Your hand
web-fox-rival-hand = { $name }: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
web-fox-trick = The trick
web-fox-buried = Buried by you
web-fox-played = Played this round

web-home-title = Once upon a table
web-home-play = Play now
web-home-friend = With a friend
web-home-friend-about = You get a link to send. Whoever opens it sits down at your table.
web-home-level = Your opponents
web-home-character = Their style
web-home-character-none = No particular style
web-home-character-about = plays without a favourite plan
web-home-seats = Players
web-home-begin = Begin
web-home-invite = Make a table
web-home-continue = Go on playing
web-home-open = Open tables
web-home-open-none = Nobody is waiting at a table. Lay one yourself.
web-home-results = Your last games
web-home-results-none = Nothing yet. The first page is still white.
web-home-place = { $place ->
    [1] won
   *[other] place { $place }
}
web-home-free = a free seat
web-level-easy = Beginner
web-level-medium = Seasoned
web-level-hard = Cunning
web-level-master = Master
web-notice = fabletop is a free project of its own. The games belong to their authors and publishers, who have nothing to do with it.
web-credits = Pictures: game-icons.net, CC BY 3.0. Letters: Alegreya and Golos Text, OFL.

web-bot-easy = Beginner
web-bot-medium = Old hand
web-bot-hard = Trickster
web-bot-master = Grandmother
web-bot-random = Whim
web-table-joining = Looking for the table…
web-table-waiting = Send this address to whoever shall sit down.
web-table-copy = Copy the address
web-table-copied = Copied.
web-table-start = Begin
web-table-lost = The line to the server is broken. Nothing is lost; this page comes back by itself.

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
web-tale-memory = Hands you have seen
web-tale-memory-none = No hand has come by yet.
web-tale-memory-kept = kept
web-tale-memory-discarded = discarded
web-tale-memory-away = What you put away
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
    [one] One card put away
   *[other] { $cards } cards put away
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
