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
web-sound-about = Бумага, дерево и маленький колокольчик

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
