# Characters of bots: what they are called, and how they play.

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
character-dragon-about = would have all of Dragonvale
character-fairy-about = has a soft spot for Fairywood
character-knight-about = serves the Holy Empire first
character-shadow-about = loves what is dark
