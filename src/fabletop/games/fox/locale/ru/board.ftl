# Стол как картинка, для тех, кто рисует все игры одинаково.

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
