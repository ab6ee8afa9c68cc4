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
  is_variant: boolean
  limits: [number, number] | null
}

export interface CardFace {
  notation: string
  name: Message
  text: Message | null
  copies: number
  kind: Message | null
  note: Message | null
  is_guess: boolean
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
  about: string
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
  audience?: number | null
  clause?: string | null
  moves?: Move[]
  counts?: Count[]
  about?: string
}

export interface Move {
  thing?: string
  from?: string
  to?: string
  up?: boolean
  seen_by?: number | null
  number?: number
}

export interface Count {
  place: string
  by: number
  what?: string
  from?: string
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
  worth: Worth[]
  memory: Seen[] | null
}

export interface InPlay {
  card: string | null
  up: boolean
  points: number | null
  round: number
  marked: boolean
}

export interface Worth {
  points: number
  cards: CardWorth[]
  more: Message[]
}

export interface CardWorth {
  card: string
  copies: number
  points: number
  why: Message[]
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
  last: LastChoice | null
  first: number
  turn_order: number[]
  prince: boolean
  stock: Record<string, Heap>
  refill: Record<string, Heap>
  pigs: (string | null)[]
  monsters: (string | null)[]
  unique: Record<string, Unique>
  food: (string | null)[]
  goods: Heap[]
  friends: (string | null)[]
  stored: Heap
  hand_sizes: number[]
  hands: (string[] | null)[]
  houses: House[][]
  complete: number[]
  free_sites: number[]
  corners: number[]
  free_corners: number[]
  prices: Prices[]
  builders: Record<string, number | null>
  chosen: (Waiting | null)[]
  gather_laid: boolean[]
  gather: (GatherCard | null)[]
  usable: (GatherCard[] | null)[]
  mermaid: string[]
  laid: (FaceDown | null)[]
  dreamer: number | null
  dreamed: FaceDown | null
  must_play: number[]
  played: (string | null)[]
  parked: (string | null)[]
  matured: (string | null)[]
  gathered: Heap[]
  wish: string | null
  named: string | null
  bonus: number[]
  builder: number | null
  actions: number
  used: string[]
  sections: Record<string, number[]>
  voices: Voice[]
  supply: Heap | null
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

export interface LastChoice {
  seat: number
  choice: string
}

export interface Heap {
  straw: number
  wood: number
  brick: number
}

export interface Unique {
  card: string
  owner: number
}

export interface House {
  kind: string
  height: number
  corner: boolean
}

export interface Prices {
  site: [number, number, number]
  corner: [number, number, number]
}

export interface Waiting {
  choice: string
  gather: string | null
  fable: FaceDown | null
}

export interface FaceDown {
  card: string | null
  is_dream: boolean
}

export interface GatherCard {
  place: string
  owner: number | null
}

export interface Voice {
  card: string
  seat: number
  windows: string[]
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
  somebody: string
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
  away: number[]
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

export interface Prospect {
  why: string | null
  left: number | null
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
  rated: boolean
  created: number
  folk: string[]
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
  folk: string[]
}

export interface Replay {
  id: string
  game: string
  options: Record<string, number | string | boolean>
  players: string[]
  folk: string[]
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
  idle: Record<number, string[]>
  edition: string | null
  characters: OfferedCharacter[]
}

export interface OfferedOption {
  name: string
  about: string
  values: (number | string | boolean)[]
  default: number | string | boolean
  clause: string
  limits: [number, number] | null
  is_variant: boolean
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
  pictures: Record<string, PictureSize>
}

export interface PictureSize {
  width: number
  height: number
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
  somebody: string
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
  rated?: boolean | null
}

export interface PlayNow {
  game: string
  seats: number
  level?: string
  options?: Record<string, number | string | boolean>
  texts?: Record<string, string>
  rated?: boolean
}

export interface PlayOn {
  choices: number
  seat: number
  level?: string
}

export interface QuickMatch {
  game: string
  seats: number
  rated?: boolean | null
}

export interface Intent {
  game: string
  seats: number
  level?: string | null
  options?: Record<string, number | string | boolean>
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
export const WIRE_VERSION = 2

/** The games that come with the page. */
export const GAMES: readonly { id: string; seats: number[] }[] = [
  { id: "fox", seats: [2] },
  { id: "fairytale", seats: [2,3,4,5] },
  { id: "grimm", seats: [2,3,4] },
]

/** The levels of bots, from the weakest to the strongest. */
export const LEVELS = ["easy","medium","skilled","hard","master"] as const
export type Level = (typeof LEVELS)[number]

/** Those that may have a character. */
export const STYLED: readonly Level[] = ["easy","medium"]

/** Stands where a card's text is a guess. */
export const GUESS = "≈"

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

/** The cards of The Grimm Forest, each with its sort. */
export const GRIMM_CARDS: Readonly<Record<string, GrimmSort>> = {
  "A Friendly Game": "normal",
  "Big Bad Wolf": "monster",
  "Bridge Troll": "monster",
  "Chinny Chin Chin": "normal",
  "Consult the Oracle": "normal",
  "Crystal Ball": "normal",
  "Curse of Darkness": "normal",
  "Cutting Corners": "normal",
  "Dragon": "monster",
  "Fairy Food": "next-turn",
  "Ghostly Whispers": "normal",
  "Giant": "monster",
  "Grandma's House": "unique",
  "Harvest Moon": "normal",
  "Hidden Vault": "normal",
  "Hired Help": "next-turn",
  "Little Helpers": "normal",
  "Lonely Castle": "unique",
  "Magic Flute": "normal",
  "Mysterious Stranger": "normal",
  "Night at the Tavern": "normal",
  "Powerful Friends": "normal",
  "Roar": "normal",
  "Royal Wedding": "unique",
  "Search the Past": "normal",
  "Share the Wealth": "normal",
  "Spy Network": "normal",
  "Taxation": "next-turn",
  "Thoughtful Gift": "normal",
  "Wandering Trader": "normal",
  "Wishing Well": "normal",
  "Wolf": "monster",
  "Aladdin": "friend",
  "Ali Baba": "friend",
  "Cinderella": "friend",
  "Evil Queen": "friend",
  "Fairy Godmother": "friend",
  "Frog Prince": "friend",
  "The Gingerbread Man": "friend",
  "The Golden Goose": "friend",
  "Goldilocks": "friend",
  "Hansel & Gretel": "friend",
  "The Huntsman": "friend",
  "Jack the Giant Slayer": "friend",
  "Little Mermaid": "friend",
  "Pinocchio": "friend",
  "Puss in Boots": "friend",
  "Rapunzel": "friend",
  "Red Riding Hood": "friend",
  "Robin Hood": "friend",
  "Rumpelstiltskin": "friend",
  "The Seven Dwarfs": "friend",
  "Sleeping Beauty": "friend",
  "Snow White": "friend",
  "Thumbelina": "friend",
  "Tom Thumb": "friend",
  "The Wood Cutter": "friend",
}

/** Those that have a picture. */
export type GrimmCard = "A Friendly Game" | "Big Bad Wolf" | "Bridge Troll" | "Chinny Chin Chin" | "Consult the Oracle" | "Crystal Ball" | "Curse of Darkness" | "Cutting Corners" | "Dragon" | "Fairy Food" | "Ghostly Whispers" | "Giant" | "Grandma's House" | "Harvest Moon" | "Hidden Vault" | "Hired Help" | "Little Helpers" | "Lonely Castle" | "Magic Flute" | "Mysterious Stranger" | "Night at the Tavern" | "Powerful Friends" | "Roar" | "Royal Wedding" | "Search the Past" | "Share the Wealth" | "Spy Network" | "Taxation" | "Thoughtful Gift" | "Wandering Trader" | "Wishing Well" | "Wolf" | "Aladdin" | "Ali Baba" | "Cinderella" | "Evil Queen" | "Fairy Godmother" | "Frog Prince" | "The Gingerbread Man" | "The Golden Goose" | "Goldilocks" | "Hansel & Gretel" | "The Huntsman" | "Jack the Giant Slayer" | "Little Mermaid" | "Pinocchio" | "Puss in Boots" | "Rapunzel" | "Red Riding Hood" | "Robin Hood" | "Rumpelstiltskin" | "The Seven Dwarfs" | "Sleeping Beauty" | "Snow White" | "Thumbelina" | "Tom Thumb" | "The Wood Cutter"
export type GrimmSort = "normal" | "monster" | "next-turn" | "unique" | "friend"

/** The cards that Fairy Tale comes with. */
export type FairytaleCard = "Children of the Dragon" | "Bronze Dragon" | "Sky-Dance Dragon" | "Silver Dragon" | "Dragon's Lair" | "Mischievous Fairy" | "Dwarven Warrior" | "Elven Warrior" | "Spirit of the Spring" | "Fairy Ring" | "Homesteaders" | "Bard" | "Knight of the Round Table" | "Staff-Bearing Sage" | "Castle" | "Demon" | "Vampire" | "Werewolf" | "Dark Angel" | "Magic Circle of Chaos" | "The Gold Dragon" | "Dragon's Tale - Chapter 1" | "Dragon's Tale - Chapter 2" | "Dragon's Tale - Chapter 3" | "Dragon's Tale - Chapter 4" | "The Fairy Queen" | "Fairy's Tale - Chapter 1" | "Fairy's Tale - Chapter 2" | "Fairy's Tale - Chapter 3" | "Fairy's Tale - Chapter 4" | "The Holy Emperor" | "Knight's Tale - Chapter 1" | "Knight's Tale - Chapter 2" | "Knight's Tale - Chapter 3" | "Knight's Tale - Chapter 4" | "The Trickster" | "Shadowking's Tale - Chapter 1" | "Shadowking's Tale - Chapter 2" | "Shadowking's Tale - Chapter 3" | "Shadowking's Tale - Chapter 4" | "Dragon Messenger" | "Fairy Messenger" | "Imperial Messenger" | "Egg of Chaos" | "Shadow Messenger" | "The Shadowking"
