# Errors and refusals: one sentence each, what was wrong and what is allowed.

error-in-file = { $file }: { $why }
error-in-file-line = { $file }, line { $line }: { $why }
error-interrupted = Stopped.

error-game-unknown = There is no game called “{ $game }”. Known games: { $allowed }.
error-game-not-a-game = The game “{ $game }” is registered as { $value }, which is not a fabletop game.
error-game-broken = The game “{ $game }”, registered as { $value }, cannot be loaded: { $why }.
error-seats = { $game } cannot be played by { $seats ->
    [one] one player
   *[other] { $seats } players
}. Allowed: { $allowed }.
error-option-unknown = There is no option “{ $option }”. Options: { $allowed }.
error-option-value = The option “{ $option }” cannot be “{ $value }”. Allowed: { $allowed }.
error-option-form = An option is written name=value, not “{ $text }”.
error-language = There is no language “{ $language }”. Languages: { $allowed }.
error-backend = There is no backend “{ $backend }”. Backends: { $allowed }.
error-no-cuda = The backend cuda needs numba-cuda, which comes with the extra “cuda” on Linux.
error-no-gpu = The backend cuda needs an NVIDIA GPU and its driver; there is none here. The backend cpu needs neither.
error-batch-choice = Table { $table }: choice { $choice } is not allowed to seat { $number }. Allowed ones are marked in masks; -1 stands for any of them, -2 for none.
error-number = “{ $name }” must be a whole number from { $least } to { $most }, not { $value }.
error-seed = A seed is 1 to { $longest } printable characters without spaces around them.
error-seed-number = After # a seed has the number of a game, not “{ $number }”.
error-tournament-bots = A tournament is for two or more different bots, not: { $bots }.
error-simulate-kernel = “{ $flag }” is for random players inside the kernel; bots think outside it.
error-games-and-deals = Say --games or --deals, not both.
error-save-format = this is not a saved tournament of fabletop.
error-save-deal = this line is not a deal of a tournament.
error-save-other = { $file } holds another tournament: “{ $what }” is { $saved } there and { $given } here.
error-file-unwritable = { $file } cannot be written ({ $why }).
error-bot-turns = “{ $bot }” is no bot: the number behind the colon is 1 to { $most }.
error-bot-unknown = There is no player called “{ $bot }”. Known: { $allowed }.
error-bot-character = There is no character “{ $bot }” here. Known: { $allowed }.
error-players-number = { $game } has { $right } seats here, but { $given ->
    [one] one player was named
   *[other] { $given } players were named
}.
error-seat-choice = “{ $seat }” is not a seat. Allowed: { $allowed }.

error-file-unreadable = the file cannot be read ({ $why }).
error-file-large = the file is larger than { $most } bytes.
error-file-not-text = the file is not UTF-8 text.

error-save-broken = This is not a saved position of { $game }.
error-rules-version = this was played by version { $version } of the rules of { $game }; this program knows version { $known }.

error-record-format = this is not a record: the first line must be “{ $format }”.
error-record-header = the record does not say “{ $header }”.
error-record-twice = the record says “{ $header }” twice.
error-record-pair = “{ $text }” should be a name and a value.
error-record-text = A line behind a bar belongs to a text, and there is none here.
error-record-number = “{ $text }” should be a number.
error-record-choice = “{ $text }” is not a choice of this game.
error-record-illegal = seat { $number } cannot choose “{ $choice }” here: { $why }
error-record-cut-off = the file ends too early: the last line of a record is “end …” with points and digest.
error-record-after-end = nothing may follow the line “end”.
error-record-points = the record says “{ $told }” at the end, but its choices lead to “{ $found }”.
error-record-digest = the seed or the choices were changed: replaying them does not give the recorded table.

error-scene-toml = this is not valid TOML: { $why }.
error-scene-none = a scene file needs game = "…" and at least one [[scene]].
error-scene-key = there is no “{ $key }” here. Allowed: { $allowed }.
error-scene-choice = “{ $choice }” is not a choice of this game.
error-scene-number = “{ $key }” must be a number from { $least } to { $most }, not { $value }.
error-scene-pair = “{ $key }” must be two numbers from 0 to { $most }.
error-scene-cards = “{ $key }” must be cards in quotes, such as "9K 3B".
error-scene-form-text = “{ $key }” must be a text in quotes.
error-scene-form-texts = “{ $key }” must be a list of texts, such as ["9K"].
error-scene-form-number = “{ $key }” must be a whole number.
error-scene-form-numbers = “{ $key }” must be a list of whole numbers, such as [0, 1].
error-scene-form-table = “{ $key }” must be a table, such as {"{"} name = value {"}"}.
error-scene-form-tables = “{ $key }” must be a list of tables.
error-scene-form-reasons = “{ $key }” must be a table of choices and reason codes, such as {"{"} "4K" = "refused-not-now" {"}"}.
error-scene-form-legal = “{ $key }” must be a list of choices, or one for each seat, such as {"{"} 0 = ["9K"] {"}"}.
error-scene-form-views = “{ $key }” must be a table for each seat, such as {"{"} 0 = {"{"} name = value {"}"} {"}"}.
error-scene-impossible = this table cannot be: { $why }.
error-scene-no-positions = { $game } has no scenes that begin with a position.

refused-game-over = The game is over.
refused-not-asked = You are not asked anything now.
refused-no-such-choice = There is no such choice in this game.
refused-not-now = This is not allowed now.

scene-expected = { $what }: expected { $expected }, found { $found }.
scene-illegal = seat { $number } cannot choose “{ $choice }”: { $why }
scene-not-refused = “{ $choice }” should have been refused, but it is allowed.
scene-unexpected-event = “{ $event }” should not have happened.

## Environments of PettingZoo and Gymnasium

error-env-render-mode = There is no render mode “{ $mode }”. Render modes: { $allowed }.
error-env-eyes = “{ $eyes }” cannot look. Allowed: { $allowed }.
error-env-not-dealt = Nothing is dealt, or the game is over: call reset() first.
error-env-missing = { $agent } is asked and must choose; those who are not asked may be left out.
error-env-illegal = “{ $value }” is no answer to what happens to a choice that is not allowed. Allowed: { $allowed }.
error-env-seat = There is no seat { $value } at this table. Allowed: { $allowed }.
error-env-vector-bots = In a vectorised environment over a batch the others choose at random, not by “{ $bots }”. With vectorization_mode="sync" they may be any bots.
env-asked = { $seat_name } is asked.
env-won = { $seat_name } has won.

## Why the machine could not do something

fault-missing = there is no such file or folder
fault-forbidden = that is not allowed here
fault-folder = that is a folder
fault-in-the-way = a file is in the way
fault-full = there is no room left on the disk
fault-long = the name is too long
fault-taken = another program is there already
fault-not-ours = this machine does not have that address
fault-unknown-host = nobody knows a machine of that name
fault-nobody = nobody answers there
fault-slow = there was no answer in time
fault-password = the name or the password is wrong
fault-no-database = there is no database of that name
fault-no-sqlite = the file is not a SQLite database
fault-no-file = the file cannot be opened or made
fault-locked = another program holds on to it
fault-crowded = too many are connected already
fault-not-yet = it is still starting
fault-other = { $name }

## Training

error-train-config = The settings in { $file } cannot be used: { $why }.
error-train-game = { $file } is for the game “{ $named }”, not for “{ $game }”.
error-train-device = There is no device “{ $device }”. Devices: cpu, cuda.
error-train-no-gpu = No GPU can be used here. Train with --device cpu.
error-train-missing = Training needs torch and onnx: install fabletop with its train extra, “fabletop[train]”.
error-train-minutes = “minutes” must be a number from 0 to { $most }, not { $minutes }.
error-train-unlearnable = “{ $game }” does not say what a network would be told of it (Learning in fabletop.kernel.rules).
error-train-no-config = “{ $game }” has no settings of its own; name a file with --config.
error-train-other = { $folder } holds a training with other settings. Choose another folder, or those settings.
error-train-start = The network to begin with has other sizes than the settings ask for.
error-network-broken = { $file } is no network for this: { $why }.
error-network-name = “{ $name }” cannot be a network’s name. Allowed: 2 to 24 small letters a to z, digits and hyphens, a letter first.
error-network-taken = The name “{ $name }” is somebody else’s. Choose another.
error-network-unknown = No network called “{ $name }” was added. Added: { $allowed }.
error-network-game = { $name } has not learned { $game }, only: { $allowed }. Add a network for it with: fabletop bots add FILE.onnx --game { $game } --name { $name }
error-network-untold = There are no features of { $game } that a network could be told.
error-network-input = { $file } takes { $taken }. Wanted: one input “features” of { $wanted } numbers, see docs/training.md.
error-network-output = { $file } gives { $given }. Wanted: an output “policy” of { $wanted } numbers, see docs/training.md.
error-network-features = { $file } was taught with other features of { $game } than this version has.
