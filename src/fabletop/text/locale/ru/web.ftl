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

web-only = Вопрос с единственным ходом
web-only-off = Спрашивать
web-only-on = Отвечать за меня в игре с ботами
web-only-choice = Единственный ход: { $choice }
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
web-card-guess = Отчасти восстановлено:
web-card-not-now = Сейчас нельзя: { $why }

web-home-title = Жили-были за столом
web-home-play = Играть
web-home-friend = С другом
web-home-friend-about = Вы получите ссылку. Кто её откроет, сядет за ваш стол.
web-home-level = Соперники
web-home-character = Их характер
web-home-character-none = Без особого характера
web-home-character-about = играет без излюбленного замысла
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
web-level-skilled = Умельцы
web-level-hard = Хитрецы
web-level-master = Мастера
web-rated = На рейтинг или просто так
web-rated-yes = На рейтинг
web-rated-no = Без рейтинга
web-rated-about = Результат изменит ваш рейтинг. Вернуть можно только то, что ещё ни на что не повлияло. Кто ушёл из-за стола или на сутки забыл о партии, тот её проиграл.
web-rated-new = Пока у игрока меньше десяти рейтинговых партий, для других он не в счёт: все начинают с ботов.
web-rated-left = { $left ->
    [one] Сегодня засчитается ещё { $left } партия с этими соперниками.
    [few] Сегодня засчитаются ещё { $left } партии с этими соперниками.
   *[other] Сегодня засчитаются ещё { $left } партий с этими соперниками.
}
web-casual-about = Игра ради игры: рейтинг не меняется, а ход можно вернуть, если согласны остальные.
web-notice = fabletop — независимый бесплатный проект. Игры принадлежат их авторам и издателям, которые к нему не причастны.
web-credits = Рисунки: game-icons.net, CC BY 3.0. Шрифты: Alegreya и Golos Text, OFL.

web-bot-easy = Новичок
web-bot-medium = Бывалый
web-bot-skilled = Умелец
web-bot-hard = Хитрец
web-bot-master = Мастер
web-bot-random = Случай
web-table-joining = Ищем стол…
web-table-waiting = Отправьте этот адрес тем, кто сядет за стол.
web-table-copy = Скопировать адрес
web-table-copied = Скопировано.
web-table-start = Начать
web-table-lost = Связь с сервером прервалась. Ничего не потеряно: страница вернётся сама.
web-agreed = По каким правилам играют здесь
