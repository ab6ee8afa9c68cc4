/** Signs of Fairy Tale, cut bold enough to be told apart at twelve pixels: factions, types, and what cards do. */
import draw from 'icon:card-draw'
import exchange from 'icon:card-exchange'
import play from 'icon:card-play'
import draft from 'icon:poker-hand'
import hunt from 'icon:high-shot'

const flame =
  'M268 16c-6 96 132 150 132 300a144 152 0 0 1-288 8c0-70 34-112 52-166c32 24 44 52 44 86c46-54 66-134 60-228z' +
  'M258 300c-8 44-58 62-58 112a58 56 0 0 0 116 0c0-50-48-60-58-112z'
const flower =
  'M256 34a88 88 0 0 1 62 150a88 88 0 1 1 10 136a88 88 0 1 1-144 0a88 88 0 1 1 10-136a88 88 0 0 1 62-150z' +
  'M256 206a46 46 0 1 0 0 92a46 46 0 1 0 0-92z'
const crown = 'M40 128l112 104L256 56l104 176l112-104l-34 236H74z M74 396h364v64H74z'
const crescent = 'M336 30A232 232 0 1 0 470 356A196 196 0 1 1 336 30z'

const person = 'M256 32a104 104 0 1 1 0 208a104 104 0 1 1 0-208zM56 484c0-140 84-216 200-216s200 76 200 216z'
const house = 'M256 32L488 250h-60v226H308V328H204v148H84V250H24z'
const book = 'M28 96c90-40 164-28 212 14v340c-54-40-126-50-212-14zM484 96c-90-40-164-28-212 14v340c54-40 126-50 212-14z'

/** A card that opens, and one that closes. */
const unflip = 'M96 24h320v464H96zM136 64v384h240V64zM256 120l92 116h-58v152h-68V236h-58z'
const flip = 'M96 24h320v464H96zM222 124v152h-58l92 116l92-116h-58V124z'

export type Faction = 'dragonvale' | 'fairywood' | 'holy-empire' | 'shadow'
export type Type = 'character' | 'home' | 'story'
export type Step = 'draft' | 'play' | 'hunt' | 'unflip' | 'flip' | 'draw' | 'exchange'

export const FACTIONS: Record<Faction, string> = {
  dragonvale: flame,
  fairywood: flower,
  'holy-empire': crown,
  shadow: crescent,
}
export const TYPES: Record<Type, string> = { character: person, home: house, story: book }
export const STEPS: Record<Step, string> = { draft, play, hunt, unflip, flip, draw, exchange }
