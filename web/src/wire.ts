// Made by web/tools/wire.py from the structs of the Python package. Do not edit.

export interface About {
  id: string
  rules_version: number
  seats: number[]
  options: Option[]
  most_decisions: number
  secrets: boolean
}

export interface Option {
  name: string
  values: (number | string | boolean)[]
  default: number | string | boolean
  clause: string
  field: string
}

export interface CardFace {
  notation: string
  name: Message
  text: Message | null
  copies: number
  kind: Message | null
  note: Message | null
}

export interface Message {
  id: string
  args: Record<string, number | string | Message | Message[]>
}

export interface Question {
  seat: number
  kind: string
  prompt: Message
  choices: Choice[]
  refused: Refused[]
}

export interface Choice {
  number: number
  notation: string
  label: Message
  refs: Ref[]
}

export interface Ref {
  kind: string
  name: string
}

export interface Refused {
  choice: Choice
  reason: Reason
}

export interface Reason {
  message: Message
  clause: string | null
}

export interface Event {
  message: Message
  audience: number | null
}

export interface View<T = unknown> {
  game: string
  seat: number | null
  revision: number
  points: number[]
  owes: number[]
  finished: boolean
  table: T
}

export interface Result {
  points: number[]
  places: number[]
  why: Message[]
}

export interface FoxView {
  target: number
  round: number
  trick: number
  dealer: number
  leader: number | null
  decree: string
  trump: string
  on_table: Play[]
  hands: (string[] | null)[]
  hand_sizes: number[]
  deck: string[] | null
  deck_size: number
  tricks: number[]
  treasures: number[]
  scores: number[]
  round_points: number[]
  memory: Memory | null
}

export interface Play {
  seat: number
  card: string
}

export interface Memory {
  played: Play[]
  buried: string[]
}

export interface FairytaleView {
  teams: string
  round: number
  rounds: number
  stage: string
  step: number
  passing: string
  choosing: (string[] | null)[]
  kept: (string[] | null)[]
  choosing_from: number
  kept_sizes: number[]
  rows: InPlay[][]
  put_away: (string[] | null)[]
  put_away_sizes: number[]
  deck: string[] | null
  deck_size: number
  tricksters: (string | null)[]
  chosen: (string[] | null)[]
  revealed: (string | null)[]
  hunted: number[]
  why: Message[][]
  memory: Seen[] | null
}

export interface InPlay {
  card: string | null
  up: boolean
  points: number | null
  round: number
  marked: boolean
}

export interface Seen {
  round: number
  step: number
  cards: string[]
  kept: string | null
  discarded: string | null
}

export interface GrimmView {
  round: number
  window: string
  last: string | null
  first: number
  turn_order: number[]
  prince: boolean
  stock: Record<string, string>
  refill: Record<string, string>
  pigs: (string | null)[]
  monsters: (string | null)[]
  unique: Record<string, Unique>
  food: (string | null)[]
  goods: string[]
  friends: (string | null)[]
  stored: string
  hand_sizes: number[]
  hands: (string[] | null)[]
  houses: string[][]
  complete: number[]
  free_sites: number[]
  corners: number[]
  free_corners: number[]
  prices: (Record<string, number>)[]
  builders: Record<string, number | null>
  chosen: (string | null)[]
  gather_laid: boolean[]
  gather: (string | null)[]
  usable: (string[] | null)[]
  mermaid: string[]
  laid: (string | null)[]
  dreamer: number | null
  dreamed: string | null
  must_play: number[]
  played: (string | null)[]
  parked: (string | null)[]
  matured: (string | null)[]
  gathered: string[]
  wish: string | null
  named: string | null
  bonus: number[]
  builder: number | null
  actions: number
  used: string[]
  sections: Record<string, number[]>
  supply: string | null
  deck_size: number
  deck: string[] | null
  pile: Record<string, number>
  friend_deck_size: number
  friend_deck: string[] | null
  friend_pile: string[]
  offered: string[]
  looking: string[] | null
  known_hands: Known[]
  known_deck: KnownPlace[]
}

export interface Unique {
  card: string
  owner: number
}

export interface Known {
  card: string
  holders: number[]
  or_dreamed: boolean
  or_in_deck: boolean
}

export interface KnownPlace {
  place: number
  card: string
}

/** What each number of tricks would earn. */
export const FOX_BANDS = [
  {
    "name": "humble",
    "points": 6
  },
  {
    "name": "humble",
    "points": 6
  },
  {
    "name": "humble",
    "points": 6
  },
  {
    "name": "humble",
    "points": 6
  },
  {
    "name": "defeated",
    "points": 1
  },
  {
    "name": "defeated",
    "points": 2
  },
  {
    "name": "defeated",
    "points": 3
  },
  {
    "name": "victorious",
    "points": 6
  },
  {
    "name": "victorious",
    "points": 6
  },
  {
    "name": "victorious",
    "points": 6
  },
  {
    "name": "greedy",
    "points": 0
  },
  {
    "name": "greedy",
    "points": 0
  },
  {
    "name": "greedy",
    "points": 0
  },
  {
    "name": "greedy",
    "points": 0
  }
] as const

/** So many complete houses end The Grimm Forest. */
export const GRIMM_HOUSES_TO_WIN = 3

/** The round of The Grimm Forest from beginning to end. */
export const GRIMM_WINDOWS: readonly string[] = ["start","commit","queen","on-reveal","after-reveal","before-collect","collect","after-collect","end-of-gather","return","build-start","build","build-end","clean-up","over"]

/** What sort of Fable it is, and in which windows it speaks. */
export const GRIMM_FABLES: Readonly<Record<string, { type: string; windows: readonly string[] }>> = {
  "A Friendly Game": { type: "normal", windows: ["end-of-gather"] },
  "Big Bad Wolf": { type: "monster", windows: ["on-reveal","end-of-gather"] },
  "Bridge Troll": { type: "monster", windows: ["on-reveal","end-of-gather"] },
  "Chinny Chin Chin": { type: "normal", windows: ["before-collect"] },
  "Consult the Oracle": { type: "normal", windows: ["end-of-gather"] },
  "Crystal Ball": { type: "normal", windows: ["on-reveal"] },
  "Curse of Darkness": { type: "normal", windows: ["on-reveal"] },
  "Cutting Corners": { type: "normal", windows: ["end-of-gather"] },
  "Dragon": { type: "monster", windows: ["on-reveal","before-collect"] },
  "Fairy Food": { type: "next-turn", windows: ["start","on-reveal","end-of-gather"] },
  "Ghostly Whispers": { type: "normal", windows: ["end-of-gather"] },
  "Giant": { type: "monster", windows: ["on-reveal","end-of-gather"] },
  "Grandma's House": { type: "unique", windows: ["on-reveal","end-of-gather"] },
  "Harvest Moon": { type: "normal", windows: ["end-of-gather"] },
  "Hidden Vault": { type: "normal", windows: ["end-of-gather"] },
  "Hired Help": { type: "next-turn", windows: ["on-reveal","collect"] },
  "Little Helpers": { type: "normal", windows: ["end-of-gather"] },
  "Lonely Castle": { type: "unique", windows: ["on-reveal","end-of-gather"] },
  "Magic Flute": { type: "normal", windows: ["on-reveal"] },
  "Mysterious Stranger": { type: "normal", windows: ["end-of-gather"] },
  "Night at the Tavern": { type: "normal", windows: ["on-reveal"] },
  "Powerful Friends": { type: "normal", windows: ["end-of-gather"] },
  "Roar": { type: "normal", windows: ["before-collect"] },
  "Royal Wedding": { type: "unique", windows: ["on-reveal","end-of-gather"] },
  "Search the Past": { type: "normal", windows: ["end-of-gather"] },
  "Share the Wealth": { type: "normal", windows: ["end-of-gather"] },
  "Spy Network": { type: "normal", windows: ["end-of-gather"] },
  "Taxation": { type: "next-turn", windows: ["on-reveal","end-of-gather"] },
  "Thoughtful Gift": { type: "normal", windows: ["end-of-gather"] },
  "Wandering Trader": { type: "normal", windows: ["end-of-gather"] },
  "Wishing Well": { type: "normal", windows: ["on-reveal"] },
  "Wolf": { type: "monster", windows: ["on-reveal","before-collect"] },
}

/** The windows in which a Friend speaks. */
export const GRIMM_FRIENDS: Readonly<Record<string, readonly string[]>> = {
  "Aladdin": ["start","end-of-gather"],
  "Ali Baba": ["start","collect"],
  "Cinderella": ["after-reveal"],
  "Evil Queen": [],
  "Fairy Godmother": ["build"],
  "Frog Prince": ["end-of-gather"],
  "The Gingerbread Man": ["after-reveal"],
  "The Golden Goose": ["end-of-gather","build"],
  "Goldilocks": ["build"],
  "Hansel & Gretel": [],
  "The Huntsman": ["start"],
  "Jack the Giant Slayer": ["after-reveal"],
  "Little Mermaid": ["build"],
  "Pinocchio": ["start","end-of-gather"],
  "Puss in Boots": [],
  "Rapunzel": ["start","build"],
  "Red Riding Hood": ["build"],
  "Robin Hood": ["build-end"],
  "Rumpelstiltskin": ["build-start","build"],
  "The Seven Dwarfs": ["end-of-gather"],
  "Sleeping Beauty": ["start"],
  "Snow White": ["end-of-gather"],
  "Thumbelina": ["after-reveal"],
  "Tom Thumb": ["start"],
  "The Wood Cutter": ["build"],
}
