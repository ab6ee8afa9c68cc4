# Words in the pictures of the rules of Fairy Tale

fairytale-picture-card = A card
fairytale-picture-card-rank = Its points; × says for each of a name, ? says on a condition
fairytale-picture-card-friend = The faction of its friend, a card that it goes with
fairytale-picture-card-sign = Its faction: Dragonvale, Fairywood, Holy Empire or Shadow
fairytale-picture-card-corner = Its type: Character, Home or Story
fairytale-picture-card-name = Its name, which other cards may count or ask for
fairytale-picture-course = A game
fairytale-picture-course-round = Round { $round }: draft to the { $to ->
    [left] left
   *[right] right
}, play three cards
fairytale-picture-course-end = The end: cards face up score
fairytale-picture-course-effects = Effects of cards that are turned over together, in this order
fairytale-picture-table = The second round, seen from the first seat
fairytale-picture-scoring = What cards score
fairytale-picture-scoring-count = 1× counts its own name
fairytale-picture-scoring-friend = 3× counts its friend
fairytale-picture-scoring-condition = 7? asks for 2 Dragonvale, 2 Holy Empire
