# Веб-клиент. Обращение на «вы».

web-tagline = Три сказочные настольные игры при свете фонаря.
web-you = вы
web-close = Закрыть
web-home = На первую страницу
web-missing = Такой страницы в книге нет.
web-missing-about = Возможно, адрес устарел или набран с ошибкой.
web-back = К первой странице
web-offline = Сервер не отвечает. Страница сама попробует ещё раз.

web-settings = Настройки
web-language = Язык
web-theme = Свет
web-theme-auto = По времени суток
web-theme-light = Дневной
web-theme-dark = Фонарь
web-speed = Скорость игры
web-speed-slow = Неспешно
web-speed-normal = Как обычно
web-speed-fast = Живо
web-speed-instant = Сразу
web-motion = Движение на столе
web-motion-auto = Как в системе
web-motion-full = Всё
web-motion-reduced = Как можно меньше
web-sound = Звук
web-sound-on = Бумага, дерево и маленький колокольчик
web-sound-off = Без звука

web-help = Клавиши
web-help-open = Клавиши и помощь
web-key-tab = К следующему
web-key-arrows = От карты к карте
web-key-enter = Выбрать
web-key-escape = Закрыть открытое
web-key-help = Показать этот список
web-key-settings = Настройки
web-key-skip = Пропустить показ
web-key-log = Открыть или закрыть журнал
web-key-question = Повторить вопрос
web-key-view = Прочитать стол вслух
web-key-number = Выбрать ответ с этим номером

web-log = Журнал
web-log-empty = Пока ничего не случилось.
web-log-clause = Правила: { $clause }
web-skip = Пропустить
web-view = На столе
web-result = Итог
web-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
web-owes = ход за этим игроком
web-your-turn = Ваш ход.
web-thinking = { $players ->
    [one] Думает { $names }…
   *[other] Думают: { $names }…
}
web-waiting = { $players ->
    [one] Ход за игроком: { $names }.
   *[other] Ход за игроками: { $names }.
}
web-game-over = Партия окончена.
web-ask-another = Другая карта

web-card-face-down = Карта рубашкой вверх
web-card-known = Рубашкой вверх, но вы её знаете
web-card-chosen = Выбрана
web-card-pending = Отправлена
web-card-changed = Только что изменилась
web-card-not-now = Сейчас нельзя: { $why }

web-fox-trump = Козырь: { $suit }
web-fox-decree = Указ
web-fox-deck = { $cards ->
    [one] { $cards } карта в колоде
    [few] { $cards } карты в колоде
   *[many] { $cards } карт в колоде
}
web-fox-tricks = { $tricks ->
    [one] { $tricks } взятка
    [few] { $tricks } взятки
   *[many] { $tricks } взяток
}
web-fox-round = Кон { $round } · до { $target }
web-fox-dealer = сдаёт
web-fox-meter = Взятки и к чему они ведут
web-fox-band = { $band }: { $points }
web-fox-leads = ведёт
web-fox-hand = Ваши карты
web-fox-rival-hand = { $name }: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}
web-fox-trick = Взятка
web-fox-buried = Вы убрали под колоду
web-fox-played = Сыграно в этом коне

web-home-title = Жили-были за столом
web-home-play = Играть
web-home-friend = С другом
web-home-friend-about = Вы получите ссылку. Кто её откроет, сядет за ваш стол.
web-home-level = Соперники
web-home-character = Их манера
web-home-character-none = Без особой манеры
web-home-character-about = играет без любимого замысла
web-home-seats = Игроков
web-home-begin = Начать
web-home-invite = Накрыть стол
web-home-continue = Продолжить
web-home-open = Открытые столы
web-home-open-none = Никто не ждёт. Накройте стол сами.
web-home-results = Недавние партии
web-home-results-none = Пока пусто: первая страница ещё белая.
web-home-place = { $place ->
    [1] победа
   *[other] { $place }-е место
}
web-home-free = свободное место
web-level-easy = Новички
web-level-medium = Бывалые
web-level-hard = Хитрецы
web-level-master = Мастера
web-notice = fabletop — независимый бесплатный проект. Игры принадлежат их авторам и издателям, которые к нему не причастны.
web-credits = Рисунки: game-icons.net, CC BY 3.0. Шрифты: Alegreya и Golos Text, OFL.

web-bot-easy = Новичок
web-bot-medium = Бывалый
web-bot-hard = Хитрец
web-bot-master = Сказочница
web-bot-random = Случай
web-table-joining = Ищем стол…
web-table-waiting = Отправьте этот адрес тем, кто сядет за стол.
web-table-copy = Скопировать адрес
web-table-copied = Скопировано.
web-table-start = Начать
web-table-lost = Связь с сервером прервалась. Ничего не потеряно: страница вернётся сама.

# Поле «Сказки».

web-tale-letter-dragonvale = Д
web-tale-letter-fairywood = Ф
web-tale-letter-holy-empire = И
web-tale-letter-shadow = Т
web-tale-letter-character = П
web-tale-letter-home = О
web-tale-letter-story = С
web-tale-round = Раунд { $round } из { $rounds }
web-tale-steps = Что сейчас в раунде
web-tale-step-draft = Набор
web-tale-step-play = Ход
web-tale-step-hunt = Охота
web-tale-step-unflip = Открыть
web-tale-step-flip = Закрыть
web-tale-step-draw = Добор
web-tale-step-exchange = Обмен
web-tale-goes-to = остальное получит { $name }
web-tale-hand = Карты перед вами
web-tale-hand-of = Карты перед игроком { $name }
web-tale-kept = Оставлено
web-tale-kept-count = { $cards ->
    [one] оставлена { $cards } карта
    [few] оставлены { $cards } карты
   *[other] оставлено { $cards } карт
}
web-tale-reveal = Открыты вместе
web-tale-hunted = добыча
web-tale-no-card = без карты
web-tale-memory = Что прошло через руки
web-tale-memory-none = Карт ещё не было.
web-tale-memory-kept = взято
web-tale-memory-discarded = в сброс
web-tale-memory-away = Отложенное вами
web-tale-own = Ваша сказка
web-tale-of = Сказка: { $name }
web-tale-open = Открыть сказку: { $name }
web-tale-place = Свободное место
web-tale-why = За что?
web-tale-why-title = Сколько карты стоят сейчас
web-tale-nothing = Пока ничего не сыграно.
web-tale-face-up = Открыто
web-tale-worth = Сейчас стоит { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
web-tale-ready = выбор сделан
web-tale-laid = Вы выбрали: { $card }. { $status }
web-tale-laid-kept = { $discarded ->
    [none] Вы оставляете: { $card }.
   *[other] Вы оставляете: { $card }, сбрасываете: { $discarded }.
} { $status }
web-tale-teammate = ваш напарник
web-tale-deck = { $cards ->
    [0] Колода кончилась
    [one] В колоде { $cards } карта
    [few] В колоде { $cards } карты
   *[other] В колоде { $cards } карт
}
web-tale-put-away = { $cards ->
    [one] Отложена { $cards } карта
    [few] Отложены { $cards } карты
   *[other] Отложено { $cards } карт
}

# The board of The Grimm Forest.

web-grimm-round = Раунд { $round }
web-grimm-timetable = Раунд шаг за шагом
web-grimm-speak = { $what }: { $who }
web-grimm-complete = Готовые дома: { $houses } из { $goal }
web-grimm-first = Первый игрок
web-grimm-token = Жетон первой постройки: { $kind }
web-grimm-tokens = Жетоны первой постройки, которых ещё ни у кого нет
web-grimm-costs = { $what }, цена { $price }
web-grimm-fables = { $cards ->
    [0] Сказок в руке нет
    [one] В руке { $cards } Сказка
    [few] В руке { $cards } Сказки
   *[many] В руке { $cards } Сказок
}
web-grimm-no-friend = Нет Друга
web-grimm-prince = Здесь побывал принц Регал
web-grimm-spread = Карты на выбор
web-grimm-gather-hand = Ваши карты Сбора
web-grimm-hand = Ваши Сказки
web-grimm-gather-kind = Карта Сбора
web-grimm-gather-text = Положите её лицом вниз: поросёнок пойдёт туда собирать.
web-grimm-deck = { $cards ->
    [one] В колоде { $cards } Сказка
    [few] В колоде { $cards } Сказки
   *[many] В колоде { $cards } Сказок
}
web-grimm-pile = { $cards ->
    [one] В сбросе { $cards } Сказка
    [few] В сбросе { $cards } Сказки
   *[many] В сбросе { $cards } Сказок
}
web-grimm-friends = { $cards ->
    [one] В колоде { $cards } Друг
    [few] В колоде { $cards } Друга
   *[many] В колоде { $cards } Друзей
}
web-grimm-more = Что ещё известно
web-grimm-letter-normal = С
web-grimm-letter-monster = М
web-grimm-letter-next-turn = Х
web-grimm-letter-unique = У
web-grimm-letter-friend = Д
