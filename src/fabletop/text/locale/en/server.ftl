# The server: settings, refusals, people, talk, the first page and its commands.

error-setting-unknown = There is no setting “{ $name }”. Settings: { $allowed }.
error-setting-number = “{ $name }” must be a whole number from { $least } to { $most }, not “{ $value }”.
error-setting-one-of = “{ $name }” cannot be “{ $value }”. Allowed: { $allowed }.
error-setting-text = “{ $name }” must be a printable text, and not empty.
error-setting-url = “{ $name }” must be an address such as https://example.org, without a path, not “{ $value }”.
error-setting-workers = { $workers } workers need a PostgreSQL database and a broker: give --database postgresql+asyncpg://… and --broker redis://….
error-database = This is not the address of a database. Allowed: { $allowed }.
error-database-newer = The database has the form “{ $form }”, which a newer fabletop has made: please update this one.
error-database-silent = The database cannot be opened: { $why }.
error-broker-silent = The broker cannot be reached: { $why }.
error-broker = This is not the address of a broker. Allowed: { $allowed }.
error-address-taken = Nobody can listen at { $host }, port { $port }: { $why }.

error-request = The request is not understood.
error-request-field = The request is not understood; look at: { $field }.
error-not-found = There is nothing at this address.
error-method = This address cannot be asked in this way.
error-too-large = The request is too large.
error-media = Requests are written in JSON.
error-server = The server made a mistake; it has been noted, and nothing was changed.
error-too-often = Too often: please wait { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
error-foreign-page = Pages of other sites may not ask for this.
error-nobody = You are nobody yet: become a guest or log in first.
error-banned = You may not play here: { $why }
error-login = There is no account with this name and password.
error-name-length = A name has { $least } to { $most } characters.
error-name-letters = A name begins with a letter or a digit and has only letters, digits, spaces and - _ . '.
error-name-taken = The name “{ $name }” is taken.
error-account-already = You have an account already.
error-account-name-stays = The name of an account stays as it is.
error-password-length = A password has { $least } to { $most } characters.
error-player-unknown = There is no such player.
error-no-rules = The rules of { $game } are not written here.
error-talk-length = What you say must have 1 to { $most } characters.
error-talk-phrase = There is no phrase “{ $phrase }”. Phrases: { $allowed }.
error-talk-phrases-only = Here only ready-made phrases can be said.
error-talk-none = Nothing is said at this table.
error-table-unknown = There is no such table.
error-table-private = This table is for those who have its link.
error-table-crowded = There are only { $seats } seats, and one of them is yours.
error-table-device = When people share a device, all seats must be taken and no clock may run.
error-table-names = Two people at one device need two different names.
error-seat-not-yours = Through these eyes somebody else looks: you can look only as a seat of your own.
error-play-on-over = Nobody has anything to choose at this moment: pick an earlier one.
error-table-many = You have { $most } matches going: finish one first.
error-level = There is no level “{ $level }”. Levels: { $allowed }.
error-message = The message is not understood: { $why }.
bye-restart = The server starts anew; nothing is lost.
bye-silent = Nothing was heard from you for a minute.
bye-nonsense = Too many messages that make no sense, or too often.

player-erased = Somebody
guest-manners = Brave, Merry, Sly, Kind, Sleepy, Curious, Bold, Quiet, Lucky, Clever, Cheerful, Gentle, Nimble, Patient, Snowy, Golden
guest-creatures = Hedgehog, Hare, Fox, Wolf, Bear, Badger, Owl, Blackbird, Cricket, Raven, Squirrel, Beaver, Firebird, Swan, Gnome, Dragon

talk-hello = Hello!
talk-good-luck = Good luck!
talk-well-played = Well played!
talk-thanks = Thank you!
talk-oops = Oops!
talk-wow = Wow!
talk-thinking = Let me think.
talk-your-turn = Your turn.
talk-sorry = Sorry!
talk-one-more = One more game?
talk-back-soon = Back in a moment.
talk-good-game = Good game!
talk-goodbye = Goodbye!

page-title = fabletop
page-about = This server is ready for three fairy-tale table games:
page-terminal = Play in a terminal:
page-api = What programs can ask this server (OpenAPI)

serve-address = fabletop is at { $url }
serve-network = Others in this network: { $url }
serve-stop = Ctrl+C stops it.

admin-table = { $id } { $game } { $status }, opened { $created }
admin-no-tables = No tables.
admin-table-closed = The table { $id } is closed. Whoever sits there is told within a few seconds; the record is kept.
admin-report = { $number }: { $reported } by { $player }, match { $match }: “{ $why }”, said “{ $said }”
admin-no-reports = No open reports.
admin-report-closed = Report { $number } is closed.
admin-banned = { $player } may not play any more.
admin-banned-until = { $player } may not play until { $until }.
admin-unbanned = { $player } may play again.
admin-backup = { $rows ->
    [one] { $rows } row is
   *[other] { $rows } rows are
} in { $file }.
admin-restored = { $rows ->
    [one] { $rows } row is
   *[other] { $rows } rows are
} restored.
error-admin-player = There is no player “{ $player }”.
error-admin-not-banned = “{ $player }” is not banned.
error-admin-table = There is no table “{ $id }”; “fabletop admin tables” lists them.
error-admin-table-over = The match at “{ $id }” is over already.
error-admin-report = There is no open report { $number }.
error-backup-there = { $file } is there already; a backup does not replace anything.
error-backup-file = { $file } is not a backup of fabletop, or is damaged.
error-backup-form = The backup has the form “{ $form }”, this program makes “{ $known }”: restore it with the fabletop that made it.
error-backup-not-empty = The database is not empty; a backup is restored into an empty one.
