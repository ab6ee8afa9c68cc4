# Клиент в браузере: страницы для чтения и о себе.

web-yes = да
web-no = нет
web-games = Игры
web-rules = Правила
web-rules-search = Искать в правилах
web-rules-found = { $found ->
    [one] Найден { $found } пункт.
    [few] Найдено { $found } пункта.
   *[other] Найдено { $found } пунктов.
}
web-rules-none = Пунктов с такими словами нет.
web-rules-table = Таблица
web-cards = Карты
web-cards-guess = — знак карты, текст которой отчасти восстановлен; что о ней известно, сказано под картой.
web-cards-origin = Откуда этот текст:

web-name = Ваше имя
web-password = Пароль
web-me = Моя страница
web-me-guest = Вы гость: вас знает этот браузер, но не другие устройства.
web-me-account = У вас есть учётная запись: она работает на любом устройстве.
web-me-rename = Сменить имя
web-me-renamed = Теперь вас зовут так. За столами, где вы уже сидите, останется прежнее имя.
web-me-keep = Завести учётную запись
web-me-keep-about = Ваши партии и рейтинги останутся вашими на любом устройстве.
web-me-kept = Теперь у вас есть учётная запись.
web-me-login = Войти
web-me-welcome = С возвращением!
web-me-logout = Выйти
web-me-data = Что хранит сервер
web-me-export = Скачать всё
web-me-erase = Забыть меня
web-me-erase-sure = Ваше имя, пароль, рейтинги и всё сказанное будут стёрты. Партии останутся, но вместо вас в них будет «Кто-то». Вернуть это нельзя.
web-me-erase-yes = Да, забыть меня

web-leaderboard = Таблица лучших
web-ratings = Рейтинги
web-ratings-player = Игрок
web-ratings-game = Игра
web-ratings-rating = Рейтинг
web-ratings-matches = Партии
web-ratings-wins = Победы
web-ratings-none = Рейтинга пока ни у кого нет.
web-history = Партии

web-credits-title = Благодарности
web-credits-games = Игры
web-credits-games-about = «Лисицу на опушке» придумал Джошуа Бюргель, «Сказку» — Сатоси Накамура, «Сказочный лес» — Тим Эйснер. Если они вам по душе, купите их: настоящий стол лучше. Правила и карты рассказаны здесь нашими словами.
web-credits-pictures = Картинки
web-credits-pictures-about = Знаки — с game-icons.net, авторы Lorc, Delapouite и другие, CC BY 3.0, обрезаны и раскрашены. Рамки, рубашки и сцены — наши.
web-credits-letters = Буквы
web-credits-letters-about = Alegreya Хуана Пабло дель Пераля и Golos Text Александры Корольковой, обе под лицензией SIL Open Font License.
web-credits-program = Программа
web-credits-program-about = fabletop свободен по лицензии MIT. Он ничего не спрашивает у других сайтов и никому не рассказывает, во что вы играете.

web-home-with = С кем
web-home-with-link = С другом
web-home-with-open = С кем угодно
web-home-with-quick = Быстрая партия
web-home-with-device = На этом устройстве
web-home-with-link-about = Вы получите ссылку и код. У кого они есть, тот сядет за ваш стол.
web-home-with-open-about = Стол увидят все на этом сервере.
web-home-with-quick-about = Вы сядете с теми, кто тоже ищет партию; через несколько секунд пустые места займут боты.
web-home-with-device-about = Устройство передают по кругу, а занавес прячет карты от остальных.
web-home-clock = Часы
web-home-clock-none = Без часов
web-home-clock-decision = Минута на решение
web-home-clock-brisk = 5 минут + 5 с
web-home-clock-calm = 15 минут + 10 с
web-home-options = Варианты правил
web-option-other = другое число…
web-option-number = Число от { $least } до { $most }
