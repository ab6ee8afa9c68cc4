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
simulate-flaw = Нарушено: { $flaw }. Зерно партии: { $seed }

tournament-duel = { $challenger } против { $champion }: { $share } % побед (95 %: от { $low } до { $high }; поровну было бы { $equal_share }), раздач { $deals }; очки { $points } : { $other_points }; { $milliseconds } мс на выбор
tournament-rating = { $bot } рейтинг { $rating } (95 %: от { $low } до { $high }); { $win_rate } % побед, партий { $games }
tournament-stopped = Остановлено. Сыгранные раздачи — в файле { $file }; та же команда продолжит с этого места.
tournament-report = Страница с итогами: { $file }

bench-doing = Измеряем
bench-kernel = Случайные партии внутри ядра, за секунду процессорного времени в одном потоке:
bench-kernel-row = { $game } игроков { $seats }, { $backend } { $decisions } решений/с { $games } партий/с
bench-bots = Боты, когда есть из чего выбирать, процессорное время:
bench-bots-row = { $game } игроков { $seats }, { $bot } { $milliseconds } мс на выбор, не дольше { $slowest } (выборов: { $choices })

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
report-cards-about-fairytale = Карта досталась тому, кто её сыграл, даже если потом она перевёрнута.
report-cards-about-grimm = Сказка досталась тому, кто её сыграл, друг — тому, при ком он был, пусть и недолго.
report-cards-few = Без карт, которые достались меньше чем { $least } игрокам.
report-card-lift = { $lift } ({ $games })

report-foot = Сделано программой fabletop { $version }.
