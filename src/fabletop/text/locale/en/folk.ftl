# Who the bots are: folk of the forest, an animal each.

folk-mossback = Mossback
folk-burr = Burr
folk-thimble = Thimble
folk-hazel = Hazel
folk-bramble = Old Bramble
folk-inkwell = Inkwell
folk-puddle = Puddle
folk-candlewick = Candlewick
folk-dandelion = Dandelion
folk-thatch = Thatch
folk-bilberry = Bilberry
folk-nightcap = Nightcap

# A bot in a list: who it is, and how well it plays.
folk-level = { $name } ({ $level })
