# What can be wrong with a deck of Fairy Tale: one sentence each, what was wrong and what is allowed.

error-deck-unknown = There is no deck “{ $deck }”. Decks: { $allowed }.
error-deck-toml = this is not valid TOML: { $why }.
error-deck-line = the line is longer than { $most } characters.
error-deck-none = a deck needs at least one [[card]], or include = "…".
error-deck-in-card = { $card }: { $why }
error-deck-key = there is no “{ $key }” here. Allowed: { $allowed }.
error-deck-missing = “{ $key }” is missing.
error-deck-total = the deck has { $found ->
    [one] 1 card
   *[other] { $found } cards
}, but “cards” says { $told }.
error-deck-names = the deck has { $found } different cards; at most { $most } fit.

error-deck-title = “title” must be 1 to { $longest } printable characters without spaces around them.
error-deck-name = a card cannot be called “{ $name }”: a name is 1 to { $longest } printable characters with a letter or digit, without “|”, commas, or spaces around it.
error-deck-name-twice = the name “{ $name }” is taken by “{ $other }”; names must differ in more than capitals and punctuation.
error-deck-id = “id” must be 1 to { $longest } letters from A to Z or digits, not “{ $id }”.
error-deck-id-twice = the id “{ $id }” is taken by “{ $other }”.
error-deck-word = “{ $key }” cannot be “{ $value }”. Allowed: { $allowed }.
error-deck-number = “{ $key }” must be a whole number from { $least } to { $most }, not “{ $value }”.
error-deck-form-text = “{ $key }” must be a text in quotes, not { $value }.
error-deck-form-texts = “{ $key }” must be a list of texts, such as ["…"].
error-deck-form-cards = “card” must be a list of cards, each under its own [[card]].
error-deck-no-card = “{ $key }” names the card “{ $name }”, which is not in this deck.
error-deck-listed-twice = “{ $key }” names “{ $value }” twice.
error-deck-list = “{ $key }” names more than { $most } cards.
error-deck-points = “points” must be a whole number, or {"{"} each = 3, of = "a card" {"}"}, or {"{"} value = 6 {"}"} with at least one of: most = "Home"; at_least = 2 and of = ["Shadow"]; cards = ["a card"].
error-deck-origin = “origin” must be a table of fields, each one of: { $allowed }.

error-deck-effect = no rule carries out the effect “{ $effect }”. Allowed: ALL HUNT all FACTION; YOU UNFLIP N TARGET, YOU FLIP N TARGET or ALL FLIP N TARGET, where N is 1 to { $most } and TARGET a faction, a type or any; YOU DRAW N, where N is 1 to { $drawn }; ALMIGHTY; COUNTS AS NAME, NAME.
error-deck-effects-alike = “effects” has two of the kind { $kind }; a card has at most one of each.
error-deck-counts-itself = a card cannot count as itself.
error-deck-almighty-copies = an ALMIGHTY card has “copies” 1, not { $copies }.
error-deck-almighty-twice = only one card of a deck can be ALMIGHTY, and “{ $other }” is.
