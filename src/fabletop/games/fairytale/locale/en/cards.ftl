# The cards of Fairy Tale. A card of a player's own deck is called as its deck says.

fairytale-own-card = { $name }

fairytale-card-children-of-the-dragon = Children of the Dragon
fairytale-card-bronze-dragon = Bronze Dragon
fairytale-card-sky-dance-dragon = Sky-Dance Dragon
fairytale-card-silver-dragon = Silver Dragon
fairytale-card-dragons-lair = Dragon's Lair

fairytale-card-mischievous-fairy = Mischievous Fairy
fairytale-card-dwarven-warrior = Dwarven Warrior
fairytale-card-elven-warrior = Elven Warrior
fairytale-card-spirit-of-the-spring = Spirit of the Spring
fairytale-card-fairy-ring = Fairy Ring

fairytale-card-homesteaders = Homesteaders
fairytale-card-bard = Bard
fairytale-card-knight-of-the-round-table = Knight of the Round Table
fairytale-card-staff-bearing-sage = Staff-Bearing Sage
fairytale-card-castle = Castle

fairytale-card-demon = Demon
fairytale-card-vampire = Vampire
fairytale-card-werewolf = Werewolf
fairytale-card-dark-angel = Dark Angel
fairytale-card-magic-circle-of-chaos = Magic Circle of Chaos

fairytale-card-the-gold-dragon = The Gold Dragon
fairytale-card-dragons-tale-chapter-1 = Dragon's Tale - Chapter 1
fairytale-card-dragons-tale-chapter-2 = Dragon's Tale - Chapter 2
fairytale-card-dragons-tale-chapter-3 = Dragon's Tale - Chapter 3
fairytale-card-dragons-tale-chapter-4 = Dragon's Tale - Chapter 4

fairytale-card-the-fairy-queen = The Fairy Queen
fairytale-card-fairys-tale-chapter-1 = Fairy's Tale - Chapter 1
fairytale-card-fairys-tale-chapter-2 = Fairy's Tale - Chapter 2
fairytale-card-fairys-tale-chapter-3 = Fairy's Tale - Chapter 3
fairytale-card-fairys-tale-chapter-4 = Fairy's Tale - Chapter 4

fairytale-card-the-holy-emperor = The Holy Emperor
fairytale-card-knights-tale-chapter-1 = Knight's Tale - Chapter 1
fairytale-card-knights-tale-chapter-2 = Knight's Tale - Chapter 2
fairytale-card-knights-tale-chapter-3 = Knight's Tale - Chapter 3
fairytale-card-knights-tale-chapter-4 = Knight's Tale - Chapter 4

fairytale-card-the-trickster = The Trickster
fairytale-card-shadowkings-tale-chapter-1 = Shadowking's Tale - Chapter 1
fairytale-card-shadowkings-tale-chapter-2 = Shadowking's Tale - Chapter 2
fairytale-card-shadowkings-tale-chapter-3 = Shadowking's Tale - Chapter 3
fairytale-card-shadowkings-tale-chapter-4 = Shadowking's Tale - Chapter 4

fairytale-card-dragon-messenger = Dragon Messenger
fairytale-card-fairy-messenger = Fairy Messenger
fairytale-card-imperial-messenger = Imperial Messenger
fairytale-card-egg-of-chaos = Egg of Chaos
fairytale-card-shadow-messenger = Shadow Messenger
fairytale-card-the-shadowking = The Shadowking
