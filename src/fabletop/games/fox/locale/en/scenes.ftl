# What can be wrong with a scene: one sentence each, what was wrong and what is allowed.

error-fox-no-card = { $card } does not exist; cards are 1 to 11 of B, K or M, such as 9K.
error-fox-card-twice = the { $card } is in two places: { $first } and { $second }.
error-fox-too-many = “{ $key }” names { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}; at most { $most } fit.
error-fox-hands = “hands” must be two texts of cards, such as ["9K 3B", "..."].
error-fox-hand-size = the hand of seat { $number } should have { $right ->
    [one] 1 card
   *[other] { $right } cards
} here, not { $cards }.
error-fox-tricks = at most { $most ->
    [one] 1 trick
   *[other] { $most } tricks
} can have been won before a scene.
error-fox-treasures = { $won ->
    [one] 1 treasure
   *[other] { $won } treasures
} cannot have been won: only { $free } can be out of play.
error-fox-treasures-tricks = seat { $number } cannot have won { $treasures ->
    [one] 1 treasure
   *[other] { $treasures } treasures
} in { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}.
error-fox-treasures-played = more treasures must have been played than were won ({ $won }).
error-fox-score-before = seat { $number } cannot have had { $points ->
    [one] 1 point
   *[other] { $points } points
} before round { $round }: the game would be over, or had not begun.
error-fox-dealer-leads = seat { $number } deals and cannot lead the first trick.
error-fox-score = seat { $number } cannot have { $score ->
    [one] 1 point
   *[other] { $score } points
} and { $treasures ->
    [one] 1 treasure
   *[other] { $treasures } treasures
}.
