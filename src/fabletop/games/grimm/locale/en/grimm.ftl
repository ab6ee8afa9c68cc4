# The Grimm Forest.

grimm-title = The Grimm Forest
grimm-about = Gather straw, wood and brick, outwit the other pigs, and be the first with three houses. For two to four.
grimm-edition = By the rulebook of the Russian edition; what it leaves open, paragraphs marked as rulings settle. No list of the copies could be found: they are reconstructed, and ≈ marks a card whose text is, too.
grimm-option-copies = Copies of the Fables: 56-a, 56-b, or a file of your own
grimm-option-advanced = Advanced cards are in the decks
grimm-option-monsters = Grandma's House and a second Monster: one at each Location, or all of them there
grimm-option-prince = Prince Regal comes before or after the cards that act at the start of the round (two players)
grimm-option-supply = Resources in the Supply: unlimited, or 45 straw, 35 wood and 30 bricks
grimm-option-wolf = Who chooses the house for Big Bad Wolf: the owner of the card, or the victim
grimm-option-cancel = A Friend discarded against a Monster cancels it for everybody, for its owner alone, or for everybody if that pig is there
grimm-option-gift = What comes back for Thoughtful Gift: one kind, or any mix of the two others
grimm-option-flute = Monsters that Magic Flute took count as played for Chinny Chin Chin, or do not
grimm-option-frog = The new Friend that Frog Prince brings may be given away, or must be kept
grimm-option-frog_from = The new Friend that Frog Prince brings: the one discarded last, or the top card of the deck
grimm-option-turn = A Build turn may be ended with actions left, or all actions must be taken
grimm-option-vault = Hidden Vault at the Market: two resources of one kind, or any two

grimm-straw = straw
grimm-wood = wood
grimm-brick = brick
grimm-nothing = nothing
grimm-card = { $card }
grimm-amount-straw = { $number } straw
grimm-amount-wood = { $number } wood
grimm-amount-brick = { $number ->
    [one] { $number } brick
   *[other] { $number } bricks
}
# The same when somebody takes or gives it.
grimm-taken-straw = { $number } straw
grimm-taken-wood = { grimm-amount-wood }
grimm-taken-brick = { grimm-amount-brick }
grimm-place-fields = Fields
grimm-place-forest = Forest
grimm-place-brickyard = Brickyard
grimm-place-market = Market
grimm-to-fields = to the Fields
grimm-to-forest = to the Forest
grimm-to-brickyard = to the Brickyard
grimm-to-market = to the Market
grimm-at-fields = in the Fields
grimm-at-forest = in the Forest
grimm-at-brickyard = at the Brickyard
grimm-at-market = at the Market
grimm-from-fields = from the Fields
grimm-from-forest = from the Forest
grimm-from-brickyard = from the Brickyard
grimm-from-market = from the Market
grimm-section-straw-foundation = straw foundation
grimm-section-straw-walls = straw walls
grimm-section-straw-roof = straw roof
grimm-section-wood-foundation = wood foundation
grimm-section-wood-walls = wood walls
grimm-section-wood-roof = wood roof
grimm-section-brick-foundation = brick foundation
grimm-section-brick-walls = brick walls
grimm-section-brick-roof = brick roof
grimm-section-on-corner = { $section } on { grimm-fable-cutting-corners }
# The same when somebody builds it.
grimm-raised-straw-foundation = { grimm-section-straw-foundation }
grimm-raised-straw-walls = { grimm-section-straw-walls }
grimm-raised-straw-roof = { grimm-section-straw-roof }
grimm-raised-wood-foundation = { grimm-section-wood-foundation }
grimm-raised-wood-walls = { grimm-section-wood-walls }
grimm-raised-wood-roof = { grimm-section-wood-roof }
grimm-raised-brick-foundation = { grimm-section-brick-foundation }
grimm-raised-brick-walls = { grimm-section-brick-walls }
grimm-raised-brick-roof = { grimm-section-brick-roof }
grimm-raised-on-corner = { $section } on { grimm-fable-cutting-corners }

# What happens.

grimm-round-begun = Round { $round }. { $seat ->
    [you] You are
   *[other] { $seat_name } is
} the First Player.
grimm-prince-came = Prince Regal comes { $to } and takes { $amount ->
    [0] nothing
   *[other] { $goods }
}.
grimm-gained-said = { $seat ->
    [you] You gain
   *[other] { $seat_name } gains
} { $goods }
grimm-gained = { grimm-gained-said }.
grimm-gained-by = { grimm-gained-said } ({ $card }).
grimm-lost-said = { $seat ->
    [you] You return
   *[other] { $seat_name } returns
} { $goods } to the Supply
grimm-lost = { grimm-lost-said }.
grimm-lost-by = { grimm-lost-said } ({ $card }).
grimm-took-said = { $seat ->
    [you] You take
   *[other] { $seat_name } takes
} { $goods } { $from }
grimm-took = { grimm-took-said }.
grimm-took-by = { grimm-took-said } ({ $card }).
grimm-gave-said = { $seat ->
    [you] You give
   *[other] { $seat_name } gives
} { $goods } to { $rival ->
    [you] you
   *[other] { $rival_name }
}
grimm-gave = { grimm-gave-said }.
grimm-gave-by = { grimm-gave-said } ({ $card }).
grimm-stocked = Added { $to }: { $goods }.
grimm-stocked-by = Added { $to }: { $goods } ({ $card }).
grimm-stock-lost-said = Returned { $from } to the Supply: { $goods }
grimm-stock-lost = { grimm-stock-lost-said }.
grimm-stock-lost-by = { grimm-stock-lost-said } ({ $card }).
grimm-stored = { $seat ->
    [you] You put
   *[other] { $seat_name } puts
} { $goods } on { grimm-friend-rapunzel }.
grimm-released = { $seat ->
    [you] You take
   *[other] { $seat_name } takes
} { $goods } from { grimm-friend-rapunzel }.
grimm-said = { grimm-friend-aladdin }: { $seat ->
    [you] you say
   *[other] { $seat_name } says
} “{ $what ->
    [alone] alone
   *[with-others] with others
}”.
grimm-named = { grimm-friend-pinocchio }: { $seat ->
    [you] you name
   *[other] { $seat_name } names
} the { $place }.
grimm-dreamed = { grimm-friend-sleeping-beauty }: the unseen top Fable is laid before { $seat ->
    [you] you
   *[other] { $seat_name }
}.
grimm-chosen = { $seat ->
    [you] You have chosen
   *[other] { $seat_name } has chosen
}.
grimm-laid = { $seat ->
    [you] You lay
   *[other] { $seat_name } lays
} a Gather card face down{ $fable ->
    [yes] , and a Fable
    [dream] , with the unseen Fable
   *[no] {""}
}.
grimm-peeked = { $seat ->
    [you] You look
   *[other] { $seat_name } looks
} at { $rival ->
    [you] your
   *[other] { $rival_name }'s
} { $what ->
    [fable] Fable
   *[gather] Gather card
}.
grimm-saw-gather = { $rival ->
    [you] Your Gather card
   *[other] { $rival_name }'s Gather card
} is the { $place }.
grimm-saw-fable = { $rival ->
    [you] Your Fable
   *[other] { $rival_name }'s Fable
} is { $card }.
grimm-fable-revealed = { $seat ->
    [you] You have played
   *[other] { $seat_name } has played
} { $card }.
grimm-placed = { $card } ({ $seat ->
    [you] yours
   *[other] { $seat_name }'s
}) goes { $to }.
grimm-targeted = { $card }: { $seat ->
    [you] you choose
   *[other] { $seat_name } chooses
} { $rival ->
    [you] { $seat ->
        [you] yourself
       *[other] you
    }
   *[other] { $rival_name }
}.
grimm-declined = { $seat ->
    [you] You make
   *[other] { $seat_name } makes
} no use of { $card }.
grimm-resolved = It is time for { $card } ({ $seat ->
    [you] yours
   *[other] { $seat_name }'s
}).
grimm-no-effect = No effect: { $card } ({ $seat ->
    [you] yours
   *[other] { $seat_name }'s
}){ $why ->
    [unpaid] , which was not paid for
   *[other] {""}
}.
grimm-parked = { $card } ({ $seat ->
    [you] yours
   *[other] { $seat_name }'s
}) waits for the next round.
grimm-cards-redealt = { $card }: { $seat ->
    [you] your Gather card
   *[other] { $seat_name }'s Gather card
} is drawn anew at random.
grimm-cards-swapped = { $card }: { $seat ->
    [you] you
   *[other] { $seat_name }
} and { $rival ->
    [you] you
   *[other] { $rival_name }
} exchange Gather cards.
grimm-card-kept-or-changed = { $card }: { $seat ->
    [you] you keep or change
   *[other] { $seat_name } keeps or changes
} the Gather card.
grimm-new-gather-card-said = { $seat ->
    [you] Your Gather card
   *[other] { $seat_name }'s Gather card
} is now the { $place }
grimm-new-gather-card = { grimm-new-gather-card-said }.
grimm-new-gather-card-by = { grimm-new-gather-card-said } ({ $card }).
grimm-gather-revealed = { $seat ->
    [you] You reveal
   *[other] { $seat_name } reveals
} the { $place }.
grimm-gather-revealed-of-another = { $seat ->
    [you] You reveal
   *[other] { $seat_name } reveals
} the { $place }, { $rival ->
    [you] your own card
   *[other] { $rival_name }'s card
}.
grimm-spare-shown-said = { $seat ->
    [you] You draw
   *[other] { $seat_name } draws
} the { $place }
grimm-spare-shown = { grimm-spare-shown-said }.
grimm-spare-shown-by = { grimm-spare-shown-said } ({ $card }).
grimm-went-said = { $seat ->
    [you] You go
   *[other] { $seat_name } goes
} { $to }
grimm-went = { grimm-went-said }.
grimm-went-by = { grimm-went-said } ({ $card }).
grimm-stayed-away = { grimm-friend-the-gingerbread-man }: { $seat ->
    [you] you go
   *[other] { $seat_name } goes
} nowhere.
grimm-struck = { $card } ({ $seat ->
    [you] yours
   *[other] { $seat_name }'s
}) strikes { $at }.
grimm-cancelled = { $friend } ({ $seat ->
    [you] yours
   *[other] { $seat_name }'s
}) cancels { $card }.
grimm-blown = { $seat ->
    [you] You lose
   *[other] { $seat_name } loses
} a section: { $section }.
grimm-gathered = { $seat ->
    [you] You gather
   *[other] { $seat_name } gathers
} { $amount ->
    [0] nothing
   *[other] { $goods }
} { $at }.
grimm-drew-said = { $seat ->
    [you] You draw
   *[other] { $seat_name } draws
} { $number ->
    [one] a Fable
   *[other] { $number } Fables
}
grimm-drew = { grimm-drew-said }.
grimm-drew-by = { grimm-drew-said } ({ $card }).
grimm-drew-card = The Fable that { $seat ->
    [you] you draw
   *[other] { $seat_name } draws
} is { $fable }.
grimm-took-fable-said = { $seat ->
    [you] You take
   *[other] { $seat_name } takes
} { $fable } for all to see
grimm-took-fable = { grimm-took-fable-said }.
grimm-took-fable-by = { grimm-took-fable-said } ({ $card }).
grimm-discarded-said = { $seat ->
    [you] You discard
   *[other] { $seat_name } discards
} { $fable }
grimm-discarded = { grimm-discarded-said }.
grimm-discarded-by = { grimm-discarded-said } ({ $card }).
grimm-handed-said = { $seat ->
    [you] You hand
   *[other] { $seat_name } hands
} a Fable to { $rival ->
    [you] you
   *[other] { $rival_name }
}
grimm-handed = { grimm-handed-said }.
grimm-handed-by = { grimm-handed-said } ({ $card }).
grimm-handed-card = The Fable that changes hands between { $seat ->
    [you] you
   *[other] { $seat_name }
} and { $rival ->
    [you] you
   *[other] { $rival_name }
} is { $fable }.
grimm-shuffled = The discarded { $deck ->
    [friends] Friends
   *[fables] Fables
} are shuffled into the deck.
grimm-looked = { $seat ->
    [you] You look
   *[other] { $seat_name } looks
} at the top of the deck: { $cards }.
grimm-flipped = { grimm-friend-red-riding-hood }: { $seat ->
    [you] you turn up
   *[other] { $seat_name } turns up
} { $cards }.
grimm-put-back = { grimm-friend-goldilocks }: { $seat ->
    [you] you put
   *[other] { $seat_name } puts
} { $number ->
    [0] nothing
    [one] one card
   *[other] { $number } cards
} back on top of the deck.
grimm-friend-drawn = { $seat ->
    [you] You draw
   *[other] { $seat_name } draws
} a Friend: { $friend }.
grimm-friend-drawn-from-pile = { $seat ->
    [you] You take
   *[other] { $seat_name } takes
} the Friend discarded last: { $friend }.
grimm-friend-came = { $seat ->
    [you] You have
   *[other] { $seat_name } has
} a new Friend: { $friend }.
grimm-friend-came-from-another = { $seat ->
    [you] You have
   *[other] { $seat_name } has
} a new Friend: { $friend }, a gift { $rival ->
    [you] from you
   *[other] from { $rival_name }
}.
grimm-friend-left = { $seat ->
    [you] You lose
   *[other] { $seat_name } loses
} a Friend: { $friend }.
grimm-locked = { grimm-friend-little-mermaid }: { $seat ->
    [you] you keep
   *[other] { $seat_name } keeps
} two Gather cards; the others are locked away.
grimm-locked-cards = { $seat ->
    [you] You keep
   *[other] { $seat_name } keeps
}: { $places }.
grimm-unlocked = { $seat ->
    [you] You get
   *[other] { $seat_name } gets
} the locked Gather cards back.
grimm-actions-changed-said = { $seat ->
    [you] You have
   *[other] { $seat_name } has
} { $change ->
    [more] { $number ->
        [one] one more action
       *[other] { $number } more actions
    }
   *[fewer] { $number ->
        [one] one action fewer
       *[other] { $number } actions fewer
    }
}
grimm-actions-changed = { grimm-actions-changed-said }.
grimm-actions-changed-by = { grimm-actions-changed-said } ({ $card }).
grimm-turn-begun = { $seat ->
    [you] You begin
   *[other] { $seat_name } begins
} a Build turn: { $number ->
    [0] no actions
    [one] one action
   *[other] { $number } actions
}.
grimm-stopped = { $seat ->
    [you] You end your
   *[other] { $seat_name } ends the
} Build turn; { $number ->
    [one] one action is
   *[other] { $number } actions are
} left.
grimm-built = { $seat ->
    [you] You build
   *[other] { $seat_name } builds
}: { $section }.
grimm-built-with-help = { $seat ->
    [you] You build
   *[other] { $seat_name } builds
}: { $section }; { $rival ->
    [you] you pay
   *[other] { $rival_name } pays
} one of the resources.
grimm-first-builder = { $seat ->
    [you] You are
   *[other] { $seat_name } is
} the first with a complete { $kind } house.
grimm-spun = { grimm-friend-rumpelstiltskin }: { $seat ->
    [you] you spin
   *[other] { $seat_name } spins
} straw into { $goods }.
grimm-corner-laid = { grimm-fable-cutting-corners } becomes a building site on { $seat ->
    [you] your board
   *[other] { $seat_name }'s board
}.
grimm-left-play = To the pile: { $card } ({ $seat ->
    [you] yours
   *[other] { $seat_name }'s
}).
grimm-left-play-from = To the pile { $from }: { $card } ({ $seat ->
    [you] yours
   *[other] { $seat_name }'s
}).
grimm-restocked = The Locations are filled up. { $seat ->
    [you] You are
   *[other] { $seat_name } is
} the next First Player.
grimm-used = { $seat ->
    [you] You use
   *[other] { $seat_name } uses
} the Special Action of { $friend }.
grimm-ended = The Royal Builder is found.

# What is asked.

grimm-ask-gather = Choose a Gather card, and a Fable if you like.
grimm-ask-gather-must = Choose a Gather card and a Fable: { grimm-friend-the-huntsman } makes you play one.
grimm-ask-gather-dream = Choose a Gather card. Your Fable this round is the unseen card of { grimm-friend-sleeping-beauty }.
grimm-ask-peek = { grimm-friend-evil-queen }: at whose face-down card do you look?
grimm-ask-place = Where do you put { $card }?
grimm-ask-target-a-friendly-game = { grimm-fable-a-friendly-game }: from whom do you take two resources, or all if there are fewer?
grimm-ask-target-bridge-troll = { grimm-fable-bridge-troll }: who pays?
grimm-ask-target-crystal-ball = { grimm-fable-crystal-ball }: at whose Gather card do you look?
grimm-ask-target-sleeping-beauty = { grimm-friend-sleeping-beauty }: who plays the unseen top Fable?
grimm-ask-assign = { $card }: which Gather card shall lie before you?
grimm-ask-swap = { $card }: which two players exchange their Gather cards?
grimm-ask-pay-hired-help = { grimm-fable-hired-help }: pay { $number } resources, or let it go?
grimm-ask-pay-royal-wedding = { grimm-fable-royal-wedding }: discard { $number ->
    [one] one resource
   *[other] { $number } resources
}.
grimm-ask-befriend = { grimm-fable-night-at-the-tavern }: which Friend do you choose?
grimm-ask-bestow = Who gets { $friend }?
grimm-ask-lock = { grimm-friend-little-mermaid }: which two Gather cards do you keep?
grimm-ask-say = { grimm-friend-aladdin }: will you end the gathering alone or with others?
grimm-ask-name = { grimm-friend-pinocchio }: which Gather card do you say that you will play?
grimm-ask-steal = { grimm-friend-ali-baba }: what do you steal, and from whom?
grimm-ask-gain = { $card }: choose { $number ->
    [one] one resource
   *[other] { $number } resources
} from the Supply.
grimm-ask-gain-rapunzel = { grimm-friend-rapunzel }: choose { $number ->
    [one] one resource
   *[other] { $number } resources
} to put on her.
grimm-ask-gain-jack-the-giant-slayer = { grimm-friend-jack-the-giant-slayer }: choose { $number ->
    [one] one resource
   *[other] { $number } resources
} to put on the Market.
grimm-ask-gain-one-kind = { $card }: choose { $number ->
    [one] one resource
   *[other] { $number } resources
} of one kind from the Supply.
grimm-ask-scraps = { grimm-friend-tom-thumb }: from where do you take a resource?
grimm-ask-decide-consult-the-oracle = { grimm-fable-consult-the-oracle }: do you take a random Fable from every opponent?
grimm-ask-decide-the-gingerbread-man = { grimm-friend-the-gingerbread-man }: do you go nowhere and take a resource from every Location?
grimm-ask-decide-thumbelina = { grimm-friend-thumbelina }: do you go where a random unplayed Gather card leads?
grimm-ask-decide-cancel = { $card } ({ $rival ->
    [you] yours
   *[other] { $rival_name }'s
}) is about to strike { $at }. Do you discard { $friend } to cancel it?
grimm-ask-decide-spare-me = { $card } ({ $rival ->
    [you] yours
   *[other] { $rival_name }'s
}) is about to strike { $at }. Do you discard { $friend } to be spared?
grimm-ask-take = { $card }: choose { $number ->
    [one] one resource
   *[other] { $number } resources
} at the Market.
grimm-ask-take-harvest-moon = { grimm-fable-harvest-moon }: which resource do you take from the Market? ({ $number } to go)
grimm-ask-take-plain = The Market is shared: which resource do you take? ({ $number } to go)
grimm-ask-go = { $card }: do you flee, and where to?
grimm-ask-rob = { $card }: choose { $number ->
    [one] one resource
   *[other] { $number } resources
} from { $rival ->
    [you] your board
   *[other] { $rival_name }'s board
}.
grimm-ask-give = { $card }: choose { $number ->
    [one] one resource
   *[other] { $number } resources
} to give to { $rival ->
    [you] yourself
   *[other] { $rival_name }
}.
grimm-ask-give-bridge-troll = { grimm-fable-bridge-troll }: which resource do you give to { $rival ->
    [you] yourself
   *[other] { $rival_name }
}? ({ $number } to go)
grimm-ask-give-thoughtful-gift = { grimm-fable-thoughtful-gift }: you got { $goods }. What do you give back to { $rival ->
    [you] yourself
   *[other] { $rival_name }
}?
grimm-ask-resolve = Several of your cards act: which comes next?
grimm-ask-keep = { $card }: which Fable do you keep? ({ $number } to go)
grimm-ask-top = { grimm-friend-goldilocks }: which Fable goes on top?
grimm-ask-fetch = { $card }: which Fable do you take from the pile? ({ $number } to go)
grimm-ask-reap = { $card }: from which Location do you take half?
grimm-ask-offer = { $card }: what do you give, and to whom?
grimm-ask-trade = { $card }: trade 2 of a kind for 3 of another?
grimm-ask-trade-short = { $card }: trade 2 of a kind for 3 of another? Where the Supply has fewer, you get what is there: { $goods }.
grimm-ask-blow = { $card }: { $rival ->
    [you] which of your houses
   *[other] which of { $rival_name }'s houses
} loses its top section?
grimm-ask-hand = { $card }: which Fable do you hand to { $rival ->
    [you] yourself
   *[other] { $rival_name }
}?
grimm-ask-discard = { $card }: which Fable do you discard with her? ({ $number } to go)
grimm-ask-turn = { $number ->
    [0] Your actions are spent. Discard your Friend, or end the turn?
    [one] Your turn to build: one action.
   *[other] Your turn to build: { $number } actions.
}
grimm-ask-spin = { grimm-friend-rumpelstiltskin }: what does your straw become?
grimm-ask-reward = You are the first with a complete { $kind } house. Which reward do you take?

# Choices.

grimm-choice-gather = Go { $to }
grimm-choice-gather-fable = Go { $to } and play { $card }
grimm-choice-gather-dream = Go { $to } with the unseen Fable
grimm-choice-peek-gather = Look at { $rival ->
    [you] your Gather card
   *[other] { $rival_name }'s Gather card
}
grimm-choice-peek-fable = Look at { $rival ->
    [you] your Fable
   *[other] { $rival_name }'s Fable
}
grimm-choice-place = Put it on: { $place }
grimm-choice-target = Choose { $rival ->
    [you] yourself
   *[other] { $rival_name }
}
grimm-choice-assign = { $place }, { $rival ->
    [you] your own card
   *[other] { $rival_name }'s card
}
grimm-choice-swap = { $seat ->
    [you] You
   *[other] { $seat_name }
} and { $rival ->
    [you] you
   *[other] { $rival_name }
}
grimm-choice-pay = Pay { $goods }
grimm-choice-decline = Pay nothing
grimm-choice-befriend = Choose { $friend }
grimm-choice-bestow = { $rival ->
    [you] Keep the Friend
   *[other] Give the Friend to { $rival_name }
}
grimm-choice-lock = Keep the cards { $places }
grimm-choice-say-alone = Say “alone”
grimm-choice-say-with-others = Say “with others”
grimm-choice-name = Name the { $place }
grimm-choice-steal = Steal { $goods } from { $rival ->
    [you] yourself
   *[other] { $rival_name }
}
grimm-choice-gain = Take { $goods } from the Supply
grimm-choice-scrap = Take a resource { $from }
grimm-choice-scrap-market = Take { $goods } from the Market
grimm-choice-no-scrap = Take nothing
grimm-choice-yes = Yes
grimm-choice-no = No
grimm-choice-take = Take { $goods }
grimm-choice-go = Flee { $to }
grimm-choice-stay = Stay
grimm-choice-give = Give { $goods }
grimm-choice-resolve = Next: { $card }
grimm-choice-resolve-friend = Next: your Friend
grimm-choice-keep = Keep { $card }
grimm-choice-top = Put { $card } on top
grimm-choice-fetch = Take { $card } from the pile
grimm-choice-reap = Take half { $from }
grimm-choice-offer = Offer { $goods } to { $rival ->
    [you] yourself
   *[other] { $rival_name }
}
grimm-choice-offer-nothing = Offer nothing
grimm-choice-trade = Trade { $given } for { $received }
grimm-choice-no-trade = Do not trade
grimm-choice-blow = Take away: { $section }
grimm-choice-hand = Hand over { $card }
grimm-choice-discard = Discard { $card }
grimm-choice-draw = Draw a Fable
grimm-choice-end = End the turn
grimm-choice-stop = End the turn, with actions left
grimm-choice-build = Build: { $section }
grimm-choice-help = { grimm-friend-puss-in-boots } builds: { $section }; { $rival ->
    [you] you pay all of it
   *[other] { $rival_name } pays one resource
}
grimm-choice-use = Special Action of { $friend }
grimm-choice-part = Discard { $friend } for 2 resources
grimm-choice-spin = Spin straw into { $kind }
grimm-choice-reward-resources = One resource of each kind
grimm-choice-reward-fables = Two Fables
grimm-choice-reward-friend = A Friend

# The table.

grimm-player = { $seat ->
    [you] you
   *[other] { $seat_name }
}
grimm-window-start = the round begins
grimm-window-commit = cards are chosen
grimm-window-queen = the last to choose
grimm-window-on-reveal = Fables are revealed
grimm-window-after-reveal = Gather cards are revealed
grimm-window-before-collect = before collecting
grimm-window-collect = collecting
grimm-window-after-collect = resources are collected
grimm-window-end-of-gather = end of gathering
grimm-window-return = cards go back
grimm-window-build-start = building begins
grimm-window-build = building
grimm-window-build-end = end of building
grimm-window-clean-up = clean-up
grimm-window-over = the end
grimm-view-round = Round { $round }: { $window }. { $seat ->
    [you] You are
   *[other] { $seat_name } is
} the First Player.
grimm-view-location = { $place }: { $goods }{ $count ->
    [0] {""}
   *[other] ; { $things }
}.
grimm-view-pig = { $seat ->
    [you] your pig
   *[other] { $seat_name }'s pig
}
grimm-view-monster = { $card } ({ $seat ->
    [you] yours
   *[other] { $seat_name }'s
})
grimm-view-unique = { $card } ({ $seat ->
    [you] yours
   *[other] { $seat_name }'s
})
grimm-view-food = { grimm-fable-fairy-food } ({ $seat ->
    [you] yours
   *[other] { $seat_name }'s
})
grimm-view-no-friend = none
grimm-view-player = { $seat ->
    [you] You have
   *[other] { $seat_name } has
} { $goods }; Friend: { $friend }; { $number ->
    [0] no Fable
    [one] one Fable
   *[other] { $number } Fables
} in hand.
grimm-view-houses = { $seat ->
    [you] Your houses
   *[other] { $seat_name }'s houses
}: { $houses }. Complete: { $complete }; free sites: { $free }{ $corners ->
    [0] {""}
   *[other] , and { $corners } on { grimm-fable-cutting-corners }
}.
grimm-view-before = { $seat ->
    [you] Before you
   *[other] Before { $seat_name }
}: { $things }.
grimm-view-gather = Gather card { $place }
grimm-view-gather-of-another = { $rival ->
    [you] your
   *[other] { $rival_name }'s
} Gather card { $place }
grimm-view-gather-hidden = a Gather card face down
grimm-view-laid = { $card } face down
grimm-view-laid-hidden = a Fable face down
grimm-view-dream = the unseen Fable of { grimm-friend-sleeping-beauty }
grimm-view-dream-known = the Fable of { grimm-friend-sleeping-beauty }, which is { $card }
grimm-view-played = { $card }
grimm-view-parked = { $card } for the next round
grimm-view-matured = { $card } of the last round
grimm-view-must-play = must play a Fable
grimm-view-gathered = gathered { $goods }
grimm-view-bonus = actions { $number }
grimm-view-actions = actions left: { $number }
grimm-view-used = used: { $friends }
grimm-view-sections = Sections left (foundations/walls/roofs): straw { $straw }, wood { $wood }, brick { $brick }.
grimm-view-supply = Supply: { $goods }.
grimm-view-tokens = First Builder tokens: { $tokens }.
grimm-view-token = { $kind } – { $seat ->
    [you] yours
   *[other] { $seat_name }'s
}
grimm-view-token-free = { $kind } – nobody's
grimm-view-stored = On { grimm-friend-rapunzel }: { $goods }.
grimm-view-wish = { grimm-friend-aladdin }: “{ $what ->
    [alone] alone
   *[with-others] with others
}” was said.
grimm-view-named = { grimm-friend-pinocchio }: “{ $place }” was named.
grimm-view-decks = Decks: { $fables } Fables, { $friends } Friends.
grimm-view-pile = Discarded: { $cards }.
grimm-view-copies = { $number ->
    [one] { $card }
   *[other] { $number } × { $card }
}
grimm-view-friend-pile = Discarded Friends from the top: { $friends }.
grimm-view-offered = Friends on offer: { $friends }.
grimm-view-deck = The deck from the top: { $cards }.
grimm-view-friend-deck = The Friends from the top: { $friends }.
grimm-view-hand = { $seat ->
    [you] Your hand
   *[other] { $seat_name }'s hand
}: { $cards }.
grimm-view-usable = { $seat ->
    [you] You can use
   *[other] { $seat_name } can use
} these Gather cards: { $places }.
grimm-view-chosen = { $seat ->
    [you] You have chosen
   *[other] { $seat_name } has chosen
}: { $choice }.
grimm-view-mermaid = Not under { grimm-friend-little-mermaid }: { $places }.
grimm-view-looking = You look at: { $cards }.
grimm-view-in-deck = the deck, near the top
grimm-view-known-hand = { $card } is { $count ->
    [one] with
   *[other] with one of
} { $players }.
grimm-view-known-place = Card { $place } of the deck is { $card }.

# The result.

grimm-why-seat = { $seat ->
    [you] You have
   *[other] { $seat_name } has
} { $number ->
    [0] no complete house
    [one] one complete house
   *[other] { $number } complete houses
} (brick { $brick }, wood { $wood }, straw { $straw }){ $count ->
    [0] {""}
    [one] {" "}and the First Builder token for { $tokens }
   *[other] {" "}and the First Builder tokens for { $tokens }
}.
grimm-why-alone = Nobody but { $seat ->
    [you] you
   *[other] { $seat_name }
} has three complete houses.
grimm-why-several = Three complete houses or more: { $players }.
grimm-why-level = Level with { $number ->
    [0] no complete { $kind } house
    [one] one complete { $kind } house
   *[other] { $number } complete { $kind } houses
}: { $players }.
grimm-why-houses = { $seat ->
    [you] You have
   *[other] { $seat_name } has
} the most complete { $kind } houses, { $number }, and that decides.
grimm-why-token = { $seat ->
    [you] You have
   *[other] { $seat_name } has
} the First Builder token for { $kind }, and that decides.
grimm-why-shared = No token decides: { $players } share the victory.

# Why a choice is refused.

grimm-refused-asked = Something else is asked: { $question }
grimm-refused-not-now = This cannot be chosen now.
grimm-refused-no-seat = There is no seat { $number } at this table.
grimm-refused-not-yourself = Choose another player, not yourself.
grimm-refused-no-market = The Market is for four players only.
grimm-refused-number = { $number ->
    [one] It must be exactly one resource.
   *[other] It must be exactly { $number } resources.
}
grimm-refused-not-owned = You do not have that; missing: { $goods }.
grimm-refused-locked = Your Gather card { $place } lies under { grimm-friend-little-mermaid }.
grimm-refused-dream-only = { grimm-friend-sleeping-beauty }: your Fable this round is the unseen card and no other.
grimm-refused-no-dream = No unseen Fable lies before you.
grimm-refused-not-held = You do not hold { $card }.
grimm-refused-must-play = { grimm-friend-the-huntsman } makes you play a Fable.
grimm-refused-no-fable-there = { $rival ->
    [you] You have
   *[other] { $rival_name } has
} laid no Fable.
grimm-refused-unique-there = There is a Unique Location { $at } already.
grimm-refused-monster-there = There is a Monster { $at } already.
grimm-refused-drawn-in = { grimm-fable-grandmas-house } draws every Monster to its Location.
grimm-refused-not-there = { $rival ->
    [you] You are
   *[other] { $rival_name } is
} not at that Location.
grimm-refused-has-nothing = { $rival ->
    [you] You have
   *[other] { $rival_name } has
} no resource to take.
grimm-refused-spared = { $rival ->
    [you] You have
   *[other] { $rival_name } has
} discarded a Friend and counts as not being there.
grimm-refused-not-usable = You cannot use that Gather card this round.
grimm-refused-must-pay = You cannot decline.
grimm-refused-not-offered = { $friend } was not drawn.
grimm-refused-rival-lacks = { $rival ->
    [you] You do
   *[other] { $rival_name } does
} not have that ({ $kind }).
grimm-refused-supply-short = The Supply does not have that.
grimm-refused-nothing-lies-there = No such resource lies { $at }.
grimm-refused-already-there = You are there already.
grimm-refused-not-gathered = Only what you gathered this round can be given.
grimm-refused-same-kind = It must be another kind than the gift.
grimm-refused-one-kind = All that you give back must be of one kind.
grimm-refused-two-of-a-kind = It must be two resources of one kind.
grimm-refused-friend-not-waiting = Your Friend has nothing to do now.
grimm-refused-card-not-waiting = { $card } is not among your cards that act now.
grimm-refused-not-looked-at = { $card } is not among the cards that you look at.
grimm-refused-not-in-pile = { $card } is not in the pile.
grimm-refused-pig-there = A pig is { $at }.
grimm-refused-cannot-return = { $rival ->
    [you] You
   *[other] { $rival_name }
} could not give back as many of another kind.
grimm-refused-brick-stands = Brick houses cannot be blown down.
grimm-refused-no-such-house = There is no such house: { $section }.
grimm-refused-straw-to-straw = Straw becomes wood or brick.
grimm-refused-actions-left = { $number ->
    [one] You still have one action, and something to spend it on.
   *[other] You still have { $number } actions, and something to spend them on.
}
grimm-refused-actions-stop = { $number ->
    [one] You still have one action; to end the turn all the same, choose “{ grimm-choice-stop }”.
   *[other] You still have { $number } actions; to end the turn all the same, choose “{ grimm-choice-stop }”.
}
grimm-refused-no-actions = Your actions are spent.
grimm-refused-no-fables = There is no Fable left, neither in the deck nor in the pile.
grimm-refused-not-your-friend = { $friend } is not your Friend.
grimm-refused-two-fables = { grimm-friend-fairy-godmother } is discarded together with two Fables of your hand.
grimm-refused-cannot-part = { $friend } cannot be discarded by choice in your turn.
grimm-refused-no-special = { $friend } has no Special Action.
grimm-refused-used = You have used the Special Action of { $friend } in this turn.
grimm-refused-use-help = The Special Action of { grimm-friend-puss-in-boots } is to build: choose a section, and who pays one of the resources.
grimm-refused-nothing-stored = Nothing lies on { grimm-friend-rapunzel }.
grimm-refused-not-alone = For this you must be alone at a Location.
grimm-refused-no-straw = You have no straw.
grimm-refused-no-puss = Only { grimm-friend-puss-in-boots } lets others help to pay.
grimm-refused-helper-poor = { $rival ->
    [you] You have
   *[other] { $rival_name } has
} no { $kind } to pay with.
grimm-refused-no-corner = You have no { grimm-fable-cutting-corners } on your board.
grimm-refused-unfinished = You have an unfinished { $kind } house; finish it first.
grimm-refused-no-site = You have no free site for a new house.
grimm-refused-nothing-below = You have no { $section } to build on.
grimm-refused-no-section = The Supply has no { $section } left.
grimm-refused-too-dear = It costs { $price }; missing: { $goods }.

# Tables that cannot be.

error-grimm-scene-window = “{ $value }” is not a moment of the round at which a scene can begin. Allowed: { $allowed }.
error-grimm-scene-key-window = “{ $key }” can only be told with window = "{ $window }".
error-grimm-scene-prince = “prince” is true or false, and true only with two players.
error-grimm-scene-list = “{ $key }” should be a list of { $seats } texts, one for each seat.
error-grimm-scene-numbers = “{ $key }” should be a list of { $seats } numbers, one for each seat.
error-grimm-scene-name = there is no “{ $key }” at this table. Allowed: { $allowed }.
error-grimm-scene-goods = “{ $value }” for “{ $key }” should be resources such as "2 straw 1 wood", or "nothing".
error-grimm-scene-foreign = “{ $value }” cannot lie on “{ $key }”, where there is only { $kind }.
error-grimm-scene-house = “{ $value }” is not a house; one is written "straw walls" or "corner brick roof", by its highest section.
error-grimm-scene-no-fable = There is no Fable “{ $card }”.
error-grimm-scene-no-friend = There is no Friend “{ $card }” in this game.
error-grimm-scene-rest = “...” can stand in one place only, not once more in “{ $key }”.
error-grimm-scene-next-turn = { $card } in “{ $key }” is not a Next Turn card.
error-grimm-scene-unique = “{ $value }” should be a Unique Location and the seat that played it, such as "Lonely Castle by 1".
error-grimm-scene-not-unique = { $card } is not a Unique Location.
error-grimm-scene-needs-friend = “{ $key }” can only be told when somebody has { $friend }.
error-grimm-scene-kept = “{ $key }” should be two different Locations, such as "fields forest".
error-grimm-scene-over = The game is not over: nobody has { $houses } complete houses.
error-grimm-scene-copies = { $card } stands there { $cards } times, but the game has only { $copies }.
error-grimm-scene-friend-twice = { $card } stands there twice, but there is only one.
error-grimm-scene-sites = Seat { $number } has more houses than the { $sites } sites of the board.
error-grimm-scene-corners = Seat { $number } has { $houses ->
    [one] one house
   *[other] { $houses } houses
} on Cutting Corners, but { $corners } of these cards.
error-grimm-scene-sections = There are more than { $most } sections of one sort: { $section }.
error-grimm-scene-supply = There are only { $most } of “{ $kind }” in all, but { $told } are told.

grimm-invariant-fables = the Fables are not all there
grimm-invariant-hands = a hand has not the size it should have, or not the Fable that was laid from it
grimm-invariant-friends = the Friends are not all there, or one of them twice
grimm-invariant-resources = resources are missing, or there are too many
grimm-invariant-sections = house sections are missing, or there are too many
grimm-invariant-sites = somebody has more houses than building sites
grimm-invariant-monsters = two Monsters stand on one Location
grimm-invariant-memory = somebody remembers a card that is not there
grimm-invariant-gather = a Gather card is in two pools or in none
grimm-invariant-trail = what is written of the Gather cards does not match how they lie
grimm-invariant-bargain = the cards that Little Mermaid left do not match
grimm-invariant-agenda = what is still to be done does not fit
grimm-invariant-questions = nobody is asked although the game goes on, or somebody twice
