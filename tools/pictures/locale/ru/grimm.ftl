# Слова на рисунках в правилах игры «Сказочный лес»

grimm-picture-cards = Карта
grimm-picture-cards-sign = Какая она: здесь Монстр, который приходит в Локацию
grimm-picture-cards-name = Имя; когда карта действует и что делает, сказано рядом
grimm-picture-cards-normal = { grimm-letter-normal }: обычная Сказка
grimm-picture-cards-next-turn = { grimm-letter-next-turn }: карта следующего хода, она ждёт следующего раунда
grimm-picture-cards-unique = { grimm-letter-unique }: Уникальная Локация, она лежит раунд за раундом
grimm-picture-cards-friend = { grimm-letter-friend }: Друг

grimm-picture-houses = Дом растёт
grimm-picture-houses-foundation = Сначала фундамент: ресурсы одного типа, { $price }.
grimm-picture-houses-walls = Потом стены: ещё { $price } таких же. С ними приходит Друг.
grimm-picture-houses-roof = Потом крыша: ещё { $price }. Дом готов.

grimm-picture-round = Раунд
grimm-picture-round-gather = 1. Сбор
grimm-picture-round-build = 2. Стройка
grimm-picture-round-clean-up = 3. Уборка
grimm-picture-step-start = Вдвоём: принц Регал уносит ресурсы.
grimm-picture-step-commit = Тайно: карта Сбора и, если хотите, Сказка.
grimm-picture-step-queen = У кого Злая королева, смотрит и выбирает.
grimm-picture-step-on-reveal = Все разом. Монстры приходят в Локации.
grimm-picture-step-after-reveal = Все разом. Поросята расходятся.
grimm-picture-step-before-collect = Последняя возможность убежать.
grimm-picture-step-collect = Одному достаётся всё, с другими делят поровну.
grimm-picture-step-after-collect = Известно, кто сколько собрал.
grimm-picture-step-end-of-gather = Игрок за игроком, по очереди.
grimm-picture-step-return = Карты Сбора в руку, Сказки в сброс.
grimm-picture-step-build-start = Поросята остаются, где стоят.
grimm-picture-step-build = По два действия, игрок за игроком.
grimm-picture-step-build-end = У кого-то три готовых дома? Партия окончена.
grimm-picture-step-clean-up = Поросята домой, Локации пополнены, новый первый игрок.
grimm-picture-step-cards = Карты: { $cards }
