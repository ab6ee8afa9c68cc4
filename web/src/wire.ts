// Made by web/tools/wire.py from the structs of the Python package. Do not edit.

export interface About {
  id: string
  rules_version: number
  seats: number[]
  options: Option[]
  most_decisions: number
  secrets: boolean
  turns: boolean
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
  clause: string | null
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

export interface Hello {
  do: "hello"
  version: number
  view: MatchView
  missed: Event[] | null
  talk: Said[]
  may_sit: boolean
  mine: number[]
  bots_in: number | null
}

export interface MatchView {
  seat: number | null
  heard: number
  phase: "open" | "over" | "paused" | "playing"
  is_waiting: boolean
  game: string
  options: Record<string, number | string | boolean>
  clock: ClockRule
  grace: number
  stand_in: string
  talk: string
  shared: boolean
  rated: boolean
  begun: Begun | null
  host: number | null
  seats: SeatView[]
  owes: number[]
  asked: Asked | null
  may_undo: boolean
  offers: OfferView[]
  table: View | null
  lines: Message[]
  result: MatchResult | null
  fairness: Fairness
  rematch: boolean
  next_match: string | null
}

export interface ClockRule {
  kind: "bank" | "decision" | "none"
  seconds: number
  increment: number
}

export interface Begun {
  match: string
  choices: number
}

export interface SeatView {
  kind: "bot" | "empty" | "person"
  name: string
  is_there: boolean
  stand_in: string | null
  left: number | null
  runs: boolean
}

export interface Asked {
  id: string
  question: Question
}

export interface OfferView {
  what: "pause" | "rematch" | "undo"
  seat: number
  agreed: number[]
}

export interface MatchResult {
  how: "abandoned" | "played" | "resigned"
  places: number[]
  points: number[]
  why: Message[]
  resigned: number[]
}

export interface Fairness {
  commitment: string
  words: string[]
  secret: string | null
  seed: string | null
}

export interface Said {
  do: "said"
  id: number
  seat: number | null
  name: string
  time: number
  phrase: string | null
  text: string | null
}

export interface Update {
  do: "update"
  events: Event[]
  view: MatchView
  token?: string | null
}

export interface Done {
  do: "done"
  token: string
}

export interface RefusedOrder {
  do: "refused"
  token: string | null
  why: Message
  clause: string | null
}

export interface Pong {
  do: "pong"
}

export interface Bye {
  do: "bye"
  why: Message
}

export interface Opened {
  id: string
  link: string | null
  watch: string | null
}

export interface TableRow {
  id: string
  game: string
  seats: number
  options: Record<string, number | string | boolean>
  status: "finished" | "open" | "playing"
  players: (string | null)[]
  clock: ClockRule
  talk: string
  created: number
  awaited: boolean
}

export interface FinishedMatch {
  id: string
  game: string
  rules: number
  seats: number
  options: Record<string, number | string | boolean>
  texts: Record<string, string>
  players: string[]
  result: MatchResult
  fairness: Fairness
  choices: ([number, string])[]
  happened: ([number, number, string])[]
  created: number
  next_match: string | null
}

export interface Replay {
  id: string
  game: string
  options: Record<string, number | string | boolean>
  players: string[]
  result: MatchResult
  fairness: Fairness
  seat: number | null
  total: number
  first: number
  steps: ReplayStep[]
}

export interface ReplayStep {
  seat: number | null
  events: Event[]
  view: View
  lines: Message[]
}

export interface Offer {
  id: string
  title: string
  about: string
  rules_version: number
  seats: number[]
  options: OfferedOption[]
  needed: Record<number, Record<string, number | string | boolean>>
  characters: OfferedCharacter[]
}

export interface OfferedOption {
  name: string
  about: string
  values: (number | string | boolean)[]
  default: number | string | boolean
  clause: string
}

export interface OfferedCharacter {
  name: string
  title: string
  about: string
}

export interface OfferedCard {
  card: string
  name: string
  copies: number
  kind: string | null
  text: string | null
  note: string | null
  face: CardFace
}

export interface GameWords {
  game: string
  words: Record<string, string>
}

export interface RulesPage {
  game: string
  language: string
  markdown: string
}

export interface Trouble {
  code: string
  message: string
}

export interface Profile {
  player: Player
  ratings: Standing[]
}

export interface Player {
  id: string
  kind: "account" | "bot" | "erased" | "guest"
  name: string
  created: number
}

export interface Standing {
  player: string
  kind: "account" | "bot" | "erased" | "guest"
  name: string
  game: string
  mu: number
  sigma: number
  shown: number
  matches: number
  wins: number
}

export interface Played {
  match: string
  game: string
  status: "finished" | "open" | "playing"
  created: number
  finished: number | null
  seats: Seat[]
}

export interface Seat {
  seat: number
  player: string
  kind: "account" | "bot" | "erased" | "guest"
  name: string
  points: number | null
  place: number | null
  rating_before: number | null
  rating_after: number | null
}

export interface Phrase {
  id: string
  text: string
}

export interface Ping {
  do: "ping"
}

export interface Order {
  do: "command"
  token: string
  command: TakeSeat | StandUp | SeatBot | EmptySeat | AddWords | Start | Answer | TakeBack | Propose | Agree | Decline | Resume | Resign | Reclaim | Abandon
}

export interface TakeSeat {
  do: "sit"
  seat?: number | null
  words?: string
}

export interface StandUp {
  do: "stand-up"
}

export interface SeatBot {
  do: "seat-bot"
  seat: number
  level: string
}

export interface EmptySeat {
  do: "empty-seat"
  seat: number
}

export interface AddWords {
  do: "add-words"
  words: string
}

export interface Start {
  do: "start"
  fill?: string | null
  secret?: string
}

export interface Answer {
  do: "answer"
  question: string
  choice: number
}

export interface TakeBack {
  do: "take-back"
}

export interface Propose {
  do: "propose"
  what: "pause" | "rematch" | "undo"
}

export interface Agree {
  do: "agree"
  what: "pause" | "rematch" | "undo"
}

export interface Decline {
  do: "decline"
  what: "pause" | "rematch" | "undo"
}

export interface Resume {
  do: "resume"
}

export interface Resign {
  do: "resign"
}

export interface Reclaim {
  do: "reclaim"
}

export interface Abandon {
  do: "abandon"
}

export interface Say {
  do: "say"
  token: string
  phrase?: string
  text?: string
}

export interface Mute {
  do: "mute"
  token: string
  seat: number
}

export interface Unmute {
  do: "unmute"
  token: string
  seat: number
}

export interface Report {
  do: "report"
  token: string
  seat: number
  why: string
  said?: string
}

export interface Look {
  do: "look"
  token: string
  seat: number | null
  heard?: number
}

export interface NewTable {
  game: string
  seats: number
  options?: Record<string, number | string | boolean>
  texts?: Record<string, string>
  clock?: ClockRule
  stand_in?: string
  grace?: number
  access?: "link" | "open"
  talk?: "free" | "none" | "phrases"
  bots?: string[]
  beside?: string[]
}

export interface PlayNow {
  game: string
  seats: number
  level?: string
  options?: Record<string, number | string | boolean>
  texts?: Record<string, string>
}

export interface PlayOn {
  choices: number
  seat: number
  level?: string
}

export interface QuickMatch {
  game: string
  seats: number
}

export interface NewGuest {
  name?: string | null
}

export interface NewName {
  name: string
}

export interface Credentials {
  name: string
  password: string
}

export interface Farewell {
  password?: string
}

export type ServerMessage = Hello | Update | Done | RefusedOrder | Said | Pong | Bye

export type ClientMessage = Ping | Order | Say | Mute | Unmute | Report | Look

export type PlayerCommand = TakeSeat | StandUp | SeatBot | EmptySeat | AddWords | Start | Answer | TakeBack | Propose | Agree | Decline | Resume | Resign | Reclaim | Abandon

/** Goes up when old clients would misunderstand the server. */
export const WIRE_VERSION = 1

/** The games that come with the page. */
export const GAMES: readonly { id: string; seats: number[] }[] = [
  { id: "fox", seats: [2] },
  { id: "fairytale", seats: [2,3,4,5] },
  { id: "grimm", seats: [2,3,4] },
]

/** What can be said at any table. */
export const PHRASES = ["talk-hello","talk-good-luck","talk-well-played","talk-thanks","talk-oops","talk-wow","talk-thinking","talk-your-turn","talk-sorry","talk-one-more","talk-back-soon","talk-good-game","talk-goodbye"] as const

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
