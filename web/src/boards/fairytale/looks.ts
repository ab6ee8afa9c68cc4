/** How the cards of Fairy Tale look. Pictures are chosen here by name; all else is read off what the card says. */
import angel from 'icon:angel-wings'
import demon from 'icon:devil-mask'
import twoDragons from 'icon:double-dragon'
import breath from 'icon:dragon-breath'
import dragon from 'icon:dragon-head'
import shield from 'icon:dragon-shield'
import spiral from 'icon:dragon-spiral'
import dragonfly from 'icon:dragonfly'
import dwarf from 'icon:dwarf-face'
import eye from 'icon:egg-eye'
import evilBook from 'icon:evil-book'
import fairy from 'icon:fairy'
import wand from 'icon:fairy-wand'
import farmer from 'icon:farmer'
import helm from 'icon:black-knight-helm'
import archer from 'icon:bowman'
import butterfly from 'icon:butterfly'
import castle from 'icon:castle'
import cave from 'icon:cave-entrance'
import skull from 'icon:crowned-skull'
import grail from 'icon:holy-grail'
import hummingbird from 'icon:hummingbird'
import horn from 'icon:hunting-horn'
import imperial from 'icon:imperial-crown'
import jester from 'icon:jester-hat'
import banner from 'icon:knight-banner'
import lotus from 'icon:lotus-flower'
import lyre from 'icon:lyre'
import portal from 'icon:magic-portal'
import bats from 'icon:moon-bats'
import knight from 'icon:mounted-knight'
import mushrooms from 'icon:mushrooms-cluster'
import nest from 'icon:nest-eggs'
import pentacle from 'icon:pentacle'
import raven from 'icon:raven'
import silver from 'icon:sea-dragon'
import volcano from 'icon:smoking-volcano'
import throne from 'icon:stone-throne'
import stone from 'icon:sword-in-stone'
import leaves from 'icon:three-leaves'
import vampire from 'icon:vampire-dracula'
import splash from 'icon:water-splash'
import werewolf from 'icon:werewolf'
import staff from 'icon:wizard-staff'
import queen from 'icon:woman-elf-face'
import wyvern from 'icon:wyvern'
import unknown from 'icon:open-book'
import back from '../../art/back-fairytale.svg'
import dragonvaleFrame from '../../art/frame-dragonvale.svg'
import fairywoodFrame from '../../art/frame-fairywood.svg'
import empireFrame from '../../art/frame-holy-empire.svg'
import plainFrame from '../../art/frame-plain.svg'
import shadowFrame from '../../art/frame-shadow.svg'
import { PLAIN, type Look, type Mark } from '../../lib/look'
import { t } from '../../lib/words.svelte'
import type { CardFace, FairytaleCard, Message } from '../../wire'
import { FACTIONS, STEPS, TYPES, type Faction, type Step, type Type } from './signs'

const PICTURES: Record<FairytaleCard, string> = {
  'Children of the Dragon': nest,
  'Bronze Dragon': dragon,
  'Sky-Dance Dragon': wyvern,
  'Silver Dragon': silver,
  "Dragon's Lair": cave,
  'The Gold Dragon': twoDragons,
  "Dragon's Tale - Chapter 1": volcano,
  "Dragon's Tale - Chapter 2": breath,
  "Dragon's Tale - Chapter 3": shield,
  "Dragon's Tale - Chapter 4": spiral,
  'Dragon Messenger': dragonfly,
  'Mischievous Fairy': fairy,
  'Dwarven Warrior': dwarf,
  'Elven Warrior': archer,
  'Spirit of the Spring': splash,
  'Fairy Ring': mushrooms,
  'The Fairy Queen': queen,
  "Fairy's Tale - Chapter 1": leaves,
  "Fairy's Tale - Chapter 2": lotus,
  "Fairy's Tale - Chapter 3": butterfly,
  "Fairy's Tale - Chapter 4": wand,
  'Fairy Messenger': hummingbird,
  Homesteaders: farmer,
  Bard: lyre,
  'Knight of the Round Table': knight,
  'Staff-Bearing Sage': staff,
  Castle: castle,
  'The Holy Emperor': imperial,
  "Knight's Tale - Chapter 1": stone,
  "Knight's Tale - Chapter 2": helm,
  "Knight's Tale - Chapter 3": banner,
  "Knight's Tale - Chapter 4": grail,
  'Imperial Messenger': horn,
  Demon: demon,
  Vampire: vampire,
  Werewolf: werewolf,
  'Dark Angel': angel,
  'Magic Circle of Chaos': pentacle,
  'The Trickster': jester,
  "Shadowking's Tale - Chapter 1": evilBook,
  "Shadowking's Tale - Chapter 2": bats,
  "Shadowking's Tale - Chapter 3": portal,
  "Shadowking's Tale - Chapter 4": throne,
  'Egg of Chaos': eye,
  'Shadow Messenger': raven,
  'The Shadowking': skull,
}
const FRAMES: Record<Faction, string> = {
  dragonvale: dragonvaleFrame,
  fairywood: fairywoodFrame,
  'holy-empire': empireFrame,
  shadow: shadowFrame,
}
const SIGNS: Record<string, string> = { 'fairytale-points-count': '×', 'fairytale-points-if': '?' }
export const BACK: Look = { ...PLAIN, frame: plainFrame, back, picture: unknown }

/** What a card does, in signs: the step in which it acts, and on which faction or type. */
export interface Power {
  step: Step
  target: Mark | null
  tint: string
  isForAll: boolean
}

export function looks(notation: string, face?: CardFace | null): Look {
  const faction = factionOf(face)
  const type = typeOf(face)
  const friend = friendOf(face)
  return {
    ...BACK,
    picture: (PICTURES as Record<string, string>)[notation] ?? unknown,
    ...(face ? rankOf(face) : {}),
    keywords: face ? powersOf(face).map((power) => ({ glyph: STEPS[power.step], letter: power.step })) : [],
    ...(faction ? { mark: factionMark(faction), tint: tintOf(faction), frame: FRAMES[faction] } : {}),
    ...(type ? { corner: typeMark(type) } : {}),
    ...(friend ? { friend: { mark: factionMark(friend), tint: tintOf(friend) } } : {}),
  }
}

export function factionOf(face?: CardFace | null): Faction | null {
  return wordOf(face?.kind?.args['faction'], FACTIONS)
}

export function typeOf(face?: CardFace | null): Type | null {
  return wordOf(face?.kind?.args['type'], TYPES)
}

/** The faction of the card that it goes with. */
export function friendOf(face?: CardFace | null): Faction | null {
  const said = face ? partsOf(face).find(({ id }) => id === 'fairytale-friend') : undefined
  return wordOf(said?.args['faction'], FACTIONS)
}

export function factionMark(faction: Faction): Mark {
  return { glyph: FACTIONS[faction], letter: t(`web-tale-letter-${faction}`) }
}

export function typeMark(type: Type): Mark {
  return { glyph: TYPES[type], letter: t(`web-tale-letter-${type}`) }
}

export function tintOf(faction: Faction): string {
  return `var(--${faction})`
}

/** The points as they are printed: fixed, so many for each, or on a condition. */
function rankOf(face: CardFace): { rank?: string; sign?: string } {
  const [first] = partsOf(face)
  const points = first?.args['points']
  if (typeof points !== 'number') return {}
  return { rank: `${points}`.replace('-', '−'), sign: SIGNS[first?.id ?? ''] ?? '' }
}

export function powersOf(face: CardFace): Power[] {
  return partsOf(face).flatMap((part) => {
    const step = part.id.replace('fairytale-effect-', '')
    if (step !== 'hunt' && step !== 'unflip' && step !== 'flip' && step !== 'draw') return []
    const target = part.args['target']
    const faction = wordOf(target, FACTIONS)
    const type = wordOf(target, TYPES)
    const mark = faction ? factionMark(faction) : type ? typeMark(type) : null
    const tint = faction ? tintOf(faction) : 'var(--ink)'
    return [{ step, target: mark, tint, isForAll: part.args['who'] === 'all' }]
  })
}

function partsOf(face: CardFace): Message[] {
  const parts = face.text?.args['parts']
  return Array.isArray(parts) ? parts : []
}

/** The last word of a message like `fairytale-holy-empire`, if it is one of these. */
function wordOf<Word extends string>(value: Message['args'][string] | undefined, words: Record<Word, string>): Word | null {
  const id = typeof value === 'object' && !Array.isArray(value) ? value.id.replace('fairytale-', '') : ''
  return id in words ? (id as Word) : null
}
