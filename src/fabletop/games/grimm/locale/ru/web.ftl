# Что говорит страница кроме слов самой игры: доска и варианты правил.

web-variant-grimm-copies = Сколько каких Сказок
web-variant-grimm-copies-value = { $key ->
    [list-56-a] по первому списку
    [list-56-b] по второму списку
   *[other] { $value }
}
web-variant-grimm-monsters = «Дом бабушки» и второй Монстр
web-variant-grimm-monsters-value = { $key ->
    [one-each] по одному в Локации
    [stacking] все туда
   *[other] { $value }
}
web-variant-grimm-prince = Принц Регал приходит (вдвоём)
web-variant-grimm-prince-value = { $key ->
    [before] до карт, которые действуют в начале раунда
    [after] после карт, которые действуют в начале раунда
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
    [victim] жертва
   *[other] { $value }
}
web-variant-grimm-cancel = Друг, сброшенный против Монстра, отменяет его
web-variant-grimm-cancel-value = { $key ->
    [whole] для всех
    [self] только для себя
    [present] для всех, но лишь когда ваш поросёнок там
   *[other] { $value }
}
web-variant-grimm-gift = За карту «Заботливый подарок» возвращают
web-variant-grimm-gift-value = { $key ->
    [one-kind] один тип
    [any-mix] любую смесь двух других
   *[other] { $value }
}
web-variant-grimm-flute = Для карты «Клянусь бородой» Монстры, которых забрала «Волшебная флейта», считаются
web-variant-grimm-flute-value = { $key ->
    [played] сыгранными
    [not-played] не сыгранными
   *[other] { $value }
}
web-variant-grimm-frog = Друга, которого привёл Принц-лягушка,
web-variant-grimm-frog-value = { $key ->
    [may-give] можно отдать
    [must-keep] нужно оставить
   *[other] { $value }
}
web-variant-grimm-frog_from = Новый Друг от карты «Принц-лягушка» —
web-variant-grimm-frog_from-value = { $key ->
    [pile] последний сброшенный
    [deck] верхний из колоды
   *[other] { $value }
}
web-variant-grimm-turn = Закончить строить
web-variant-grimm-turn-value = { $key ->
    [may-end] можно, не выполнив всех действий
    [all-actions] можно, лишь выполнив все действия
   *[other] { $value }
}
web-variant-grimm-vault = «Тайный клад» приносит на Рынке
web-variant-grimm-vault-value = { $key ->
    [one-kind] два ресурса одного типа
    [any-mix] любые два ресурса
   *[other] { $value }
}

# Стол «Сказочного леса».

web-grimm-round = Раунд { $round }
web-grimm-timetable = Раунд шаг за шагом
web-grimm-speak = { $what }: { $who }
web-grimm-complete = Готовые дома: { $houses } из { $goal }
web-grimm-first = Первый игрок
web-grimm-token = Жетон первой постройки: { $kind }
web-grimm-tokens = Жетоны первой постройки, которых ещё ни у кого нет
web-grimm-costs = { $what }, цена { $price }
web-grimm-fables = { $cards ->
    [0] Сказок в руке нет
    [one] В руке { $cards } Сказка
    [few] В руке { $cards } Сказки
   *[many] В руке { $cards } Сказок
}
web-grimm-no-friend = Нет Друга
web-grimm-prince = Здесь побывал принц Регал
web-grimm-spread = Карты на выбор
web-grimm-gather-hand = Ваши карты Сбора
web-grimm-hand = Ваши Сказки
web-grimm-gather-kind = Карта Сбора
web-grimm-gather-text = Положите её лицом вниз: поросёнок пойдёт туда собирать.
web-grimm-deck = { $cards ->
    [one] В колоде { $cards } Сказка
    [few] В колоде { $cards } Сказки
   *[many] В колоде { $cards } Сказок
}
web-grimm-pile = { $cards ->
    [one] В сбросе { $cards } Сказка
    [few] В сбросе { $cards } Сказки
   *[many] В сбросе { $cards } Сказок
}
web-grimm-friends = { $cards ->
    [one] В колоде { $cards } Друг
    [few] В колоде { $cards } Друга
   *[many] В колоде { $cards } Друзей
}
web-grimm-more = Что ещё известно
web-grimm-letter-normal = С
web-grimm-letter-monster = М
web-grimm-letter-next-turn = Х
web-grimm-letter-unique = У
web-grimm-letter-friend = Д
