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

web-only = A question with one choice
web-only-off = Ask me
web-only-on = Answer for me, against bots
web-only-choice = The only choice: { $choice }
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
web-card-guess = A guess in part:
web-card-not-now = Not now: { $why }

web-home-title = Once upon a table
web-home-play = Play now
web-home-friend = With a friend
web-home-friend-about = You get a link to send. Whoever opens it sits down at your table.
web-home-level = Your opponents
web-home-character = Their character
web-home-character-none = No particular character
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
web-level-skilled = Skilled
web-level-hard = Cunning
web-level-master = Master
web-rated = Rated or casual
web-rated-yes = Rated
web-rated-no = Casual
web-rated-about = The result changes your rating. Only what has had no consequence yet can be taken back. Whoever leaves, or lets the match lie still for a day, has lost it.
web-rated-new = Whoever has fewer than ten rated matches counts for nobody else yet; everybody begins with the bots.
web-rated-left = { $left ->
    [one] One more match against these opponents counts today.
   *[other] { $left } more matches against these opponents count today.
}
web-casual-about = Played for its own sake: no rating changes, and choices can be taken back if the others agree.
web-notice = fabletop is a free project of its own. The games belong to their authors and publishers, who have nothing to do with it.
web-credits = Pictures: game-icons.net, CC BY 3.0. Letters: Alegreya and Golos Text, OFL.

web-bot-easy = Beginner
web-bot-medium = Old hand
web-bot-skilled = Sharp eye
web-bot-hard = Trickster
web-bot-master = Master
web-bot-random = Whim
web-table-joining = Looking for the table…
web-table-waiting = Send this address to whoever shall sit down.
web-table-copy = Copy the address
web-table-copied = Copied.
web-table-start = Begin
web-table-lost = The line to the server is broken. Nothing is lost; this page comes back by itself.
web-agreed = What this table plays by
