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
web-sound-about = Paper, wood and a small bell

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
