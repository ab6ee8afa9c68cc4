# Сказка.

fairytale-title = Сказка
fairytale-about = Набирайте карты, рассказывайте свою сказку и переворачивайте чужие страницы. Четыре раунда, от двух до пяти игроков.
fairytale-edition = По правилам на 100 и на 110 карт и по странице об игре парами и вдвоём. Официального списка карт найти не удалось: знаком ≈ отмечены карты, текст которых отчасти восстановлен.
fairytale-option-deck = Карты: basic, expert100, expert110 или файл собственной колоды
fairytale-option-teams = Команды: нет, пары или пары, чьи карты Тени меняются
fairytale-option-draft = Набор вдвоём: простой или в два этапа
fairytale-option-plays = Сколько карт играют за раунд
fairytale-option-passing = Карты передают то влево, то вправо или всегда влево
fairytale-option-memory = Подсказка для памяти: показывать увиденное
fairytale-option-trickster = Плут принимает имя другой карты или считается ею целиком

fairytale-dragonvale = Долина драконов
fairytale-fairywood = Лес фей
fairytale-holy-empire = Священная империя
fairytale-shadow = Тень
fairytale-character = персонаж
fairytale-home = обитель
fairytale-story = сказание
fairytale-any = любая

fairytale-kind = { $faction }, { $type }
fairytale-text = { $parts }
fairytale-points-fixed = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
fairytale-points-count = по { $points ->
    [one] { $points } очку
    [few] { $points } очка
   *[other] { $points } очков
} за каждую вашу карту «{ $counted }»
fairytale-points-if = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}, если: { $conditions }
fairytale-if-most = первенство: { $category }
fairytale-if-least = { $category }: не меньше { $least }
fairytale-if-named = открыта карта «{ $name }»
fairytale-effect-hunt = охота на все другие карты, открытые вместе с ней ({ $target })
fairytale-effect-unflip = вы открываете { $number ->
    [one] { $number } карту
    [few] { $number } карты
   *[other] { $number } карт
} ({ $target })
fairytale-effect-flip = { $who ->
    [all] каждый закрывает
   *[you] вы закрываете
} { $number ->
    [one] { $number } карту
    [few] { $number } карты
   *[other] { $number } карт
} ({ $target })
fairytale-effect-draw = вы берёте { $number ->
    [one] { $number } карту
    [few] { $number } карты
   *[other] { $number } карт
}
fairytale-effect-almighty = в конце { $taken ->
    [card] может считаться любой другой картой, с её очками и категориями
   *[name] принимает имя любой другой карты
}
fairytale-effect-counts-as = в конце считается сразу за все: { $names }
fairytale-friend = дружит с картой «{ $name }» ({ $faction })
fairytale-doubts = Напечатанной не видели: { $fields }
fairytale-doubt = { $field } ({ $origin ->
    [reconstructed] восстановлено
   *[placeholder] условно
})
fairytale-field-name = имя
fairytale-field-faction = фракция
fairytale-field-type = тип
fairytale-field-copies = число копий
fairytale-field-points = очки
fairytale-field-effect = эффект
fairytale-field-link = друг
fairytale-faction-total = { $faction } { $cards }
fairytale-totals = По фракциям: { $factions }.
fairytale-unsure = Карт, о которых что-то лишь предполагается: { $cards } из { $names }. Полного списка никто не публиковал.

fairytale-ask-keep = Оставьте себе одну карту; остальные уйдут { $to ->
    [left] влево
   *[right] вправо
}.
fairytale-ask-discard = Вы оставляете карту «{ $card }». Сбросьте одну карту в закрытую.
fairytale-ask-play = Сыграйте карту ({ $step } из 3).
fairytale-ask-flip = Закройте одну из своих карт: { $category }.
fairytale-ask-unflip = Откройте одну из своих карт: { $category }.
fairytale-ask-give = Ваша карта Тени меняется: какую карту отдать ({ $rival_name })?
fairytale-ask-take = { $rival_name } получает карту «{ $card }». Какую карту вы берёте взамен?

fairytale-choice-keep = Оставить: { $card }
fairytale-choice-discard = Сбросить: { $card }
fairytale-choice-play = Сыграть: { $card }
fairytale-choice-pass = Не играть карту
fairytale-choice-flip = Закрыть: { $card }
fairytale-choice-unflip = Открыть: { $card }
fairytale-choice-give = Отдать: { $card }
fairytale-choice-give-hidden = Отдать закрытую: { $card }
fairytale-choice-take = Взять: { $card }
fairytale-choice-take-hidden = Взять закрытую: { $card }

fairytale-refused-asked-keep = Сейчас нужно оставить себе карту.
fairytale-refused-asked-discard = Сейчас нужно сбросить карту.
fairytale-refused-asked-play = Сейчас нужно сыграть карту.
fairytale-refused-asked-flip = Сейчас нужно закрыть одну из своих карт.
fairytale-refused-asked-unflip = Сейчас нужно открыть одну из своих карт.
fairytale-refused-asked-give = Сейчас нужно назвать свою карту для обмена.
fairytale-refused-asked-take = Сейчас нужно назвать карту партнёра для обмена.
fairytale-refused-pass = За этим столом каждый играет ровно три карты за раунд.
fairytale-refused-not-there-keep = Карты «{ $card }» перед вами нет.
fairytale-refused-not-there-discard = Карты «{ $card }» среди оставшихся перед вами нет.
fairytale-refused-not-there-play = Карты «{ $card }» у вас нет.
fairytale-refused-not-there-flip = У вас нет открытой карты «{ $card }».
fairytale-refused-not-there-unflip = У вас нет закрытой карты «{ $card }».
fairytale-refused-not-there-give = У вас в игре нет такой карты: { $card }.
fairytale-refused-not-there-take = У партнёра в игре нет такой карты: { $card }.
fairytale-refused-chosen = Карта «{ $card }» уже переворачивается, а другой такой у вас нет.
fairytale-refused-category = { $card } сюда не относится: нужна { $category }.
fairytale-refused-needed = { $card } нужна для другой карты, которую вы обязаны перевернуть.

fairytale-round-begun = Раунд { $round }.
fairytale-hand-seen = { $seat ->
    [you] Перед вами
   *[other] { $seat_name } видит перед собой
}: { $cards }.
fairytale-chosen = { $seat ->
    [you] Вы сделали выбор
   *[other] { $seat_name }: выбор сделан
}.
fairytale-kept = { $seat ->
    [you] Вы оставляете
   *[other] { $seat_name } оставляет
}: { $card }.
fairytale-kept-and-discarded = { $seat ->
    [you] Вы оставляете: { $card }, сбрасываете
   *[other] { $seat_name } оставляет: { $card }, сбрасывает
}: { $discarded }.
fairytale-passed = Карты уходят { $to ->
    [left] влево
   *[right] вправо
}.
fairytale-revealed = { $seat ->
    [you] Вы играете
   *[other] { $seat_name } играет
}: { $card }.
fairytale-passed-a-turn = { $seat ->
    [you] Вы не играете карту
   *[other] { $seat_name } не играет карту
}.
fairytale-hunted = Охота! { $seat ->
    [you] Ваша карта
   *[other] Карта игрока { $seat_name }
} «{ $card }» ложится закрытой.
fairytale-unflipped = { $seat ->
    [you] Вы открываете
   *[other] { $seat_name } открывает
}: { $card }.
fairytale-flipped = { $seat ->
    [you] Вы закрываете
   *[other] { $seat_name } закрывает
}: { $card }.
fairytale-drew = { $seat ->
    [you] Вы берёте
   *[other] { $seat_name } берёт
} { $number ->
    [one] { $number } карту
    [few] { $number } карты
   *[other] { $number } карт
}.
fairytale-drew-cards = { $seat ->
    [you] Вы берёте
   *[other] { $seat_name } берёт
}: { $cards }.
fairytale-exchanged = { $seat ->
    [you] Вы отдаёте партнёру
   *[other] { $seat_name } отдаёт партнёру
} карту «{ $card }» и { $seat ->
    [you] берёте
   *[other] берёт
} «{ $taken }».
fairytale-left-over = { $seat ->
    [you] Вы откладываете
   *[other] { $seat_name } откладывает
}: { $cards }.
fairytale-ended = Сказки рассказаны.

fairytale-stage-draft = набор
fairytale-stage-play = игра
fairytale-stage-unflip = карты открываются
fairytale-stage-flip = карты закрываются
fairytale-stage-draw = добор
fairytale-stage-exchange = обмен
fairytale-stage-over = конец
fairytale-view-round = Раунд { $round } из { $rounds }: { $stage }.
fairytale-view-draft = Шаг { $step }; карты уходят { $to ->
    [left] влево
   *[right] вправо
}. В колоде { $deck ->
    [0] карт не осталось
    [one] { $deck } карта
    [few] { $deck } карты
   *[other] { $deck } карт
}.
fairytale-view-card = { $copies ->
    [1] { $card } ({ $points })
   *[other] { $copies } × { $card } (по { $points })
}
fairytale-view-nothing = ничего
fairytale-view-row = { $seat ->
    [you] У вас
   *[other] { $seat_name }
} в игре: { $up }{ $down ->
    [0] {""}
   *[other] ; закрыто: { $down }
}{ $named ->
    [yes] {" "}({ $known })
   *[no] {""}
}.
fairytale-view-deck = Колода сверху: { $cards }.
fairytale-view-put-away = { $seat ->
    [you] Отложено вами
   *[other] { $seat_name } — отложено
}: { $cards }.
fairytale-view-kept = { $seat ->
    [you] Вы оставили себе
   *[other] { $seat_name } — оставлено
}: { $cards }.
fairytale-view-choosing = { $seat ->
    [you] Перед вами
   *[other] { $seat_name } — на выбор
}: { $cards }.
fairytale-view-seen = Видели в раунде { $round } на шаге { $step }: { $cards }; оставили: { $card }.
fairytale-view-seen-now = Видели в раунде { $round } на шаге { $step }: { $cards }.

fairytale-why-seat = { $seat ->
    [you] У вас
   *[other] { $seat_name }:
} { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
fairytale-why-pair = { $seat_name } и { $rival_name } вместе: { $mine } + { $theirs } = { $points }.
fairytale-why-card = { $copies ->
    [1] {""}
   *[other] { $copies } ×{" "}
}{ $card }: { $why }. { $copies ->
    [1] { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
   *[other] { $copies } × { $points } = { $sum }
}.
fairytale-why-fixed = всегда { $points }
fairytale-why-count = { $each } × { $count } ({ $counted })
fairytale-why-most = первенство ({ $category }): { $held ->
    [yes] да, { $mine }
   *[no] нет, { $mine } против { $most }
}
fairytale-why-least = { $category }, не меньше { $least }: { $held ->
    [yes] да, { $mine }
   *[no] нет, { $mine }
}
fairytale-why-named = { $name }: { $held ->
    [yes] открыта
   *[no] нет
}
fairytale-why-trickster-name = { $trickster } принимает имя «{ $name }»{ $others ->
    [0] {""}
   *[other] {" "}(не хуже: { $equals })
}.
fairytale-why-trickster-card = { $trickster } считается картой «{ $name }»{ $others ->
    [0] {""}
   *[other] {" "}(не хуже: { $equals })
}.
fairytale-why-face-down = Закрыты и ничего не стоят: { $cards }.

fairytale-invariant-cards = карты не все на месте
fairytale-invariant-hands = на руке не то, что оставлено и не сыграно
fairytale-invariant-rows = в ряду не столько карт, сколько было сыграно
fairytale-invariant-played = в игре не те карты, что были сыграны
fairytale-invariant-answers = никого не спрашивают, хотя игра идёт, или спрашивают того, кому не из чего выбирать

error-fairytale-basic = Базовая колода — на 2–4 игроков, а не на { $seats }.
error-fairytale-teams = Для игры командами ({ $teams }) нужны 4 игрока, а не { $seats }.
error-fairytale-deck-small = В колоде { $deck } карт: { $cards }; при числе игроков { $seats } сдают { $dealt } и могут добрать ещё { $drawn }.
error-fairytale-record-deck = Запись называет колоду «{ $deck }», но не содержит её.
error-fairytale-stage = «{ $stage }» — не стадия; можно: { $allowed }.
error-fairytale-key-stage = «{ $key }» можно указать только на стадии «{ $stage }».
error-fairytale-size = «{ $key }» места { $number }: карт { $cards }, а в этот момент их { $right }.
error-fairytale-list = «{ $key }» — список из { $seats } текстов, по одному на место.
error-fairytale-no-card = Карты «{ $card }» в этой колоде нет.
error-fairytale-row = У места { $number } карт в игре: { $cards }; к этому времени их не больше { $most }.
error-fairytale-deck-told = Указано карт колоды: { $cards }, а к этому времени их остаётся { $left }.
error-fairytale-copies = Карта «{ $card }» указана { $cards ->
    [few] { $cards } раза
   *[other] { $cards } раз
}, а в колоде их { $copies }.
