# Ошибки и отказы: по одному предложению, что не так и что можно.

error-in-file = { $file }: { $why }
error-in-file-line = { $file }, строка { $line }: { $why }
error-interrupted = Остановлено.

error-game-unknown = Игры «{ $game }» нет. Есть: { $allowed }.
error-game-not-a-game = Игра «{ $game }» записана как { $value }, но это не игра fabletop.
error-game-broken = Игра «{ $game }», записанная как { $value }, не загружается: { $why }.
error-seats = { $game }: нельзя играть { $seats ->
    [one] с { $seats } игроком
   *[other] с { $seats } игроками
}. Можно: { $allowed }.
error-option-unknown = Настройки «{ $option }» нет. Есть: { $allowed }.
error-option-value = Настройка «{ $option }» не может быть «{ $value }». Можно: { $allowed }.
error-option-form = Настройка пишется имя=значение, а не «{ $text }».
error-language = Языка «{ $language }» нет. Есть: { $allowed }.
error-backend = Способа «{ $backend }» нет. Есть: { $allowed }.
error-no-cuda = Способу cuda нужен пакет numba-cuda: на Linux он ставится дополнением «cuda».
error-no-gpu = Способу cuda нужны видеокарта NVIDIA и её драйвер, а здесь их нет. Способу cpu не нужно ни того, ни другого.
error-batch-choice = Стол { $table }: выбор { $choice } месту { $number } не разрешён. Разрешённые отмечены в masks; -1 значит «любой из них», -2 — «никакой».
error-number = «{ $name }» должно быть целым числом от { $least } до { $most }, а не { $value }.
error-seed = Зерно — от 1 до { $longest } печатных знаков без пробелов по краям.
error-seed-number = После # в зерне стоит номер партии, а не «{ $number }».
error-tournament-bots = В турнире играют два или больше разных ботов, а здесь: { $bots }.
error-simulate-kernel = «{ $flag }» — для случайных игроков внутри ядра; боты думают вне его.
error-games-and-deals = Укажите --games или --deals, но не оба.
error-save-format = это не сохранённый турнир fabletop.
error-save-deal = эта строка — не раздача турнира.
error-save-other = { $file }: здесь сохранён другой турнир, «{ $what }» в нём — { $saved }, а сейчас — { $given }.
error-file-unwritable = Не удаётся записать { $file } ({ $why }).
error-bot-turns = Бота «{ $bot }» нет: число после двоеточия — от 1 до { $most }.
error-bot-unknown = Игрока «{ $bot }» нет. Есть: { $allowed }.
error-bot-character = Характера «{ $bot }» здесь нет. Есть: { $allowed }.
error-players-number = { $game }: мест { $right }, а игроков названо { $given }.
error-seat-choice = «{ $seat }» — не место. Можно: { $allowed }.

error-file-unreadable = файл не читается ({ $why }).
error-file-large = файл больше { $most } байт.
error-file-not-text = файл — не текст в UTF-8.

error-save-broken = Это не сохранённая позиция игры «{ $game }».
error-rules-version = сыграно по версии { $version } правил игры «{ $game }»; эта программа знает версию { $known }.

error-record-format = это не запись партии: первой строкой должно стоять «{ $format }».
error-record-header = в записи не указано «{ $header }».
error-record-twice = в записи дважды указано «{ $header }».
error-record-pair = «{ $text }» должно быть именем и значением.
error-record-text = Строка за чертой относится к тексту, а текста здесь нет.
error-record-number = «{ $text }» должно быть числом.
error-record-choice = «{ $text }» — не ход этой игры.
error-record-illegal = место { $number } не может выбрать «{ $choice }»: { $why }
error-record-cut-off = файл обрывается: последней строкой записи должно быть «end …» с очками и контрольной суммой.
error-record-after-end = после строки «end» ничего быть не может.
error-record-points = в записи в конце «{ $told }», а ходы ведут к «{ $found }».
error-record-digest = зерно или ходы изменены: при повторе получается другой стол.

error-scene-toml = это не TOML: { $why }.
error-scene-none = в файле сцен нужны game = "…" и хотя бы одна [[scene]].
error-scene-key = «{ $key }» здесь нет. Можно: { $allowed }.
error-scene-choice = «{ $choice }» — не ход этой игры.
error-scene-number = «{ $key }» должно быть числом от { $least } до { $most }, а не { $value }.
error-scene-pair = «{ $key }» должно быть двумя числами от 0 до { $most }.
error-scene-cards = «{ $key }» должно быть картами в кавычках, например "9K 3B".
error-scene-form-text = «{ $key }» должно быть текстом в кавычках.
error-scene-form-texts = «{ $key }» должно быть списком текстов, например ["9K"].
error-scene-form-number = «{ $key }» должно быть целым числом.
error-scene-form-numbers = «{ $key }» должно быть списком целых чисел, например [0, 1].
error-scene-form-table = «{ $key }» должно быть таблицей, например {"{"} имя = значение {"}"}.
error-scene-form-tables = «{ $key }» должно быть списком таблиц.
error-scene-form-reasons = «{ $key }» должно быть таблицей ходов и кодов причин, например {"{"} "4K" = "refused-not-now" {"}"}.
error-scene-form-legal = «{ $key }» должно быть списком ходов или списком для каждого места, например {"{"} 0 = ["9K"] {"}"}.
error-scene-form-views = «{ $key }» должно быть таблицей для каждого места, например {"{"} 0 = {"{"} имя = значение {"}"} {"}"}.
error-scene-impossible = такого стола быть не может: { $why }.
error-scene-no-positions = { $game }: сцен, которые начинаются с позиции, нет.

refused-game-over = Партия окончена.
refused-not-asked = Сейчас вас ни о чём не спрашивают.
refused-no-such-choice = В этой игре нет такого хода.
refused-not-now = Сейчас так нельзя.

scene-expected = { $what }: ожидалось { $expected }, получилось { $found }.
scene-illegal = место { $number } не может выбрать «{ $choice }»: { $why }
scene-not-refused = «{ $choice }» должно быть отклонено, но разрешено.
scene-unexpected-event = «{ $event }» не должно было случиться.

## Environments of PettingZoo and Gymnasium

error-env-render-mode = Вида «{ $mode }» нет. Есть: { $allowed }.
error-env-eyes = Глазами «{ $eyes }» не посмотреть. Можно: { $allowed }.
error-env-not-dealt = Карты не сданы или партия окончена: сначала вызовите reset().
error-env-missing = { $agent } должен сделать выбор; можно не называть только тех, кого не спрашивают.
error-env-illegal = «{ $value }» не говорит, что делать с неразрешённым выбором. Можно: { $allowed }.
error-env-seat = Места { $value } за этим столом нет. Можно: { $allowed }.
error-env-vector-bots = В векторной среде над пачкой столов остальные выбирают наугад, а не как «{ $bots }». С vectorization_mode="sync" годятся любые боты.
env-asked = Выбирает { $seat_name }.
env-won = Победа: { $seat_name }.

## Why the machine could not do something

fault-missing = такого файла или папки нет
fault-forbidden = на это нет прав
fault-folder = это папка
fault-in-the-way = мешает другой файл
fault-full = на диске не осталось места
fault-long = слишком длинное имя
fault-taken = там уже работает другая программа
fault-not-ours = у этой машины нет такого адреса
fault-unknown-host = машина с таким именем неизвестна
fault-nobody = там никто не отвечает
fault-slow = ответ не пришёл вовремя
fault-password = неверное имя или пароль
fault-no-database = базы данных с таким именем нет
fault-no-sqlite = этот файл не база данных SQLite
fault-no-file = файл не удаётся ни открыть, ни создать
fault-locked = её держит другая программа
fault-crowded = уже слишком много соединений
fault-not-yet = она ещё запускается
fault-other = { $name }

## Обучение

error-train-config = Настройки в { $file } не годятся: { $why }.
error-train-game = { $file } — настройки для игры «{ $named }», а не «{ $game }».
error-train-device = Устройства «{ $device }» нет. Есть: cpu, cuda.
error-train-no-gpu = Видеокарты, на которой можно считать, здесь нет. Обучайте с --device cpu.
error-train-missing = Для обучения нужны torch и onnx: установите fabletop с дополнением train, «fabletop[train]».
error-train-minutes = «minutes» — число от 0 до { $most }, а не { $minutes }.
error-train-unlearnable = Игра «{ $game }» не говорит, что о ней сообщать сети (Learning в fabletop.kernel.rules).
error-train-no-config = У игры «{ $game }» нет своих настроек; укажите файл: --config.
error-train-other = В { $folder } лежит обучение с другими настройками. Выберите другую папку или те же настройки.
error-train-start = У начальной сети не те размеры, что в настройках.
error-network-broken = { $file } — не сеть для этой игры: { $why }.
error-network-name = «{ $name }» не годится как имя сети. Можно: от 2 до 24 строчных латинских букв, цифр и дефисов, первой — буква.
error-network-taken = Имя «{ $name }» занято. Выберите другое.
error-network-unknown = Сеть «{ $name }» не добавляли. Добавлены: { $allowed }.
error-network-game = { $name } не умеет играть в «{ $game }», только: { $allowed }. Добавьте сеть: fabletop bots add FILE.onnx --game { $game } --name { $name }
error-network-untold = Для игры «{ $game }» нет признаков, которые можно сообщить сети.
error-network-input = { $file } принимает { $taken }. Нужен один вход «features» из { $wanted ->
    [one] { $wanted } числа
   *[other] { $wanted } чисел
}, см. docs/training.md.
error-network-output = { $file } даёт { $given }. Нужен выход «policy» из { $wanted ->
    [one] { $wanted } числа
   *[other] { $wanted } чисел
}, см. docs/training.md.
error-network-features = { $file }: сеть училась на других признаках игры «{ $game }», чем в этой версии.
