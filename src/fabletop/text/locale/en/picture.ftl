# What is written into pictures of a table.

picture-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
picture-steps = { $choices ->
    [one] { $choices } choice
   *[other] { $choices } choices
}
