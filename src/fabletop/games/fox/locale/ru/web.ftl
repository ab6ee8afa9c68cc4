# Что говорит страница кроме слов самой игры: доска и варианты правил.

web-variant-fox-memory = Подсказка памяти

web-fox-trump = Козырь: { $suit }
web-fox-decree = Указ
web-fox-deck = { $cards ->
    [one] { $cards } карта в колоде
    [few] { $cards } карты в колоде
   *[many] { $cards } карт в колоде
}
web-fox-tricks = { $tricks ->
    [one] { $tricks } взятка
    [few] { $tricks } взятки
   *[many] { $tricks } взяток
}
web-fox-round = Кон { $round } · до { $target }
web-fox-dealer = сдаёт
web-fox-meter = Взятки и к чему они ведут
web-fox-band = { $band }: { $points }
web-fox-leads = ведёт
web-fox-hand = Ваши карты
web-fox-rival-hand = { $name }: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}
web-fox-trick = Взятка
web-fox-buried = Вы убрали под колоду
web-fox-played = Сыграно в этом коне
