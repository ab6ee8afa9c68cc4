# Командная строка и приглашение.

seat-name = Место { $number }
view-plain = { $text }
player-you = вы
plain-ask = Ваш выбор?
plain-choice = { $choice }
plain-seat = { $seat ->
    [you] Вы
   *[other] { $seat_name }
}: { $seen }
plain-face-down = рубашкой вверх { $choice }
invariant-plain = на столе непорядок
bot-random = Случай

games-seats = Игроков: { $seats }
games-option = { $name }: { $about }. Можно: { $allowed }; обычно: { $default }.
cards-copies = × { $copies }

scene-passed = верно { $file }:{ $line } { $name }
scene-failed = СБОЙ  { $file }:{ $line } { $name }
scene-sum = Сцен верно: { $passed }, со сбоем: { $failed }.

verify-good = { $file }: запись верна. Ходов: { $choices }, очки: { $points }.
verify-open = { $file }: запись пока верна. Ходов: { $choices }; партия не окончена.

replay-head = { $game }, зерно { $seed }
replay-step = { $number }. { $player }: { $choice }

check-doing = Проверяем
check-passed = верно { $name }
check-failed = СБОЙ  { $name }: { $why }
check-sum = { $game }: исполнено обещаний { $passed } из { $all } (случаев: { $cases }).

play-welcome = Выбирайте номером или записью. «?» — стол ещё раз, «почему …» с ходом — почему он невозможен,
    «правила» — тексты карт, «выход» — выйти.
play-seed = Зерно: { $seed }
play-bots = Боты за столом: { $names }.
play-prompt = { "> " }
play-choice = { $number }) { $notation } · { $label }
play-not-understood = «{ $text }» нет среди ходов. Введите номер от 1 до { $most } или запись, например «{ $example }».
play-refused = { $notation }: { $why }{ $clause ->
    [none] {""}
   *[other] {" "}({ $clause })
}
play-not-allowed = сейчас нельзя: { $notations } · { $why }
play-allowed = { $notation } — можно.
play-result-points = { $name }: { $points }
play-you-won = Вы выиграли!
play-you-won-together = Вы выиграли! Вместе с вами: { $names }.
play-others-won = { $winners ->
    [one] Победа: { $names }.
   *[other] Общая победа: { $names }.
}
play-draw = Ничья.
play-saved = Запись партии: { $file }
play-left = Вы вышли из партии.
play-not-saved = Не удалось записать партию в { $file }.
play-line-lost = Связь с сервером потеряна. Место остаётся вашим: возвращайтесь, когда захотите.
play-said = { $name }: { $words }
error-server-address = «{ $url }» — не адрес сервера вроде http://localhost:8000.
error-server-silent = Сервер { $url } не отвечает: { $why }.
error-server-says = Сервер говорит: { $said }

cards-total = Всего карт: { $cards }.
error-scene-no-files = Назовите хотя бы один файл сцен.

# What a table plays by.

agreed-option = { $name }: { $value }{ $usual ->
    [yes] {""}
   *[no] {" "}(не как обычно)
}.
