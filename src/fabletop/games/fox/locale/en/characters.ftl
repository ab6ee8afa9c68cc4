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
character-swan-about = aims at three tricks or fewer, and gives up the plan when it has failed
character-monarch-about = takes every trick it can, even more than is good for it
character-fox-about = saves the threes and changes the decree late
character-witch-about = keeps the nines until late
character-treasurer-about = chases the sevens
