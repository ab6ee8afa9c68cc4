# Характеры ботов: как их зовут и как они играют.

character-straw = Соломенный Торопыга
web-bot-easy-straw = { character-straw }
web-bot-medium-straw = { character-straw }

character-brick = Каменщик
web-bot-easy-brick = { character-brick }
web-bot-medium-brick = { character-brick }

character-trickster = Сказочник
web-bot-easy-trickster = { character-trickster }
web-bot-medium-trickster = { character-trickster }
character-straw-about = строит прежде всего из соломы: так быстрее
character-brick-about = хочет кирпича, чего бы это ни стоило
character-trickster-about = набирает Сказки и играет их при всяком случае
