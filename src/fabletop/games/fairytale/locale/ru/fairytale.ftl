# Сказка.

fairytale-title = Сказка
fairytale-about = Набирайте карты, рассказывайте свою сказку и переворачивайте чужие страницы. Четыре раунда, от двух до пяти игроков.
fairytale-edition = По правилам на 100 и на 110 карт и по странице о командной игре и об игре вдвоём. Официального списка карт найти не удалось: знаком ≈ отмечены карты, текст которых отчасти восстановлен.
fairytale-option-deck = Колода: basic, expert100, expert110 или файл собственной
fairytale-option-teams = Команды: нет, пары или пары с обменом
fairytale-option-draft = Драфт вдвоём: простой или в два этапа
fairytale-option-plays = Сколько карт играют за раунд: ровно три или до трёх
fairytale-option-passing = Карты передают то налево, то направо или всегда налево
fairytale-option-memory = Подсказка памяти: показывать увиденное
fairytale-option-trickster = Плут принимает имя другой карты или считается ею целиком

fairytale-dragonvale = драконы
fairytale-fairywood = феи
fairytale-holy-empire = рыцари
fairytale-shadow = нежить
fairytale-character = персонаж
fairytale-home = место действия
fairytale-story = сюжет

fairytale-of-dragonvale = драконов
fairytale-of-fairywood = фей
fairytale-of-holy-empire = рыцарей
fairytale-of-shadow = нежити
fairytale-of-character = типа «персонаж»
fairytale-of-home = типа «место действия»
fairytale-of-story = типа «сюжет»
fairytale-some-cards = { $number ->
    [1] одну карту
    [one] { $number } карту
    [few] { $number } карты
   *[other] { $number } карт
} { $category }
fairytale-any-cards = { $number ->
    [1] любую карту
    [one] { $number } любую карту
    [few] { $number } любые карты
   *[other] { $number } любых карт
}

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
fairytale-if-most = больше всех карт { $category }
fairytale-if-least = не меньше { $least ->
    [one] { $least } карты
   *[other] { $least } карт
} { $category }
fairytale-if-named = открыта карта «{ $name }»
fairytale-effect-hunt = охота: другие карты { $category }, открытые вместе с этой, закрываются
fairytale-effect-unflip = вы открываете у себя { $cards }
fairytale-effect-flip = { $who ->
    [all] каждый закрывает у себя
   *[you] вы закрываете у себя
} { $cards }
fairytale-effect-draw = вы берёте { $number ->
    [1] одну карту
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
fairytale-doubts = Не сверено с напечатанной картой: { $fields }
fairytale-doubt = { $field } ({ $origin ->
    [reconstructed] восстановлено
   *[placeholder] условно
})
fairytale-field-name = имя
fairytale-field-faction = фракция
fairytale-field-type = тип
fairytale-field-copies = число экземпляров
fairytale-field-points = очки
fairytale-field-effect = эффект
fairytale-field-link = друг
fairytale-faction-total = { $faction } { $cards }
fairytale-totals = По фракциям: { $factions }.
fairytale-unsure = Карт, о которых что-то лишь предполагается: { $cards } из { $names }. Полного списка никто не публиковал.

fairytale-ask-keep = Оставьте себе одну карту; остальные пойдут { $to ->
    [left] налево
   *[right] направо
}.
fairytale-ask-discard = Вы оставляете карту «{ $card }». Сбросьте втёмную ещё одну.
fairytale-ask-play = Сыграйте карту ({ $step } из 3).
fairytale-ask-flip = Закройте у себя { $cards }.
fairytale-ask-unflip = Откройте у себя { $cards }.
fairytale-ask-give = Карта нежити велит меняться: { $rival_name } получит одну вашу карту. Какую?
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
fairytale-refused-asked-take = Сейчас нужно назвать карту напарника для обмена.
fairytale-refused-pass = За этим столом каждый играет ровно три карты за раунд.
fairytale-refused-not-there-keep = Карты «{ $card }» перед вами нет.
fairytale-refused-not-there-discard = Карты «{ $card }» среди оставшихся перед вами нет.
fairytale-refused-not-there-play = Карты «{ $card }» у вас нет.
fairytale-refused-not-there-flip = У вас нет открытой карты «{ $card }».
fairytale-refused-not-there-unflip = У вас нет закрытой карты «{ $card }».
fairytale-refused-not-there-give = У вас в игре нет такой карты: «{ $card }».
fairytale-refused-not-there-take = У напарника в игре нет такой карты: «{ $card }».
fairytale-refused-chosen = Карта «{ $card }» уже выбрана, а другой такой у вас нет.
fairytale-refused-category = Карта «{ $card }» не подходит: нужна карта { $category }.
fairytale-refused-needed = Карта «{ $card }» нужна другому требованию: без неё исполнится меньше эффектов.

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
fairytale-passed = Карты переходят { $to ->
    [left] налево
   *[right] направо
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
   *[other] { $seat_name }: карта
} «{ $card }» закрывается.
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
    [1] одну карту
    [one] { $number } карту
    [few] { $number } карты
   *[other] { $number } карт
}.
fairytale-drew-cards = { $seat ->
    [you] Вы берёте
   *[other] { $seat_name } берёт
}: { $cards }.
fairytale-exchanged = { $seat ->
    [you] Вы отдаёте напарнику карту «{ $card }» и берёте карту
   *[other] { $seat_name } отдаёт напарнику карту «{ $card }» и берёт карту
} «{ $taken }».
fairytale-left-over = { $seat ->
    [you] Вы сбрасываете
   *[other] { $seat_name } сбрасывает
}: { $cards }.
fairytale-ended = Сказки рассказаны.

fairytale-stage-draft = драфт
fairytale-stage-play = розыгрыш
fairytale-stage-unflip = карты открываются
fairytale-stage-flip = карты закрываются
fairytale-stage-draw = добор
fairytale-stage-exchange = обмен
fairytale-stage-over = конец
fairytale-view-round = Раунд { $round } из { $rounds }: { $stage }.
fairytale-view-draft = Шаг { $step }; карты передают { $to ->
    [left] налево
   *[right] направо
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
    [you] У вас в игре
   *[other] { $seat_name }, в игре
}: { $up }{ $down ->
    [0] {""}
   *[other] ; закрыто: { $down }
}{ $named ->
    [yes] {" "}({ $known })
   *[no] {""}
}.
fairytale-view-deck = Колода сверху: { $cards }.
fairytale-view-put-away = { $seat ->
    [you] Сброшено вами
   *[other] { $seat_name }, сброшено
}: { $cards }.
fairytale-view-kept = { $seat ->
    [you] Вы оставили себе
   *[other] { $seat_name }, оставлено
}: { $cards }.
fairytale-view-choosing = { $seat ->
    [you] Перед вами
   *[other] { $seat_name }, на выбор
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
fairytale-why-most = больше всех карт { $category } ({ $held ->
    [yes] да, { $mine }
   *[no] нет, { $mine } против { $most }
})
fairytale-why-least = не меньше { $least ->
    [one] { $least } карты
   *[other] { $least } карт
} { $category } ({ $held ->
    [yes] да, { $mine }
   *[no] нет, { $mine }
})
fairytale-why-named = открыта карта «{ $name }» ({ $held ->
    [yes] да
   *[no] нет
})
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

error-fairytale-basic = Базовая колода рассчитана на 2–4 игроков, а не на { $seats }.
error-fairytale-teams = Для командной игры ({ $teams }) нужны 4 игрока, а не { $seats }.
error-fairytale-deck-small = В колоде { $deck } карт: { $cards }; при числе игроков { $seats } раздают { $dealt } и могут добрать ещё { $drawn }.
error-fairytale-record-deck = Запись называет колоду «{ $deck }», но не содержит её.
error-fairytale-stage = Стадии «{ $stage }» нет. Можно: { $allowed }.
error-fairytale-key-stage = «{ $key }» можно указать только на стадии «{ $stage }».
error-fairytale-size = «{ $key }» места { $number }: карт { $cards }, а в этот момент их { $right }.
error-fairytale-list = «{ $key }» — список из { $seats ->
    [one] { $seats } текста
   *[other] { $seats } текстов
}, по одному на место.
error-fairytale-no-card = Карты «{ $card }» в этой колоде нет.
error-fairytale-row = У места { $number } карт в игре: { $cards }; к этому времени их не больше { $most }.
error-fairytale-deck-told = Указано карт колоды: { $cards }, а к этому времени их остаётся { $left }.
error-fairytale-copies = Карта «{ $card }» указана { $cards ->
    [few] { $cards } раза
   *[other] { $cards } раз
}, а в колоде их { $copies }.
