# Лисица на опушке. Обращение на «вы»; о другом игроке — без рода: «имя: действие».

fox-title = Лисица на опушке
fox-about = Карточная дуэль со взятками для двоих. Возьмите больше взяток, чем соперник, но не жадничайте.
fox-edition = По книге правил русского издания; что она оставляет открытым, решают пункты с пометкой «решение».
fox-option-target = Очки, с которыми партия кончается
fox-option-memory = Подсказка памяти: показывать карты, сыгранные в этом коне

fox-suit = { $suit ->
    [B] колокольчики
    [K] ключи
   *[M] луны
}
fox-card = { $rank ->
    [1] лебедь (1)
    [3] лисица (3)
    [5] дровосек (5)
    [7] сокровище (7)
    [9] ведьма (9)
    [11] королева (11)
   *[other] { $rank }
} { $suit ->
    [B] колокольчиков
    [K] ключей
   *[M] лун
}

fox-power-swan = Если вы сыграли эту карту и проиграли взятку, следующую ведёте вы.
fox-power-fox = Сыграв эту карту, можете обменять карту указа на карту с руки.
fox-power-woodcutter = Сыграв эту карту, возьмите карту из колоды, затем положите одну карту с руки под колоду.
fox-power-treasure = Кто выиграл эту взятку, сразу получает 1 очко.
fox-power-witch = Если во взятке ровно одна ведьма, при определении победителя она считается козырем.
fox-power-monarch = Если вы ведёте этой картой, соперник с картами её масти отвечает лебедем или старшей картой этой масти.

fox-ask-lead = Вы ведёте. Сыграйте любую карту.
fox-ask-follow = Ход соперника: { $led }. Ответьте.
fox-ask-swap = Ваша лисица: обменяйте карту указа ({ $decree }) на карту с руки или оставьте её.
fox-ask-bury = Ваш дровосек: положите одну карту с руки под колоду.

fox-choice-play = Сыграть: { $card }
fox-choice-swap = Сделать указом: { $card }
fox-choice-keep = Оставить карту указа
fox-choice-bury = Под колоду: { $card }

fox-refused-asked-lead = Сейчас нужно сыграть карту: вы ведёте.
fox-refused-asked-follow = Сейчас нужно ответить на карту соперника.
fox-refused-asked-swap = Сначала лисица: обменяйте карту указа или оставьте её.
fox-refused-asked-bury = Сначала дровосек: положите карту под колоду.
fox-refused-not-in-hand = Этой карты у вас нет: { $card }.
fox-refused-follow-suit = У вас есть { $suit ->
    [B] колокольчики
    [K] ключи
   *[M] луны
}: нужно отвечать в масть.
fox-refused-monarch = Соперник ведёт королевой: ответьте лебедем или старшей картой { $suit ->
    [B] колокольчиков
    [K] ключей
   *[M] лун
}.

fox-round-begun = Кон { $round }. { $seat ->
    [you] Сдаёте вы
   *[other] Сдаёт { $seat_name }
}; карта указа — { $decree }.
fox-hand-dealt = { $seat ->
    [you] Ваша рука
   *[other] { $seat_name }, рука
}: { $cards }.
fox-played = { $seat ->
    [you] Вы
   *[other] { $seat_name }
}: { $card }.
fox-decree-swapped = { $seat ->
    [you] Вы
   *[other] { $seat_name }
}: новая карта указа — { $card }; на руку — { $old }.
fox-decree-kept = { $seat ->
    [you] Вы оставляете
   *[other] { $seat_name } оставляет
} карту указа.
fox-drew = { $seat ->
    [you] Вы берёте
   *[other] { $seat_name } берёт
} карту из колоды.
fox-drew-card = { $seat ->
    [you] Вы взяли из колоды
   *[other] { $seat_name }: из колоды
} — { $card }.
fox-buried = { $seat ->
    [you] Вы кладёте
   *[other] { $seat_name } кладёт
} карту под колоду.
fox-buried-card = { $seat ->
    [you] Вы положили под колоду
   *[other] { $seat_name }: под колоду
} — { $card }.
fox-trick-won = { $seat ->
    [you] Взятка ваша
   *[other] Взятку берёт { $seat_name }
}: { $led }, { $answer }.
fox-treasure-taken = { $seat ->
    [you] Вы получаете
   *[other] { $seat_name } получает
} за сокровище { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
fox-leads-next = { $seat ->
    [you] Благодаря лебедю ведёте вы
   *[other] Благодаря лебедю ведёт { $seat_name }
}.
fox-round-scored = { $seat ->
    [you] У вас
   *[other] { $seat_name }:
} { $tricks ->
    [one] { $tricks } взятка
    [few] { $tricks } взятки
   *[many] { $tricks } взяток
} — { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
fox-game-won = { $seat ->
    [you] Вы выигрываете
   *[other] { $seat_name } выигрывает
} партию.
fox-game-won-by-last-round = Очков поровну. { $seat ->
    [you] Вы выигрываете
   *[other] { $seat_name } выигрывает
} по последнему кону.
fox-game-drawn = Поровну и очков, и очков за последний кон: ничья.

fox-why-points = Очков больше; цель — { $target } — достигнута.
fox-why-last-round = Очков поровну; больше очков за последний кон.
fox-why-draw = Поровну и очков, и очков за последний кон.
fox-why-seat = { $seat ->
    [you] Вы
   *[other] { $seat_name }
}: { $before } до последнего кона, { $earned } за { $tricks ->
    [one] { $tricks } взятку
    [few] { $tricks } взятки
   *[many] { $tricks } взяток
} ({ $band }){ $treasure ->
    [0] {""}
   *[other] , { $treasure } за сокровища
}; всего { $total ->
    [one] { $total } очко
    [few] { $total } очка
   *[many] { $total } очков
}.

fox-place-hand = рука места { $number }
fox-place-decree = карта указа
fox-place-led = сыгранная карта
fox-place-deck = колода

fox-view-round = Кон { $round }, взятка { $trick } из 13; партия идёт до { $target } { $target ->
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
    [one] { $tricks } взятка
    [few] { $tricks } взятки
   *[many] { $tricks } взяток
} ({ $band }), { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}{ $dealer ->
    [yes] , на сдаче
   *[no] {""}
}.
fox-view-table = На столе: { $cards }.
fox-view-hand = { $seat ->
    [you] Ваша рука
   *[other] { $seat_name }, рука
}: { $cards }.
fox-view-deck = Колода сверху: { $cards }.
fox-view-played = Сыграно: { $cards }.
fox-view-buried = Под колоду вы положили: { $cards }.
fox-band-humble = скромность
fox-band-defeated = поражение
fox-band-victorious = победа
fox-band-greedy = жадность

fox-invariant-cards = карты нет или она в двух местах
fox-invariant-hands = карт на руках не столько, сколько осталось после сыгранных
fox-invariant-tricks = выиграно не столько взяток, сколько сыграно
fox-invariant-scores = очков больше или меньше, чем возможно
fox-invariant-answers = ответа ждут после конца партии или не ждут до него
