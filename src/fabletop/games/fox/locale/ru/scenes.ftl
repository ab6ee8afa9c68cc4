# Что может быть не так в сцене: по одному предложению, что не так и что можно.

error-fox-no-card = нет такой карты: { $card }; карты — от 1 до 11 мастей B, K и M, например 9K.
error-fox-card-twice = «{ $card }» — в двух местах: { $first } и { $second }.
error-fox-too-many = «{ $key }»: карт { $cards }, а помещается не больше { $most }.
error-fox-hands = «hands» — это два текста с картами, например ["9K 3B", "..."].
error-fox-hand-size = на руке игрока на месте { $number } здесь должно быть карт: { $right }, а не { $cards }.
error-fox-tricks = до сцены можно выиграть не больше { $most } { $most ->
    [one] круга
   *[other] кругов
}.
error-fox-treasures = выиграно сокровищ: { $won }, а выйти из игры могло только { $free }.
error-fox-treasures-tricks = игрок на месте { $number }: сокровищ — { $treasures }, а выигранных кругов только { $tricks }.
error-fox-treasures-played = сыграно больше сокровищ, чем выиграно ({ $won }).
error-fox-score-before = у игрока на месте { $number } не могло быть столько очков ({ $points }) до кона { $round }: партия была бы окончена или ещё не началась.
error-fox-dealer-leads = игрок на месте { $number } сдаёт и не может вести на первом круге.
error-fox-score = у игрока на месте { $number } не может быть столько сокровищ ({ $treasures }) при таком счёте ({ $score }).
