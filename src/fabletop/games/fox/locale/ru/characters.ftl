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
character-swan-about = метит не больше чем в три круга и бросает эту затею, когда она сорвалась
character-monarch-about = выигрывает любой круг, какой может, даже себе во вред
character-fox-about = бережёт лисиц и меняет карту указа под конец
character-witch-about = придерживает ведьм до последнего
character-treasurer-about = гоняется за сокровищами
