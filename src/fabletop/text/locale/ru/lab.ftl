# Лаборатория: много партий, турниры и их страница, скорость.

simulate-doing = Играем
simulate-games = { $game }: партий { $games }, игроков { $seats }, способ { $backend }, { $threads ->
    [one] { $threads } поток
    [few] { $threads } потока
   *[many] { $threads } потоков
}
simulate-bot-games = { $game }: партий { $games }, игроков { $seats }, { $threads ->
    [one] { $threads } поток
    [few] { $threads } потока
   *[many] { $threads } потоков
}
simulate-speed = { $seconds } с: { $games_per_second } партий/с, { $decisions_per_second } решений/с
simulate-seat = Место { $number } ({ $bot }): в среднем { $points } очка, первое в { $wins } % партий
simulate-points = очки: { $picture }  от { $least } до { $most }; 5 %: { $low }, 25 %: { $quarter }, 50 %: { $median }, 75 %: { $three_quarters }, 95 %: { $high }
simulate-bot = доля победы { $share } %; { $milliseconds } мс на выбор
simulate-shared = Никто не выиграл один: { $shared }. Самая длинная партия: { $longest } решений.
simulate-lengths = решений: { $picture }  от { $least } до { $most }; 5 %: { $low }, 25 %: { $quarter }, 50 %: { $median }, 75 %: { $three_quarters }, 95 %: { $high }
simulate-sample = Разброс очков и решений — по первым партиям, их { $games }.
simulate-invariant = Нарушено: { $invariant }. Зерно партии: { $seed }

tournament-duel = { $challenger } против { $champion }: { $share } % побед (95 %: от { $low } до { $high }; поровну было бы { $equal_share }), раздач { $deals }; очки { $points } : { $other_points }; { $milliseconds } мс на выбор
tournament-rating = { $bot } рейтинг { $rating } (95 %: от { $low } до { $high }); { $win_rate } % побед, партий { $games }
games-stopped = Остановлено. Сыгранное пока лежит в { $file }; та же команда продолжит с этого места.
tournament-report = Страница с итогами: { $file }

bench-doing = Измеряем
bench-kernel = Случайные партии внутри ядра, за секунду процессорного времени в одном потоке:
bench-kernel-row = { $game } игроков { $seats }, { $backend } { $decisions } решений/с { $games } партий/с
bench-bots = Боты, когда есть из чего выбирать, процессорное время:
bench-bots-row = { $game } игроков { $seats }, { $bot } { $milliseconds } мс на выбор, не дольше { $slowest } (выборов: { $choices })

train-begins = Компиляция
train-line = итерация { $iteration }, решений { $millions } млн, { $speed } в секунду, энтропия { $entropy }, исход предвиден на { $foreseen } %
train-stopped = Остановлено. Та же команда продолжит с последней сохранённой точки в { $folder }.
train-done = { $game }: { $millions } млн решений, итераций { $iterations }, минут { $minutes }, { $speed } решений в секунду
train-rival-random = случайных игроков
train-rival-before = себя прежней, какой была на прошлых дуэлях
train-duel = выплата { $mean } ± { $error } (стандартная ошибка) против { $rival }; игроков: { $tables }, партий { $games }
train-files = Сеть, её карточка и отчёт лежат в { $folder }

training-title = { $game }: обучение
training-about = Решений { $decisions }, итераций { $iterations }, минут { $minutes }; машина: { $machine }; весов { $weights }; коммит { $commit }
training-minutes = { $minutes } мин
training-curve-entropy = Энтропия стратегии (наты)
training-curve-kl = Расстояние от игравшей стратегии (KL, наты)
training-curve-explained = Какую часть исхода предвидит судья
training-curve-belief = Ошибка догадки о скрытых картах
training-curve-against-past = Выплата за раунд или партию против прежних версий
training-curve-clipped = Доля урезанных уроков
training-curve-speed = Решений в секунду
training-curve-rate = Скорость обучения
training-duels = Дуэли
training-duel-minute = Минута
training-duel-against = Против
training-duel-seats = Игроков
training-duel-paid = Выплата ± стандартная ошибка
training-duel-games = Партий
training-settings = Настройки

report-title = { $game }: турнир
report-about = Игроков: { $seats } · { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
} · { $deals ->
    [one] { $deals } раздача
    [few] { $deals } раздачи
   *[many] { $deals } раздач
} на каждую дуэль, с каждого места
report-option = { $name }: { $value }
report-seed = зерно { $seed }

report-ratings = Рейтинги
report-ratings-about = Самые правдоподобные рейтинги по всем дуэлям вместе и их 95-процентные интервалы. { $anchor ->
    [random] Случайная игра — 0;
   *[mean] Среднее — 0;
} на 400 больше — вдесятеро сильнее.
report-range = от { $low } до { $high }

report-matrix = Кто кого
report-matrix-two = Доля победы бота слева против бота сверху, в процентах, и её 95-процентный интервал. Поровну — 50 %.
report-matrix-more = Доля победы одного бота слева среди копий бота сверху (их { $others }), в процентах, и её 95-процентный интервал. Поровну — { $equal } %.
report-matrix-pale = Бледные числа: равная доля внутри интервала, и по этим партиям не сказать, кто сильнее.
report-against = против
report-percent = { $number } %

report-points = Очки
report-points-about = Половина партий кончается внутри толстой полосы, девять из десяти — внутри тонкой. Отметка — медиана, число — среднее.

report-time = Время на выбор
report-time-about = В среднем, на той машине, где играли.
report-milliseconds = { $number } мс

report-cards = Какие карты выигрывают
report-cards-about = На сколько процентных пунктов доля победы тех, кому досталась карта, больше, чем у тех же игроков в среднем; 95-процентный интервал; и скольким она досталась. Это намёк, а не причина: тому, кто впереди, карта может доставаться легче, а одна карта из двадцати выделяется просто случайно.
report-cards-few = Без карт, которые достались меньше чем { $least } игрокам.
report-card-lift = { $lift } ({ $games })

report-foot = Сделано программой fabletop { $version }.

# Свои боты.

bot-fault-crashed = Бот «{ $bot }» оборвался ({ $detail }).
bot-fault-slow = Бот «{ $bot }» не ответил вовремя ({ $detail }).
bot-fault-nonsense = Бот «{ $bot }» ответил не тем, что предложено на выбор ({ $detail }).
bot-faults = Бот «{ $bot }» не справился { $faults ->
    [one] { $faults } раз
    [few] { $faults } раза
   *[other] { $faults } раз
}, и за него сделан случайный выбор (обрывов: { $crashed }, опозданий: { $slow }, невнятных ответов: { $nonsense }). В первый раз: { $first }
play-bot-fault = { $why } Вместо него сделан случайный выбор.
report-faults = Сбои
report-faults-about = Где ваш бот не справился, за него сделан случайный выбор; это засчитано в его результатах.
error-bot-unready = { $why } См. docs/own-bots.md.
error-bot-address = «{ $address }» — не адрес бота. Он пишется так: tcp://localhost:4000.
error-bot-no-file = Файла { $file } с ботом нет.
error-bot-missing = В { $place } нет имени «{ $name }». Бот называется так: my_bot.py:MyBot.
error-bot-choose = «{ $bot }» — не бот: у него нет метода «choose», и его нельзя вызвать.
error-bot-load = { $place } не загружается: { $why }
error-patience = --patience — число секунд больше 0 и не больше { $most }, а не { $seconds }.
bots-about-random = любой допустимый выбор, все равновероятны
bots-about-easy = новичок
bots-about-medium = здравые привычки
bots-about-skilled = то думает вперёд, то следует здравым привычкам
bots-about-hard = думает вперёд
bots-about-master = научился игре, играя с собой; судит о чужих картах по ходам и думает вперёд
bots-about-flat = мерка: N партий, доигранных наугад
bots-about-pimc = мерка: Монте-Карло с открытыми картами, N ходов мысли
bots-about-ismcts = мерка: поиск Монте-Карло по информационным множествам, N ходов мысли
bots-about-file = ваш бот: класс в файле Python
bots-about-module = ваш бот: класс в установленном модуле
bots-about-command = ваш бот: программа, говорящая строками JSON
bots-about-socket = ваш бот: сервер таких строк
bots-about-added = добавленная сеть; игры: { $games }
bots-added = { $name } теперь играет в «{ $game }»: fabletop play { $game } --seats you,{ $name }
bots-removed = { $name } больше нет.
bots-check-doing = Спрашиваем
bots-check-game = { $game } игроков: { $seats }; выборов: { $choices }, сбоев: { $faults }, { $milliseconds } мс на выбор, самое большее { $slowest }
bots-check-broken = нарушено: { $promise } (впервые на вопросе вида «{ $kind }»)
bots-check-kept = ✓ { $promise }
bots-check-not-kept = ✗ { $promise }
bots-promise-answers = на каждый вопрос вовремя отвечает одним из предложенных вариантов
bots-promise-repeats = на тот же вопрос отвечает так же; случай берёт из данного ему зерна
bots-promise-fresh = после перезапуска отвечает так же; ничего не держит в уме
bots-promise-fair = отвечает так же за столом, который с его места не отличить от настоящего

# Наборы данных.

dataset-doing = Записываем
dataset-written = { $file }: решений: { $decisions }, партий: { $games }, игра: { $game }, { $size } МБ
dataset-left-out = { $files ->
    [one] Пропущен { $files } файл или запись
    [few] Пропущено { $files } файла или записи
   *[other] Пропущено { $files } файлов или записей
}. Первая причина: { $first }
dataset-twice = партия { $id } встречается дважды.
error-package = Для этого нужен пакет «{ $package }». Установите его: pip install 'fabletop[{ $extra }]'
error-dataset-what = Назовите либо игру, в которую сыграют боты (fabletop dataset fox --games 100 --out fox.parquet), либо записи партий: --from ФАЙЛ или ПАПКА.
error-dataset-flag = Записи уже сыграны: { $flag } — для партий, которые играют боты.
error-dataset-empty = В названных файлах и папках нет такой записи.
error-dataset-games = Набор данных бывает только по одной игре, а здесь записи игр «{ $game }» и «{ $other }». Назовите одну: fabletop dataset { $game } --from …
error-dataset-observations = Эти записи сделаны по правилам с наблюдениями разной длины.

# Много машин.

error-cluster = «{ $address }» — не кластер. Можно: local — запустить Ray на этой машине, или адрес вроде ray://host:10001.
error-cluster-unreachable = До кластера «{ $address }» не достучаться: { $why }
error-cluster-version = На машинах кластера fabletop { $other }, а у вас { $own }; партии были бы разными.
error-cluster-lost = Кластер несколько раз потерял задание ({ $why }).

bots-characters = Характеры для easy и medium, например easy-swan или medium-witch:
bots-character = { $name }, { $game }: { $about }
