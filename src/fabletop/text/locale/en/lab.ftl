# The lab: simulations, tournaments and their page, speed.

simulate-doing = Playing
simulate-games = { $games ->
    [one] One game
   *[other] { $games } games
} of { $game }, { $seats } players, backend { $backend }, { $threads ->
    [one] 1 thread
   *[other] { $threads } threads
}
simulate-bot-games = { $games ->
    [one] One game
   *[other] { $games } games
} of { $game }, { $seats } players, { $threads ->
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
simulate-invariant = Broken: { $invariant }. Seed of the game: { $seed }

tournament-duel = { $challenger } against { $champion }: { $share } % of the win (95 %: { $low } to { $high }; equal share { $equal_share }) over { $deals } deals; { $points } points to { $other_points }; { $milliseconds } ms a choice
tournament-rating = { $bot } rating { $rating } (95 %: { $low } to { $high }); { $win_rate } % of the win in { $games } games
games-stopped = Stopped. What was played so far is in { $file }; the same command goes on from there.
tournament-report = The page of results is in { $file }

bench-doing = Measuring
bench-kernel = Random games inside the kernel, per second of CPU time on one thread:
bench-kernel-row = { $game } { $seats } players, { $backend } { $decisions } decisions/s { $games } games/s
bench-bots = Bots, where there is something to choose, in CPU time:
bench-bots-row = { $game } { $seats } players, { $bot } { $milliseconds } ms a choice, at most { $slowest } ({ $choices ->
    [one] { $choices } choice
   *[other] { $choices } choices
})

train-begins = Compiling
train-line = iteration { $iteration }, { $millions } million decisions, { $speed }/s, entropy { $entropy }, { $foreseen } % of the outcome foreseen
train-stopped = Stopped. The same command goes on from the last checkpoint in { $folder }.
train-done = { $game }: { $millions } million decisions in { $iterations ->
    [one] { $iterations } iteration
   *[other] { $iterations } iterations
} and { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}, { $speed } a second
train-rival-random = random players
train-rival-before = itself at the last duels
train-duel = paid { $mean } ± { $error } (standard error) against { $rival }, players: { $tables }, { $games ->
    [one] { $games } game
   *[other] { $games } games
}
train-files = The network, its card and the report are in { $folder }

training-title = { $game }: training
training-about = { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
} in { $iterations ->
    [one] { $iterations } iteration
   *[other] { $iterations } iterations
} and { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} on { $machine }; { $weights } weights; commit { $commit }
training-minutes = { $minutes } min
training-curve-entropy = Entropy of the policy (nats)
training-curve-kl = Distance from the policy that played (KL, nats)
training-curve-explained = How much of the outcome the judge foresees
training-curve-belief = Loss of the belief about hidden cards
training-curve-against-past = Paid for a round or a game against past selves
training-curve-clipped = Share of clipped lessons
training-curve-speed = Decisions a second
training-curve-rate = Learning rate
training-duels = Duels
training-duel-minute = Minute
training-duel-against = Against
training-duel-seats = Players
training-duel-paid = Paid ± standard error
training-duel-games = Games
training-settings = Settings

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
report-cards-few = Left out are cards that came to fewer than { $least } players.
report-card-lift = { $lift } ({ $games })

report-foot = Made by fabletop { $version }.

# Bots of one's own.

bot-fault-crashed = “{ $bot }” broke off ({ $detail }).
bot-fault-slow = “{ $bot }” did not answer in time ({ $detail }).
bot-fault-nonsense = “{ $bot }” answered what is no choice of the question ({ $detail }).
bot-faults = “{ $bot }” failed { $faults ->
    [one] once
   *[other] { $faults } times
}, and a random player chose in its place (crashed: { $crashed }, too slow: { $slow }, nonsense: { $nonsense }). The first time: { $first }
play-bot-fault = { $why } A random choice stands in.
report-faults = Faults
report-faults-about = Where a bot of your own failed, a random player chose in its place; that counts in its results.
error-bot-unready = { $why } See docs/own-bots.md.
error-bot-address = “{ $address }” is no address of a bot. It is written like this: tcp://localhost:4000.
error-bot-no-file = There is no file { $file } with a bot in it.
error-bot-missing = { $place } has no “{ $name }”. A bot is named like this: my_bot.py:MyBot.
error-bot-choose = “{ $bot }” is no bot: it has no method “choose” and cannot be called.
error-bot-load = { $place } cannot be loaded: { $why }
error-patience = --patience is a number of seconds above 0, up to { $most }, not { $seconds }.
bots-about-random = any allowed choice, each as likely as the others
bots-about-easy = a beginner
bots-about-medium = sound habits
bots-about-skilled = sometimes thinks ahead, sometimes follows sound habits
bots-about-hard = thinks ahead
bots-about-master = has learned the game by playing itself, weighs what others may hold by what they did, and thinks ahead
bots-about-flat = a yardstick: N games played on at random
bots-about-pimc = a yardstick: perfect-information Monte Carlo with N turns
bots-about-ismcts = a yardstick: information-set Monte Carlo tree search with N turns
bots-about-file = your own, a class in a file of Python
bots-about-module = your own, a class in an installed module
bots-about-command = your own, a program that speaks lines of JSON
bots-about-socket = your own, a server of such lines
bots-about-added = a network that was added, for { $games }
bots-added = { $name } plays { $game } now: fabletop play { $game } --seats you,{ $name }
bots-removed = { $name } is forgotten.
bots-check-doing = Asking
bots-check-game = { $game } { $seats } players: { $choices ->
    [one] { $choices } choice
   *[other] { $choices } choices
}, { $faults ->
    [one] { $faults } fault
   *[other] { $faults } faults
}, { $milliseconds } ms a choice, at most { $slowest }
bots-check-broken = not kept: { $promise } (first at a question of the kind “{ $kind }”)
bots-check-kept = ✓ { $promise }
bots-check-not-kept = ✗ { $promise }
bots-promise-answers = answers every question with one of its choices, in time
bots-promise-repeats = answers the same when asked the same again; its chance comes from the seed it is given
bots-promise-fresh = answers the same after a fresh start; it keeps nothing in mind
bots-promise-fair = answers the same at a table that its seat cannot tell from the true one

# Datasets.

dataset-doing = Writing
dataset-written = { $file }: { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
} of { $games ->
    [one] 1 game
   *[other] { $games } games
} of { $game }, { $size } MB
dataset-left-out = { $files ->
    [one] One file or record was left out
   *[other] { $files } files or records were left out
}. The first: { $first }
dataset-twice = the game { $id } is there twice.
error-package = This needs the package “{ $package }”. Install it with: pip install 'fabletop[{ $extra }]'
error-dataset-what = Name a game to be played by bots (fabletop dataset fox --games 100 --out fox.parquet), or records with --from FILE or FOLDER.
error-dataset-flag = Records are what they are: { $flag } is for games that bots play.
error-dataset-empty = There is no such record in the files and folders named.
error-dataset-games = A dataset is of one game, and these records are of “{ $game }” and “{ $other }”. Name one: fabletop dataset { $game } --from …
error-dataset-observations = These records are of rules whose observations have different lengths.

# Many machines.

error-cluster = “{ $address }” is no cluster. Allowed: local, which starts Ray on this machine, or an address such as ray://host:10001.
error-cluster-unreachable = The cluster “{ $address }” cannot be reached: { $why }
error-cluster-version = The machines of the cluster have fabletop { $other }, and you have { $own }; games would not be the same.
error-cluster-lost = The cluster has lost a task several times ({ $why }).

bots-characters = Characters of easy and medium, such as easy-swan or medium-witch:
bots-character = { $name }, { $game }: { $about }
