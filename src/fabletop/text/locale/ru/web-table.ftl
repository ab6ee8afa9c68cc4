# Клиент в браузере: то, что вокруг стола.

web-table-meanwhile = { $events ->
    [one] Вы снова здесь. За это время было { $events } событие, оно в журнале.
    [few] Вы снова здесь. За это время было { $events } события, они в журнале.
   *[other] Вы снова здесь. За это время было { $events } событий, они в журнале.
}
web-table-try = Попробовать сейчас
web-table-closed = За этот стол нельзя
web-server-lost = Сервер не отвечает
web-cookies-off = Браузер не хранит cookie этой страницы, и сервер не может узнать, кто вы. Разрешите их здесь, чтобы играть; смотреть и читать можно и без них.
web-newer = Сервер научился новому. Загрузите страницу заново: ваша партия не пропадёт.
web-newer-load = Загрузить заново
web-watching = Вы смотрите игру.
web-away = нет на месте
web-clock = Осталось времени
web-clock-decision = Время на каждое решение
web-clock-bank = Время на всю партию
web-clock-seconds = { $seconds ->
    [60] 1 минута
    [300] 5 минут
    [900] 15 минут
   *[other] { $seconds } с
}{ $increment ->
    [0] {""}
   *[other] {" "}и { $increment } с за каждое решение
}
web-stand-in-left = играет бот
web-stand-in-time = время вышло, играет бот
web-stand-in-moment = решает бот
web-stand-in-resigned = партия сдана, играет бот
web-time-was-up = Ваше время вышло, за вас играет бот.
web-reclaim = Вернуться за стол
web-resume = Продолжить
web-offer-agree = Согласиться
web-offer-decline = Нет
web-offer-withdraw = Передумать
web-undo = Вернуть ход
web-menu = Стол
web-pause = Попросить о паузе
web-resign = Сдаться
web-resigned = партия сдана
web-resign-sure = Вы правда хотите сдать эту партию? Она будет считаться проигранной.
web-resign-yes = Да, сдаться
web-resign-no = Нет, играть дальше
web-key-undo = Вернуть последний ход
web-key-menu = Открыть меню стола
web-key-talk = Открыть или закрыть разговор

web-talk = Разговор
web-talk-empty = Пока все молчат.
web-talk-own = Ваши слова
web-talk-say = Сказать
web-talk-mute = Не слышать
web-talk-unmute = Слышать снова
web-talk-report = Пожаловаться
web-talk-report-why = Что сделал игрок { $name }? Это прочтёт администрация сервера.
web-talk-report-send = Отправить
web-talk-reported = Спасибо. Администрация сервера это прочтёт.
web-talk-none = Без разговоров
web-talk-phrases = Готовые фразы
web-talk-free = Свои слова

web-room-seats = Кто играет
web-room-host = хозяин
web-room-sit = Сесть за стол
web-room-stand = Встать из-за стола
web-room-full = Все места заняты. Когда партия начнётся, её можно будет смотреть.
web-room-watching = Когда партия начнётся, её можно будет смотреть.
web-room-wait = Хозяин начнёт, когда все соберутся.
web-room-bots-in = { $seconds ->
    [0] Боты занимают свободные места.
    [one] Через { $seconds } секунду свободные места займут боты.
    [few] Через { $seconds } секунды свободные места займут боты.
   *[other] Через { $seconds } секунд свободные места займут боты.
}
web-room-bots = Боты на пустых местах
web-room-bot = Посадить бота
web-room-empty = Освободить место
web-room-start-bots = Дополнить ботами и начать
web-room-close = Закрыть стол
web-room-invite = Приглашение
web-room-watch = Ссылка для зрителей
web-room-watch-about = Кто её откроет, увидит то, что видят все, и ничью руку.
web-invite-address = Адрес стола
web-invite-code = Код для телефона

web-fair = Честная раздача
web-fair-about-before = Прежде чем кто-либо сел за стол, сервер выбрал тайну и показал её отпечаток. Карты следуют из этой тайны и из слов самих игроков; после партии тайна раскрывается, и каждый может её проверить.
web-fair-about-after = Партия окончена, и вот тайна. Если её отпечаток совпадает с обещанным, раздачу никто не мог подменить.
web-fair-none = Эта партия продолжает запись. Карты были известны, поэтому обещания нет.
web-fair-commitment = Отпечаток тайны (SHA-256)
web-fair-words = Слова игроков
web-fair-secret = Тайна
web-fair-seed = Зерно раздачи
web-fair-own = Ваши слова к раздаче
web-fair-add = Добавить
web-fair-verify = Проверить здесь
web-fair-fair = Всё сходится: тайна та самая, и зерно следует из неё. «fabletop verify» проверит и каждую карту записи.
web-fair-unfair = Не сходится: раздача не была честной.
web-fair-cannot = Браузер считает такое только на защищённых страницах. Скачайте запись и выполните «fabletop verify».

web-rematch = Реванш
web-rematch-asked = Вы хотите реванш. Ждём остальных.
web-rematch-go = К следующей партии
web-rematch-laid = Накрываем новый стол…
web-rematch-yes = за
web-rematch-thinks = ответа пока нет
web-rematch-gone = нет на месте, ждать не будем
web-record = Скачать запись
web-replay = Пересмотреть
web-replay-joining = Ищем партию…
web-replay-of = { $game }: шаг { $step } из { $steps }
web-replay-first = В начало
web-replay-last = В конец
web-replay-step = Шаг
web-replay-eyes = Чьими глазами
web-replay-public = Как видели все
web-replay-all = Все карты открыты
web-open-hands = Все карты на руках
web-replay-share = Скопировать ссылку на этот миг

# Продолжение просмотренной партии.
web-play-on = Доиграть отсюда
web-play-on-about = С этой минуты начнётся новая партия с теми же картами. В рейтинг она не идёт.
web-play-on-seat = Ваше место

# Несколько человек за одним устройством.
web-curtain-title = Передайте устройство игроку { $name }
web-curtain-about = Остальные, отвернитесь, пожалуйста.
web-curtain-open = Это я, { $name }
web-curtain-back = Назад: { $name }
web-device-people = Людей за этим устройством
web-device-name = Игрок { $number }
web-device-you = Вы
web-unrated-device = Одно устройство: без рейтинга
web-unrated-begun = Продолжение записи: без рейтинга
web-key-next = Шаг вперёд
web-key-previous = Шаг назад
web-key-play = Показывать подряд
