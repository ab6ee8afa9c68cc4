# Кто такие боты: лесной народец, у каждого свой зверь. Имена не склоняются.

folk-mossback = Мохоспин
folk-burr = Репейник
folk-thimble = Напёрсток
folk-hazel = Орешек
folk-bramble = Ежевика
folk-inkwell = Чернильница
folk-puddle = Лужица
folk-candlewick = Фитилёк
folk-dandelion = Одуванчик
folk-thatch = Соломка
folk-bilberry = Черника
folk-nightcap = Колпачок

# Бот в списке: кто это и как хорошо играет.
folk-level = { $name } ({ $level })
