# Столы людей и ботов: что происходит и в чём отказано.

match-sat = За стол садится { $name }.
match-stood-up = Из-за стола встаёт { $name }.
match-bot-seated = За стол садится бот: { $name }.
match-says = { $seat_name }: { $words }
match-seat-emptied = Место освобождено: { $name }.
match-words-added = { $seat ->
    [you] Вы добавляете слова к раздаче.
   *[other] { $seat_name } добавляет слова к раздаче.
}
match-started = Партия начинается.
match-goes-on = Дальше играете вы: { $choices ->
    [one] { $choices } ход сделан
    [few] { $choices } хода сделано
   *[many] { $choices } ходов сделано
} в партии, которая здесь продолжается.

match-answer-given = { $seat ->
    [you] Ваш выбор сделан.
   *[other] Выбор сделан: { $seat_name }.
}
match-answer-noted = Принято.
match-taken-back = { $seat ->
    [you] Вы возвращаете последний ход.
   *[other] { $seat_name } возвращает последний ход.
}
match-answer-restarted = Вы начинаете ответ заново.
match-undone = { $seat ->
    [you] Все согласны: стол снова такой, каким был, когда спросили вас. Увиденное не забудется, и карты придут те же самые.
   *[other] Все согласны: стол снова такой, каким был, когда отвечать предстояло игроку { $seat_name }. Увиденное не забудется, и карты придут те же самые.
}

match-proposed = { $seat ->
    [you] Вы просите
   *[other] { $seat_name } просит
} { $what ->
    [undo] вернуть последний ход.
    [pause] о паузе.
   *[rematch] о реванше.
}
match-agreed = { $seat ->
    [you] Вы согласны
   *[other] { $seat_name } даёт согласие
} { $what ->
    [undo] на возврат хода.
    [pause] на паузу.
   *[rematch] на реванш.
}
match-declined = { $seat ->
    [you] Вы против
   *[other] { $seat_name } против
} { $what ->
    [undo] возврата хода.
    [pause] паузы.
   *[rematch] реванша.
}
match-paused = Партия приостановлена.
match-resumed = { $seat ->
    [you] Вы заканчиваете паузу.
   *[other] { $seat_name } заканчивает паузу.
}
match-rematch = Реванш: каждый пересаживается на следующее место.
match-continued = Следующая партия готова.

match-went = { $seat ->
    [you] Вас нет за столом.
   *[other] { $seat_name } не на связи.
}
match-came-back = { $seat ->
    [you] Вы снова за столом.
   *[other] { $seat_name } снова за столом.
}
match-stand-in = { $seat ->
    [you] За вас играет бот, пока вы не вернётесь.
   *[other] { $seat_name } не на связи: пока играет бот.
}
match-time-up = { $clock ->
    [bank] { $seat ->
        [you] Ваше время вышло. За вас играет бот, пока вы не займёте место снова.
       *[other] { $seat_name }: время вышло. Пока место не занято снова, играет бот.
    }
   *[other] { $seat ->
        [you] Ваше время вышло. Это решение за вас примет бот.
       *[other] { $seat_name }: время вышло. Это решение примет бот.
    }
}
match-reclaimed = { $seat ->
    [you] Вы снова играете сами.
   *[other] { $seat_name } снова играет без бота.
}
match-resigned = { $seat ->
    [you] Вы сдаётесь.
   *[other] { $seat_name } сдаётся.
}
match-forfeited = { $seat ->
    [you] Рейтинговая партия сутки ждала вашего хода, теперь она вами проиграна.
   *[other] Рейтинговая партия сутки ждала хода: { $seat_name }. Теперь для этого игрока она проиграна.
}
match-helped = { $seat ->
    [you] За вас сделал выбор бот, и поднять ваш рейтинг эта партия уже не может.
   *[other] { $seat_name }: выбор сделал бот, и поднять рейтинг эта партия уже не может.
}
match-lost-away = { $seat ->
    [you] К концу рейтинговой партии вас не было за столом: она проиграна, чего бы ни добился бот.
   *[other] { $seat_name }: к концу рейтинговой партии за столом никого не было, она проиграна, чего бы ни добился бот.
}
match-over-played = Партия окончена.
match-over-resigned = Партия окончена: один из игроков сдался.
match-closed = Администрация сервера закрыла стол.
match-closed-because = Администрация сервера закрыла стол: { $why }
match-over-abandoned = Стол закрыт. Победителя нет.

refused-match-open = Партия ещё не началась.
refused-match-playing = Партия уже идёт.
refused-match-paused = Партия приостановлена.
refused-match-over = Партия окончена.
refused-match-server = Это может только сервер.
refused-match-host = Это может только хозяин стола.
refused-match-not-seated = У вас нет места за этим столом.
refused-match-seated = У вас уже есть место за этим столом.
refused-match-no-seat = Такого места нет; места считаются с нуля, всего { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[many] { $seats } мест
}.
refused-match-taken = Это место занято.
refused-match-empty = Это место свободно.
refused-match-full = Все места заняты.
refused-match-not-full = Есть свободные места: подождите людей или посадите ботов.
refused-match-secret = Это не та тайна, которая была обещана этому столу.
refused-match-question = Этот вопрос уже закрыт.
refused-match-no-bot = На этом месте играет не бот.
refused-match-stand-in = Сейчас за вас играет бот.
refused-match-no-stand-in = Ваше время не вышло, и бот за вас не играет.
refused-match-too-early = Для этого ещё не время.
refused-match-gone = Этого человека и так нет за столом.
refused-match-there = Этот человек и так за столом.
refused-match-resigned = Вы сдались.
refused-match-nothing-to-undo = У вас нет хода, который можно вернуть.
refused-match-undo-consent = Ваш ход уже что-то изменил: вернуть его можно только с согласия остальных.
refused-match-rated-undo = Эта партия рейтинговая: вернуть можно только то, что ещё ни на что не повлияло.
refused-match-offered = Это уже предложено.
refused-match-no-offer = Нет такого предложения, на которое вы могли бы ответить.
refused-match-patience = Попросить снова можно через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
}.
refused-match-not-paused = Партия не на паузе.
refused-match-not-over = Запись появляется, когда партия окончена.
refused-match-not-dealt = За этим столом не раздавали карт, поэтому записи нет.
refused-match-token = В метке команды не больше { $longest } знаков.
refused-match-done = Эта команда уже выполнена.

error-rated-account = Рейтинговые партии — для тех, у кого есть учётная запись: выберите имя и пароль или играйте без рейтинга.
error-rated-device = Партия за одним устройством не бывает рейтинговой: один человек мог бы играть за всех.
error-rated-begun = Партия, начатая с записи, не бывает рейтинговой: её карты известны.
error-rated-home = Домашняя игра не бывает рейтинговой: рейтинговые партии играют на сервере.
error-rated-deck = В рейтинговой партии играют одной из колод самой игры.
error-rated-bot = За рейтинговый стол садятся боты, чья сила измерена: без особого стиля и по обычным правилам. Здесь «{ $bot }» к ним не относится.
error-rated-dozen = Сегодня у вас уже { $most } рейтинговых партий с этими соперниками, больше не засчитывается: сыграйте без рейтинга или с кем-нибудь другим.
error-match-id = Идентификатор человека — от 1 до { $longest } печатных знаков.
error-match-name = Имя — от 1 до { $longest } печатных знаков без пробелов по краям.
error-match-twice = Нельзя сидеть на двух местах.
error-match-entry = Это не запись партии: { $why }.
error-fair-words = Слова для раздачи — не больше { $longest } печатных знаков без пробелов по краям.
error-fair-commitment = Обещание — это SHA-256 из 64 малых шестнадцатеричных цифр.
error-record-commitment = тайна не та, что была обещана до раздачи: её SHA-256 не совпадает с обещанием.
error-record-seed = раздача не была честной: зерно не следует из тайны и слов игроков.
error-record-happening = «{ $what }» за столом не случается. Допустимо: { $allowed }.
error-record-continued = вместо «{ $text }» нужно число ходов, слово «of» и партия.
error-record-continued-fair = партия, продолжающая другую, не могла обещать раздачу.

verify-fair = Раздача честная: зерно следует из тайны, обещанной как { $commitment }, и из слов игроков.
verify-continues = Раздача не своя: это продолжение партии { $match } после { $choices ->
    [one] { $choices } хода
   *[other] { $choices } ходов
}. Карты были известны, обещания не было, в рейтинг она не идёт.
replay-happened-resigned = { $seat_name } сдаётся.
replay-happened-undo = { $seat_name } возвращает ходы с согласия остальных.
replay-happened-back = { $seat_name } снова играет без бота.
replay-happened-stand-in-left = { $seat_name } не на связи: играет бот.
replay-happened-stand-in-time = { $seat_name }: время вышло, играет бот.
replay-happened-stand-in-moment = { $seat_name }: время вышло, решает бот.
error-match-rules = Эта партия идёт по версии { $version } правил игры «{ $game }», а эта программа знает версию { $known }: ни доиграть, ни пересмотреть её нельзя.
