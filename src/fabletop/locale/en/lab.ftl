# The lab: simulations, tournaments and their page, speed.

simulate-doing = Playing
simulate-games = { $games } games of { $game }, { $seats } players, backend { $backend }, { $threads ->
    [one] 1 thread
   *[other] { $threads } threads
}
simulate-bot-games = { $games } games of { $game }, { $seats } players, { $threads ->
    [one] 1 thread
   *[other] { $threads } threads
}
simulate-speed = { $seconds } s: { $games_per_second } games/s, { $decisions_per_second } decisions/s
simulate-seat = Seat { $number } ({ $bot }): { $points } points on average, first in { $wins } % of games
simulate-points = points: { $picture }  { $least } to { $most }; 5 %: { $low }, 25 %: { $quarter }, 50 %: { $median }, 75 %: { $three_quarters }, 95 %: { $high }
simulate-bot = { $share } % of the win; { $milliseconds } ms a choice
simulate-shared = Nobody won alone in { $shared } games. The longest game took { $longest } decisions.
simulate-lengths = decisions: { $picture }  { $least } to { $most }; 5 %: { $low }, 25 %: { $quarter }, 50 %: { $median }, 75 %: { $three_quarters }, 95 %: { $high }
simulate-sample = Points and decisions are spread as in the first { $games } games.
simulate-flaw = Broken: { $flaw }. Seed of the game: { $seed }

tournament-duel = { $challenger } against { $champion }: { $share } % of the win (95 %: { $low } to { $high }; equal share { $equal_share }) over { $deals } deals; { $points } points to { $other_points }; { $milliseconds } ms a choice
tournament-rating = { $bot } rating { $rating } (95 %: { $low } to { $high }); { $win_rate } % of the win in { $games } games
tournament-stopped = Stopped. The deals played so far are in { $file }; the same command goes on from there.
tournament-report = The page of results is in { $file }

bench-doing = Measuring
bench-kernel = Random games inside the kernel, per second of CPU time on one thread:
bench-kernel-row = { $game } { $seats } players, { $backend } { $decisions } decisions/s { $games } games/s
bench-bots = Bots, where there is something to choose, in CPU time:
bench-bots-row = { $game } { $seats } players, { $bot } { $milliseconds } ms a choice, at most { $slowest } ({ $choices } choices)

report-title = { $game }: tournament
report-about = { $seats } players · { $games ->
    [one] 1 game
   *[other] { $games } games
} · { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
} for each duel, played from every seat
report-option = { $name }: { $value }
report-seed = seed { $seed }

report-ratings = Ratings
report-ratings-about = The likeliest ratings, all duels together, with their 95 % intervals. { $anchor ->
    [random] Random play is 0;
   *[mean] The mean is 0;
} 400 more means ten times as strong.
report-range = { $low } to { $high }

report-matrix = Who beats whom
report-matrix-two = The share of the win that the bot on the left takes from the one above, in percent, with its 95 % interval. Even: 50 %.
report-matrix-more = The share of the win that one bot on the left takes among { $others } copies of the one above, in percent, with its 95 % interval. Even: { $equal } %.
report-matrix-pale = Pale numbers: the interval holds the even share, so these games do not tell who is better.
report-against = against
report-percent = { $number } %

report-points = Points
report-points-about = Half of the games end within the thick bar, nine of ten within the thin one. The mark is the median, the number the mean.

report-time = Time for a choice
report-time-about = On average, on the machine that played.
report-milliseconds = { $number } ms

report-cards = Which cards win
report-cards-about = How many percentage points more of the win those take to whom a card came than the same players take on average, with the 95 % interval, and how many players it came to. A hint, not a cause: who is ahead may get a card more easily, and one card in twenty stands out by mere chance.
report-cards-about-fairytale = A card came to whoever played it, even if it was turned face down later.
report-cards-about-grimm = A Fable came to whoever played it, a Friend to whoever had it before them, even if not for long.
report-cards-few = Left out are cards that came to fewer than { $least } players.
report-card-lift = { $lift } ({ $games })

report-foot = Made by fabletop { $version }.
