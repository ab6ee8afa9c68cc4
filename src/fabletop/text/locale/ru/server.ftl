# Сервер: настройки, отказы, люди, разговоры, первая страница и его команды.

error-setting-unknown = Настройки «{ $name }» нет. Есть: { $allowed }.
error-setting-number = «{ $name }» — целое число от { $least } до { $most }, а не «{ $value }».
error-setting-one-of = «{ $name }» не может быть «{ $value }». Можно: { $allowed }.
error-setting-text = «{ $name }» — непустой печатный текст.
error-setting-url = «{ $name }» — адрес вида https://example.org без пути, а не «{ $value }».
error-setting-workers = Рабочим процессам ({ $workers }) нужны база PostgreSQL и посредник: укажите --database postgresql+asyncpg://… и --broker redis://….
error-database = Это не адрес базы данных. Можно: { $allowed }.
error-database-newer = База данных вида «{ $form }» создана более новым fabletop: пожалуйста, обновите этот.
error-database-silent = Базу данных не удаётся открыть: { $why }.
error-broker-silent = Посредник недоступен: { $why }.
error-broker = Это не адрес посредника. Можно: { $allowed }.
error-address-taken = По адресу { $host }, порт { $port }, слушать нельзя: { $why }.

error-request = Запрос непонятен.
error-request-field = Запрос непонятен; проверьте: { $field }.
error-not-found = По этому адресу ничего нет.
error-method = Так к этому адресу не обращаются.
error-too-large = Запрос слишком велик.
error-media = Запросы пишутся в JSON.
error-server = Сервер ошибся; это записано, ничего не изменилось.
error-too-often = Слишком часто: пожалуйста, подождите { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
}.
error-foreign-page = Страницам других сайтов сюда нельзя.
error-nobody = Вы ещё никто: станьте гостем или войдите.
error-banned = Вам здесь играть нельзя: { $why }
error-login = Учётной записи с таким именем и паролем нет.
error-name-length = В имени от { $least } до { $most } знаков.
error-name-letters = Имя начинается с буквы или цифры и состоит из букв, цифр, пробелов и знаков - _ . '.
error-name-taken = Имя «{ $name }» занято.
error-account-already = У вас уже есть учётная запись.
error-account-name-stays = Имя учётной записи не меняется.
error-password-length = В пароле от { $least } до { $most } знаков.
error-player-unknown = Такого игрока нет.
error-no-rules = Правил игры «{ $game }» здесь нет.
error-talk-length = В реплике от 1 до { $most } знаков.
error-talk-phrase = Фразы «{ $phrase }» нет. Есть: { $allowed }.
error-talk-phrases-only = Здесь говорят только готовыми фразами.
error-talk-none = За этим столом молчат.
error-table-unknown = Такого стола нет.
error-table-private = Этот стол — для тех, у кого есть ссылка.
error-table-crowded = Мест всего { $seats }, и одно из них ваше.
error-table-device = Когда играют на одном устройстве, все места должны быть заняты, и часы не идут.
error-table-names = За одним устройством у всех должны быть разные имена.
error-seat-not-yours = Это чужие глаза: смотреть можно только со своего места.
error-play-on-over = В этот миг выбирать нечего: вернитесь на шаг пораньше.
error-table-many = У вас идёт партий: { $most }. Сначала закончите одну.
error-level = Нет уровня «{ $level }». Уровни: { $allowed }.
error-message = Сообщение непонятно: { $why }.
bye-restart = Сервер перезапускается; ничего не потеряно.
bye-silent = От вас минуту ничего не слышно.
bye-nonsense = Слишком много бессмысленных или слишком частых сообщений.

player-erased = Кто-то
guest-manners = Храбрый, Весёлый, Хитрый, Добрый, Сонный, Любопытный, Смелый, Тихий, Удачливый, Умный, Бодрый, Ласковый, Проворный, Терпеливый, Снежный, Золотой
guest-creatures = Ёж, Заяц, Лис, Волк, Медведь, Барсук, Филин, Дрозд, Сверчок, Ворон, Бельчонок, Бобр, Журавль, Лебедь, Гном, Дракон

talk-hello = Здравствуйте!
talk-good-luck = Удачи!
talk-well-played = Отличный ход!
talk-thanks = Спасибо!
talk-oops = Ой!
talk-wow = Ух ты!
talk-thinking = Дайте подумать.
talk-your-turn = Ваш ход.
talk-sorry = Простите!
talk-one-more = Ещё партию?
talk-back-soon = Скоро вернусь.
talk-good-game = Хорошая игра!
talk-goodbye = До свидания!

page-title = fabletop
page-about = Этот сервер готов к трём сказочным настольным играм:
page-terminal = Сыграть в терминале:
page-api = Что программы могут спросить у сервера (OpenAPI)

serve-address = fabletop здесь: { $url }
serve-network = Для других в этой сети: { $url }
serve-stop = Остановить: Ctrl+C.

admin-table = { $id } { $game } { $status }, открыт { $created }
admin-no-tables = Столов нет.
admin-table-closed = Стол { $id } закрыт. Тем, кто за ним сидит, об этом скажут через несколько секунд; запись партии сохранена.
admin-report = { $number }: { $reported }; жалуется { $player }, партия { $match }: «{ $why }», сказано «{ $said }»
admin-no-reports = Открытых жалоб нет.
admin-report-closed = Жалоба { $number } закрыта.
admin-banned = { $player } больше не играет здесь.
admin-banned-until = { $player } не играет здесь до { $until }.
admin-unbanned = { $player } снова играет здесь.
admin-backup = Строк: { $rows }, файл: { $file }.
admin-restored = Восстановлено строк: { $rows }.
error-admin-player = Игрока «{ $player }» нет.
error-admin-not-banned = Игроку «{ $player }» играть не запрещали.
error-admin-table = Стола «{ $id }» нет; список даёт «fabletop admin tables».
error-admin-table-over = Партия за столом «{ $id }» уже окончена.
error-admin-report = Открытой жалобы { $number } нет.
error-backup-there = Файл { $file } уже есть; копия ничего не заменяет.
error-backup-file = { $file } — не копия fabletop или испорчен.
error-backup-form = Копия вида «{ $form }», а эта программа делает «{ $known }»: восстановите её тем fabletop, который её сделал.
error-backup-not-empty = База данных не пуста; копию восстанавливают в пустую.
