# Слова на рисунках в правилах игры «Сказка»

fairytale-picture-card = Карта
fairytale-picture-card-rank = Очки; × — за каждую карту с именем, ? — при условии
fairytale-picture-card-friend = Фракция друга — карты, с которой она дружит
fairytale-picture-card-sign = Фракция: драконы, феи, рыцари или нежить
fairytale-picture-card-corner = Тип: персонаж, место действия или сюжет
fairytale-picture-card-name = Имя; его могут считать или требовать другие карты
fairytale-picture-course = Партия
fairytale-picture-course-round = Раунд { $round }: драфт { $to ->
    [left] налево
   *[right] направо
}, розыгрыш трёх карт
fairytale-picture-course-end = Конец: открытые карты приносят очки
fairytale-picture-course-effects = Порядок эффектов у карт, открытых вместе
fairytale-picture-table = Второй раунд, взгляд с первого места
fairytale-picture-scoring = Сколько приносят карты
fairytale-picture-scoring-count = 1× считает своё имя
fairytale-picture-scoring-friend = 3× считает друга
fairytale-picture-scoring-condition = 7? требует двух карт драконов и двух рыцарей
