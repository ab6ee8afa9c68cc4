# Что бывает не так с файлом копий «Сказочного леса»: по одному предложению, что не так и что можно.

error-grimm-copies-profile = Набора «{ $profile }» нет. Есть: { $allowed }.
error-grimm-copies-toml = это не TOML: { $why }.
error-grimm-copies-line = строка длиннее { $most } знаков.
error-grimm-copies-key = «{ $key }» здесь нет. Можно: { $allowed }.
error-grimm-copies-missing = не указано «{ $key }».
error-grimm-copies-form-table = «{ $key }» должно быть таблицей: [{ $key }] на отдельной строке, а под ней имена.
error-grimm-copies-word = «{ $key }» не может быть «{ $value }». Можно: { $allowed }.
error-grimm-copies-number = «{ $key }» должно быть целым числом от { $least } до { $most }, а не «{ $value }».
error-grimm-copies-no-card = карты «{ $name }» нет; ближе всего имя «{ $nearest }».
error-grimm-copies-friend = «{ $name }» — Друг, а каждый Друг в игре один; копии бывают только у Сказок.
error-grimm-copies-twice = «{ $name }» здесь указано дважды: имена должны различаться не только регистром и знаками.
error-grimm-copies-few = всего { $found ->
    [one] { $found } Сказка
    [few] { $found } Сказки
   *[many] { $found } Сказок
}, а нужно не меньше { $least }.
error-grimm-copies-total = Сказок по копиям выходит { $found }, а в «fables» указано { $told }.
error-grimm-copies-faces = граней у кубика { $faces }, а straw, wood и brick вместе дают { $found }.

error-grimm-simple-few = Без продвинутых карт в наборе { $copies } остаётся { $left ->
    [one] { $left } Сказка
    [few] { $left } Сказки
   *[many] { $left } Сказок
}, а нужно не меньше { $least }.
error-grimm-record-copies = Запись называет набор копий «{ $copies }», но не содержит его.
