# Что говорит страница кроме слов самой игры: доска и варианты правил.

web-variant-fairytale-deck = Карты
web-variant-fairytale-deck-value = { $key ->
    [basic] базовые
    [expert100] для знатоков, 100 карт
    [expert110] для знатоков, 110 карт
   *[other] { $value }
}
web-variant-fairytale-teams = Команды
web-variant-fairytale-teams-value = { $key ->
    [none] нет
    [pairs] пары
    [pairs-exchange] пары, и карты Тени меняются
   *[other] { $value }
}
web-variant-fairytale-draft = Набор вдвоём
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
    [alternate] то влево, то вправо
    [left] всегда влево
   *[other] { $value }
}

web-variant-fairytale-memory = Подсказка для памяти
web-variant-fairytale-trickster = Плут
web-variant-fairytale-trickster-value = { $key ->
    [name] принимает имя другой карты
    [card] считается другой картой, с её очками
   *[other] { $value }
}

# Поле «Сказки».

web-tale-letter-dragonvale = Д
web-tale-letter-fairywood = Ф
web-tale-letter-holy-empire = И
web-tale-letter-shadow = Т
web-tale-letter-character = П
web-tale-letter-home = О
web-tale-letter-story = С
web-tale-round = Раунд { $round } из { $rounds }
web-tale-steps = Что сейчас в раунде
web-tale-step-draft = Набор
web-tale-step-play = Ход
web-tale-step-hunt = Охота
web-tale-step-unflip = Открыть
web-tale-step-flip = Закрыть
web-tale-step-draw = Добор
web-tale-step-exchange = Обмен
web-tale-goes-to = остальное получит { $name }
web-tale-hand = Карты перед вами
web-tale-hand-of = Карты перед игроком { $name }
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
web-tale-memory-kept = взято
web-tale-memory-discarded = в сброс
web-tale-memory-away = Отложенное вами
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
    [one] Отложена { $cards } карта
    [few] Отложены { $cards } карты
   *[other] Отложено { $cards } карт
}
