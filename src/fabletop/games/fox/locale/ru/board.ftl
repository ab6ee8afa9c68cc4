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
    [yes] , { $seat ->
        [you] сдаёте
       *[other] сдаёт
    }
   *[no] { "" }
}
fox-board-decree = Карта указа
fox-board-trump = Козырь: { $suit }
fox-board-deck = { $cards ->
    [one] { $cards } карта в колоде
    [few] { $cards } карты в колоде
   *[many] { $cards } карт в колоде
}
fox-board-trick = Круг
fox-board-meter = Кон { $round }, круг { $trick } из 13 · до { $target } { $target ->
    [one] очка
   *[other] очков
}
fox-board-hand = Ваша рука
fox-board-played = Сыграно в этом кону
fox-board-buried = Вы положили под колоду
