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

character-shadow = Тень
web-bot-easy-shadow = { character-shadow }
web-bot-medium-shadow = { character-shadow }
character-dragon-about = собирает всю Долину драконов
character-fairy-about = питает слабость к Лесу фей
character-knight-about = служит прежде всего Священной империи
character-shadow-about = любит всё тёмное
