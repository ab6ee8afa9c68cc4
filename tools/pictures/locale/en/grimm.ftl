# Words in the pictures of the rules of The Grimm Forest

grimm-picture-cards = A card
grimm-picture-cards-sign = Its sort: here a Monster, which comes to a Location
grimm-picture-cards-name = Its name; when it acts and what it does is told beside it
grimm-picture-cards-normal = { grimm-letter-normal }: a normal Fable
grimm-picture-cards-next-turn = { grimm-letter-next-turn }: a Next Turn card, which waits for the next round
grimm-picture-cards-unique = { grimm-letter-unique }: a Unique Location, which stays for several rounds
grimm-picture-cards-friend = { grimm-letter-friend }: a Friend

grimm-picture-houses = A house grows
grimm-picture-houses-foundation = First the Foundation, for { $price } resources of one kind.
grimm-picture-houses-walls = Then Walls, for { $price } of the same. They bring a Friend.
grimm-picture-houses-roof = Then the Roof, for { $price }. The house is complete.

grimm-picture-round = A round
grimm-picture-round-gather = 1. Gather
grimm-picture-round-build = 2. Build
grimm-picture-round-clean-up = 3. Clean-up
grimm-picture-step-start = For two, Prince Regal carries resources off.
grimm-picture-step-commit = In secret: a Gather card, and a Fable if you like.
grimm-picture-step-queen = Whoever has Evil Queen looks, then chooses.
grimm-picture-step-on-reveal = All at once. Monsters come to Locations.
grimm-picture-step-after-reveal = All at once. The pigs set out.
grimm-picture-step-before-collect = The last chance to run.
grimm-picture-step-collect = Alone you take all; with others you share.
grimm-picture-step-after-collect = Everybody knows who has gathered what.
grimm-picture-step-end-of-gather = One player after the other.
grimm-picture-step-return = Gather cards to the hand, Fables to the pile.
grimm-picture-step-build-start = The pigs stay where they are.
grimm-picture-step-build = Two actions each, one player after the other.
grimm-picture-step-build-end = Three complete houses? The game is over.
grimm-picture-step-clean-up = Pigs home, Locations filled, next First Player.
grimm-picture-step-cards = Cards: { $cards }
