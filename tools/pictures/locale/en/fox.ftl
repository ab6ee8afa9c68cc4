# Words in the pictures of the rules of The Fox in the Forest

fox-picture-card = A card
fox-picture-card-rank = Its rank, from 1 to 11
fox-picture-card-sign = Its suit: Bells, Keys or Moons
fox-picture-card-name = Its name, which odd ranks have: such a card has a power
fox-picture-table = Where everything lies
fox-picture-you = You
fox-picture-rival = Your rival
fox-picture-tricks = Who wins a trick if { $suit } are trump
fox-picture-tricks-leads = leads
fox-picture-tricks-answers = answers
fox-picture-tricks-same-suit = One suit: the higher card wins. It is the { $card }.
fox-picture-tricks-trump = A trump beats another suit, even if it is lower. The { $card } wins.
fox-picture-tricks-other-suit = The answer is of another suit and no trump: the leader wins with the { $card }.
fox-picture-tricks-witch = The only Witch in a trick is a trump. The { $card } wins.
