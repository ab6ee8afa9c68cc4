# Столы как картинки, для тех, кто рисует все игры одинаково.

board-owner = { $seat ->
    [you] вы
   *[other] { $seat_name }
}
board-deck-order = Колода сверху вниз

fox-letter-bells = B
fox-letter-keys = K
fox-letter-moons = M
fox-board-caption = { $rank ->
    [1] Лебедь
    [3] Лисица
    [5] Дровосек
    [7] Сокровище
    [9] Ведьма
   *[11] Королева
}
fox-board-no-caption = { "" }
fox-board-seat = { $seat ->
    [you] Вы
   *[other] { $seat_name }
}{ $dealer ->
    [yes] , сдаёт
   *[no] { "" }
}
fox-board-decree = Указ
fox-board-trump = Козырь: { $suit }
fox-board-deck = { $cards ->
    [one] { $cards } карта в колоде
    [few] { $cards } карты в колоде
   *[many] { $cards } карт в колоде
}
fox-board-trick = Взятка
fox-board-meter = Кон { $round }, взятка { $trick } из 13 · до { $target } очков
fox-board-hand = Ваши карты
fox-board-played = Сыграно в этом коне
fox-board-buried = Вы убрали под колоду

fairytale-letter-dragonvale = Д
fairytale-letter-fairywood = Ф
fairytale-letter-holy-empire = И
fairytale-letter-shadow = Т
fairytale-letter-character = П
fairytale-letter-home = О
fairytale-letter-story = С
fairytale-board-round = Раунд { $round } из { $rounds }
fairytale-board-step-draft = Набор
fairytale-board-step-play = Ход
fairytale-board-step-hunt = Охота
fairytale-board-step-unflip = Открыть
fairytale-board-step-flip = Закрыть
fairytale-board-step-draw = Добор
fairytale-board-step-exchange = Обмен
fairytale-board-draft = Шаг { $step }; карты передаются { $to ->
    [left] налево
   *[right] направо
}
fairytale-board-own = Ваша сказка
fairytale-board-of = { $seat ->
    [you] Ваша сказка
   *[other] Сказка: { $seat_name }
}
fairytale-board-worth = сейчас { $points }
fairytale-board-marked = повернётся
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
   *[other] Карты перед игроком { $seat_name }
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
    [you] Отложено вами
   *[other] { $seat_name }, отложено
}
fairytale-board-deck = { $cards ->
    [0] Колода кончилась
    [one] В колоде { $cards } карта
    [few] В колоде { $cards } карты
   *[many] В колоде { $cards } карт
}
fairytale-board-seen = Видели в раунде { $round }, шаг { $step }

grimm-letter-normal = С
grimm-letter-monster = М
grimm-letter-next-turn = Х
grimm-letter-unique = У
grimm-letter-friend = Д
grimm-board-round = Раунд { $round } · Первый игрок: { $seat ->
    [you] вы
   *[other] { $seat_name }
}
grimm-board-locations = Места
grimm-board-goods = { $goods }
grimm-board-plot = { $seat ->
    [you] Вы
   *[other] { $seat_name }
} · готовые дома: { $complete } из 3
grimm-board-fables = { $fables ->
    [0] Сказок в руке нет
    [one] в руке { $fables } Сказка
    [few] в руке { $fables } Сказки
   *[many] в руке { $fables } Сказок
}
grimm-board-hand = { $seat ->
    [you] Ваши Сказки
   *[other] { $seat_name }, Сказки
}
grimm-board-gather = карта Сбора
grimm-board-played = сыграно
grimm-board-laid = лицом вниз
grimm-board-stores = Запас и колоды
grimm-board-known = Что вы знаете
