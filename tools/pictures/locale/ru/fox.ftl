# Слова на рисунках в правилах игры «Лисица на опушке»

fox-picture-card = Карта
fox-picture-card-rank = Достоинство, от 1 до 11
fox-picture-card-sign = Масть: колокольчики, ключи или луны
fox-picture-card-name = Имя; оно есть у нечётных карт, и у каждой из них своё свойство
fox-picture-table = Где что лежит
fox-picture-you = Вы
fox-picture-rival = Соперник
fox-picture-tricks = Кто выигрывает круг, если козырь — { $suit }
fox-picture-tricks-leads = ведёт
fox-picture-tricks-answers = отвечает
fox-picture-tricks-same-suit = Масть одна: выигрывает старшая карта. Это { $card }.
fox-picture-tricks-trump = Козырь бьёт другую масть, даже если он младше. Выигрывает { $card }.
fox-picture-tricks-other-suit = Отвечают в другую масть, но не козырем: выигрывает ведущий. Его карта — { $card }.
fox-picture-tricks-witch = Ведьма в круге одна, значит, она козырь. Выигрывает { $card }.
