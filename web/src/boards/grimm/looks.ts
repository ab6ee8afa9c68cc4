/** How the cards of The Grimm Forest look: one picture each; the ink tells the sort of card, a sign in the corner says it too. */
import allSeeingEye from 'icon:all-seeing-eye'
import appleIcon from 'icon:shiny-apple'
import axe from 'icon:wood-axe'
import basket from 'icon:basket'
import beanstalk from 'icon:beanstalk'
import bear from 'icon:bear-face'
import beard from 'icon:beard'
import beer from 'icon:beer-stein'
import bowArrow from 'icon:bow-arrow'
import brickWall from 'icon:brick-wall'
import butterfly from 'icon:butterfly-flower'
import candy from 'icon:candy-canes'
import castle from 'icon:castle'
import cat from 'icon:cat'
import chest from 'icon:locked-chest'
import claw from 'icon:claw-slashes'
import coins from 'icon:coins'
import crystal from 'icon:crystal-ball'
import cupcake from 'icon:cupcake'
import curse from 'icon:cursed-star'
import dice from 'icon:rolling-dices'
import dragon from 'icon:spiked-dragon-head'
import dwarf from 'icon:dwarf-face'
import flute from 'icon:pan-flute'
import forest from 'icon:forest'
import frog from 'icon:frog-prince'
import ghost from 'icon:ghost'
import giant from 'icon:giant'
import gingerbread from 'icon:gingerbread-man'
import glass from 'icon:magnifying-glass'
import goose from 'icon:goose'
import hands from 'icon:shaking-hands'
import hat from 'icon:robin-hood-hat'
import hooded from 'icon:hooded-figure'
import hourglass from 'icon:sands-of-time'
import house from 'icon:hobbit-dwelling'
import lamp from 'icon:magic-lamp'
import lion from 'icon:lion'
import mermaid from 'icon:mermaid'
import mirror from 'icon:mirror-mirror'
import moon from 'icon:moon'
import mouse from 'icon:seated-mouse'
import muscle from 'icon:muscle-up'
import present from 'icon:present'
import puppet from 'icon:puppet'
import rings from 'icon:linked-rings'
import robber from 'icon:robber-mask'
import rose from 'icon:rose'
import saw from 'icon:hand-saw'
import scroll from 'icon:tied-scroll'
import sheaf from 'icon:grain-bundle'
import shoe from 'icon:high-heel'
import shop from 'icon:shop'
import sign from 'icon:wooden-sign'
import spyglass from 'icon:spyglass'
import star from 'icon:scroll-unfurled'
import thumb from 'icon:thumb-up'
import tower from 'icon:heart-tower'
import troll from 'icon:troll'
import wagon from 'icon:old-wagon'
import wand from 'icon:fairy-wand'
import well from 'icon:well'
import werewolf from 'icon:werewolf'
import wheel from 'icon:spinning-wheel'
import wheelbarrow from 'icon:wheelbarrow'
import wolf from 'icon:wolf-head'
import back from '../../art/back-grimm.svg'
import backFriend from '../../art/back-grimm-friend.svg'
import backGather from '../../art/back-grimm-gather.svg'
import frame from '../../art/frame-grimm.svg'
import { PLAIN, type Look } from '../../lib/look'
import { t } from '../../lib/words.svelte'
import { GRIMM_CARDS, type GrimmCard, type GrimmSort } from '../../wire'

const PICTURES: Record<GrimmCard, string> = {
  'A Friendly Game': dice,
  'Big Bad Wolf': werewolf,
  'Bridge Troll': troll,
  'Chinny Chin Chin': beard,
  'Consult the Oracle': allSeeingEye,
  'Crystal Ball': crystal,
  'Curse of Darkness': curse,
  'Cutting Corners': saw,
  Dragon: dragon,
  'Fairy Food': cupcake,
  'Ghostly Whispers': ghost,
  Giant: giant,
  "Grandma's House": house,
  'Harvest Moon': moon,
  'Hidden Vault': chest,
  'Hired Help': wheelbarrow,
  'Little Helpers': mouse,
  'Lonely Castle': castle,
  'Magic Flute': flute,
  'Mysterious Stranger': hooded,
  'Night at the Tavern': beer,
  'Powerful Friends': muscle,
  Roar: lion,
  'Royal Wedding': rings,
  'Search the Past': glass,
  'Share the Wealth': coins,
  'Spy Network': spyglass,
  Taxation: scroll,
  'Thoughtful Gift': present,
  'Wandering Trader': wagon,
  'Wishing Well': well,
  Wolf: wolf,
  Aladdin: lamp,
  'Ali Baba': robber,
  Cinderella: shoe,
  'Evil Queen': mirror,
  'Fairy Godmother': wand,
  'Frog Prince': frog,
  'The Gingerbread Man': gingerbread,
  'The Golden Goose': goose,
  Goldilocks: bear,
  'Hansel & Gretel': candy,
  'The Huntsman': bowArrow,
  'Jack the Giant Slayer': beanstalk,
  'Little Mermaid': mermaid,
  Pinocchio: puppet,
  'Puss in Boots': cat,
  Rapunzel: tower,
  'Red Riding Hood': basket,
  'Robin Hood': hat,
  Rumpelstiltskin: wheel,
  'The Seven Dwarfs': dwarf,
  'Sleeping Beauty': rose,
  'Snow White': appleIcon,
  Thumbelina: butterfly,
  'Tom Thumb': thumb,
  'The Wood Cutter': axe,
}

interface Sort {
  glyph: string
  tint: string
}

const SORTS: Record<GrimmSort, Sort> = {
  normal: { glyph: star, tint: 'var(--dragonvale)' },
  monster: { glyph: claw, tint: 'var(--fairywood)' },
  'next-turn': { glyph: hourglass, tint: 'var(--moons)' },
  unique: { glyph: sign, tint: 'var(--keys)' },
  friend: { glyph: hands, tint: 'var(--bells)' },
}

const PLACES: Record<string, { picture: string; tint: string }> = {
  fields: { picture: sheaf, tint: 'var(--holy-empire)' },
  forest: { picture: forest, tint: 'var(--dragonvale)' },
  brickyard: { picture: brickWall, tint: 'var(--fairywood)' },
  market: { picture: shop, tint: 'var(--bells)' },
}

export const BACKS = { fable: back, friend: backFriend, gather: backGather }

/** A Fable, a Friend, or a Gather card by its Location. */
export function looks(notation: string): Look {
  const place = PLACES[notation]
  if (place) return { ...place, mark: { glyph: place.picture, letter: '' }, frame, back: backGather }
  const name = GRIMM_CARDS[notation]
  if (!name) return { ...PLAIN, frame, back }
  const sort = SORTS[name]
  const mark = { glyph: sort.glyph, letter: t(`web-grimm-letter-${name}`) }
  return { picture: PICTURES[notation as GrimmCard] ?? PLAIN.picture, tint: sort.tint, mark, frame, back: name === 'friend' ? backFriend : back }
}

/** A card that lies face down but is known: its peeled corner shows its picture. */
export function peeled(notation: string): Look {
  const look = looks(notation)
  return look.picture ? { ...look, mark: { glyph: look.picture, letter: '' } } : look
}

/** A card that is not to be seen. */
export function backOf(deck: keyof typeof BACKS): Look {
  return { ...PLAIN, frame, back: BACKS[deck] }
}
