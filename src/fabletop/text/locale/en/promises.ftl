# What every game promises; `fabletop check` names them.

promise-same-deal = The same seed deals the same bytes
promise-owes = Somebody owes an answer exactly while the game goes on
promise-legal = Who owes an answer has a legal choice, and nobody else has
promise-marked-plays = Every marked choice plays
promise-refusals = Every other choice is refused with a reason and changes nothing
promise-notation = Every choice has a written form that reads back
promise-backends = All backends leave the same bytes and facts after every choice
promise-backends-know = All backends re-deal and observe alike
promise-saves = A position saves and loads at every revision
promise-replay = Replaying the choices gives the same bytes
promise-sound = No invariant is ever broken
promise-ends = Every game ends in time
promise-result = There is a result at the end, and only then
promise-views = A seat cannot tell a re-dealt table from the true one
promise-worlds = A re-dealt world depends only on what the seat knows and on the seed
promise-worlds-sound = A re-dealt world is sound and can be played on
promise-events = What a seat is told is what it knows
promise-words = Everything said has words in both languages
promise-subset = Rules use only what works interpreted, compiled and on a GPU
promise-worlds-hidden = A re-dealt world does not depend on hidden choices
promise-worlds-vary = Re-dealt worlds are not always the true one
promise-reasons = Reasons for a refusal tell no secrets
promise-indices = No rule counts the places of a row from its end
