# Tables of people and bots: what happens, what is refused.

match-sat = { $name } sits down.
match-stood-up = { $name } stands up.
match-bot-seated = A bot sits down: { $name }.
match-says = { $seat_name }: { $words }
match-seat-emptied = { $name } was sent away from the table.
match-words-added = { $seat ->
    [you] You add words to the deal.
   *[other] { $seat_name } adds words to the deal.
}
match-started = The match begins.
match-goes-on = From here on you play: { $choices ->
    [one] { $choices } choice was
   *[other] { $choices } choices were
} made in the match that goes on here.

match-answer-given = { $seat ->
    [you] You have chosen.
   *[other] { $seat_name } has chosen.
}
match-answer-noted = Noted.
match-taken-back = { $seat ->
    [you] You take back your last choice.
   *[other] { $seat_name } takes back the last choice.
}
match-answer-restarted = You begin your answer anew.
match-undone = { $seat ->
    [you] Everybody agreed: the table is as it was when you were asked. What was seen stays seen, and the same cards will come again.
   *[other] Everybody agreed: the table is as it was when { $seat_name } was asked. What was seen stays seen, and the same cards will come again.
}

match-proposed = { $seat ->
    [you] You ask for
   *[other] { $seat_name } asks for
} { $what ->
    [undo] the last choice back.
    [pause] a pause.
   *[rematch] a rematch.
}
match-agreed = { $seat ->
    [you] You agree
   *[other] { $seat_name } agrees
} { $what ->
    [undo] to the undo.
    [pause] to the pause.
   *[rematch] to the rematch.
}
match-declined = { $seat ->
    [you] You do not want
   *[other] { $seat_name } does not want
} { $what ->
    [undo] the undo.
    [pause] the pause.
   *[rematch] the rematch.
}
match-paused = The match pauses.
match-resumed = { $seat ->
    [you] You end the pause.
   *[other] { $seat_name } ends the pause.
}
match-rematch = Another match: everybody moves one seat on.
match-continued = The next match is ready.

match-went = { $seat ->
    [you] You have gone.
   *[other] { $seat_name } has gone.
}
match-came-back = { $seat ->
    [you] You are back.
   *[other] { $seat_name } is back.
}
match-stand-in = { $seat ->
    [you] A bot plays for you until you come back.
   *[other] A bot plays for { $seat_name } until they come back.
}
match-time-up = { $clock ->
    [bank] { $seat ->
        [you] Your time is up. A bot plays for you until you take the seat again.
       *[other] { $seat_name }’s time is up. A bot plays until they take the seat again.
    }
   *[other] { $seat ->
        [you] Your time is up. A bot makes this decision for you.
       *[other] { $seat_name }’s time is up. A bot makes this decision.
    }
}
match-reclaimed = { $seat ->
    [you] You take your seat again.
   *[other] { $seat_name } takes the seat again.
}
match-resigned = { $seat ->
    [you] You resign.
   *[other] { $seat_name } resigns.
}
match-forfeited = { $seat ->
    [you] You let a rated match lie still for a day and have lost it.
   *[other] { $seat_name } let a rated match lie still for a day and has lost it.
}
match-helped = { $seat ->
    [you] A bot has chosen for you, so this match can no longer raise your rating.
   *[other] A bot has chosen for { $seat_name }: this match can no longer raise their rating.
}
match-lost-away = { $seat ->
    [you] You were not there at the end of a rated match: it is lost, whatever the bot reached.
   *[other] { $seat_name } was not there at the end of a rated match: it is lost, whatever the bot reached.
}
match-over-played = The match is over.
match-over-resigned = The match is over by resignation.
match-closed = The people who run this server have closed the table.
match-closed-because = The people who run this server have closed the table: { $why }
match-over-abandoned = The table was closed. Nobody wins.

refused-match-open = The match has not begun.
refused-match-playing = The match is going on.
refused-match-paused = The match is paused.
refused-match-over = The match is over.
refused-match-server = Only the server can do this.
refused-match-host = Only the host of the table can do this.
refused-match-not-seated = You have no seat at this table.
refused-match-seated = You have a seat at this table already.
refused-match-no-seat = There is no such seat; seats are counted from 0, and there are { $seats }.
refused-match-taken = Somebody sits there.
refused-match-empty = Nobody sits there.
refused-match-full = Every seat is taken.
refused-match-not-full = Some seats are empty; wait for people, or let bots take them.
refused-match-secret = The secret is not the one that was promised to this table.
refused-match-question = This question is not open any more.
refused-match-no-bot = No bot plays at this seat.
refused-match-stand-in = A bot plays for you now.
refused-match-no-stand-in = Your time has not run out, and no bot plays for you.
refused-match-too-early = It is not time for this.
refused-match-gone = This person is gone already.
refused-match-there = This person is there.
refused-match-resigned = You have resigned.
refused-match-nothing-to-undo = You have made no choice that could be taken back.
refused-match-undo-consent = Something has come of your choice: taking it back needs the consent of the others.
refused-match-rated-undo = This match is rated: only what has had no consequence yet can be taken back.
refused-match-offered = This is offered already.
refused-match-no-offer = There is no such offer for you to answer.
refused-match-patience = You can ask again in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}.
refused-match-not-paused = The match is not paused.
refused-match-not-over = The record is written when the match is over.
refused-match-not-dealt = No cards were dealt at this table, so there is no record.
refused-match-token = The token of a command has at most { $longest } characters.
refused-match-done = This command was carried out before.

error-rated-account = Rated matches are for accounts: give yourself a name and a password, or play casually.
error-rated-device = A match on one device is never rated, for one person could play all its seats.
error-rated-begun = A match that goes on from a replay is never rated, for its cards are known.
error-rated-home = A game at home is never rated: rated matches are played at a server.
error-rated-deck = A rated match is played with one of the game's own decks.
error-rated-bot = At a rated table bots play at a level whose strength was measured, without a style and by the usual rules; “{ $bot }” here is none.
error-rated-dozen = You have begun { $most } rated matches against these opponents today, and no more count: play casually, or against others.
error-match-id = The id of a person is 1 to { $longest } printable characters.
error-match-name = A name is 1 to { $longest } printable characters without spaces around them.
error-match-twice = Nobody can sit on two seats.
error-match-entry = This is not an entry of a match: { $why }.
error-fair-words = Words for the deal are at most { $longest } printable characters without spaces around them.
error-fair-commitment = A commitment is a SHA-256 in 64 small hexadecimal digits.
error-record-commitment = the secret is not the one that was promised before the deal: its SHA-256 is not the commitment.
error-record-seed = the deal was not fair: the seed does not follow from the secret and the words of the seats.
error-record-happening = “{ $what }” is nothing that happens at a table. Allowed: { $allowed }.
error-record-continued = “{ $text }” should be a number of choices, “of”, and a match.
error-record-continued-fair = a match that goes on from another cannot have promised its deal.

verify-fair = The deal was fair: the seed follows from the secret promised as { $commitment } and from the words of the seats.
verify-continues = Not a deal of its own: it goes on from match { $match } after { $choices ->
    [one] { $choices } choice
   *[other] { $choices } choices
}. The cards were known, nothing was promised, and it is not rated.
replay-happened-resigned = { $seat_name } resigned.
replay-happened-undo = { $seat_name } took back choices, and the others agreed.
replay-happened-back = { $seat_name } plays again.
replay-happened-stand-in-left = A bot plays for { $seat_name }, who has gone.
replay-happened-stand-in-time = A bot plays for { $seat_name }, whose time is up.
replay-happened-stand-in-moment = A bot decides for { $seat_name }, whose time is up.
error-match-rules = This match is of version { $version } of the rules of { $game }, and this program knows version { $known }: it can be played neither on nor again.
