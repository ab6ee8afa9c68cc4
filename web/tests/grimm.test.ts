import { describe, expect, it } from 'vitest'
import { before, changed, heapInChoice, heapOf, housesOf, nextOf, priced } from '../src/boards/grimm/model'
import { exact, left, pick, refTo } from '../src/boards/grimm/picking'
import { lettersOf } from '../src/boards/grimm/seats'
import { staging, type StagedGrimm } from '../src/boards/grimm/staging'
import type { Choice, Event, GrimmView, Message, Question, View } from '../src/wire'

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

describe('heaps', () => {
  it('are read and added', () => {
    expect(heapOf('2 straw 1 brick')).toEqual({ straw: 2, wood: 0, brick: 1 })
    expect(changed('2 straw', '1 straw 3 wood', 1)).toBe('3 straw 3 wood')
    expect(changed('2 straw', '5 straw', -1)).toBe('nothing')
    expect(heapInChoice('gain 2 straw 1 wood')).toEqual({ straw: 2, wood: 1, brick: 0 })
    expect(heapInChoice('build straw roof')).toBeNull()
  })
})

describe('houses', () => {
  it('keep their keys when another is begun', () => {
    const key = (written: string[], house: string) => housesOf(written).find((found) => found.written === house)?.key
    expect(key(['straw foundation', 'straw roof'], 'straw roof')).toBe(key(['straw roof'], 'straw roof'))
    expect(key(['straw foundation', 'straw roof'], 'straw foundation')).toBe(key(['straw roof', 'straw walls'], 'straw walls'))
  })

  it('know what comes next and by which name it is priced', () => {
    const [house] = housesOf(['corner wood walls'])
    expect(house && nextOf(house)).toBe('corner wood roof')
    expect(priced('corner wood roof')).toBe('corner roof')
    expect(priced('brick walls')).toBe('walls')
  })
})

function viewOf(table: Partial<StagedGrimm>): View<GrimmView> {
  const full = {
    window: 'commit',
    stock: { fields: '5 straw' },
    goods: ['nothing', '1 wood'],
    houses: [[], ['straw foundation']],
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
    expect([gathered.stock.fields, gathered.goods[0], gathered.shares?.[0]]).toEqual(['2 straw', 'nothing', '3 straw'])
    const after = told(viewOf(gathered), 'grimm-turn-begun', { seat: 1, number: 2 })
    expect([after.goods[0], after.shares, after.builder]).toEqual(['3 straw', undefined, 1])
  })

  it('let houses grow and shrink', () => {
    const grown = told(viewOf({}), 'grimm-built-with-help', { seat: 1, house: 'straw walls' })
    expect(grown.houses[1]).toEqual(['straw walls'])
    expect(told(viewOf({}), 'grimm-built', { seat: 1, house: 'wood foundation' }).houses[1]).toHaveLength(2)
    expect(told(viewOf(grown), 'grimm-blown', { seat: 1, house: 'straw walls' }).houses[1]).toEqual(['straw foundation'])
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
    const view = { ...viewOf({ chosen: ['gather forest + Wolf', null] }), owes: [] }
    expect(before(view, 0)).toEqual({ gather: { place: 'forest', side: 'known' }, fable: { card: 'Wolf', side: 'known' } })
    expect(before(view, 1)).toEqual({ gather: { place: null, side: 'down' }, fable: null })
  })

  it('lie open once they are shown', () => {
    const shown = viewOf({ window: 'after-reveal', gather: ['forest', null], gather_laid: [true, false], played: ['Roar', null] })
    expect(before(shown, 0)).toEqual({ gather: { place: 'forest', side: 'up' }, fable: { card: 'Roar', side: 'up' } })
  })
})

describe('letters of players', () => {
  it('are never the same twice', () => {
    expect(lettersOf(['Marusya', 'Tom'])).toEqual(['M', 'T'])
    expect(lettersOf(['Anna', 'anton', 'Ёж'])).toEqual(['1', '2', 'Ё'])
  })
})
