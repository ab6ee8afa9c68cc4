# Words in the pictures of the rules of The Fox in the Forest

fox-picture-card = A card
fox-picture-card-rank = Its rank, from 1 to 11
fox-picture-card-sign = Its suit: Bells, Keys or Moons
fox-picture-card-name = Its name, which odd ranks have: such a card has a power
