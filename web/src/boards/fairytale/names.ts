/** The cards that the game comes with, by the names in its notation. */
import type { Message } from '../../wire'

export const NAMES = [
  'Children of the Dragon',
  'Bronze Dragon',
  'Sky-Dance Dragon',
  'Silver Dragon',
  "Dragon's Lair",
  'The Gold Dragon',
  "Dragon's Tale - Chapter 1",
  "Dragon's Tale - Chapter 2",
  "Dragon's Tale - Chapter 3",
  "Dragon's Tale - Chapter 4",
  'Dragon Messenger',
  'Mischievous Fairy',
  'Dwarven Warrior',
  'Elven Warrior',
  'Spirit of the Spring',
  'Fairy Ring',
  'The Fairy Queen',
  "Fairy's Tale - Chapter 1",
  "Fairy's Tale - Chapter 2",
  "Fairy's Tale - Chapter 3",
  "Fairy's Tale - Chapter 4",
  'Fairy Messenger',
  'Homesteaders',
  'Bard',
  'Knight of the Round Table',
  'Staff-Bearing Sage',
  'Castle',
  'The Holy Emperor',
  "Knight's Tale - Chapter 1",
  "Knight's Tale - Chapter 2",
  "Knight's Tale - Chapter 3",
  "Knight's Tale - Chapter 4",
  'Imperial Messenger',
  'Demon',
  'Vampire',
  'Werewolf',
  'Dark Angel',
  'Magic Circle of Chaos',
  'The Trickster',
  "Shadowking's Tale - Chapter 1",
  "Shadowking's Tale - Chapter 2",
  "Shadowking's Tale - Chapter 3",
  "Shadowking's Tale - Chapter 4",
  'Egg of Chaos',
  'Shadow Messenger',
  'The Shadowking',
] as const

export type Name = (typeof NAMES)[number]

const OWN_CARD = 'fairytale-own-card'
const BY_MESSAGE = new Map<string, string>(NAMES.map((name) => [`fairytale-card-${slug(name)}`, name]))

/** The notation of a card that a message names. */
export function named(message: Message): string {
  if (message.id === OWN_CARD) return String(message.args['name'])
  return BY_MESSAGE.get(message.id) ?? message.id
}

function slug(name: string): string {
  return name
    .toLowerCase()
    .replaceAll("'", '')
    .replaceAll(/[^a-z0-9]+/g, '-')
}
