# Что может быть не так в сцене: по одному предложению, что не так и что можно.

error-fox-no-card = карты { $card } нет; карты — от 1 до 11 мастей B, K и M, например 9K.
error-fox-card-twice = карта { $card } в двух местах: { $first } и { $second }.
error-fox-too-many = «{ $key }»: карт { $cards }, а помещается не больше { $most }.
error-fox-hands = «hands» — это два текста с картами, например ["9K 3B", "..."].
error-fox-hand-size = на руке места { $number } здесь должно быть карт: { $right }, а не { $cards }.
error-fox-tricks = до сцены можно выиграть не больше { $most } взяток.
error-fox-treasures = выиграно сокровищ: { $won }, а выйти из игры могло только { $free }.
error-fox-treasures-tricks = у места { $number } сокровищ { $treasures }, а взяток только { $tricks }.
error-fox-treasures-played = сыграно больше сокровищ, чем выиграно ({ $won }).
error-fox-score-before = у места { $number } не могло быть { $points } очков до кона { $round }: партия была бы окончена или ещё не началась.
error-fox-dealer-leads = место { $number } сдаёт и не может вести первую взятку.
error-fox-score = у места { $number } не может быть { $score } очков и { $treasures } сокровищ.
