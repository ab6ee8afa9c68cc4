# The cards of The Grimm Forest: what they are called and what they do. “You” is whoever played the Fable or has the Friend.

grimm-fable-a-friendly-game = A Friendly Game
grimm-fable-text-a-friendly-game = End of gathering: choose an opponent at your Location and take 2 resources of your choice from their board, or all if they have fewer.
grimm-fable-big-bad-wolf = Big Bad Wolf
grimm-fable-text-big-bad-wolf = When revealed: put the Monster on a Location that has none. End of gathering: every player there, you too, loses the top section of one straw or wood house, finished or not; you choose which house. Brick stands firm.
grimm-fable-bridge-troll = Bridge Troll
grimm-fable-text-bridge-troll = When revealed: put the Monster on a Location that has none. End of gathering: choose an opponent there; they give you half of what they gathered this round, rounded down, and choose the kinds.
grimm-fable-chinny-chin-chin = Chinny Chin Chin
grimm-fable-text-chinny-chin-chin = Before collecting: if a Monster is at your Location, you may run to any other Location. If nobody played a Monster this round, draw 1 Fable instead.
grimm-fable-consult-the-oracle = Consult the Oracle
grimm-fable-text-consult-the-oracle = End of gathering: if you are alone, you may take 1 Fable at random from the hand of every opponent.
grimm-fable-crystal-ball = Crystal Ball
grimm-fable-text-crystal-ball = When revealed: look at the Gather card that an opponent of your choice has laid; then you may replace the one you have laid yourself.
grimm-fable-curse-of-darkness = Curse of Darkness
grimm-fable-text-curse-of-darkness = When revealed: every opponent shuffles all their Gather cards, with the one they have laid, and one at random is laid instead. They may look at it.
grimm-fable-cutting-corners = Cutting Corners
grimm-fable-text-cutting-corners = End of gathering: if you are alone, this card becomes a sixth building site on your board, for the rest of the game. Every section built there costs 1 less.
grimm-fable-dragon = Dragon
grimm-fable-text-dragon = When revealed: put the Monster on a Location that has none. Before collecting: every player there, you too, loses all resources on their board.
grimm-fable-fairy-food = Fairy Food
grimm-fable-text-fairy-food = Next round: at the start of the round put it on a Location of your choice. At the end of gathering every player there gains 3 resources of their choice; then it is discarded.
grimm-fable-ghostly-whispers = Ghostly Whispers
grimm-fable-text-ghostly-whispers = End of gathering: if you are alone, draw 4 Fables, keep 2 that you choose, and discard the others.
grimm-fable-giant = Giant
grimm-fable-text-giant = When revealed: put the Monster on a Location that has none. End of gathering: every player there, you too, discards their Friend, all Fables in hand, and 1 resource of each kind.
grimm-fable-grandmas-house = Grandma's House
grimm-fable-text-grandmas-house = When revealed: put it on a Location without a Unique Location. While it is there, a Monster must be put there if there is room for it. End of gathering: every player there gains 2 resources of their choice. Afterwards it is discarded if a Monster is there.
grimm-fable-harvest-moon = Harvest Moon
grimm-fable-text-harvest-moon = End of gathering: choose a Location where nobody gathered this round and take half of the resources that lie there, rounded down. At the Market you choose which.
grimm-fable-hidden-vault = Hidden Vault
grimm-fable-text-hidden-vault = End of gathering: every player at your Location, you too, gains 2 of the resource that is found there; at the Market each chooses which, 2 of one kind.
grimm-fable-hired-help = Hired Help
grimm-fable-text-hired-help = When revealed: pay 2 resources of your choice, or discard this card. If you paid, next round you gain as much again as you gather.
grimm-fable-little-helpers = Little Helpers
grimm-fable-text-little-helpers = End of gathering: if you are alone, you have 2 more actions in this Build phase.
grimm-fable-lonely-castle = Lonely Castle
grimm-fable-text-lonely-castle = When revealed: put it on a Location without a Unique Location. End of gathering: a player who is alone there gains 1 resource of each kind. Afterwards it is discarded if three or more players are there; with two players, if both are.
grimm-fable-magic-flute = Magic Flute
grimm-fable-text-magic-flute = When revealed: every Monster played this round comes into your hand and does nothing this round. You may play it later.
grimm-fable-mysterious-stranger = Mysterious Stranger
grimm-fable-text-mysterious-stranger = End of gathering: if you are alone, draw a Friend; keep it or give it to another player.
grimm-fable-night-at-the-tavern = Night at the Tavern
grimm-fable-text-night-at-the-tavern = When revealed: draw as many Friends as there are players and choose one for yourself; chance gives one of the others to each opponent. Everybody discards the Friend they had.
grimm-fable-powerful-friends = Powerful Friends
grimm-fable-text-powerful-friends = End of gathering: every opponent at your Location has 1 action less in this Build phase, and you have 1 more for each of them.
grimm-fable-roar = Roar
grimm-fable-text-roar = Before collecting: every opponent at your Location shuffles all their Gather cards, with the one they have laid, draws one at random and goes there at once, or stays if it is the same place.
grimm-fable-royal-wedding = Royal Wedding
grimm-fable-text-royal-wedding = When revealed: put it on a Location without a Unique Location. End of gathering: every player who is not there discards 1 resource of their choice. Afterwards it is discarded if nobody is there.
grimm-fable-search-the-past = Search the Past
grimm-fable-text-search-the-past = End of gathering: if an opponent is at your Location, take 2 Fables of your choice from the pile. Those played this round are not there yet.
grimm-fable-share-the-wealth = Share the Wealth
grimm-fable-text-share-the-wealth = End of gathering: every opponent, wherever they are, who gathered 5 or more resources this round gives you 2 of those, of kinds that they choose.
grimm-fable-spy-network = Spy Network
grimm-fable-text-spy-network = End of gathering: draw 1 Fable for every player at your Location, you too.
grimm-fable-taxation = Taxation
grimm-fable-text-taxation = Next round: at the end of gathering every opponent who is not at your Location discards half of all resources on their board, rounded down: first brick, then wood, then straw.
grimm-fable-thoughtful-gift = Thoughtful Gift
grimm-fable-text-thoughtful-gift = End of gathering: give an opponent up to 3 resources of one kind. They give you as many of another kind, which they choose; you may choose only an opponent who can. You may give nothing.
grimm-fable-wandering-trader = Wandering Trader
grimm-fable-text-wandering-trader = End of gathering: every player at your Location, you too, may once trade 2 resources of one kind for 3 of another.
grimm-fable-wishing-well = Wishing Well
grimm-fable-text-wishing-well = When revealed: exchange the Gather cards that two players of your choice have laid, unseen; you may be one of them. Both may look at what they got and play it as their own.
grimm-fable-wolf = Wolf
grimm-fable-text-wolf = When revealed: put the Monster on a Location that has none. Before collecting: if any player is there, all resources lying on that Location are lost.

grimm-friend-aladdin = Aladdin
grimm-friend-text-aladdin = Start of the round: say whether you will be alone or with others at the end of gathering. If you were right, gain 1 resource of each kind.
grimm-friend-ali-baba = Ali Baba
grimm-friend-text-ali-baba = Start of the round: take 1 resource of your choice from the board of an opponent of your choice. If you two gather at the same Location this round, you give it back.
grimm-friend-cinderella = Cinderella
grimm-friend-text-cinderella = When Gather cards are revealed: go to your Location before the others and take 2 of the resources lying there; at the Market you choose which. They do not count as gathered. Then gather as usual.
grimm-friend-evil-queen = Evil Queen
grimm-friend-text-evil-queen = Each round: choose your cards after everybody else, when you have looked at the Gather card or the Fable that an opponent of your choice has laid.
grimm-friend-fairy-godmother = Fairy Godmother
grimm-friend-text-fairy-godmother = Special Action: draw 2 Fables. In your Build turn you may discard her and 2 Fables from your hand to gain 2 resources of your choice; this takes no action.
grimm-friend-frog-prince = Frog Prince
grimm-friend-text-frog-prince = End of gathering: if you are with another player, discard him, take the Friend who was discarded last before him, keep or give that Friend to another player, and gain 1 resource of your choice.
grimm-friend-the-gingerbread-man = The Gingerbread Man
grimm-friend-text-the-gingerbread-man = When Gather cards are revealed: before the others go, you may take 1 resource from every Location, at the Market one of your choice, and go nowhere. Then you do not gather, and are neither alone nor with others.
grimm-friend-the-golden-goose = The Golden Goose
grimm-friend-text-the-golden-goose = End of gathering: if you are alone, gain 1 resource of your choice. In your Build turn you may discard it to gain 2 resources of your choice; this takes no action.
grimm-friend-goldilocks = Goldilocks
grimm-friend-text-goldilocks = Special Action: look at the top 3 Fables of the deck, keep one, and put the others back on top in the order you like.
grimm-friend-hansel-gretel = Hansel & Gretel
grimm-friend-text-hansel-gretel = Building: the Walls of your opponents cost 1 more of the same resource, and they pay it to you.
grimm-friend-the-huntsman = The Huntsman
grimm-friend-text-the-huntsman = Start of the round: every opponent who has a Fable must play one this round. If a Monster is at your Location when its moment comes, it does nothing, and you gain 1 resource of each kind.
grimm-friend-jack-the-giant-slayer = Jack the Giant Slayer
grimm-friend-text-jack-the-giant-slayer = When Gather cards are revealed: put 2 more of its resource on your Location; at the Market you choose which. You may discard him to cancel a Giant.
grimm-friend-little-mermaid = Little Mermaid
grimm-friend-text-little-mermaid = When she comes to you: choose 2 of your Gather cards; the others lie face down under her and cannot be used while she stays. Special Action: gain 1 resource of each kind.
grimm-friend-pinocchio = Pinocchio
grimm-friend-text-pinocchio = Start of the round: name one of your Gather cards. If that is the one you play, gain 2 of its Location's resource at the end of gathering; for the Market, 2 of your choice.
grimm-friend-puss-in-boots = Puss in Boots
grimm-friend-text-puss-in-boots = Special Action: build a section as usual, and if you like 1 of the resources paid comes from the board of an opponent of your choice.
grimm-friend-rapunzel = Rapunzel
grimm-friend-text-rapunzel = Start of the round: put 2 resources of your choice from the Supply on her. Special Action, only if you are alone: take everything on her. If you lose her, it goes to the Supply.
grimm-friend-red-riding-hood = Red Riding Hood
grimm-friend-text-red-riding-hood = Special Action: turn up the top 5 Fables of the deck; every Wolf among them goes to your hand, the others are discarded. If there is no Wolf, draw 1 Fable. You may discard her to cancel a Wolf or a Big Bad Wolf.
grimm-friend-robin-hood = Robin Hood
grimm-friend-text-robin-hood = End of building: every opponent with more resources on their board than you have gives you 1 that they choose.
grimm-friend-rumpelstiltskin = Rumpelstiltskin
grimm-friend-text-rumpelstiltskin = Start of building: gain 1 straw. Special Action: turn all your straw into as much wood, or as much brick.
grimm-friend-the-seven-dwarfs = The Seven Dwarfs
grimm-friend-text-the-seven-dwarfs = End of gathering: if you are alone, you have 1 more action in this Build phase.
grimm-friend-sleeping-beauty = Sleeping Beauty
grimm-friend-text-sleeping-beauty = Start of the round: choose any player, even yourself; their Fable this round is the top one of the deck, unseen, and no other.
grimm-friend-snow-white = Snow White
grimm-friend-text-snow-white = End of gathering: every opponent at your Location gives you 1 Fable that they choose from their hand; one who has none gives you 1 resource that you choose.
grimm-friend-thumbelina = Thumbelina
grimm-friend-text-thumbelina = When Gather cards are revealed: you may reveal one at random of your Gather cards that you have not laid, and go there instead.
grimm-friend-tom-thumb = Tom Thumb
grimm-friend-text-tom-thumb = Start of the round: you may take 1 resource from a Location of your choice; at the Market you choose which.
grimm-friend-the-wood-cutter = The Wood Cutter
grimm-friend-text-the-wood-cutter = Special Action: gain 2 wood, and 2 wood from the Supply go to the Forest. You may discard him to cancel any Monster.

grimm-kind-fable = { $type ->
    [monster] Fable, Monster
    [next-turn] Fable, Next Turn
    [unique] Fable, Unique Location
   *[normal] Fable
}, { $level ->
    [advanced] Advanced
   *[simple] Simple
}
grimm-kind-friend = { $action ->
    [special] Friend with a Special Action
   *[none] Friend
}, { $level ->
    [advanced] Advanced
   *[simple] Simple
}
grimm-doubts = Not seen printed: { $doubts }
grimm-doubt-reconstructed = { $fields } (reconstructed)
grimm-doubt-placeholder = { $fields } (placeholder)
grimm-field-name = name
grimm-field-type = type
grimm-field-figures = figures
grimm-field-special-action = Special Action
grimm-field-copies = copies
grimm-field-level = Simple or Advanced
grimm-field-effect = a detail of the effect

grimm-totals-fables = Fables: { $cards } cards under { $names } names.
grimm-totals-monsters = Monsters among them: { $cards } cards, { $figures } figures; where figures run out, the card stands for one.
grimm-totals-friends = Friends: { $cards }, one of each.
grimm-totals-advanced = Advanced cards: { $fables } Fables and { $friends } Friends; “advanced=off” leaves them out.
grimm-die = Prince Regal's die, for two players: straw { $straw }, wood { $wood }, brick { $brick }.
grimm-unsure-copies = The copies of { $names } Fables are guessed: nobody has published how many there are.
grimm-unsure-level = The Simple or Advanced mark of { $names } cards is guessed: nobody has published which are Advanced.
grimm-unsure-effect = For { $names } cards a detail of what they do is guessed.
grimm-unsure-die = The faces of the die are guessed.
