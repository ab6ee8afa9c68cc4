# The command line and the prompt.

seat-name = Seat { $number }
view-plain = { $text }
player-you = you
plain-ask = Your choice?
plain-choice = { $choice }
plain-seat = { $seat ->
    [you] You
   *[other] { $seat_name }
}: { $seen }
plain-face-down = face down { $choice }
invariant-plain = the table is not sound
bot-random = Random

games-seats = Players: { $seats }
games-option = { $name }: { $about }. Allowed: { $allowed }; default: { $default }.
cards-copies = × { $copies }

scene-passed = ok    { $file }:{ $line } { $name }
scene-failed = FAIL  { $file }:{ $line } { $name }
scene-sum = { $passed ->
    [one] 1 scene passed
   *[other] { $passed } scenes passed
}, { $failed } failed.

verify-good = { $file }: the record is true. { $choices ->
    [one] { $choices } choice
   *[other] { $choices } choices
}, points { $points }.
verify-open = { $file }: the record is true so far. { $choices ->
    [one] { $choices } choice
   *[other] { $choices } choices
}; the game is not over.

replay-head = { $game }, seed { $seed }
replay-step = { $number }. { $player }: { $choice }

check-doing = Checking
check-passed = ok    { $name }
check-failed = FAIL  { $name }: { $why }
check-sum = { $game }: { $passed } of { $all } promises kept ({ $cases ->
    [one] { $cases } case
   *[other] { $cases } cases
}).

play-welcome = Choose by number or by notation. “?” shows the table again, “why …” with a choice says why it is refused,
    “rules” tells the card texts, “quit” leaves.
play-seed = Seed: { $seed }
play-bots = Bots at the table: { $names }.
play-prompt = { "> " }
play-choice = { $number }) { $notation } · { $label }
play-not-understood = “{ $text }” is not one of the choices. Type a number from 1 to { $most } or a notation such as “{ $example }”.
play-refused = { $notation }: { $why }{ $clause ->
    [none] {""}
   *[other] {" "}({ $clause })
}
play-not-allowed = not now: { $notations } · { $why }
play-allowed = { $notation } is allowed.
play-result-points = { $name }: { $points }
play-you-won = You won!
play-you-won-together = You won together with { $names }.
play-others-won = { $winners ->
    [one] { $names } won.
   *[other] { $names } won together.
}
play-draw = A draw.
play-saved = The record of this game is in { $file }
play-left = You left the game.
play-not-saved = The record could not be written to { $file }.
play-line-lost = The line to the server is lost. Your seat stays yours: come back when you like.
play-said = { $name }: { $words }
error-server-address = “{ $url }” is not the address of a server, such as http://localhost:8000.
error-server-silent = The server at { $url } does not answer: { $why }.
error-server-says = The server says: { $said }

cards-total = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
error-scene-no-files = Name at least one scene file.

# What a table plays by.

agreed-option = { $name }: { $value }{ $usual ->
    [yes] {""}
   *[no] {" "}(another than usual)
}.
