# Стол как картинка, для тех, кто рисует все игры одинаково.

grimm-letter-normal = С
grimm-letter-monster = М
grimm-letter-next-turn = Х
grimm-letter-unique = У
grimm-letter-friend = Д
grimm-board-round = Раунд { $round } · Первый игрок: { $seat ->
    [you] вы
   *[other] { $seat_name }
}
grimm-board-locations = Локации
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
   *[other] Сказки игрока { $seat_name }
}
grimm-board-gather = карта Сбора
grimm-board-played = сыграно
grimm-board-laid = лицом вниз
grimm-board-stores = Запас и колоды
grimm-board-known = Что вы знаете
