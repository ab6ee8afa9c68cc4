# Варианты правил, как их показывают страницы: что выбирают и как называется каждый выбор.

web-variants-usual = Обычные правила.
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
web-variant-grimm-copies = Сколько каких Сказок
web-variant-grimm-copies-value = { $key ->
    [list-56-a] по первому списку
    [list-56-b] по второму списку
   *[other] { $value }
}
web-variant-grimm-monsters = «Дом бабушки» и второй Монстр
web-variant-grimm-monsters-value = { $key ->
    [one-each] по одному на Локацию
    [stacking] все туда
   *[other] { $value }
}
web-variant-grimm-prince = Принц Регал приходит (вдвоём)
web-variant-grimm-prince-value = { $key ->
    [before] до карт начала раунда
    [after] после карт начала раунда
   *[other] { $value }
}
web-variant-grimm-supply = Ресурсы в Запасе
web-variant-grimm-supply-value = { $key ->
    [unlimited] без ограничений
    [limited] 45 соломы, 35 дерева, 30 кирпича
   *[other] { $value }
}
web-variant-grimm-wolf = Дом для карты «Большой злой волк» выбирает
web-variant-grimm-wolf-value = { $key ->
    [owner] владелец карты
    [victim] пострадавший
   *[other] { $value }
}
web-variant-grimm-cancel = Друг, сброшенный против Монстра, останавливает его
web-variant-grimm-cancel-value = { $key ->
    [whole] целиком
    [self] только для себя
    [present] целиком, но лишь на месте
   *[other] { $value }
}
web-variant-grimm-gift = За карту «Заботливый подарок» возвращают
web-variant-grimm-gift-value = { $key ->
    [one-kind] один вид
    [any-mix] любую смесь двух других
   *[other] { $value }
}
web-variant-grimm-flute = Для карты «Клянусь бородой» Монстры, взятые «Волшебной флейтой», считаются
web-variant-grimm-flute-value = { $key ->
    [played] сыгранными
    [not-played] не сыгранными
   *[other] { $value }
}
web-variant-grimm-frog = Нового Друга от карты «Принц-лягушка»
web-variant-grimm-frog-value = { $key ->
    [may-give] можно отдать
    [must-keep] нужно оставить
   *[other] { $value }
}
