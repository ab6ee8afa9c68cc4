# The web client: pages to read, and who one is.

web-yes = yes
web-no = no
web-games = Games
web-rules = Rules
web-rules-search = Search the rules
web-rules-found = { $found ->
    [one] One paragraph found.
   *[other] { $found } paragraphs found.
}
web-rules-none = No paragraph has these words.
web-rules-table = A table
web-cards = Cards
web-cards-guess = marks a card whose text is a guess in part; what is known of it stands below the card.
web-cards-origin = Where this text comes from:

web-name = Your name
web-password = Password
web-me = My page
web-me-guest = You are a guest: this browser knows you, other devices do not.
web-me-account = You have an account: it works on every device.
web-me-rename = Change the name
web-me-renamed = That is your name now. At tables where you sit the old one stays.
web-me-keep = Make an account
web-me-keep-about = Your games and ratings stay yours, on every device.
web-me-kept = You have an account now.
web-me-login = Log in
web-me-welcome = Welcome back!
web-me-logout = Log out
web-me-data = What the server keeps
web-me-export = Download all of it
web-me-erase = Forget me
web-me-erase-sure = Your name, password, ratings and everything you said will be erased. Your matches stay, played by “Somebody”. This cannot be undone.
web-me-erase-yes = Yes, forget me

web-leaderboard = Leaderboard
web-ratings = Ratings
web-ratings-player = Player
web-ratings-game = Game
web-ratings-rating = Rating
web-ratings-matches = Matches
web-ratings-wins = Won
web-ratings-none = Nobody has a rating yet.
web-history = Matches

web-credits-title = Credits
web-credits-games = The games
web-credits-games-about = The Fox in the Forest is by Joshua Buergel, Fairy Tale by Satoshi Nakamura, The Grimm Forest by Tim Eisner. If you like them, buy them: a real table is the better one. Rules and cards are told here in our own words.
web-credits-pictures = Pictures
web-credits-pictures-about = Signs are from game-icons.net by Lorc, Delapouite and others, CC BY 3.0, cut and coloured. Frames, backs and scenes are our own.
web-credits-letters = Letters
web-credits-letters-about = Alegreya by Juan Pablo del Peral and Golos Text by Alexandra Korolkova, both under the SIL Open Font License.
web-credits-program = The program
web-credits-program-about = fabletop is free under the MIT License. It asks no other site for anything, and tells no one what you play.

web-home-with = Who with
web-home-with-link = A friend
web-home-with-open = Whoever comes
web-home-with-quick = Quick match
web-home-with-device = On this device
web-home-with-link-about = You get a link and a code. Whoever has it sits down at your table.
web-home-with-open-about = The table is listed for everybody on this server.
web-home-with-quick-about = You sit down with whoever is looking for a game; after some seconds bots take the empty seats.
web-home-with-device-about = You hand the device on; a curtain hides your cards from the others.
web-home-clock = Clock
web-home-clock-none = None
web-home-clock-decision = 1 minute a decision
web-home-clock-brisk = 5 minutes + 5 s
web-home-clock-calm = 15 minutes + 10 s
web-home-options = Variants
web-option-other = another number…
web-option-number = A number from { $least } to { $most }
