# Стол как картинка, для тех, кто рисует все игры одинаково.

fairytale-letter-dragonvale = Д
fairytale-letter-fairywood = Ф
fairytale-letter-holy-empire = Р
fairytale-letter-shadow = Н
fairytale-letter-character = П
fairytale-letter-home = М
fairytale-letter-story = С
fairytale-board-round = Раунд { $round } из { $rounds }
fairytale-board-step-draft = Драфт
fairytale-board-step-play = Розыгрыш
fairytale-board-step-hunt = Охота
fairytale-board-step-unflip = Открыть
fairytale-board-step-flip = Закрыть
fairytale-board-step-draw = Добор
fairytale-board-step-exchange = Обмен
fairytale-board-draft = Шаг { $step }; карты передают { $to ->
    [left] налево
   *[right] направо
}
fairytale-board-own = Ваша сказка
fairytale-board-of = { $seat ->
    [you] Ваша сказка
   *[other] Сказка: { $seat_name }
}
fairytale-board-worth = сейчас { $points }
fairytale-board-marked = перевернётся
fairytale-board-kept-count = { $cards ->
    [one] оставлена { $cards } карта
    [few] оставлены { $cards } карты
   *[many] оставлено { $cards } карт
}
fairytale-board-choosing-count = { $cards ->
    [one] на выбор { $cards } карта
    [few] на выбор { $cards } карты
   *[many] на выбор { $cards } карт
}
fairytale-board-choosing = { $seat ->
    [you] Карты перед вами
   *[other] { $seat_name }, на выбор
}
fairytale-board-kept = { $seat ->
    [you] Оставлено вами
   *[other] { $seat_name }, оставлено
}
fairytale-board-chosen = { $seat ->
    [you] Ваш выбор: { $cards }.
   *[other] { $seat_name }, выбор: { $cards }.
}
fairytale-board-chosen-title = выбрано
fairytale-board-reveal = Открыты вместе
fairytale-board-hunted = добыча
fairytale-board-put-away = { $seat ->
    [you] Сброшено вами
   *[other] { $seat_name }, сброшено
}
fairytale-board-deck = { $cards ->
    [0] Колода кончилась
    [one] В колоде { $cards } карта
    [few] В колоде { $cards } карты
   *[many] В колоде { $cards } карт
}
fairytale-board-seen = Видели в раунде { $round } на шаге { $step }
