# Сказочный лес (The Grimm Forest).

grimm-title = Сказочный лес
grimm-about = Собирайте солому, дерево и кирпич, перехитрите других поросят и первыми постройте три дома. Для двоих, троих или четверых.
grimm-option-copies = Сколько каких Сказок: 56-a, 56-b или собственный файл
grimm-option-advanced = Продвинутые карты участвуют в игре
grimm-option-monsters = «Бабушкин домик» и второй Монстр: по одному на Локацию или все туда
grimm-option-prince = Принц Регал приходит до или после карт начала раунда (вдвоём)
grimm-option-supply = Ресурсы в Запасе: без ограничений или 45 соломы, 35 дерева и 30 кирпича
grimm-option-wolf = Кто выбирает дом для карты «Злой страшный Волк»: владелец карты или пострадавший
grimm-option-cancel = Друг, сброшенный против Монстра: останавливает его целиком, только для себя или целиком, но лишь на месте
grimm-option-gift = Что возвращают за «Подарок от души»: один вид или любую смесь двух других
grimm-option-flute = Монстры, взятые «Волшебной флейтой», считаются сыгранными или нет
grimm-option-frog = Нового Друга от «Принца-лягушонка» можно отдать или нужно оставить

grimm-straw = солома
grimm-wood = дерево
grimm-brick = кирпич
grimm-nothing = ничего
grimm-amount-straw = { $number ->
    [one] { $number } сноп соломы
    [few] { $number } снопа соломы
   *[other] { $number } снопов соломы
}
grimm-amount-wood = { $number ->
    [one] { $number } бревно
    [few] { $number } бревна
   *[other] { $number } брёвен
}
grimm-amount-brick = { $number ->
    [one] { $number } кирпич
    [few] { $number } кирпича
   *[other] { $number } кирпичей
}
grimm-place-fields = Поля
grimm-place-forest = Лес
grimm-place-brickyard = Кирпичный карьер
grimm-place-market = Рынок
grimm-to-fields = на Поля
grimm-to-forest = в Лес
grimm-to-brickyard = в Кирпичный карьер
grimm-to-market = на Рынок
grimm-at-fields = на Полях
grimm-at-forest = в Лесу
grimm-at-brickyard = в Кирпичном карьере
grimm-at-market = на Рынке
grimm-from-fields = с Полей
grimm-from-forest = из Леса
grimm-from-brickyard = из Кирпичного карьера
grimm-from-market = с Рынка
grimm-section-straw-foundation = соломенный фундамент
grimm-section-straw-walls = соломенные стены
grimm-section-straw-roof = соломенная крыша
grimm-section-wood-foundation = деревянный фундамент
grimm-section-wood-walls = деревянные стены
grimm-section-wood-roof = деревянная крыша
grimm-section-brick-foundation = кирпичный фундамент
grimm-section-brick-walls = кирпичные стены
grimm-section-brick-roof = кирпичная крыша
grimm-section-on-corner = { $section } на карте «{ grimm-fable-cutting-corners }»

# Что происходит.

grimm-round-begun = Раунд { $round }. Первый игрок: { $seat ->
    [you] вы
   *[other] { $seat_name }
}.
grimm-prince-came = Принц Регал приходит { $to } и забирает { $amount ->
    [0] ничего
   *[other] { $goods }
}.
grimm-gained = { $seat ->
    [you] Вы получаете
   *[other] { $seat_name } получает
} { $goods }.
grimm-gained-by = «{ $card }»: { grimm-gained }
grimm-lost = { $seat ->
    [you] Вы возвращаете
   *[other] { $seat_name } возвращает
} в Запас { $goods }.
grimm-lost-by = «{ $card }»: { grimm-lost }
grimm-took = { $seat ->
    [you] Вы берёте
   *[other] { $seat_name } берёт
} { $goods } { $from }.
grimm-took-by = «{ $card }»: { grimm-took }
grimm-gave = { $seat ->
    [you] Вы отдаёте
   *[other] { $seat_name } отдаёт
} { $goods }; { $rival ->
    [you] получаете вы
   *[other] получает { $rival_name }
}.
grimm-gave-by = «{ $card }»: { grimm-gave }
grimm-stocked = Прибыло { $at }: { $goods }.
grimm-stocked-by = «{ $card }»: прибыло { $at } из Запаса: { $goods }.
grimm-stock-lost = Уходит { $from } в Запас: { $goods }.
grimm-stock-lost-by = «{ $card }»: { grimm-stock-lost }
grimm-stored = { $seat ->
    [you] Вы кладёте
   *[other] { $seat_name } кладёт
} на карту «{ grimm-friend-rapunzel }» { $goods }.
grimm-released = { $seat ->
    [you] Вы забираете
   *[other] { $seat_name } забирает
} с карты «{ grimm-friend-rapunzel }» { $goods }.
grimm-said = { grimm-friend-aladdin }: { $seat ->
    [you] вы говорите
   *[other] { $seat_name } говорит
} «{ $what ->
    [alone] в одиночку
   *[with-others] с другими
}».
grimm-named = { grimm-friend-pinocchio }: { $seat ->
    [you] вы называете
   *[other] { $seat_name } называет
} «{ $place }».
grimm-dreamed = { grimm-friend-sleeping-beauty }: невиденную верхнюю Сказку { $seat ->
    [you] получаете вы
   *[other] получает { $seat_name }
}; { $rival ->
    [you] так выбрали вы
   *[other] выбор: { $rival_name }
}.
grimm-chosen = { $seat ->
    [you] Ваш выбор сделан
   *[other] { $seat_name }: выбор сделан
}.
grimm-laid = { $seat ->
    [you] Вы кладёте
   *[other] { $seat_name } кладёт
} карту Сбора лицом вниз{ $fable ->
    [yes] {" "}и Сказку
    [dream] {" "}и невиденную Сказку
   *[no] {""}
}.
grimm-peeked = { $seat ->
    [you] Вы смотрите
   *[other] { $seat_name } смотрит
} { $what ->
    [fable] Сказку
   *[gather] карту Сбора
} ({ $rival ->
    [you] вашу
   *[other] { $rival_name }
}).
grimm-saw-gather = { $rival ->
    [you] Ваша карта Сбора
   *[other] { $rival_name }, карта Сбора
}: «{ $place }».
grimm-saw-fable = { $rival ->
    [you] Ваша Сказка
   *[other] { $rival_name }, Сказка
}: «{ $card }».
grimm-fable-revealed = { $seat ->
    [you] Вы играете
   *[other] { $seat_name } играет
} Сказку «{ $card }».
grimm-placed = { $seat ->
    [you] Вы отправляете
   *[other] { $seat_name } отправляет
} карту «{ $card }» { $to }.
grimm-no-effect = «{ $card }» ({ $seat ->
    [you] ваша карта
   *[other] { $seat_name }
}) ничего не меняет.
grimm-parked = «{ $card }» ({ $seat ->
    [you] ваша карта
   *[other] { $seat_name }
}) ждёт следующего раунда.
grimm-cards-redealt = «{ $card }»: карта Сбора ({ $seat ->
    [you] ваша
   *[other] { $seat_name }
}) вытянута заново наугад.
grimm-cards-swapped = «{ $card }»: { $seat ->
    [you] вы
   *[other] { $seat_name }
} и { $rival ->
    [you] вы
   *[other] { $rival_name }
} меняются картами Сбора.
grimm-card-kept-or-changed = «{ $card }»: { $seat ->
    [you] вы оставляете или меняете
   *[other] { $seat_name } оставляет или меняет
} карту Сбора.
grimm-new-gather-card = { $seat ->
    [you] Теперь ваша карта Сбора
   *[other] { $seat_name }, новая карта Сбора
}: «{ $place }».
grimm-new-gather-card-by = «{ $card }»: { grimm-new-gather-card }
grimm-gather-revealed = { $seat ->
    [you] Вы открываете
   *[other] { $seat_name } открывает
} карту «{ $place }».
grimm-gather-revealed-of-another = { $seat ->
    [you] Вы открываете
   *[other] { $seat_name } открывает
} карту «{ $place }» (владелец: { $rival ->
    [you] вы
   *[other] { $rival_name }
}).
grimm-spare-shown = { $seat ->
    [you] Вы тянете
   *[other] { $seat_name } тянет
} карту «{ $place }».
grimm-spare-shown-by = «{ $card }»: { grimm-spare-shown }
grimm-went = { $seat ->
    [you] Вы идёте
   *[other] { $seat_name } идёт
} { $to }.
grimm-went-by = «{ $card }»: { grimm-went }
grimm-stayed-away = { grimm-friend-the-gingerbread-man }: { $seat ->
    [you] вы никуда не идёте
   *[other] { $seat_name } никуда не идёт
}.
grimm-struck = «{ $card }» ({ $seat ->
    [you] ваша карта
   *[other] { $seat_name }
}) нападает { $at }.
grimm-cancelled = «{ $friend }» ({ $seat ->
    [you] ваш Друг
   *[other] { $seat_name }
}) останавливает Монстра «{ $card }».
grimm-blown = { $seat ->
    [you] Вы теряете
   *[other] { $seat_name } теряет
} секцию: { $section }.
grimm-gathered = { $seat ->
    [you] Вы собираете
   *[other] { $seat_name } собирает
} { $at }: { $amount ->
    [0] ничего
   *[other] { $goods }
}.
grimm-drew = { $seat ->
    [you] Вы берёте
   *[other] { $seat_name } берёт
} { $number ->
    [one] { $number } Сказку
    [few] { $number } Сказки
   *[other] { $number } Сказок
}.
grimm-drew-by = «{ $card }»: { grimm-drew }
grimm-drew-card = { $seat ->
    [you] Вы берёте
   *[other] { $seat_name } берёт
} Сказку «{ $fable }».
grimm-took-fable = { $seat ->
    [you] Вы берёте
   *[other] { $seat_name } берёт
} у всех на виду Сказку «{ $fable }».
grimm-took-fable-by = «{ $card }»: { grimm-took-fable }
grimm-discarded = { $seat ->
    [you] Вы сбрасываете
   *[other] { $seat_name } сбрасывает
} Сказку «{ $fable }».
grimm-discarded-by = «{ $card }»: { grimm-discarded }
grimm-handed = { $seat ->
    [you] Вы отдаёте
   *[other] { $seat_name } отдаёт
} Сказку; { $rival ->
    [you] получаете вы
   *[other] получает { $rival_name }
}.
grimm-handed-by = «{ $card }»: { grimm-handed }
grimm-handed-card = Сказка, переданная из рук в руки ({ $seat ->
    [you] вы
   *[other] { $seat_name }
} и { $rival ->
    [you] вы
   *[other] { $rival_name }
}): «{ $fable }».
grimm-shuffled = Сброшенные { $deck ->
    [friends] Друзья
   *[fables] Сказки
} замешаны в колоду.
grimm-looked = { $seat ->
    [you] Вы смотрите
   *[other] { $seat_name } смотрит
} верх колоды: { $cards }.
grimm-flipped = { grimm-friend-red-riding-hood }: { $seat ->
    [you] вы открываете
   *[other] { $seat_name } открывает
}: { $cards }.
grimm-put-back = { grimm-friend-goldilocks }: { $seat ->
    [you] вы возвращаете
   *[other] { $seat_name } возвращает
} на верх колоды { $number ->
    [0] ноль карт
    [one] { $number } карту
    [few] { $number } карты
   *[other] { $number } карт
}.
grimm-friend-drawn = { $seat ->
    [you] Вы тянете
   *[other] { $seat_name } тянет
} карту Друга: «{ $friend }».
grimm-friend-came = «{ $friend }» — теперь Друг: { $seat ->
    [you] ваш
   *[other] { $seat_name }
}.
grimm-friend-came-from-another = «{ $friend }» — теперь Друг: { $seat ->
    [you] ваш
   *[other] { $seat_name }
}; { $rival ->
    [you] это ваш подарок
   *[other] подарок, { $rival_name }
}.
grimm-friend-left = Друг «{ $friend }» уходит ({ $seat ->
    [you] от вас
   *[other] { $seat_name }
}).
grimm-locked = { grimm-friend-little-mermaid }: { $seat ->
    [you] вы оставляете
   *[other] { $seat_name } оставляет
} две карты Сбора, остальные заперты.
grimm-locked-cards = { $seat ->
    [you] Вы оставляете
   *[other] { $seat_name } оставляет
}: { $places }.
grimm-unlocked = Запертые карты Сбора возвращаются: { $seat ->
    [you] к вам
   *[other] { $seat_name }
}.
grimm-actions-changed = { $seat ->
    [you] У вас
   *[other] { $seat_name }:
} { $change ->
    [more] на { $number ->
        [one] { $number } действие больше
        [few] { $number } действия больше
       *[other] { $number } действий больше
    }
   *[fewer] на { $number ->
        [one] { $number } действие меньше
        [few] { $number } действия меньше
       *[other] { $number } действий меньше
    }
}.
grimm-actions-changed-by = «{ $card }»: { grimm-actions-changed }
grimm-turn-begun = { $seat ->
    [you] Вы строите
   *[other] { $seat_name } строит
}: { $number ->
    [0] ни одного действия
    [one] { $number } действие
    [few] { $number } действия
   *[other] { $number } действий
}.
grimm-built = { $seat ->
    [you] Вы строите
   *[other] { $seat_name } строит
}: { $section }.
grimm-built-with-help = { $seat ->
    [you] Вы строите
   *[other] { $seat_name } строит
}: { $section }; один ресурс { $rival ->
    [you] платите вы
   *[other] платит { $rival_name }
}.
grimm-first-builder = Первый готовый дом ({ $kind }): { $seat ->
    [you] ваш
   *[other] { $seat_name }
}.
grimm-spun = { grimm-friend-rumpelstiltskin }: { $seat ->
    [you] вы превращаете
   *[other] { $seat_name } превращает
} солому; выходит { $kind } × { $number }.
grimm-corner-laid = «{ grimm-fable-cutting-corners }» становится площадкой: { $seat ->
    [you] вашей
   *[other] { $seat_name }
}.
grimm-left-play = «{ $card }» ({ $seat ->
    [you] ваша карта
   *[other] { $seat_name }
}) уходит в сброс.
grimm-left-play-from = «{ $card }» ({ $seat ->
    [you] ваша карта
   *[other] { $seat_name }
}) уходит { $from } в сброс.
grimm-restocked = Локации пополнены. Следующий первый игрок: { $seat ->
    [you] вы
   *[other] { $seat_name }
}.
grimm-used = { $seat ->
    [you] Вы выполняете
   *[other] { $seat_name } выполняет
} Особое действие Друга «{ $friend }».
grimm-ended = Королевский строитель найден.

# Что спрашивают.

grimm-ask-gather = Выберите карту Сбора и, если хотите, Сказку.
grimm-ask-gather-must = Выберите карту Сбора и Сказку: { grimm-friend-the-huntsman } велит сыграть её.
grimm-ask-gather-dream = Выберите карту Сбора. Ваша Сказка в этом раунде — невиденная карта («{ grimm-friend-sleeping-beauty }»).
grimm-ask-peek = { grimm-friend-evil-queen }: чью закрытую карту вы смотрите?
grimm-ask-place = Куда положить карту «{ $card }»?
grimm-ask-target-a-friendly-game = { grimm-fable-a-friendly-game }: у кого вы берёте два ресурса?
grimm-ask-target-bridge-troll = { grimm-fable-bridge-troll }: кто платит?
grimm-ask-target-crystal-ball = { grimm-fable-crystal-ball }: чью карту Сбора вы смотрите?
grimm-ask-target-sleeping-beauty = { grimm-friend-sleeping-beauty }: кто играет невиденную верхнюю Сказку?
grimm-ask-assign = «{ $card }»: какая карта Сбора будет лежать перед вами?
grimm-ask-swap = «{ $card }»: какие два игрока меняются картами Сбора?
grimm-ask-pay-hired-help = { grimm-fable-hired-help }: заплатить ({ $number }) или отказаться?
grimm-ask-pay-royal-wedding = { grimm-fable-royal-wedding }: сбросьте { $number ->
    [one] { $number } ресурс
    [few] { $number } ресурса
   *[other] { $number } ресурсов
}.
grimm-ask-befriend = { grimm-fable-night-at-the-tavern }: какого Друга вы выбираете?
grimm-ask-bestow = Кому достанется Друг «{ $friend }»?
grimm-ask-lock = { grimm-friend-little-mermaid }: какие две карты Сбора вы оставляете?
grimm-ask-say = { grimm-friend-aladdin }: вы будете в одиночку или с другими?
grimm-ask-name = { grimm-friend-pinocchio }: какую карту Сбора вы обещаете сыграть?
grimm-ask-steal = { grimm-friend-ali-baba }: что и у кого вы крадёте?
grimm-ask-gain = «{ $card }»: выберите из Запаса { $number ->
    [one] { $number } ресурс
    [few] { $number } ресурса
   *[other] { $number } ресурсов
}.
grimm-ask-gain-rapunzel = { grimm-friend-rapunzel }: выберите { $number ->
    [one] { $number } ресурс
    [few] { $number } ресурса
   *[other] { $number } ресурсов
}, чтобы положить на неё.
grimm-ask-gain-jack-the-giant-slayer = { grimm-friend-jack-the-giant-slayer }: выберите { $number ->
    [one] { $number } ресурс
    [few] { $number } ресурса
   *[other] { $number } ресурсов
}, чтобы положить на Рынок.
grimm-ask-scraps = { grimm-friend-tom-thumb }: откуда вы берёте ресурс?
grimm-ask-decide-consult-the-oracle = { grimm-fable-consult-the-oracle }: взять у каждого соперника случайную Сказку?
grimm-ask-decide-the-gingerbread-man = { grimm-friend-the-gingerbread-man }: никуда не идти и взять по ресурсу с каждой Локации?
grimm-ask-decide-thumbelina = { grimm-friend-thumbelina }: пойти туда, куда поведёт случайная несыгранная карта Сбора?
grimm-ask-decide-cancel = «{ $card }» ({ $rival ->
    [you] ваша карта
   *[other] { $rival_name }
}) сейчас нападёт { $at }. Сбросить Друга «{ $friend }», чтобы остановить Монстра?
grimm-ask-decide-spare-me = «{ $card }» ({ $rival ->
    [you] ваша карта
   *[other] { $rival_name }
}) сейчас нападёт { $at }. Сбросить Друга «{ $friend }», чтобы Монстр вас не тронул?
grimm-ask-take = «{ $card }»: выберите на Рынке { $number ->
    [one] { $number } ресурс
    [few] { $number } ресурса
   *[other] { $number } ресурсов
}.
grimm-ask-take-plain = Рынок делят: возьмите { $number ->
    [one] { $number } ресурс
    [few] { $number } ресурса
   *[other] { $number } ресурсов
}.
grimm-ask-go = «{ $card }»: куда бежать?
grimm-ask-rob = «{ $card }»: выберите { $number ->
    [one] { $number } ресурс
    [few] { $number } ресурса
   *[other] { $number } ресурсов
} ({ $rival ->
    [you] с вашего планшета
   *[other] с планшета: { $rival_name }
}).
grimm-ask-give = «{ $card }»: отдайте { $number ->
    [one] { $number } ресурс
    [few] { $number } ресурса
   *[other] { $number } ресурсов
}; { $rival ->
    [you] получаете вы
   *[other] получает { $rival_name }
}.
grimm-ask-give-thoughtful-gift = { grimm-fable-thoughtful-gift }: вам досталось { $kind } × { $number }. Что вы вернёте? { $rival ->
    [you] Получаете вы
   *[other] Получает { $rival_name }
}.
grimm-ask-resolve = Срабатывает несколько ваших карт: какая следующая?
grimm-ask-keep = «{ $card }»: какую Сказку вы оставляете? (осталось выбрать: { $number })
grimm-ask-top = { grimm-friend-goldilocks }: какая Сказка ляжет сверху?
grimm-ask-fetch = «{ $card }»: какую Сказку вы берёте из сброса? (осталось выбрать: { $number })
grimm-ask-reap = «{ $card }»: с какой Локации вы берёте половину?
grimm-ask-offer = «{ $card }»: что и кому вы дарите?
grimm-ask-trade = «{ $card }»: обменять два ресурса одного вида на три другого?
grimm-ask-blow = «{ $card }»: какой дом ({ $rival ->
    [you] ваш
   *[other] { $rival_name }
}) теряет верхнюю секцию?
grimm-ask-hand = «{ $card }»: какую Сказку вы отдаёте? { $rival ->
    [you] Получаете вы
   *[other] Получает { $rival_name }
}.
grimm-ask-discard = «{ $card }»: какую Сказку вы сбрасываете вместе с ней? (осталось выбрать: { $number })
grimm-ask-turn = { $number ->
    [0] Действий больше нет. Сбросить Друга или закончить ход?
    [one] Ваш ход строить: { $number } действие.
    [few] Ваш ход строить: { $number } действия.
   *[other] Ваш ход строить: { $number } действий.
}
grimm-ask-spin = { grimm-friend-rumpelstiltskin }: чем станет ваша солома?
grimm-ask-reward = У вас первый готовый дом такого вида ({ $kind }). Какую награду вы берёте?

# Ходы.

grimm-choice-gather = Идти { $to }
grimm-choice-gather-fable = Идти { $to } и сыграть «{ $card }»
grimm-choice-gather-dream = Идти { $to } с невиденной Сказкой
grimm-choice-peek-gather = Посмотреть карту Сбора ({ $rival ->
    [you] вашу
   *[other] { $rival_name }
})
grimm-choice-peek-fable = Посмотреть Сказку ({ $rival ->
    [you] вашу
   *[other] { $rival_name }
})
grimm-choice-place = Положить: { $place }
grimm-choice-target = Выбрать: { $rival ->
    [you] себя
   *[other] { $rival_name }
}
grimm-choice-assign = { $place } ({ $rival ->
    [you] ваша карта
   *[other] карта игрока { $rival_name }
})
grimm-choice-swap = { $seat ->
    [you] Вы
   *[other] { $seat_name }
} и { $rival ->
    [you] вы
   *[other] { $rival_name }
}
grimm-choice-pay = Заплатить { $goods }
grimm-choice-decline = Не платить
grimm-choice-befriend = Выбрать: { $friend }
grimm-choice-bestow = { $rival ->
    [you] Оставить Друга себе
   *[other] Отдать Друга: { $rival_name }
}
grimm-choice-lock = Оставить карты: { $places }
grimm-choice-say-alone = Сказать «в одиночку»
grimm-choice-say-with-others = Сказать «с другими»
grimm-choice-name = Назвать: { $place }
grimm-choice-steal = Украсть ({ $kind }): { $rival ->
    [you] у себя
   *[other] { $rival_name }
}
grimm-choice-gain = Получить { $goods }
grimm-choice-scrap = Взять ресурс { $from }
grimm-choice-scrap-market = Взять с Рынка: { $kind }
grimm-choice-no-scrap = Ничего не брать
grimm-choice-yes = Да
grimm-choice-no = Нет
grimm-choice-take = Взять { $goods }
grimm-choice-go = Бежать { $to }
grimm-choice-stay = Остаться
grimm-choice-give = Отдать { $goods }
grimm-choice-resolve = Следующая: { $card }
grimm-choice-resolve-friend = Следующий — ваш Друг
grimm-choice-keep = Оставить: { $card }
grimm-choice-top = Положить сверху: { $card }
grimm-choice-fetch = Взять из сброса: { $card }
grimm-choice-reap = Взять половину { $from }
grimm-choice-offer = Подарить { $goods }: { $rival ->
    [you] себе
   *[other] { $rival_name }
}
grimm-choice-offer-nothing = Ничего не дарить
grimm-choice-trade = Обменять: { $given } × 2 на { $received } × 3
grimm-choice-no-trade = Не меняться
grimm-choice-blow = Снять: { $section }
grimm-choice-hand = Отдать: { $card }
grimm-choice-discard = Сбросить: { $card }
grimm-choice-draw = Взять Сказку
grimm-choice-end = Закончить ход
grimm-choice-build = Построить: { $section }
grimm-choice-help = { grimm-friend-puss-in-boots } строит: { $section }; { $rival ->
    [you] всё платите вы
   *[other] один ресурс платит { $rival_name }
}
grimm-choice-use = Особое действие: { $friend }
grimm-choice-part = Сбросить ради награды: { $friend }
grimm-choice-spin = Превратить солому: { $kind }
grimm-choice-reward-resources = По одному ресурсу каждого вида
grimm-choice-reward-fables = Две Сказки
grimm-choice-reward-friend = Друга

# Стол.

grimm-player = { $seat ->
    [you] вы
   *[other] { $seat_name }
}
grimm-window-start = начало раунда
grimm-window-commit = выбор карт
grimm-window-queen = выбирает последний
grimm-window-on-reveal = Сказки раскрыты
grimm-window-after-reveal = карты Сбора раскрыты
grimm-window-before-collect = перед сбором ресурсов
grimm-window-collect = сбор ресурсов
grimm-window-after-collect = ресурсы собраны
grimm-window-end-of-gather = конец Сбора
grimm-window-return = карты возвращаются
grimm-window-build-start = начало Стройки
grimm-window-build = Стройка
grimm-window-build-end = конец Стройки
grimm-window-clean-up = Уборка
grimm-window-over = конец игры
grimm-view-round = Раунд { $round }: { $window }. Первый игрок: { $seat ->
    [you] вы
   *[other] { $seat_name }
}.
grimm-view-location = { $place }: { $goods }{ $count ->
    [0] {""}
   *[other] ; { $things }
}.
grimm-view-pig = { $seat ->
    [you] ваш поросёнок
   *[other] поросёнок ({ $seat_name })
}
grimm-view-monster = «{ $card }» ({ $seat ->
    [you] ваша карта
   *[other] { $seat_name }
})
grimm-view-unique = «{ $card }» ({ $seat ->
    [you] ваша карта
   *[other] { $seat_name }
})
grimm-view-food = «{ grimm-fable-fairy-food }» ({ $seat ->
    [you] ваша карта
   *[other] { $seat_name }
})
grimm-view-no-friend = нет
grimm-view-player = { $seat ->
    [you] У вас
   *[other] { $seat_name }
}: { $goods }; Друг: { $friend }; Сказок в руке: { $number }.
grimm-view-houses = { $seat ->
    [you] Ваши дома
   *[other] Дома ({ $seat_name })
}: { $houses }. Готово: { $complete }; свободных площадок: { $free }{ $corners ->
    [0] {""}
   *[other] {" "}и на карте «{ grimm-fable-cutting-corners }»: { $corners }
}.
grimm-view-before = { $seat ->
    [you] Перед вами
   *[other] { $seat_name }, на столе
}: { $things }.
grimm-view-gather = карта Сбора «{ $place }»
grimm-view-gather-of-another = карта Сбора «{ $place }» (владелец: { $rival ->
    [you] вы
   *[other] { $rival_name }
})
grimm-view-gather-hidden = закрытая карта Сбора
grimm-view-laid = закрытая Сказка «{ $card }»
grimm-view-laid-hidden = закрытая Сказка
grimm-view-dream = невиденная Сказка («{ grimm-friend-sleeping-beauty }»)
grimm-view-dream-known = Сказка «{ $card }» («{ grimm-friend-sleeping-beauty }»)
grimm-view-played = «{ $card }»
grimm-view-parked = «{ $card }» на следующий раунд
grimm-view-matured = «{ $card }» с прошлого раунда
grimm-view-must-play = нужно сыграть Сказку
grimm-view-gathered = собрано: { $goods }
grimm-view-bonus = действия: { $number }
grimm-view-actions = осталось действий: { $number }
grimm-view-used = использовано: { $friends }
grimm-view-sections = Секций осталось (фундаменты/стены/крыши): солома { $straw }, дерево { $wood }, кирпич { $brick }.
grimm-view-supply = В Запасе: { $goods }.
grimm-view-tokens = Жетоны первой постройки: { $tokens }.
grimm-view-token = { $kind } – { $seat ->
    [you] ваш
   *[other] { $seat_name }
}
grimm-view-token-free = { $kind } – ничей
grimm-view-stored = На карте «{ grimm-friend-rapunzel }»: { $goods }.
grimm-view-wish = { grimm-friend-aladdin }: сказано «{ $what ->
    [alone] в одиночку
   *[with-others] с другими
}».
grimm-view-named = { grimm-friend-pinocchio }: названо «{ $place }».
grimm-view-decks = В колодах: Сказок { $fables }, Друзей { $friends }.
grimm-view-pile = В сбросе: { $cards }.
grimm-view-copies = { $number ->
    [one] { $card }
   *[other] { $number } × { $card }
}
grimm-view-friend-pile = Друзья в сбросе: { $friends }.
grimm-view-offered = Друзья на выбор: { $friends }.
grimm-view-deck = Колода сверху вниз: { $cards }.
grimm-view-friend-deck = Друзья сверху вниз: { $friends }.
grimm-view-hand = { $seat ->
    [you] Ваша рука
   *[other] Рука ({ $seat_name })
}: { $cards }.
grimm-view-usable = { $seat ->
    [you] Вам доступны карты Сбора
   *[other] { $seat_name }, доступные карты Сбора
}: { $places }.
grimm-view-chosen = { $seat ->
    [you] Ваш выбор
   *[other] { $seat_name }, выбор
}: { $choice }.
grimm-view-mermaid = «{ grimm-friend-little-mermaid }» не заперла: { $places }.
grimm-view-looking = Вы смотрите: { $cards }.
grimm-view-known-hand = «{ $card }» { $count ->
    [one] в руке
   *[other] в одной из рук
}: { $players }.
grimm-view-known-place = Карта колоды номер { $place }: «{ $card }».

# Итог.

grimm-why-seat = { $seat ->
    [you] У вас
   *[other] { $seat_name }:
} { $number ->
    [one] { $number } готовый дом
    [few] { $number } готовых дома
   *[other] { $number } готовых домов
} (кирпич { $brick }, дерево { $wood }, солома { $straw }){ $count ->
    [0] {""}
    [one] {" "}и жетон первой постройки: { $tokens }
   *[other] {" "}и жетоны первой постройки: { $tokens }
}.
grimm-why-alone = Три готовых дома есть только { $seat ->
    [you] у вас
   *[other] здесь: { $seat_name }
}.
grimm-why-several = Три готовых дома или больше: { $players }.
grimm-why-level = Поровну готовых домов ({ $kind }), { $number }: { $players }.
grimm-why-houses = Решает наибольшее число готовых домов ({ $kind }), { $number }: { $seat ->
    [you] вы
   *[other] { $seat_name }
}.
grimm-why-token = Решает жетон первой постройки ({ $kind }): { $seat ->
    [you] вы
   *[other] { $seat_name }
}.
grimm-why-shared = Жетоны не решают, победа общая: { $players }.
