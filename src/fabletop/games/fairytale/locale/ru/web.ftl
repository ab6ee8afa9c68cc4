# Что говорит страница кроме слов самой игры: доска и варианты правил.

web-variant-fairytale-deck = Колода
web-variant-fairytale-deck-value = { $key ->
    [basic] базовая
    [expert100] экспертная, 100 карт
    [expert110] экспертная, 110 карт
   *[other] { $value }
}
web-variant-fairytale-teams = Команды
web-variant-fairytale-teams-value = { $key ->
    [none] нет
    [pairs] пары
    [pairs-exchange] пары с обменом
   *[other] { $value }
}
web-variant-fairytale-draft = Драфт вдвоём
web-variant-fairytale-draft-value = { $key ->
    [plain] простой
    [two-stage] в два этапа
   *[other] { $value }
}
web-variant-fairytale-plays = Сколько карт играют за раунд
web-variant-fairytale-plays-value = { $key ->
    [exactly-three] ровно три
    [up-to-three] до трёх
   *[other] { $value }
}
web-variant-fairytale-passing = Карты передают
web-variant-fairytale-passing-value = { $key ->
    [alternate] то налево, то направо
    [left] всегда налево
   *[other] { $value }
}

web-variant-fairytale-memory = Подсказка памяти
web-variant-fairytale-trickster = Плут
web-variant-fairytale-trickster-value = { $key ->
    [name] принимает имя другой карты
    [card] считается другой картой, с её очками
   *[other] { $value }
}

# Поле «Сказки».

web-tale-letter-dragonvale = Д
web-tale-letter-fairywood = Ф
web-tale-letter-holy-empire = Р
web-tale-letter-shadow = Н
web-tale-letter-character = П
web-tale-letter-home = М
web-tale-letter-story = С
web-tale-round = Раунд { $round } из { $rounds }
web-tale-steps = Что сейчас в раунде
web-tale-step-draft = Драфт
web-tale-step-play = Розыгрыш
web-tale-step-hunt = Охота
web-tale-step-unflip = Открыть
web-tale-step-flip = Закрыть
web-tale-step-draw = Добор
web-tale-step-exchange = Обмен
web-tale-goes-to = остальное получит { $name }
web-tale-hand = Карты перед вами
web-tale-hand-of = { $name }: карты на выбор
web-tale-kept = Оставлено
web-tale-kept-count = { $cards ->
    [one] оставлена { $cards } карта
    [few] оставлены { $cards } карты
   *[other] оставлено { $cards } карт
}
web-tale-reveal = Открыты вместе
web-tale-hunted = добыча
web-tale-no-card = без карты
web-tale-memory = Что прошло через руки
web-tale-memory-none = Карт ещё не было.
web-tale-memory-kept = оставлено
web-tale-memory-discarded = сброшено
web-tale-memory-away = Сброшено вами
web-tale-own = Ваша сказка
web-tale-of = Сказка: { $name }
web-tale-open = Открыть сказку: { $name }
web-tale-place = Свободное место
web-tale-why = За что?
web-tale-why-title = Сколько карты стоят сейчас
web-tale-nothing = Пока ничего не сыграно.
web-tale-face-up = Открыто
web-tale-worth = Сейчас стоит { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
web-tale-ready = выбор сделан
web-tale-laid = Вы выбрали: { $card }. { $status }
web-tale-laid-kept = { $discarded ->
    [none] Вы оставляете: { $card }.
   *[other] Вы оставляете: { $card }, сбрасываете: { $discarded }.
} { $status }
web-tale-teammate = ваш напарник
web-tale-deck = { $cards ->
    [0] Колода кончилась
    [one] В колоде { $cards } карта
    [few] В колоде { $cards } карты
   *[other] В колоде { $cards } карт
}
web-tale-put-away = { $cards ->
    [one] Сброшена { $cards } карта
    [few] Сброшены { $cards } карты
   *[other] Сброшено { $cards } карт
}
