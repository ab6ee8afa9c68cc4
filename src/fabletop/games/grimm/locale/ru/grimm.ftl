# Сказочный лес (The Grimm Forest).

grimm-title = Сказочный лес
grimm-about = Собирайте солому, дерево и кирпич, перехитрите других поросят и первыми постройте три дома. Для двоих, троих или четверых.
grimm-edition = По книге правил русского издания; что она оставляет открытым, решают пункты с пометкой «решение». Числа копий найти не удалось, они восстановлены; знаком ≈ отмечены карты, у которых восстановлен и текст.
grimm-option-copies = Сколько каких Сказок: 56-a, 56-b или ваш файл
grimm-option-advanced = Продвинутые карты участвуют в игре
grimm-option-monsters = «{ grimm-fable-grandmas-house }» и второй Монстр: по одному в Локации или все туда
grimm-option-prince = Принц Регал приходит до или после карт, которые действуют в начале раунда (вдвоём)
grimm-option-supply = Ресурсы в Запасе: без ограничений или 45 соломы, 35 дерева и 30 кирпича
grimm-option-wolf = Кто выбирает дом для карты «{ grimm-fable-big-bad-wolf }»: владелец карты или жертва
grimm-option-cancel = Друг, сброшенный против Монстра, отменяет его для всех, только для себя или для всех, но лишь когда ваш поросёнок там
grimm-option-gift = Что возвращают за карту «{ grimm-fable-thoughtful-gift }»: один тип или любую смесь двух других
grimm-option-flute = Монстры, которых забрала «{ grimm-fable-magic-flute }», считаются сыгранными или нет
grimm-option-frog = Друга, которого привёл «{ grimm-friend-frog-prince }», можно отдать или нужно оставить
grimm-option-frog_from = Новый Друг от карты «{ grimm-friend-frog-prince }»: последний сброшенный или верхний из колоды
grimm-option-turn = Закончить строить можно, не выполнив всех действий, или нужно выполнить все
grimm-option-vault = «{ grimm-fable-hidden-vault }» на Рынке: два ресурса одного типа или любые два

grimm-straw = солома
grimm-wood = дерево
grimm-brick = кирпич
grimm-nothing = ничего
grimm-card = «{ $card }»
grimm-amount-straw = { $number ->
    [one] { $number } солома
   *[other] { $number } соломы
}
grimm-amount-wood = { $number ->
    [one] { $number } дерево
   *[other] { $number } дерева
}
grimm-amount-brick = { $number ->
    [one] { $number } кирпич
    [few] { $number } кирпича
   *[other] { $number } кирпичей
}
# То же, когда это берут или отдают: у соломы тогда другой падеж.
grimm-taken-straw = { $number ->
    [one] { $number } солому
   *[other] { $number } соломы
}
grimm-taken-wood = { grimm-amount-wood }
grimm-taken-brick = { grimm-amount-brick }
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
# То же, когда это строят или снимают.
grimm-raised-straw-foundation = { grimm-section-straw-foundation }
grimm-raised-straw-walls = { grimm-section-straw-walls }
grimm-raised-straw-roof = соломенную крышу
grimm-raised-wood-foundation = { grimm-section-wood-foundation }
grimm-raised-wood-walls = { grimm-section-wood-walls }
grimm-raised-wood-roof = деревянную крышу
grimm-raised-brick-foundation = { grimm-section-brick-foundation }
grimm-raised-brick-walls = { grimm-section-brick-walls }
grimm-raised-brick-roof = кирпичную крышу
grimm-raised-on-corner = { $section } на карте «{ grimm-fable-cutting-corners }»

# Что происходит.

grimm-round-begun = Раунд { $round }. Первый игрок: { $seat ->
    [you] вы
   *[other] { $seat_name }
}.
grimm-prince-came = Принц Регал приходит { $to } и { $amount ->
    [0] ничего не забирает
   *[other] забирает { $goods }
}.
grimm-gained-said = { $seat ->
    [you] Вы получаете
   *[other] { $seat_name } получает
} { $goods }
grimm-gained = { grimm-gained-said }.
grimm-gained-by = { grimm-gained-said } («{ $card }»).
grimm-lost-said = { $seat ->
    [you] Вы возвращаете
   *[other] { $seat_name } возвращает
} в Запас { $goods }
grimm-lost = { grimm-lost-said }.
grimm-lost-by = { grimm-lost-said } («{ $card }»).
grimm-took-said = { $seat ->
    [you] Вы берёте
   *[other] { $seat_name } берёт
} { $goods } { $from }
grimm-took = { grimm-took-said }.
grimm-took-by = { grimm-took-said } («{ $card }»).
grimm-gave-said = { $seat ->
    [you] Вы отдаёте
   *[other] { $seat_name } отдаёт
} { $goods } { $rival ->
    [you] вам
   *[other] игроку { $rival_name }
}
grimm-gave = { grimm-gave-said }.
grimm-gave-by = { grimm-gave-said } («{ $card }»).
grimm-stocked = Из Запаса { $to } кладут { $goods }.
grimm-stocked-by = Из Запаса { $to } кладут { $goods } («{ $card }»).
grimm-stock-lost-said = В Запас { $from } возвращают { $goods }
grimm-stock-lost = { grimm-stock-lost-said }.
grimm-stock-lost-by = { grimm-stock-lost-said } («{ $card }»).
grimm-stored = { $seat ->
    [you] Вы кладёте
   *[other] { $seat_name } кладёт
} на карту «{ grimm-friend-rapunzel }» { $goods }.
grimm-released = { $seat ->
    [you] Вы забираете
   *[other] { $seat_name } забирает
} с карты «{ grimm-friend-rapunzel }» { $goods }.
grimm-said = «{ grimm-friend-aladdin }»: { $seat ->
    [you] вы говорите
   *[other] { $seat_name } говорит
} «{ $what ->
    [alone] в одиночку
   *[with-others] с другими
}».
grimm-named = «{ grimm-friend-pinocchio }»: { $seat ->
    [you] вы называете
   *[other] { $seat_name } называет
} «{ $place }».
grimm-dreamed = «{ grimm-friend-sleeping-beauty }»: верхнюю Сказку колоды, не глядя, { $seat ->
    [you] играете вы
   *[other] играет { $seat_name }
}.
grimm-chosen = { $seat ->
    [you] Ваш выбор сделан
   *[other] { $seat_name }: выбор сделан
}.
grimm-laid = { $seat ->
    [you] Вы кладёте
   *[other] { $seat_name } кладёт
} лицом вниз карту Сбора{ $fable ->
    [yes] {" "}и Сказку
    [dream] {" "}и неизвестную Сказку
   *[no] {""}
}.
grimm-peeked = { $seat ->
    [you] Вы смотрите
   *[other] { $seat_name } смотрит
} { $rival ->
    [you] вашу{" "}
   *[other] {""}
}{ $what ->
    [fable] Сказку
   *[gather] карту Сбора
}{ $rival ->
    [you] {""}
   *[other] {" "}игрока { $rival_name }
}.
grimm-saw-gather = { $rival ->
    [you] Ваша карта Сбора
   *[other] Карта Сбора игрока { $rival_name }
}: «{ $place }».
grimm-saw-fable = { $rival ->
    [you] Ваша Сказка
   *[other] Сказка игрока { $rival_name }
}: «{ $card }».
grimm-fable-revealed = { $seat ->
    [you] Вы играете
   *[other] { $seat_name } играет
} Сказку «{ $card }».
grimm-placed = { $seat ->
    [you] Вы отправляете
   *[other] { $seat_name } отправляет
} карту «{ $card }» { $to }.
grimm-targeted = «{ $card }»: { $seat ->
    [you] ваш выбор
   *[other] выбор игрока { $seat_name }
} — { $rival ->
    [you] { $seat ->
        [you] вы сами
       *[other] вы
    }
   *[other] { $rival_name }
}.
grimm-declined = { $seat ->
    [you] Вы не пользуетесь
   *[other] { $seat_name } не пользуется
} картой «{ $card }».
grimm-resolved = Теперь действует карта «{ $card }» ({ $seat ->
    [you] ваша
   *[other] владелец: { $seat_name }
}).
grimm-no-effect = Карта «{ $card }» ({ $seat ->
    [you] ваша
   *[other] владелец: { $seat_name }
}) { $why ->
    [unpaid] не оплачена и ничего не меняет
   *[other] ничего не меняет
}.
grimm-parked = Карта «{ $card }» ({ $seat ->
    [you] ваша
   *[other] владелец: { $seat_name }
}) ждёт следующего раунда.
grimm-cards-redealt = «{ $card }»: { $seat ->
    [you] ваша карта Сбора
   *[other] карта Сбора игрока { $seat_name }
} заново вытянута наугад.
grimm-cards-swapped = «{ $card }»: картами Сбора меняются { $seat ->
    [you] вы
   *[other] { $seat_name }
} и { $rival ->
    [you] вы
   *[other] { $rival_name }
}.
grimm-card-kept-or-changed = «{ $card }»: { $seat ->
    [you] вы оставляете или меняете
   *[other] { $seat_name } оставляет или меняет
} карту Сбора.
grimm-new-gather-card-said = { $seat ->
    [you] Теперь ваша карта Сбора
   *[other] Новая карта Сбора игрока { $seat_name }
}: «{ $place }»
grimm-new-gather-card = { grimm-new-gather-card-said }.
grimm-new-gather-card-by = { grimm-new-gather-card-said } («{ $card }»).
grimm-gather-revealed = { $seat ->
    [you] Вы раскрываете
   *[other] { $seat_name } раскрывает
} карту «{ $place }».
grimm-gather-revealed-of-another = { $seat ->
    [you] Вы раскрываете
   *[other] { $seat_name } раскрывает
} карту «{ $place }» (владелец: { $rival ->
    [you] вы
   *[other] { $rival_name }
}).
grimm-spare-shown-said = { $seat ->
    [you] Вы тянете
   *[other] { $seat_name } тянет
} карту «{ $place }»
grimm-spare-shown = { grimm-spare-shown-said }.
grimm-spare-shown-by = { grimm-spare-shown-said } («{ $card }»).
grimm-went-said = { $seat ->
    [you] Вы идёте
   *[other] { $seat_name } идёт
} { $to }
grimm-went = { grimm-went-said }.
grimm-went-by = { grimm-went-said } («{ $card }»).
grimm-stayed-away = «{ grimm-friend-the-gingerbread-man }»: { $seat ->
    [you] вы никуда не идёте
   *[other] { $seat_name } никуда не идёт
}.
grimm-struck = Монстр «{ $card }» ({ $seat ->
    [you] ваш
   *[other] владелец: { $seat_name }
}) нападает { $at }.
grimm-cancelled = Друг «{ $friend }» ({ $seat ->
    [you] ваш
   *[other] владелец: { $seat_name }
}) отменяет Монстра «{ $card }».
grimm-blown = { $seat ->
    [you] Вы теряете
   *[other] { $seat_name } теряет
} { $section }.
grimm-gathered = { $amount ->
    [0] { $seat ->
        [you] Вы ничего не собираете
       *[other] { $seat_name } ничего не собирает
    } { $at }
   *[other] { $seat ->
        [you] Вы собираете
       *[other] { $seat_name } собирает
    } { $at } { $goods }
}.
grimm-drew-said = { $seat ->
    [you] Вы берёте
   *[other] { $seat_name } берёт
} { $number ->
    [one] { $number } Сказку
    [few] { $number } Сказки
   *[other] { $number } Сказок
}
grimm-drew = { grimm-drew-said }.
grimm-drew-by = { grimm-drew-said } («{ $card }»).
grimm-drew-card = Сказка, которую { $seat ->
    [you] вы берёте
   *[other] берёт { $seat_name }
}: «{ $fable }».
grimm-took-fable-said = { $seat ->
    [you] Вы берёте
   *[other] { $seat_name } берёт
} у всех на виду Сказку «{ $fable }»
grimm-took-fable = { grimm-took-fable-said }.
grimm-took-fable-by = { grimm-took-fable-said } («{ $card }»).
grimm-discarded-said = { $seat ->
    [you] Вы сбрасываете
   *[other] { $seat_name } сбрасывает
} Сказку «{ $fable }»
grimm-discarded = { grimm-discarded-said }.
grimm-discarded-by = { grimm-discarded-said } («{ $card }»).
grimm-handed-said = { $seat ->
    [you] Вы отдаёте
   *[other] { $seat_name } отдаёт
} Сказку { $rival ->
    [you] вам
   *[other] игроку { $rival_name }
}
grimm-handed = { grimm-handed-said }.
grimm-handed-by = { grimm-handed-said } («{ $card }»).
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
grimm-flipped = «{ grimm-friend-red-riding-hood }»: { $seat ->
    [you] вы раскрываете
   *[other] { $seat_name } раскрывает
}: { $cards }.
grimm-put-back = «{ grimm-friend-goldilocks }»: { $number ->
    [0] возвращать на верх колоды нечего
   *[other] { $seat ->
        [you] вы возвращаете
       *[other] { $seat_name } возвращает
    } на верх колоды { $number ->
        [one] { $number } карту
        [few] { $number } карты
       *[other] { $number } карт
    }
}.
grimm-friend-drawn = { $seat ->
    [you] Вы берёте
   *[other] { $seat_name } берёт
} Друга: «{ $friend }».
grimm-friend-drawn-from-pile = { $seat ->
    [you] Вы берёте
   *[other] { $seat_name } берёт
} последнего сброшенного Друга: «{ $friend }».
grimm-friend-came = { $seat ->
    [you] У вас
   *[other] У игрока { $seat_name }
} новый Друг: «{ $friend }».
grimm-friend-came-from-another = { $seat ->
    [you] У вас
   *[other] У игрока { $seat_name }
} новый Друг: «{ $friend }»; это { $rival ->
    [you] ваш подарок
   *[other] подарок игрока { $rival_name }
}.
grimm-friend-left = { $seat ->
    [you] Вы теряете
   *[other] { $seat_name } теряет
} Друга «{ $friend }».
grimm-locked = «{ grimm-friend-little-mermaid }»: { $seat ->
    [you] вы оставляете
   *[other] { $seat_name } оставляет
} две карты Сбора, остальные заперты.
grimm-locked-cards = { $seat ->
    [you] Вы оставляете
   *[other] { $seat_name } оставляет
}: { $places }.
grimm-unlocked = { $seat ->
    [you] Вы получаете
   *[other] { $seat_name } получает
} обратно запертые карты Сбора.
grimm-actions-changed-said = { $seat ->
    [you] У вас
   *[other] У игрока { $seat_name }
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
}
grimm-actions-changed = { grimm-actions-changed-said }.
grimm-actions-changed-by = { grimm-actions-changed-said } («{ $card }»).
grimm-turn-begun = { $seat ->
    [you] Вы начинаете
   *[other] { $seat_name } начинает
} строить: { $number ->
    [0] действий нет
    [one] { $number } действие
    [few] { $number } действия
   *[other] { $number } действий
}.
grimm-stopped = { $seat ->
    [you] Вы больше не строите
   *[other] { $seat_name } больше не строит
}: { $number ->
    [one] осталось { $number } действие
    [few] осталось { $number } действия
   *[other] осталось { $number } действий
}.
grimm-built = { $seat ->
    [you] Вы строите
   *[other] { $seat_name } строит
} { $section }.
grimm-built-with-help = { $seat ->
    [you] Вы строите
   *[other] { $seat_name } строит
} { $section }; один ресурс { $rival ->
    [you] платите вы
   *[other] платит { $rival_name }
}.
grimm-first-builder = Жетон первой постройки ({ $kind }) { $seat ->
    [you] получаете вы
   *[other] получает { $seat_name }
}.
grimm-spun = «{ grimm-friend-rumpelstiltskin }»: { $seat ->
    [you] вы превращаете
   *[other] { $seat_name } превращает
} солому в { $goods }.
grimm-corner-laid = Карта «{ grimm-fable-cutting-corners }» становится строительной площадкой { $seat ->
    [you] на вашем планшете
   *[other] на планшете игрока { $seat_name }
}.
grimm-left-play = Карта «{ $card }» ({ $seat ->
    [you] ваша
   *[other] владелец: { $seat_name }
}) уходит в сброс.
grimm-left-play-from = Карта «{ $card }» ({ $seat ->
    [you] ваша
   *[other] владелец: { $seat_name }
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
grimm-ask-gather-must = Выберите карту Сбора и Сказку: так велит «{ grimm-friend-the-huntsman }».
grimm-ask-gather-dream = Выберите карту Сбора. Ваша Сказка в этом раунде — неизвестная («{ grimm-friend-sleeping-beauty }»).
grimm-ask-peek = «{ grimm-friend-evil-queen }»: чью выложенную карту вы смотрите?
grimm-ask-place = Куда положить карту «{ $card }»?
grimm-ask-target-a-friendly-game = «{ grimm-fable-a-friendly-game }»: у кого вы берёте два ресурса или все, если их меньше?
grimm-ask-target-bridge-troll = «{ grimm-fable-bridge-troll }»: кто платит?
grimm-ask-target-crystal-ball = «{ grimm-fable-crystal-ball }»: чью карту Сбора вы смотрите?
grimm-ask-target-sleeping-beauty = «{ grimm-friend-sleeping-beauty }»: кто играет неизвестную верхнюю Сказку?
grimm-ask-assign = «{ $card }»: какая карта Сбора будет лежать перед вами?
grimm-ask-swap = «{ $card }»: какие два игрока меняются картами Сбора?
grimm-ask-pay-hired-help = «{ grimm-fable-hired-help }»: заплатить { $number ->
    [one] { $number } ресурс
    [few] { $number } ресурса
   *[other] { $number } ресурсов
} или отказаться?
grimm-ask-pay-royal-wedding = «{ grimm-fable-royal-wedding }»: сбросьте { $number ->
    [one] { $number } ресурс
    [few] { $number } ресурса
   *[other] { $number } ресурсов
}.
grimm-ask-befriend = «{ grimm-fable-night-at-the-tavern }»: какого Друга вы выбираете?
grimm-ask-bestow = Кому достанется Друг «{ $friend }»?
grimm-ask-lock = «{ grimm-friend-little-mermaid }»: какие две карты Сбора вы оставляете?
grimm-ask-say = «{ grimm-friend-aladdin }»: как вы закончите сбор — в одиночку или с другими?
grimm-ask-name = «{ grimm-friend-pinocchio }»: какую карту Сбора вы обещаете сыграть?
grimm-ask-steal = «{ grimm-friend-ali-baba }»: что и у кого вы крадёте?
grimm-ask-gain = «{ $card }»: выберите из Запаса { $number ->
    [one] { $number } ресурс
    [few] { $number } ресурса
   *[other] { $number } ресурсов
}.
grimm-ask-gain-rapunzel = «{ grimm-friend-rapunzel }»: выберите { $number ->
    [one] { $number } ресурс
    [few] { $number } ресурса
   *[other] { $number } ресурсов
}, чтобы положить на неё.
grimm-ask-gain-jack-the-giant-slayer = «{ grimm-friend-jack-the-giant-slayer }»: выберите { $number ->
    [one] { $number } ресурс
    [few] { $number } ресурса
   *[other] { $number } ресурсов
}, чтобы положить на Рынок.
grimm-ask-gain-one-kind = «{ $card }»: выберите из Запаса { $number ->
    [one] { $number } ресурс
    [few] { $number } ресурса
   *[other] { $number } ресурсов
} одного типа.
grimm-ask-scraps = «{ grimm-friend-tom-thumb }»: откуда вы берёте ресурс?
grimm-ask-decide-consult-the-oracle = «{ grimm-fable-consult-the-oracle }»: взять у каждого оппонента случайную Сказку?
grimm-ask-decide-the-gingerbread-man = «{ grimm-friend-the-gingerbread-man }»: никуда не идти и взять по ресурсу из каждой Локации?
grimm-ask-decide-thumbelina = «{ grimm-friend-thumbelina }»: пойти туда, куда поведёт случайная несыгранная карта Сбора?
grimm-ask-decide-cancel = Монстр «{ $card }» ({ $rival ->
    [you] ваш
   *[other] владелец: { $rival_name }
}) сейчас нападёт { $at }. Сбросить Друга «{ $friend }», чтобы отменить Монстра?
grimm-ask-decide-spare-me = Монстр «{ $card }» ({ $rival ->
    [you] ваш
   *[other] владелец: { $rival_name }
}) сейчас нападёт { $at }. Сбросить Друга «{ $friend }», чтобы Монстр вас не тронул?
grimm-ask-take = «{ $card }»: выберите на Рынке { $number ->
    [one] { $number } ресурс
    [few] { $number } ресурса
   *[other] { $number } ресурсов
}.
grimm-ask-take-harvest-moon = «{ grimm-fable-harvest-moon }»: какой ресурс вы берёте с Рынка? (осталось выбрать: { $number })
grimm-ask-take-plain = Рынок делят поровну: какой ресурс вы берёте? (осталось выбрать: { $number })
grimm-ask-go = «{ $card }»: бежать или остаться?
grimm-ask-rob = «{ $card }»: выберите { $number ->
    [one] { $number } ресурс
    [few] { $number } ресурса
   *[other] { $number } ресурсов
} { $rival ->
    [you] с вашего планшета
   *[other] с планшета игрока { $rival_name }
}.
grimm-ask-give = «{ $card }»: отдайте { $number ->
    [one] { $number } ресурс
    [few] { $number } ресурса
   *[other] { $number } ресурсов
} { $rival ->
    [you] себе
   *[other] игроку { $rival_name }
}.
grimm-ask-give-bridge-troll = «{ grimm-fable-bridge-troll }»: какой ресурс вы отдаёте { $rival ->
    [you] себе
   *[other] игроку { $rival_name }
}? (осталось выбрать: { $number })
grimm-ask-give-thoughtful-gift = «{ grimm-fable-thoughtful-gift }»: вам досталось: { $goods }. Что вы вернёте { $rival ->
    [you] себе
   *[other] игроку { $rival_name }
}?
grimm-ask-resolve = У вас действует несколько карт: какая следующая?
grimm-ask-keep = «{ $card }»: какую Сказку вы оставляете? (осталось выбрать: { $number })
grimm-ask-top = «{ grimm-friend-goldilocks }»: какая Сказка ляжет сверху?
grimm-ask-fetch = «{ $card }»: какую Сказку вы берёте из сброса? (осталось выбрать: { $number })
grimm-ask-reap = «{ $card }»: из какой Локации вы берёте половину?
grimm-ask-offer = «{ $card }»: что и кому вы дарите?
grimm-ask-trade = «{ $card }»: обменять 2 ресурса одного типа на 3 другого?
grimm-ask-trade-short = «{ $card }»: обменять 2 ресурса одного типа на 3 другого? Если в Запасе меньше трёх, вы получите сколько есть; там { $goods }.
grimm-ask-blow = «{ $card }»: какой { $rival ->
    [you] ваш дом
   *[other] дом игрока { $rival_name }
} теряет верхнюю секцию?
grimm-ask-hand = «{ $card }»: какую Сказку вы отдаёте { $rival ->
    [you] себе
   *[other] игроку { $rival_name }
}?
grimm-ask-discard = «{ $card }»: какую Сказку вы сбрасываете вместе с ней? (осталось выбрать: { $number })
grimm-ask-turn = { $number ->
    [0] Действий больше нет. Сбросить Друга или закончить ход?
    [one] Ваша очередь строить: { $number } действие.
    [few] Ваша очередь строить: { $number } действия.
   *[other] Ваша очередь строить: { $number } действий.
}
grimm-ask-spin = «{ grimm-friend-rumpelstiltskin }»: чем станет ваша солома?
grimm-ask-reward = Ваш дом — первый готовый дом этого типа ({ $kind }). Какую награду вы берёте?

# Ходы.

grimm-choice-gather = Идти { $to }
grimm-choice-gather-fable = Идти { $to } и сыграть Сказку «{ $card }»
grimm-choice-gather-dream = Идти { $to } с неизвестной Сказкой
grimm-choice-peek-gather = Посмотреть { $rival ->
    [you] вашу карту Сбора
   *[other] карту Сбора игрока { $rival_name }
}
grimm-choice-peek-fable = Посмотреть { $rival ->
    [you] вашу Сказку
   *[other] Сказку игрока { $rival_name }
}
grimm-choice-place = Положить: { $place }
grimm-choice-target = Выбрать { $rival ->
    [you] себя
   *[other] игрока { $rival_name }
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
grimm-choice-befriend = Выбрать Друга «{ $friend }»
grimm-choice-bestow = { $rival ->
    [you] Оставить Друга себе
   *[other] Отдать Друга игроку { $rival_name }
}
grimm-choice-lock = Оставить карты: { $places }
grimm-choice-say-alone = Сказать «в одиночку»
grimm-choice-say-with-others = Сказать «с другими»
grimm-choice-name = Назвать «{ $place }»
grimm-choice-steal = Украсть { $goods } { $rival ->
    [you] у себя
   *[other] у игрока { $rival_name }
}
grimm-choice-gain = Взять из Запаса { $goods }
grimm-choice-scrap = Взять ресурс { $from }
grimm-choice-scrap-market = Взять с Рынка { $goods }
grimm-choice-no-scrap = Ничего не брать
grimm-choice-yes = Да
grimm-choice-no = Нет
grimm-choice-take = Взять { $goods }
grimm-choice-go = Бежать { $to }
grimm-choice-stay = Остаться
grimm-choice-give = Отдать { $goods }
grimm-choice-resolve = Следующая — карта «{ $card }»
grimm-choice-resolve-friend = Следующий — ваш Друг
grimm-choice-keep = Оставить Сказку «{ $card }»
grimm-choice-top = Положить сверху Сказку «{ $card }»
grimm-choice-fetch = Взять из сброса Сказку «{ $card }»
grimm-choice-reap = Взять половину { $from }
grimm-choice-offer = Подарить { $goods } { $rival ->
    [you] себе
   *[other] игроку { $rival_name }
}
grimm-choice-offer-nothing = Ничего не дарить
grimm-choice-trade = Обменять { $given } на { $received }
grimm-choice-no-trade = Не меняться
grimm-choice-blow = Снять { $section }
grimm-choice-hand = Отдать Сказку «{ $card }»
grimm-choice-discard = Сбросить Сказку «{ $card }»
grimm-choice-draw = Взять Сказку
grimm-choice-end = Закончить ход
grimm-choice-stop = Закончить ход, не выполняя остальных действий
grimm-choice-build = Построить { $section }
grimm-choice-help = «{ grimm-friend-puss-in-boots }» строит { $section }; { $rival ->
    [you] за всё платите вы
   *[other] один ресурс платит { $rival_name }
}
grimm-choice-use = Особое действие Друга «{ $friend }»
grimm-choice-part = Сбросить Друга «{ $friend }» ради 2 ресурсов
grimm-choice-spin = Превратить солому в { $kind }
grimm-choice-reward-resources = По одному ресурсу каждого типа
grimm-choice-reward-fables = Две Сказки
grimm-choice-reward-friend = Новый Друг

# Стол.

grimm-player = { $seat ->
    [you] вы
   *[other] { $seat_name }
}
grimm-window-start = начало раунда
grimm-window-commit = выбор карт
grimm-window-queen = выбор после всех
grimm-window-on-reveal = Сказки раскрыты
grimm-window-after-reveal = карты Сбора раскрыты
grimm-window-before-collect = перед сбором ресурсов
grimm-window-collect = сбор ресурсов
grimm-window-after-collect = ресурсы собраны
grimm-window-end-of-gather = конец сбора
grimm-window-return = карты возвращаются
grimm-window-build-start = начало стройки
grimm-window-build = стройка
grimm-window-build-end = конец стройки
grimm-window-clean-up = уборка
grimm-window-over = конец партии
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
    [you] ваш Монстр
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
   *[other] Дома игрока { $seat_name }
}: { $houses }. Готово: { $complete }; свободных площадок: { $free }{ $corners ->
    [0] {""}
   *[other] {" "}и на карте «{ grimm-fable-cutting-corners }»: { $corners }
}.
grimm-view-before = { $seat ->
    [you] Перед вами
   *[other] Перед игроком { $seat_name }
} — { $things }.
grimm-view-gather = карта Сбора «{ $place }»
grimm-view-gather-of-another = карта Сбора «{ $place }» (владелец: { $rival ->
    [you] вы
   *[other] { $rival_name }
})
grimm-view-gather-hidden = карта Сбора лицом вниз
grimm-view-laid = Сказка «{ $card }» лицом вниз
grimm-view-laid-hidden = Сказка лицом вниз
grimm-view-dream = неизвестная Сказка («{ grimm-friend-sleeping-beauty }»)
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
grimm-view-token = { $kind } — { $seat ->
    [you] ваш
   *[other] { $seat_name }
}
grimm-view-token-free = { $kind } — ничей
grimm-view-stored = На карте «{ grimm-friend-rapunzel }»: { $goods }.
grimm-view-wish = «{ grimm-friend-aladdin }»: сказано «{ $what ->
    [alone] в одиночку
   *[with-others] с другими
}».
grimm-view-named = «{ grimm-friend-pinocchio }»: названо «{ $place }».
grimm-view-decks = В колодах: Сказок { $fables }, Друзей { $friends }.
grimm-view-pile = В сбросе: { $cards }.
grimm-view-copies = { $number ->
    [one] «{ $card }»
   *[other] { $number } × «{ $card }»
}
grimm-view-friend-pile = Друзья в сбросе сверху вниз: { $friends }.
grimm-view-offered = Друзья на выбор: { $friends }.
grimm-view-deck = Колода сверху вниз: { $cards }.
grimm-view-friend-deck = Друзья сверху вниз: { $friends }.
grimm-view-hand = { $seat ->
    [you] Ваша рука
   *[other] Рука игрока { $seat_name }
}: { $cards }.
grimm-view-usable = { $seat ->
    [you] Вам доступны карты Сбора
   *[other] Игроку { $seat_name } доступны карты Сбора
}: { $places }.
grimm-view-chosen = { $seat ->
    [you] Ваш выбор
   *[other] Выбор игрока { $seat_name }
}: { $choice }.
grimm-view-mermaid = «{ grimm-friend-little-mermaid }» не заперла: { $places }.
grimm-view-looking = Вы смотрите: { $cards }.
grimm-view-in-deck = колода, ближе к верху
grimm-view-known-hand = «{ $card }» находится { $count ->
    [one] здесь
   *[other] в одном из этих мест
}: { $players }.
grimm-view-known-place = Карта колоды номер { $place }: «{ $card }».

# Итог.

grimm-why-seat = { $seat ->
    [you] У вас
   *[other] У игрока { $seat_name }:
} { $number ->
    [0] нет готовых домов
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
   *[other] у игрока { $seat_name }
}.
grimm-why-several = Три готовых дома или больше: { $players }.
grimm-why-level = Готовых домов поровну ({ $kind }, по { $number }): { $players }.
grimm-why-houses = { $seat ->
    [you] У вас
   *[other] У игрока { $seat_name }
} больше готовых домов ({ $kind }: { $number }), это и решает.
grimm-why-token = Решает жетон первой постройки ({ $kind }): он { $seat ->
    [you] у вас
   *[other] у игрока { $seat_name }
}.
grimm-why-shared = Жетоны не решают, победа общая: { $players }.

# Почему ход отклонён.

grimm-refused-asked = Сейчас вопрос другой: { $question }
grimm-refused-not-now = Сейчас так выбрать нельзя.
grimm-refused-no-seat = Места { $number } за этим столом нет.
grimm-refused-not-yourself = Выберите другого игрока, не себя.
grimm-refused-no-market = С Рынком играют только вчетвером.
grimm-refused-number = { $number ->
    [one] Нужен ровно { $number } ресурс.
    [few] Нужно ровно { $number } ресурса.
   *[other] Нужно ровно { $number } ресурсов.
}
grimm-refused-not-owned = У вас этого нет; нужно ещё: { $goods }.
grimm-refused-locked = Ваша карта Сбора «{ $place }» заперта («{ grimm-friend-little-mermaid }»).
grimm-refused-dream-only = «{ grimm-friend-sleeping-beauty }»: ваша Сказка в этом раунде — неизвестная карта и никакая другая.
grimm-refused-no-dream = Перед вами нет неизвестной Сказки.
grimm-refused-not-held = У вас нет в руке Сказки «{ $card }».
grimm-refused-must-play = «{ grimm-friend-the-huntsman }» велит сыграть Сказку.
grimm-refused-no-fable-there = { $rival ->
    [you] Перед вами
   *[other] Перед игроком { $rival_name }
} Сказки нет.
grimm-refused-unique-there = Уникальная Локация { $at } уже есть.
grimm-refused-monster-there = Монстр { $at } уже есть.
grimm-refused-drawn-in = «{ grimm-fable-grandmas-house }» притягивает каждого Монстра в свою Локацию.
grimm-refused-not-there = { $rival ->
    [you] Вас в этой Локации нет
   *[other] { $rival_name } не в этой Локации
}.
grimm-refused-has-nothing = { $rival ->
    [you] У вас
   *[other] У игрока { $rival_name }
} нечего взять.
grimm-refused-spared = { $rival ->
    [you] Вы сбросили Друга, и считается, что вас там нет
   *[other] { $rival_name } не в счёт: Друг сброшен
}.
grimm-refused-not-usable = Эту карту Сбора вы в этом раунде использовать не можете.
grimm-refused-must-pay = Отказаться нельзя.
grimm-refused-not-offered = Друга «{ $friend }» среди взятых нет.
grimm-refused-rival-lacks = { $rival ->
    [you] У вас
   *[other] У игрока { $rival_name }
} столько нет ({ $kind }).
grimm-refused-supply-short = В Запасе этого нет.
grimm-refused-nothing-lies-there = Такого ресурса { $at } нет.
grimm-refused-already-there = Вы уже там.
grimm-refused-not-gathered = Отдать можно только собранное в этом раунде.
grimm-refused-same-kind = Вернуть нужно ресурсы другого типа, не подаренного.
grimm-refused-one-kind = Всё, что вы возвращаете, должно быть одного типа.
grimm-refused-two-of-a-kind = Нужны два ресурса одного типа.
grimm-refused-friend-not-waiting = Вашему Другу сейчас делать нечего.
grimm-refused-card-not-waiting = Карты «{ $card }» нет среди ваших карт, которые сейчас действуют.
grimm-refused-not-looked-at = Карты «{ $card }» нет среди тех, на которые вы смотрите.
grimm-refused-not-in-pile = Сказки «{ $card }» в сбросе нет.
grimm-refused-pig-there = Поросёнок уже { $at }.
grimm-refused-cannot-return = { $rival ->
    [you] Вам
   *[other] Игроку { $rival_name }
} нечем вернуть столько же другого типа.
grimm-refused-brick-stands = Кирпичные дома не сдуть.
grimm-refused-no-such-house = Такого дома нет: { $section }.
grimm-refused-straw-to-straw = Солома может стать только деревом или кирпичом.
grimm-refused-actions-left = { $number ->
    [one] У вас ещё { $number } действие, и его есть на что потратить.
    [few] У вас ещё { $number } действия, и их есть на что потратить.
   *[other] У вас ещё { $number } действий, и их есть на что потратить.
}
grimm-refused-actions-stop = У вас ещё { $number ->
    [one] { $number } действие
    [few] { $number } действия
   *[other] { $number } действий
}; чтобы всё же закончить ход, выберите «{ grimm-choice-stop }».
grimm-refused-no-actions = Ваши действия закончились.
grimm-refused-no-fables = Сказок нет ни в колоде, ни в сбросе.
grimm-refused-not-your-friend = «{ $friend }» не ваш Друг.
grimm-refused-two-fables = «{ grimm-friend-fairy-godmother }» сбрасывается вместе с двумя Сказками из руки.
grimm-refused-cannot-part = Друга «{ $friend }» нельзя сбросить просто так, в свой ход.
grimm-refused-no-special = У Друга «{ $friend }» нет Особого действия.
grimm-refused-used = Особое действие Друга «{ $friend }» в этом ходу уже выполнено.
grimm-refused-use-help = Особое действие Друга «{ grimm-friend-puss-in-boots }» — стройка: выберите секцию и того, кто платит за неё один ресурс.
grimm-refused-nothing-stored = На карте «{ grimm-friend-rapunzel }» ничего нет.
grimm-refused-not-alone = Это можно, только если вы в Локации одни.
grimm-refused-no-straw = У вас нет соломы.
grimm-refused-no-puss = Разделить плату с другим игроком позволяет только «{ grimm-friend-puss-in-boots }».
grimm-refused-helper-poor = { $rival ->
    [you] Вам
   *[other] Игроку { $rival_name }
} нечем платить ({ $kind }).
grimm-refused-no-corner = На вашем планшете нет карты «{ grimm-fable-cutting-corners }».
grimm-refused-unfinished = У вас есть недостроенный дом такого типа ({ $kind }); сначала достройте его.
grimm-refused-no-site = У вас нет свободной площадки для нового дома.
grimm-refused-nothing-below = Строить не на чем: сначала постройте { $section }.
grimm-refused-no-section = В Запасе больше нет такой секции: { $section }.
grimm-refused-too-dear = Цена: { $price }; нужно ещё: { $goods }.

# Столы, каких не бывает.

error-grimm-scene-window = «{ $value }» — не тот момент раунда, с которого может начаться сцена. Можно: { $allowed }.
error-grimm-scene-key-window = «{ $key }» можно указать только при window = "{ $window }".
error-grimm-scene-prince = «prince» бывает true или false, и true только вдвоём.
error-grimm-scene-list = «{ $key }» должно быть списком из { $seats } текстов, по одному на место.
error-grimm-scene-numbers = «{ $key }» должно быть списком из { $seats } чисел, по одному на место.
error-grimm-scene-name = «{ $key }» за этим столом нет. Можно: { $allowed }.
error-grimm-scene-goods = «{ $value }» для «{ $key }» должно быть ресурсами, например "2 straw 1 wood", или "nothing".
error-grimm-scene-foreign = «{ $value }» не может лежать на «{ $key }»: там бывает только { $kind }.
error-grimm-scene-house = «{ $value }» — не дом; пишут "straw walls" или "corner brick roof", по верхней секции.
error-grimm-scene-no-fable = Сказки «{ $card }» нет.
error-grimm-scene-no-friend = Друга «{ $card }» в этой игре нет.
error-grimm-scene-rest = «...» может стоять только в одном месте, а не ещё раз в «{ $key }».
error-grimm-scene-next-turn = «{ $card }» в «{ $key }» — не карта следующего хода.
error-grimm-scene-unique = «{ $value }» должно быть Уникальной Локацией и местом того, кто её сыграл, например "Lonely Castle by 1".
error-grimm-scene-not-unique = «{ $card }» — не Уникальная Локация.
error-grimm-scene-needs-friend = «{ $key }» можно указать, только если у кого-то есть Друг «{ $friend }».
error-grimm-scene-kept = «{ $key }» должно быть двумя разными Локациями, например "fields forest".
error-grimm-scene-over = Партия не окончена: ни у кого нет готовых домов в нужном числе ({ $houses }).
error-grimm-scene-copies = Карта «{ $card }» указана столько раз: { $cards }, а в игре их всего { $copies }.
error-grimm-scene-friend-twice = Друг «{ $card }» указан дважды, а такой Друг один.
error-grimm-scene-sites = У места { $number } домов больше, чем площадок на планшете ({ $sites }).
error-grimm-scene-corners = У места { $number } на картах «Cutting Corners» домов: { $houses }, а самих карт: { $corners }.
error-grimm-scene-sections = Секций одного типа больше { $most }: { $section }.
error-grimm-scene-supply = Указано больше, чем есть всего ({ $kind }): { $told } вместо { $most }.

grimm-invariant-fables = не все Сказки на месте
grimm-invariant-hands = рука не того размера или в ней нет выложенной Сказки
grimm-invariant-friends = не все Друзья на месте или кто-то встретился дважды
grimm-invariant-resources = ресурсов не хватает или их слишком много
grimm-invariant-sections = секций домов не хватает или их слишком много
grimm-invariant-sites = у кого-то домов больше, чем площадок
grimm-invariant-monsters = два Монстра в одной Локации
grimm-invariant-memory = кто-то помнит карту, которой там нет
grimm-invariant-gather = карта Сбора в двух веерах или ни в одном
grimm-invariant-trail = записанное о картах Сбора не совпадает с тем, как они лежат
grimm-invariant-bargain = карты, оставленные Русалочкой, не совпадают
grimm-invariant-agenda = список оставшихся дел не сходится
grimm-invariant-questions = никого не спрашивают, хотя партия идёт, или кого-то дважды
