# Карты «Сказки». Карта из колоды игрока называется так, как написано в колоде.

fairytale-own-card = { $name }

fairytale-card-children-of-the-dragon = Дети дракона
fairytale-card-bronze-dragon = Бронзовый дракон
fairytale-card-sky-dance-dragon = Дракон небесного танца
fairytale-card-silver-dragon = Серебряный дракон
fairytale-card-dragons-lair = Логово дракона

fairytale-card-mischievous-fairy = Озорная фея
fairytale-card-dwarven-warrior = Гном-воин
fairytale-card-elven-warrior = Эльф-воин
fairytale-card-spirit-of-the-spring = Дух родника
fairytale-card-fairy-ring = Круг фей

fairytale-card-homesteaders = Поселенцы
fairytale-card-bard = Бард
fairytale-card-knight-of-the-round-table = Рыцарь Круглого стола
fairytale-card-staff-bearing-sage = Мудрец с посохом
fairytale-card-castle = Замок

fairytale-card-demon = Демон
fairytale-card-vampire = Вампир
fairytale-card-werewolf = Оборотень
fairytale-card-dark-angel = Тёмный ангел
fairytale-card-magic-circle-of-chaos = Колдовской круг хаоса

fairytale-card-the-gold-dragon = Золотой дракон
fairytale-card-dragons-tale-chapter-1 = Сказка о драконе — глава 1
fairytale-card-dragons-tale-chapter-2 = Сказка о драконе — глава 2
fairytale-card-dragons-tale-chapter-3 = Сказка о драконе — глава 3
fairytale-card-dragons-tale-chapter-4 = Сказка о драконе — глава 4

fairytale-card-the-fairy-queen = Королева фей
fairytale-card-fairys-tale-chapter-1 = Сказка о фее — глава 1
fairytale-card-fairys-tale-chapter-2 = Сказка о фее — глава 2
fairytale-card-fairys-tale-chapter-3 = Сказка о фее — глава 3
fairytale-card-fairys-tale-chapter-4 = Сказка о фее — глава 4

fairytale-card-the-holy-emperor = Священный император
fairytale-card-knights-tale-chapter-1 = Сказка о рыцаре — глава 1
fairytale-card-knights-tale-chapter-2 = Сказка о рыцаре — глава 2
fairytale-card-knights-tale-chapter-3 = Сказка о рыцаре — глава 3
fairytale-card-knights-tale-chapter-4 = Сказка о рыцаре — глава 4

fairytale-card-the-trickster = Плут
fairytale-card-shadowkings-tale-chapter-1 = Сказка о Короле теней — глава 1
fairytale-card-shadowkings-tale-chapter-2 = Сказка о Короле теней — глава 2
fairytale-card-shadowkings-tale-chapter-3 = Сказка о Короле теней — глава 3
fairytale-card-shadowkings-tale-chapter-4 = Сказка о Короле теней — глава 4

fairytale-card-dragon-messenger = Вестник драконов
fairytale-card-fairy-messenger = Вестница фей
fairytale-card-imperial-messenger = Имперский вестник
fairytale-card-egg-of-chaos = Яйцо хаоса
fairytale-card-shadow-messenger = Вестник теней
fairytale-card-the-shadowking = Король теней
