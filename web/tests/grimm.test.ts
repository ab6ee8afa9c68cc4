import { describe, expect, it } from 'vitest'
import { bargainOf, before, housesOf, nameOf } from '../src/boards/grimm/model'
import { exact, left, pick, refTo } from '../src/boards/grimm/picking'
import { lettersOf } from '../src/boards/grimm/seats'
import { shareOf, staging, type StagedGrimm } from '../src/boards/grimm/where'
import type { Choice, Count, Event, GrimmView, Heap, House, Message, Move, Question, View } from '../src/wire'

const choice = (number: number, ...refs: [string, string][]): Choice => ({
  number,
  notation: `choice ${number}`,
  label: { id: 'x', args: {} },
  refs: refs.map(([kind, name]) => refTo(kind, name)),
})
const question: Question = {
  seat: 0,
  kind: 'gather',
  prompt: { id: 'x', args: {} },
  choices: [
    choice(1, ['place', 'forest']),
    choice(2, ['place', 'fields']),
    choice(3, ['place', 'forest'], ['fable', 'Wolf']),
    choice(4, ['place', 'fields'], ['fable', 'Wolf']),
    choice(5, ['place', 'forest'], ['fable', 'Roar']),
  ],
  refused: [],
  about: '',
}

describe('picking', () => {
  const [forest, fields, wolf, roar] = [refTo('place', 'forest'), refTo('place', 'fields'), refTo('fable', 'Wolf'), refTo('fable', 'Roar')]

  it('finds the choice that is picked and nothing more', () => {
    expect(exact(question, [forest])?.number).toBe(1)
    expect(exact(question, [forest, wolf])?.number).toBe(3)
    expect(exact(question, [wolf])).toBeNull()
    expect(left(question, [wolf]).map((found) => found.number)).toEqual([3, 4])
  })

  it('puts another card in the place of one of its kind', () => {
    expect(pick(question, [forest, wolf], fields)).toEqual([wolf, fields])
    expect(pick(question, [forest, wolf], roar)).toEqual([forest, roar])
  })

  it('begins anew where nothing goes together, and puts back what is picked twice', () => {
    expect(pick(question, [fields, wolf], roar)).toEqual([roar])
    expect(pick(question, [forest, wolf], wolf)).toEqual([forest])
  })
})

describe('choices about resources', () => {
  const amount = (kind: string, number: number): Message => ({ id: `grimm-amount-${kind}`, args: { number } })

  it('are drawn by what their labels and references say', () => {
    const gain = { ...choice(1), label: { id: 'grimm-choice-gain', args: { goods: [amount('straw', 2), amount('wood', 1)] } } }
    expect(bargainOf(gain)).toEqual({ sign: '+', heap: { straw: 2, wood: 1, brick: 0 }, given: null })
    const trade = { ...choice(2, ['resource', 'straw'], ['resource', 'brick']), label: { id: 'grimm-choice-trade', args: {} } }
    expect(bargainOf(trade)).toEqual({ sign: '', heap: { straw: 0, wood: 0, brick: 1 }, given: 'straw' })
    expect(bargainOf(choice(3, ['house', 'straw roof']))).toBeNull()
  })
})

describe('houses', () => {
  const straw = (height: number, corner = false) => ({ kind: 'straw', height, corner })

  it('keep their keys when another is begun', () => {
    const key = (heights: number[], height: number) => housesOf(heights.map((one) => straw(one))).find((house) => house.height === height)?.key
    expect(key([1, 3], 3)).toBe(key([3], 3))
    expect(key([1, 3], 1)).toBe(key([3, 2], 2))
  })

  it('are called as choices point at them', () => {
    expect([nameOf(straw(2)), nameOf({ kind: 'wood', height: 3, corner: true })]).toEqual(['straw walls', 'corner wood roof'])
  })
})

const heap = (straw: number, wood = 0, brick = 0): Heap => ({ straw, wood, brick })
const house = (height: number, kind = 'straw'): House => ({ kind, height, corner: false })

function viewOf(table: Partial<StagedGrimm>): View<GrimmView> {
  const full = {
    window: 'commit',
    stock: { fields: heap(5) },
    goods: [heap(0), heap(0, 1)],
    houses: [[], [house(1)]],
    pigs: [null, null],
    chosen: [null, null],
    gather: [null, null],
    gather_laid: [false, false],
    laid: [null, null],
    played: [null, null],
    hands: [[], null],
    hand_sizes: [0, 0],
    monsters: [null, null],
    matured: [null, null],
    unique: {},
    pile: {},
    stored: heap(0),
    supply: null,
    dreamer: null,
    ...table,
  }
  return { game: 'grimm', seat: 0, revision: 0, points: [0, 0], owes: [0, 1], finished: false, table: full } as unknown as View<GrimmView>
}

function told(view: View<GrimmView>, ...events: Partial<Event>[]): StagedGrimm {
  const happened = events.map((event) => ({ message: { id: 'grimm-x', args: {} }, ...event }))
  return happened.reduce((shown, event) => staging.after?.(shown, event) ?? shown, view).table as StagedGrimm
}

const counts = (...rows: [number, string, string, string][]): { counts: Count[] } => ({
  counts: rows.map(([by, what, from, place]) => ({ place, by, what, from })),
})
const moves = (...all: Move[]): { moves: Move[] } => ({ moves: all })

describe('events', () => {
  const gathered = (number: number, kind = 'straw', from = 'fields') => counts([number, kind, `stock:${from}`, 'goods:0'])
  const begun = moves({ thing: 'turn', to: 'plot:1' })

  it('put a share beside the pig, and bring it home when something else happens', () => {
    const shown = told(viewOf({}), gathered(3))
    expect([shown.stock.fields, shown.goods[0], shareOf(shown, 0), shareOf(shown, 1)]).toEqual([heap(2), heap(0), heap(3), null])
    const after = told(viewOf({}), gathered(3), { ...begun, counts: [{ place: 'actions', by: 2 }] })
    expect([after.goods[0], shareOf(after, 0), after.builder, after.actions]).toEqual([heap(3), null, 1, 2])
  })

  it('add what is gathered twice by one player, as at the Market', () => {
    const shown = told(viewOf({}), gathered(2), gathered(1), gathered(1, 'wood'))
    expect([shown.stock.fields, shareOf(shown, 0)]).toEqual([heap(2), heap(3, 1)])
    expect(told(viewOf({}), gathered(2), gathered(1), gathered(1, 'wood'), begun).goods[0]).toEqual(heap(3, 1))
  })

  it('lose what lies on Rapunzel from there', () => {
    const after = told(viewOf({ stored: heap(0, 0, 2) }), counts([2, 'brick', 'stored', 'supply']))
    expect([after.stored, after.goods]).toEqual([heap(0), [heap(0), heap(0, 1)]])
  })

  it('let houses grow and shrink', () => {
    const built = (kind: string, section: string) => moves({ thing: kind, from: `sections:${section}`, to: `site:1:${section}` })
    const blown = (section: string) => moves({ thing: 'straw', from: `site:1:${section}`, to: `sections:${section}` })
    expect(told(viewOf({}), built('straw', 'walls')).houses[1]).toEqual([house(2)])
    expect(told(viewOf({}), built('wood', 'foundation')).houses[1]).toEqual([house(1), house(1, 'wood')])
    expect(told(viewOf({}), built('straw', 'walls'), blown('walls')).houses[1]).toEqual([house(1)])
    expect(told(viewOf({}), blown('foundation')).houses[1]).toEqual([])
  })

  it('put Monsters, cards and pigs on Locations, each as somebody\u2019s', () => {
    const shown = told(
      viewOf({ played: ['Dragon', "Grandma's House"] }),
      moves({ thing: 'Dragon', to: 'at:fields:0' }, { thing: "Grandma's House", to: 'at:fields:1' }, { thing: 'pig', to: 'at:fields:1' }),
    )
    expect([shown.monsters, shown.unique, shown.pigs]).toEqual([['fields', null], { fields: { card: "Grandma's House", owner: 1 } }, [null, 'fields']])
    expect(shown.played).toEqual(['Dragon', null])
  })

  it('turn over what lies before a player, and take it away', () => {
    const chosen = [{ choice: 'gather forest + Wolf', gather: 'forest', fable: { card: 'Wolf', is_dream: false } }, null]
    const lain = moves({ to: 'gather:0', up: false }, { from: 'hand:0', to: 'laid:0', up: false })
    const before = viewOf({ chosen, hands: [['Roar', 'Wolf'], null], hand_sizes: [2, 0] })
    const shown = told(before, lain)
    expect([shown.laid[0], shown.hands[0], shown.hand_sizes]).toEqual([{ card: 'Wolf', is_dream: false }, ['Roar'], [1, 0]])
    const turned = told(before, lain, moves({ thing: 'Wolf', from: 'laid:0', to: 'played:0' }))
    expect([turned.laid[0], turned.played[0]]).toEqual([null, 'Wolf'])
    expect(told(before, lain, moves({ thing: 'Wolf', from: 'laid:0', to: 'played:0' }, { thing: 'Wolf', from: 'played:0', to: 'pile' })).pile).toEqual({ Wolf: 1 })
  })
})

describe('the cards before a player', () => {
  it('are peeled while the own choice waits, and backs where another has chosen', () => {
    const view = { ...viewOf({ chosen: [{ choice: 'gather forest + Wolf', gather: 'forest', fable: { card: 'Wolf', is_dream: false } }, null] }), owes: [] }
    expect(before(view, 0)).toEqual({ gather: { place: 'forest', side: 'known' }, fable: { card: 'Wolf', side: 'known' } })
    expect(before(view, 1)).toEqual({ gather: { place: null, side: 'down' }, fable: null })
  })

  it('lie open once they are shown', () => {
    const shown = viewOf({ window: 'after-reveal', gather: [{ place: 'forest', owner: null }, null], gather_laid: [true, false], played: ['Roar', null] })
    expect(before(shown, 0)).toEqual({ gather: { place: 'forest', side: 'up' }, fable: { card: 'Roar', side: 'up' } })
  })
})

describe('letters of players', () => {
  it('are never the same twice', () => {
    expect(lettersOf(['Marusya', 'Tom'])).toEqual(['M', 'T'])
    expect(lettersOf(['Anna', 'anton', 'Ёж'])).toEqual(['1', '2', 'Ё'])
  })
})
