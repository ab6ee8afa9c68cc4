# Characters of bots: what they are called, and how they play.

character-swan = Humble Swan
web-bot-easy-swan = { character-swan }
web-bot-medium-swan = { character-swan }

character-monarch = Greedy Monarch
web-bot-easy-monarch = { character-monarch }
web-bot-medium-monarch = { character-monarch }

character-fox = Hoarding Fox
web-bot-easy-fox = { character-fox }
web-bot-medium-fox = { character-fox }

character-witch = Thrifty Witch
web-bot-easy-witch = { character-witch }
web-bot-medium-witch = { character-witch }

character-treasurer = Treasurer
web-bot-easy-treasurer = { character-treasurer }
web-bot-medium-treasurer = { character-treasurer }

character-dragon = Dragon
web-bot-easy-dragon = { character-dragon }
web-bot-medium-dragon = { character-dragon }

character-fairy = Fairy
web-bot-easy-fairy = { character-fairy }
web-bot-medium-fairy = { character-fairy }

character-knight = Knight
web-bot-easy-knight = { character-knight }
web-bot-medium-knight = { character-knight }

character-shadow = Shadow
web-bot-easy-shadow = { character-shadow }
web-bot-medium-shadow = { character-shadow }

character-straw = Straw Hurry
web-bot-easy-straw = { character-straw }
web-bot-medium-straw = { character-straw }

character-brick = Brick Builder
web-bot-easy-brick = { character-brick }
web-bot-medium-brick = { character-brick }

character-trickster = Fable Trickster
web-bot-easy-trickster = { character-trickster }
web-bot-medium-trickster = { character-trickster }
