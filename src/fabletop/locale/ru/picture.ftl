# Что написано на рисунках стола.

picture-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
picture-decree = указ
picture-trump = козырь: { $suit }
picture-table = на столе
picture-deck = колода
picture-deck-order = колода сверху вниз
picture-pile = сброс
picture-tricks = взятки
picture-played = сыграно в раунде
picture-buried = под колодой
picture-tale = сказка
picture-kept = оставлено
picture-choosing = на выбор
picture-chosen = выбрано
picture-put-away = отложено
picture-friends = Друзья
picture-friend = Друг
picture-gather = карта Сбора
picture-fables = Сказки
picture-hand = рука
picture-offered = на выбор
picture-looking = просматриваются
picture-steps = { $choices ->
    [one] { $choices } решение
    [few] { $choices } решения
   *[other] { $choices } решений
}
