# Characters of bots: what they are called, and how they play.

character-straw = Straw Hurry
web-bot-easy-straw = { character-straw }
web-bot-medium-straw = { character-straw }

character-brick = Brick Builder
web-bot-easy-brick = { character-brick }
web-bot-medium-brick = { character-brick }

character-trickster = Fable Trickster
web-bot-easy-trickster = { character-trickster }
web-bot-medium-trickster = { character-trickster }
character-straw-about = builds with straw first, since it is quick
character-brick-about = wants brick, whatever it costs
character-trickster-about = draws Fables and plays one whenever it can
