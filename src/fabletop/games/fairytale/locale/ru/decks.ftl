# Что бывает не так с колодой «Сказки»: по одному предложению, что не так и что можно.

error-deck-unknown = Колоды «{ $deck }» нет. Есть: { $allowed }.
error-deck-toml = это не TOML: { $why }.
error-deck-line = строка длиннее { $most ->
    [one] { $most } знака
   *[other] { $most } знаков
}.
error-deck-none = в колоде нужна хотя бы одна карта [[card]] или include = "…".
error-deck-in-card = { $card }: { $why }
error-deck-key = «{ $key }» здесь нет. Можно: { $allowed }.
error-deck-missing = не указано «{ $key }».
error-deck-total = в колоде { $found ->
    [one] { $found } карта
    [few] { $found } карты
   *[many] { $found } карт
}, а в «cards» указано { $told }.
error-deck-names = в колоде разных карт { $found }, а помещается не больше { $most }.

error-deck-title = «title» — от 1 до { $longest ->
    [one] { $longest } печатного знака
   *[other] { $longest } печатных знаков
} без пробелов по краям.
error-deck-name = карту нельзя назвать «{ $name }»: имя — от 1 до { $longest ->
    [one] { $longest } печатного знака
   *[other] { $longest } печатных знаков
}, среди них буква или цифра, без «|», запятых и пробелов по краям.
error-deck-name-twice = имя «{ $name }» уже занято картой «{ $other }»: имена должны различаться не только регистром и знаками.
error-deck-id = «id» — от 1 до { $longest ->
    [one] { $longest } буквы
   *[other] { $longest } букв
} от A до Z или цифр, а не «{ $id }».
error-deck-id-twice = «id» «{ $id }» уже занято картой «{ $other }».
error-deck-word = «{ $key }» не может быть «{ $value }». Можно: { $allowed }.
error-deck-number = «{ $key }» должно быть целым числом от { $least } до { $most }, а не «{ $value }».
error-deck-form-text = «{ $key }» должно быть текстом в кавычках, а не { $value }.
error-deck-form-texts = «{ $key }» должно быть списком текстов, например ["…"].
error-deck-form-cards = «card» должно быть списком карт, каждая под своим [[card]].
error-deck-no-card = в «{ $key }» названа карта «{ $name }», которой в этой колоде нет.
error-deck-listed-twice = в «{ $key }» дважды названо «{ $value }».
error-deck-list = в «{ $key }» названо больше { $most ->
    [one] { $most } карты
   *[other] { $most } карт
}.
error-deck-points = «points» должно быть целым числом, или {"{"} each = 3, of = "карта" {"}"}, или {"{"} value = 6 {"}"} хотя бы с одним из условий: most = "Home"; at_least = 2 и of = ["Shadow"]; cards = ["карта"].
error-deck-origin = «origin» должно быть таблицей полей, у каждого одно из слов: { $allowed }.

error-deck-effect = такого эффекта в правилах нет: «{ $effect }». Можно: ALL HUNT all ФРАКЦИЯ; YOU UNFLIP N ЦЕЛЬ, YOU FLIP N ЦЕЛЬ или ALL FLIP N ЦЕЛЬ, где N от 1 до { $most }, а ЦЕЛЬ — фракция, тип или any; YOU DRAW N, где N от 1 до { $drawn }; ALMIGHTY; COUNTS AS ИМЯ, ИМЯ.
error-deck-effects-alike = в «effects» два эффекта вида { $kind }; у карты может быть не больше одного каждого вида.
error-deck-counts-itself = карта не может считаться самой собой.
error-deck-almighty-copies = у карты с эффектом ALMIGHTY «copies» должно быть 1, а не { $copies }.
error-deck-almighty-twice = эффект ALMIGHTY бывает только у одной карты колоды, и он уже есть у карты «{ $other }».
