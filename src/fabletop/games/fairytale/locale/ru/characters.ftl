# Характеры ботов: как их зовут и как они играют.

character-dragon = Дракон
web-bot-easy-dragon = { character-dragon }
web-bot-medium-dragon = { character-dragon }

character-fairy = Фея
web-bot-easy-fairy = { character-fairy }
web-bot-medium-fairy = { character-fairy }

character-knight = Рыцарь
web-bot-easy-knight = { character-knight }
web-bot-medium-knight = { character-knight }

character-shadow = Нежить
web-bot-easy-shadow = { character-shadow }
web-bot-medium-shadow = { character-shadow }
character-dragon-about = собирает драконов, всех до одного
character-fairy-about = питает слабость к феям
character-knight-about = за рыцарей стоит горой
character-shadow-about = любит всё тёмное
