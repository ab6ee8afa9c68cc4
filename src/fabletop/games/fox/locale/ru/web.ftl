# Что говорит страница кроме слов самой игры: доска и варианты правил.

web-variant-fox-memory = Подсказка памяти

web-fox-trump = Козырь: { $suit }
web-fox-decree = Карта указа
web-fox-deck = { $cards ->
    [one] { $cards } карта в колоде
    [few] { $cards } карты в колоде
   *[many] { $cards } карт в колоде
}
web-fox-tricks = { $tricks ->
    [one] { $tricks } круг
    [few] { $tricks } круга
   *[many] { $tricks } кругов
}
web-fox-round = Кон { $round } · до { $target }
web-fox-dealer = сдающий
web-fox-meter = Круги и титулы, к которым они ведут
web-fox-hand = Ваша рука
web-fox-rival-hand = { $name }: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}
web-fox-trick = Круг
web-fox-buried = Вы положили под колоду
web-fox-played = Сыграно в этом кону
