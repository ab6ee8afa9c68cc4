# Что написано на рисунках стола.

picture-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
picture-steps = { $choices ->
    [one] { $choices } решение
    [few] { $choices } решения
   *[other] { $choices } решений
}
