# Характеры ботов: как их зовут и как они играют.

character-swan = Скромный Лебедь
web-bot-easy-swan = { character-swan }
web-bot-medium-swan = { character-swan }

character-monarch = Жадная Королева
web-bot-easy-monarch = { character-monarch }
web-bot-medium-monarch = { character-monarch }

character-fox = Запасливая Лисица
web-bot-easy-fox = { character-fox }
web-bot-medium-fox = { character-fox }

character-witch = Бережливая Ведьма
web-bot-easy-witch = { character-witch }
web-bot-medium-witch = { character-witch }

character-treasurer = Казначей
web-bot-easy-treasurer = { character-treasurer }
web-bot-medium-treasurer = { character-treasurer }

character-dragon = Дракон
web-bot-easy-dragon = { character-dragon }
web-bot-medium-dragon = { character-dragon }

character-fairy = Фея
web-bot-easy-fairy = { character-fairy }
web-bot-medium-fairy = { character-fairy }

character-knight = Рыцарь
web-bot-easy-knight = { character-knight }
web-bot-medium-knight = { character-knight }

character-shadow = Тень
web-bot-easy-shadow = { character-shadow }
web-bot-medium-shadow = { character-shadow }

character-straw = Соломенный Торопыга
web-bot-easy-straw = { character-straw }
web-bot-medium-straw = { character-straw }

character-brick = Каменщик
web-bot-easy-brick = { character-brick }
web-bot-medium-brick = { character-brick }

character-trickster = Сказочник
web-bot-easy-trickster = { character-trickster }
web-bot-medium-trickster = { character-trickster }
