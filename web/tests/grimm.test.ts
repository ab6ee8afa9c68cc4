import { describe, expect, it } from 'vitest'
import { bargainOf, before, housesOf, nameOf } from '../src/boards/grimm/model'
import { exact, left, pick, refTo } from '../src/boards/grimm/picking'
import { lettersOf } from '../src/boards/grimm/seats'
import { staging, type StagedGrimm } from '../src/boards/grimm/staging'
import type { Choice, Event, GrimmView, Heap, House, Message, Question, View } from '../src/wire'

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
    dreamer: null,
    ...table,
  }
  return { game: 'grimm', seat: 0, revision: 0, points: [0, 0], owes: [0, 1], finished: false, table: full } as unknown as View<GrimmView>
}

function told(view: View<GrimmView>, id: string, args: Message['args']): StagedGrimm {
  return staging.after?.(view, { message: { id, args }, audience: null } as Event).table as StagedGrimm
}

describe('events', () => {
  const fields = { id: 'grimm-place-fields', args: {} }

  it('put a share beside the pig, and bring it home with the next event', () => {
    const gathered = told(viewOf({}), 'grimm-gathered', { seat: 0, place: fields, heap: '3 straw', amount: 3 })
    expect([gathered.stock.fields, gathered.goods[0], gathered.shares?.[0]]).toEqual([heap(2), heap(0), heap(3)])
    const after = told(viewOf(gathered), 'grimm-turn-begun', { seat: 1, number: 2 })
    expect([after.goods[0], after.shares, after.builder]).toEqual([heap(3), undefined, 1])
  })

  it('let houses grow and shrink', () => {
    const grown = told(viewOf({}), 'grimm-built-with-help', { seat: 1, house: 'straw walls' })
    expect(grown.houses[1]).toEqual([house(2)])
    expect(told(viewOf({}), 'grimm-built', { seat: 1, house: 'wood foundation' }).houses[1]).toHaveLength(2)
    expect(told(viewOf(grown), 'grimm-blown', { seat: 1, house: 'straw walls' }).houses[1]).toEqual([house(1)])
    expect(told(viewOf({}), 'grimm-blown', { seat: 1, house: 'straw foundation' }).houses[1]).toEqual([])
  })

  it('name cards as views do', () => {
    const card = { id: 'grimm-fable-grandmas-house', args: {} }
    const placed = told(viewOf({}), 'grimm-placed', { seat: 1, card, place: fields })
    expect(placed.landed).toEqual([{ card: "Grandma's House", place: 'fields', seat: 1 }])
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
