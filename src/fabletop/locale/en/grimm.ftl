# The Grimm Forest.

grimm-title = The Grimm Forest
grimm-about = Gather straw, wood and brick, outwit the other pigs, and be the first with three houses. For two to four.
grimm-option-copies = Copies of the Fables: 56-a, 56-b, or a file of your own
grimm-option-advanced = Advanced cards are in the decks
grimm-option-monsters = Grandma's House and a second Monster: one on each Location, or all of them there
grimm-option-prince = Prince Regal comes before or after the cards of the start of the round (two players)
grimm-option-supply = Resources of the Supply: unlimited, or 45 straw, 35 wood and 30 brick
grimm-option-wolf = Who chooses the house for Big Bad Wolf: the owner of the card, or the victim
grimm-option-cancel = A Friend discarded against a Monster: stops it wholly, for its owner alone, or wholly but only if present
grimm-option-gift = What comes back for Thoughtful Gift: one kind, or any mix of the two others
grimm-option-flute = Monsters that Magic Flute took count as played for Chinny Chin Chin, or do not
grimm-option-frog = The new Friend that Frog Prince brings may be given away, or must be kept

grimm-straw = straw
grimm-wood = wood
grimm-brick = brick
grimm-nothing = nothing
grimm-amount-straw = { $number } straw
grimm-amount-wood = { $number } wood
grimm-amount-brick = { $number ->
    [one] { $number } brick
   *[other] { $number } bricks
}
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

# What happens.

grimm-round-begun = Round { $round }. { $seat ->
    [you] You are
   *[other] { $seat_name } is
} the First Player.
grimm-prince-came = Prince Regal comes { $to } and takes { $amount ->
    [0] nothing
   *[other] { $goods }
}.
grimm-gained = { $seat ->
    [you] You gain
   *[other] { $seat_name } gains
} { $goods }.
grimm-gained-by = { $card }: { grimm-gained }
grimm-lost = { $seat ->
    [you] You return
   *[other] { $seat_name } returns
} { $goods } to the Supply.
grimm-lost-by = { $card }: { grimm-lost }
grimm-took = { $seat ->
    [you] You take
   *[other] { $seat_name } takes
} { $goods } { $from }.
grimm-took-by = { $card }: { grimm-took }
grimm-gave = { $seat ->
    [you] You give
   *[other] { $seat_name } gives
} { $goods } to { $rival ->
    [you] you
   *[other] { $rival_name }
}.
grimm-gave-by = { $card }: { grimm-gave }
grimm-stocked = New { $at }: { $goods }.
grimm-stocked-by = { $card }: { $goods } from the Supply now lie { $at }.
grimm-stock-lost = { $goods } { $from } go to the Supply.
grimm-stock-lost-by = { $card }: { grimm-stock-lost }
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
}; { $rival ->
    [you] you chose
   *[other] { $rival_name } chose
} so.
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
   *[other] the
} { $what ->
    [fable] Fable
   *[gather] Gather card
}{ $rival ->
    [you] {""}
   *[other] {" "}of { $rival_name }
}.
grimm-saw-gather = { $rival ->
    [you] Your Gather card
   *[other] The Gather card of { $rival_name }
} is the { $place }.
grimm-saw-fable = { $rival ->
    [you] Your Fable
   *[other] The Fable of { $rival_name }
} is { $card }.
grimm-fable-revealed = { $seat ->
    [you] You have played
   *[other] { $seat_name } has played
} { $card }.
grimm-placed = { $seat ->
    [you] You send
   *[other] { $seat_name } sends
} { $card } { $to }.
grimm-no-effect = { $seat ->
    [you] Your { $card }
   *[other] { $card } of { $seat_name }
} has no effect.
grimm-parked = { $seat ->
    [you] Your { $card }
   *[other] { $card } of { $seat_name }
} waits for the next round.
grimm-cards-redealt = { $card }: { $seat ->
    [you] your Gather card
   *[other] the Gather card of { $seat_name }
} is drawn anew by chance.
grimm-cards-swapped = { $card }: { $seat ->
    [you] you
   *[other] { $seat_name }
} and { $rival ->
    [you] you
   *[other] { $rival_name }
} exchange their Gather cards.
grimm-card-kept-or-changed = { $card }: { $seat ->
    [you] you keep or change
   *[other] { $seat_name } keeps or changes
} the Gather card.
grimm-new-gather-card = { $seat ->
    [you] Your Gather card
   *[other] The Gather card of { $seat_name }
} is now the { $place }.
grimm-new-gather-card-by = { $card }: { grimm-new-gather-card }
grimm-gather-revealed = { $seat ->
    [you] You show
   *[other] { $seat_name } shows
} the { $place }.
grimm-gather-revealed-of-another = { $seat ->
    [you] You show
   *[other] { $seat_name } shows
} the { $place }, { $rival ->
    [you] your own card
   *[other] a card of { $rival_name }
}.
grimm-spare-shown = { $seat ->
    [you] You draw
   *[other] { $seat_name } draws
} the { $place }.
grimm-spare-shown-by = { $card }: { grimm-spare-shown }
grimm-went = { $seat ->
    [you] You go
   *[other] { $seat_name } goes
} { $to }.
grimm-went-by = { $card }: { grimm-went }
grimm-stayed-away = { grimm-friend-the-gingerbread-man }: { $seat ->
    [you] you go
   *[other] { $seat_name } goes
} nowhere.
grimm-struck = { $seat ->
    [you] Your { $card }
   *[other] { $card } of { $seat_name }
} strikes { $at }.
grimm-cancelled = { $seat ->
    [you] Your { $friend }
   *[other] { $friend } of { $seat_name }
} stops { $card }.
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
grimm-drew = { $seat ->
    [you] You draw
   *[other] { $seat_name } draws
} { $number ->
    [one] a Fable
   *[other] { $number } Fables
}.
grimm-drew-by = { $card }: { grimm-drew }
grimm-drew-card = { $seat ->
    [you] You draw
   *[other] { $seat_name } draws
} { $fable }.
grimm-took-fable = { $seat ->
    [you] You take
   *[other] { $seat_name } takes
} { $fable } for all to see.
grimm-took-fable-by = { $card }: { grimm-took-fable }
grimm-discarded = { $seat ->
    [you] You discard
   *[other] { $seat_name } discards
} { $fable }.
grimm-discarded-by = { $card }: { grimm-discarded }
grimm-handed = { $seat ->
    [you] You hand
   *[other] { $seat_name } hands
} a Fable to { $rival ->
    [you] you
   *[other] { $rival_name }
}.
grimm-handed-by = { $card }: { grimm-handed }
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
grimm-friend-came = { $friend } is now with { $seat ->
    [you] you
   *[other] { $seat_name }
}.
grimm-friend-came-from-another = { $friend } comes to { $seat ->
    [you] you
   *[other] { $seat_name }
}, a gift { $rival ->
    [you] of yours
   *[other] of { $rival_name }
}.
grimm-friend-left = { $friend } leaves { $seat ->
    [you] you
   *[other] { $seat_name }
}.
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
grimm-actions-changed = { $seat ->
    [you] You have
   *[other] { $seat_name } has
} { $change ->
    [more] { $number ->
        [one] one more action
       *[other] { $number } more actions
    }
   *[fewer] { $number ->
        [one] one action less
       *[other] { $number } actions less
    }
}.
grimm-actions-changed-by = { $card }: { grimm-actions-changed }
grimm-turn-begun = { $seat ->
    [you] You build
   *[other] { $seat_name } builds
}: { $number ->
    [0] no action
    [one] one action
   *[other] { $number } actions
}.
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
} one resource of it.
grimm-first-builder = { $seat ->
    [you] You are
   *[other] { $seat_name } is
} the first with a complete house: { $kind }.
grimm-spun = { grimm-friend-rumpelstiltskin }: { $seat ->
    [you] you spin
   *[other] { $seat_name } spins
} straw into { $number } { $kind }.
grimm-corner-laid = { grimm-fable-cutting-corners } becomes { $seat ->
    [you] your building site
   *[other] a building site of { $seat_name }
}.
grimm-left-play = { $seat ->
    [you] Your { $card }
   *[other] { $card } of { $seat_name }
} goes to the pile.
grimm-left-play-from = { $seat ->
    [you] Your { $card }
   *[other] { $card } of { $seat_name }
} goes { $from } to the pile.
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
grimm-ask-target-a-friendly-game = { grimm-fable-a-friendly-game }: from whom do you take two resources?
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
grimm-ask-say = { grimm-friend-aladdin }: will you be alone or with others?
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
grimm-ask-scraps = { grimm-friend-tom-thumb }: from where do you take a resource?
grimm-ask-decide-consult-the-oracle = { grimm-fable-consult-the-oracle }: do you take a random Fable from every opponent?
grimm-ask-decide-the-gingerbread-man = { grimm-friend-the-gingerbread-man }: do you go nowhere and take a resource from every Location?
grimm-ask-decide-thumbelina = { grimm-friend-thumbelina }: do you go where a random unplayed Gather card leads?
grimm-ask-decide-cancel = { $rival ->
    [you] Your { $card }
   *[other] { $card } of { $rival_name }
} is about to strike { $at }. Do you discard { $friend } to stop it?
grimm-ask-decide-spare-me = { $rival ->
    [you] Your { $card }
   *[other] { $card } of { $rival_name }
} is about to strike { $at }. Do you discard { $friend } to be spared?
grimm-ask-take = { $card }: choose { $number ->
    [one] one resource
   *[other] { $number } resources
} at the Market.
grimm-ask-take-plain = The Market is shared: take { $number ->
    [one] one resource
   *[other] { $number } resources
}.
grimm-ask-go = { $card }: where do you flee?
grimm-ask-rob = { $card }: choose { $number ->
    [one] one resource
   *[other] { $number } resources
} from { $rival ->
    [you] your board
   *[other] the board of { $rival_name }
}.
grimm-ask-give = { $card }: choose { $number ->
    [one] one resource
   *[other] { $number } resources
} to give to { $rival ->
    [you] yourself
   *[other] { $rival_name }
}.
grimm-ask-give-thoughtful-gift = { grimm-fable-thoughtful-gift }: you got { $number } { $kind }. What do you give back to { $rival ->
    [you] yourself
   *[other] { $rival_name }
}?
grimm-ask-resolve = Several of your cards take effect: which comes next?
grimm-ask-keep = { $card }: which Fable do you keep? ({ $number } to go)
grimm-ask-top = { grimm-friend-goldilocks }: which Fable goes on top?
grimm-ask-fetch = { $card }: which Fable do you take from the pile? ({ $number } to go)
grimm-ask-reap = { $card }: from which Location do you take half?
grimm-ask-offer = { $card }: what do you give, and to whom?
grimm-ask-trade = { $card }: trade two of a kind for three of another?
grimm-ask-blow = { $card }: { $rival ->
    [you] which of your houses
   *[other] which house of { $rival_name }
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
grimm-ask-reward = You are the first with a complete house ({ $kind }). Which reward do you take?

# Choices.

grimm-choice-gather = Go { $to }
grimm-choice-gather-fable = Go { $to } and play { $card }
grimm-choice-gather-dream = Go { $to } with the unseen Fable
grimm-choice-peek-gather = Look at { $rival ->
    [you] your Gather card
   *[other] the Gather card of { $rival_name }
}
grimm-choice-peek-fable = Look at { $rival ->
    [you] your Fable
   *[other] the Fable of { $rival_name }
}
grimm-choice-place = Put it on: { $place }
grimm-choice-target = Choose { $rival ->
    [you] yourself
   *[other] { $rival_name }
}
grimm-choice-assign = { $place }, { $rival ->
    [you] your own card
   *[other] a card of { $rival_name }
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
grimm-choice-steal = Steal one { $kind } from { $rival ->
    [you] yourself
   *[other] { $rival_name }
}
grimm-choice-gain = Gain { $goods }
grimm-choice-scrap = Take a resource { $from }
grimm-choice-scrap-market = Take one { $kind } from the Market
grimm-choice-no-scrap = Take nothing
grimm-choice-yes = Yes
grimm-choice-no = No
grimm-choice-take = Take { $goods }
grimm-choice-go = Flee { $to }
grimm-choice-stay = Stay
grimm-choice-give = Give { $goods }
grimm-choice-resolve = { $card } comes next
grimm-choice-resolve-friend = Your Friend comes next
grimm-choice-keep = Keep { $card }
grimm-choice-top = Put { $card } on top
grimm-choice-fetch = Take { $card } from the pile
grimm-choice-reap = Take half { $from }
grimm-choice-offer = Offer { $goods } to { $rival ->
    [you] yourself
   *[other] { $rival_name }
}
grimm-choice-offer-nothing = Offer nothing
grimm-choice-trade = Trade two { $given } for three { $received }
grimm-choice-no-trade = Do not trade
grimm-choice-blow = Take away: { $section }
grimm-choice-hand = Hand over { $card }
grimm-choice-discard = Discard { $card }
grimm-choice-draw = Draw a Fable
grimm-choice-end = End the turn
grimm-choice-build = Build: { $section }
grimm-choice-help = { grimm-friend-puss-in-boots } builds: { $section }; { $rival ->
    [you] you pay all of it
   *[other] { $rival_name } pays one resource
}
grimm-choice-use = Special Action of { $friend }
grimm-choice-part = Discard { $friend } for the reward
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
   *[other] the pig of { $seat_name }
}
grimm-view-monster = { $seat ->
    [you] your { $card }
   *[other] { $card } of { $seat_name }
}
grimm-view-unique = { $card } ({ $seat ->
    [you] yours
   *[other] of { $seat_name }
})
grimm-view-food = { grimm-fable-fairy-food } ({ $seat ->
    [you] yours
   *[other] of { $seat_name }
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
   *[other] Houses of { $seat_name }
}: { $houses }. Complete: { $complete }; free sites: { $free }{ $corners ->
    [0] {""}
   *[other] , and { $corners } on { grimm-fable-cutting-corners }
}.
grimm-view-before = { $seat ->
    [you] Before you
   *[other] Before { $seat_name }
}: { $things }.
grimm-view-gather = Gather card { $place }
grimm-view-gather-of-another = Gather card { $place } of { $rival ->
    [you] yours
   *[other] { $rival_name }
}
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
   *[other] { $seat_name }
}
grimm-view-token-free = { $kind } – nobody
grimm-view-stored = On { grimm-friend-rapunzel }: { $goods }.
grimm-view-wish = { grimm-friend-aladdin }: “{ $what ->
    [alone] alone
   *[with-others] with others
}” was said.
grimm-view-named = { grimm-friend-pinocchio }: the { $place } was named.
grimm-view-decks = Decks: { $fables } Fables, { $friends } Friends.
grimm-view-pile = Discarded: { $cards }.
grimm-view-copies = { $number ->
    [one] { $card }
   *[other] { $number } × { $card }
}
grimm-view-friend-pile = Discarded Friends: { $friends }.
grimm-view-offered = Friends on offer: { $friends }.
grimm-view-deck = The deck from the top: { $cards }.
grimm-view-friend-deck = The Friends from the top: { $friends }.
grimm-view-hand = { $seat ->
    [you] Your hand
   *[other] Hand of { $seat_name }
}: { $cards }.
grimm-view-usable = { $seat ->
    [you] You can use
   *[other] { $seat_name } can use
} the Gather cards { $places }.
grimm-view-chosen = { $seat ->
    [you] You have chosen
   *[other] { $seat_name } has chosen
}: { $choice }.
grimm-view-mermaid = Not under { grimm-friend-little-mermaid }: { $places }.
grimm-view-looking = You look at: { $cards }.
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
grimm-why-level = Level with { $number } complete houses ({ $kind }): { $players }.
grimm-why-houses = The most complete houses ({ $kind }), { $number }, decide for { $seat ->
    [you] you
   *[other] { $seat_name }
}.
grimm-why-token = The First Builder token ({ $kind }) decides for { $seat ->
    [you] you
   *[other] { $seat_name }
}.
grimm-why-shared = No token decides: { $players } share the victory.
