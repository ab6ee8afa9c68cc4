# Лисица на опушке. Обращение на «вы»; о другом игроке — без рода: «имя: действие».

fox-title = Лисица на опушке
fox-about = Карточная дуэль для двоих. Выиграйте больше кругов, чем соперник, но не жадничайте.
fox-edition = По книге правил русского издания; что она оставляет открытым, решают пункты с пометкой «решение».
fox-option-target = До скольких очков играть
fox-option-memory = Подсказка памяти: показывать карты, сыгранные в этом кону

fox-suit = { $suit ->
    [B] колокольчики
    [K] ключи
   *[M] луны
}
fox-card = { $rank ->
    [1] лебедь (1)
    [2] двойка
    [3] лисица (3)
    [4] четвёрка
    [5] дровосек (5)
    [6] шестёрка
    [7] сокровище (7)
    [8] восьмёрка
    [9] ведьма (9)
    [10] десятка
   *[11] королева (11)
} { $suit ->
    [B] колокольчиков
    [K] ключей
   *[M] лун
}

fox-power-swan = Если вы сыграли эту карту и проиграли круг, на следующем ведёте вы.
fox-power-fox = Сыграв эту карту, можете сменить карту указа: положить на её место карту с руки, а её взять на руку.
fox-power-woodcutter = Сыграв эту карту, возьмите карту из колоды, затем положите одну карту с руки под колоду.
fox-power-treasure = Кто выиграл круг с этой картой, сразу получает 1 очко.
fox-power-witch = Если в круге ровно одна ведьма, она считается козырем, когда смотрят, кто выиграл.
fox-power-monarch = Если вы ведёте этой картой, соперник, у которого есть её масть, отвечает лебедем или старшей картой этой масти.

fox-ask-lead = Вы ведёте. Сыграйте любую карту.
fox-ask-follow = Соперник ведёт: { $led }. Ответьте.
fox-ask-swap = Ваша лисица. Карта указа — { $decree }: положите на её место карту с руки или оставьте её.
fox-ask-bury = Ваш дровосек: положите одну карту с руки под колоду.

fox-choice-play = Сыграть: { $card }
fox-choice-swap = Новая карта указа: { $card }
fox-choice-keep = Оставить карту указа
fox-choice-bury = Положить под колоду: { $card }

fox-refused-asked-lead = Сейчас нужно сыграть карту: вы ведёте.
fox-refused-asked-follow = Сейчас нужно ответить на карту соперника.
fox-refused-asked-swap = Сначала лисица: смените карту указа или оставьте её.
fox-refused-asked-bury = Сначала дровосек: положите карту под колоду.
fox-refused-not-in-hand = Этой карты у вас нет: { $card }.
fox-refused-follow-suit = У вас есть { $suit ->
    [B] колокольчики
    [K] ключи
   *[M] луны
}: нужно отвечать в масть.
fox-refused-monarch = Соперник ведёт королевой: ответьте лебедем { $suit ->
    [B] колокольчиков
    [K] ключей
   *[M] лун
} или старшей картой этой масти.

fox-round-begun = Кон { $round }. { $seat ->
    [you] Сдаёте вы
   *[other] Сдаёт { $seat_name }
}; карта указа — { $decree }.
fox-hand-dealt = { $seat ->
    [you] Ваша рука
   *[other] { $seat_name }, карты на руке
}: { $cards }.
fox-played = { $seat ->
    [you] Вы
   *[other] { $seat_name }
}: { $card }.
fox-decree-swapped = { $seat ->
    [you] Вы
   *[other] { $seat_name }
}: новая карта указа — { $card }; на руку уходит { $old }.
fox-decree-kept = { $seat ->
    [you] Вы оставляете
   *[other] { $seat_name } оставляет
} карту указа.
fox-drew = { $seat ->
    [you] Вы берёте
   *[other] { $seat_name } берёт
} карту из колоды.
fox-drew-card = { $seat ->
    [you] Вы берёте
   *[other] { $seat_name } берёт
} из колоды: { $card }.
fox-buried = { $seat ->
    [you] Вы кладёте
   *[other] { $seat_name } кладёт
} карту под колоду.
fox-buried-card = { $seat ->
    [you] Вы кладёте
   *[other] { $seat_name } кладёт
} под колоду: { $card }.
fox-trick-won = Круг { $seat ->
    [you] выигрываете вы
   *[other] выигрывает { $seat_name }
}: { $led }, { $answer }.
fox-treasure-taken = { $seat ->
    [you] Вы получаете
   *[other] { $seat_name } получает
} { $points ->
    [one] { $points } очко за сокровище
    [few] { $points } очка за сокровища
   *[many] { $points } очков за сокровища
}.
fox-leads-next = Благодаря лебедю на следующем круге { $seat ->
    [you] ведёте вы
   *[other] ведёт { $seat_name }
}.
fox-round-scored = { $seat ->
    [you] У вас
   *[other] { $seat_name }:
} { $tricks ->
    [0] ни одного выигранного круга
    [one] { $tricks } выигранный круг
    [few] { $tricks } выигранных круга
   *[many] { $tricks } выигранных кругов
} — { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
fox-game-won = { $seat ->
    [you] Вы выигрываете
   *[other] { $seat_name } выигрывает
} партию.
fox-game-won-by-last-round = Счёт равный. { $seat ->
    [you] Вы выигрываете
   *[other] { $seat_name } выигрывает
} партию по очкам за последний кон.
fox-game-drawn = Счёт равный, и очков за последний кон поровну: ничья.

fox-why-points = Партия до { $target } { $target ->
    [one] очка
   *[other] очков
} окончена: выигрывает больший счёт.
fox-why-last-round = Счёт равный: выигрывает тот, у кого больше очков за последний кон.
fox-why-draw = Счёт равный, и очков за последний кон поровну.
fox-why-seat = { $seat ->
    [you] Вы
   *[other] { $seat_name }
}: { $before } до последнего кона, { $earned } за { $tricks ->
    [one] { $tricks } круг
    [few] { $tricks } круга
   *[many] { $tricks } кругов
} («{ $band }»){ $treasure ->
    [0] {""}
    [one] , { $treasure } за сокровище
   *[other] , { $treasure } за сокровища
}; всего { $total ->
    [one] { $total } очко
    [few] { $total } очка
   *[many] { $total } очков
}.

fox-place-hand = рука игрока на месте { $number }
fox-place-decree = карта указа
fox-place-led = карта ведущего
fox-place-deck = колода

fox-view-round = Кон { $round }, круг { $trick } из 13; партия идёт до { $target } { $target ->
    [one] очка
   *[other] очков
}.
fox-view-decree = Карта указа: { $decree }. Козырь: { $suit }. Карт в колоде: { $deck }.
fox-view-seat = { $seat ->
    [you] Вы
   *[other] { $seat_name }
}: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, { $tricks ->
    [one] выигран { $tricks } круг
    [few] выиграно { $tricks } круга
   *[many] выиграно { $tricks } кругов
} («{ $band }»), { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}{ $dealer ->
    [yes] , { $seat ->
        [you] сдаёте
       *[other] сдаёт
    }
   *[no] {""}
}.
fox-view-table = На столе: { $cards }.
fox-view-hand = { $seat ->
    [you] Ваша рука
   *[other] { $seat_name }, карты на руке
}: { $cards }.
fox-view-deck = Колода сверху: { $cards }.
fox-view-played = Сыграно: { $cards }.
fox-view-buried = Вы положили под колоду: { $cards }.
fox-band-humble = Скромный
fox-band-defeated = Побеждённый
fox-band-victorious = Победитель
fox-band-greedy = Жадный

fox-invariant-cards = какой-то карты нет, или она в двух местах
fox-invariant-hands = карт на руках не столько, сколько осталось после сыгранных
fox-invariant-tricks = кругов выиграно не столько, сколько сыграно
fox-invariant-scores = очков больше или меньше, чем возможно
fox-invariant-answers = ответа ждут после конца партии или не ждут до него
