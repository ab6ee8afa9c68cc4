# The web client: what surrounds a table.

web-table-meanwhile = { $events ->
    [one] You are back. One thing happened meanwhile: see the log.
   *[other] You are back. { $events } things happened meanwhile: see the log.
}
web-table-try = Try now
web-table-closed = This table is not for you
web-server-lost = The server does not answer
web-cookies-off = This browser keeps no cookies for this page, so the server cannot know who you are. Allow them here to play; you can watch and read without them.
web-newer = The server has learned something new. Load the page again to go on; your game is safe.
web-newer-load = Load again
web-watching = You are watching.
web-away = away
web-clock = Time left
web-clock-decision = Time for each decision
web-clock-bank = Time for the whole match
web-clock-seconds = { $seconds ->
    [60] 1 minute
    [300] 5 minutes
    [900] 15 minutes
   *[other] { $seconds } s
}{ $increment ->
    [0] {""}
   *[other] {" "}and { $increment } s for each decision
}
web-stand-in-left = a bot stands in
web-stand-in-time = time is up, a bot plays
web-stand-in-moment = a bot makes this decision
web-stand-in-resigned = resigned, a bot plays on
web-time-was-up = Your time was up, and a bot plays for you.
web-reclaim = Take my seat again
web-resume = Go on
web-offer-agree = Agree
web-offer-decline = No
web-offer-withdraw = Never mind
web-undo = Take back
web-menu = Table
web-pause = Ask for a pause
web-resign = Resign
web-resigned = resigned
web-resign-sure = Do you really want to give up this game? It counts as lost.
web-resign-yes = Yes, resign
web-resign-no = No, play on
web-key-undo = Take back the last choice
web-key-menu = Open the table's menu
web-key-talk = Open or close the talk

web-talk = Talk
web-talk-empty = Nobody has said anything.
web-talk-own = Your own words
web-talk-say = Say
web-talk-mute = Mute
web-talk-unmute = Hear again
web-talk-report = Report
web-talk-report-why = What has { $name } done? The people who run this server will read it.
web-talk-report-send = Send
web-talk-reported = Thank you. The people who run this server will look at it.
web-talk-none = No talk
web-talk-phrases = Ready-made phrases
web-talk-free = Free words

web-room-seats = Who plays
web-room-host = host
web-room-sit = Sit down
web-room-stand = Stand up
web-room-full = Every seat is taken. You can watch when the game begins.
web-room-watching = You can watch when the game begins.
web-room-wait = The host begins when everybody is there.
web-room-bots-in = { $seconds ->
    [0] Bots are taking the free seats.
    [one] In a second bots take the free seats.
   *[other] In { $seconds } seconds bots take the free seats.
}
web-room-bots = Bots on empty seats
web-room-bot = Seat a bot
web-room-empty = Free the seat
web-room-start-bots = Fill with bots and begin
web-room-close = Close the table
web-room-invite = Invite
web-room-watch = A link for those who watch
web-room-watch-about = Whoever opens it sees what everybody may see, and nobody's hand.
web-invite-address = Address of the table
web-invite-code = Code for a phone

web-fair = Fair deal
web-fair-about-before = Before anybody sat down the server chose a secret and published its fingerprint. The cards follow from that secret and from the players' own words; after the game the secret is told, and anyone can check it.
web-fair-about-after = The game is over, and here is the secret. If its fingerprint is the one promised, nobody could change the deal.
web-fair-none = This game goes on from a replay. Its cards were known, so nothing was promised.
web-fair-commitment = Fingerprint of the secret (SHA-256)
web-fair-words = Words of the players
web-fair-secret = Secret
web-fair-seed = Seed of the deal
web-fair-own = Words of your own for the deal
web-fair-add = Add
web-fair-verify = Check it here
web-fair-fair = It fits: the secret is the promised one, and the seed follows from it. “fabletop verify” also checks every card of the record.
web-fair-unfair = It does not fit: this deal was not fair.
web-fair-cannot = Browsers do such sums only on safe pages. Download the record and run “fabletop verify”.

web-rematch = Rematch
web-rematch-asked = You want a rematch. Waiting for the others.
web-rematch-go = To the next match
web-rematch-laid = The next table is being laid…
web-rematch-yes = wants to play
web-rematch-thinks = has not answered yet
web-rematch-gone = has gone, and is not waited for
web-record = Download the record
web-replay = Watch again
web-replay-joining = Looking for the match…
web-replay-of = { $game }: step { $step } of { $steps }
web-replay-first = To the beginning
web-replay-last = To the end
web-replay-step = Step
web-replay-eyes = Through whose eyes
web-replay-public = As the public saw it
web-replay-all = All cards open
web-open-hands = All hands
web-replay-share = Copy a link to this moment

# Playing on from a replay.
web-play-on = Play on from here
web-play-on-about = A new game begins at this moment, with these very cards. It is not rated.
web-play-on-seat = Where you sit

# Several people at one device.
web-curtain-title = Hand the device to { $name }
web-curtain-about = Everybody else, please look away.
web-curtain-open = I am { $name }
web-curtain-back = Back to { $name }
web-device-people = People at this device
web-device-name = Player { $number }
web-device-you = You
web-unrated-device = One device: not rated
web-unrated-begun = Goes on from a replay: not rated
web-key-next = One step on
web-key-previous = One step back
web-key-play = Play by itself
