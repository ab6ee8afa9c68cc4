/** Path data on a grid of whole numbers: lighter, and without errors that add up along the way. */

/** How many numbers each command takes, and which of them are pairs of coordinates. */
const LENGTHS: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }
const NUMBER = /^[\s,]*(-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?)/i
const FLAG = /^[\s,]*([01])/

interface Pen {
  /** Where the pen truly is, where it is on the grid, and where its shape began. */
  true: [number, number]
  grid: [number, number]
  first: [number, number]
}

export function rounded(path: string): string {
  const pen: Pen = { true: [0, 0], grid: [0, 0], first: [0, 0] }
  return commands(path)
    .map(({ letter, numbers }) => letter + written(step(letter, numbers, pen)))
    .join('')
}

function commands(path: string): { letter: string; numbers: number[] }[] {
  const found: { letter: string; numbers: number[] }[] = []
  for (const [, letter, rest] of path.matchAll(/([a-z])([^a-z]*(?:e-?\d[^a-df-z]*)*)/gi) as Iterable<[string, string, string]>) {
    const length = LENGTHS[letter.toLowerCase()] as number
    if (!length) found.push({ letter: 'z', numbers: [] })
    let left = rest
    let name = letter
    while (length && /\d/.test(left)) {
      const numbers: number[] = []
      while (numbers.length < length) {
        const isFlag = length === 7 && (numbers.length === 3 || numbers.length === 4)
        const next = (isFlag ? FLAG : NUMBER).exec(left)
        if (!next) throw new Error(`“${left}” is no number of a path`)
        numbers.push(Number(next[1]))
        left = left.slice(next[0].length)
      }
      found.push({ letter: name, numbers })
      name = name === 'M' ? 'L' : name === 'm' ? 'l' : name
    }
  }
  return found
}

/** The numbers of a command as whole ones; the pen moves. */
function step(letter: string, numbers: number[], pen: Pen): number[] {
  const small = letter.toLowerCase()
  const isRelative = letter === small
  if (small === 'z') {
    pen.true = [...pen.first]
    pen.grid = [Math.round(pen.first[0]), Math.round(pen.first[1])]
    return []
  }
  const from = [...pen.true]
  const base = [...pen.grid]
  const fit = (value: number, axis: 0 | 1): number => {
    const exact = isRelative ? (from[axis] as number) + value : value
    pen.true[axis] = exact
    pen.grid[axis] = Math.round(exact)
    return pen.grid[axis] - (isRelative ? (base[axis] as number) : 0)
  }
  if (small === 'h') return [fit(numbers[0] as number, 0)]
  if (small === 'v') return [fit(numbers[0] as number, 1)]
  const pairs = small === 'a' ? 5 : 0
  const whole = numbers.map((value, at) => (at < pairs ? Math.round(value * 10) / 10 : fit(value, ((at - pairs) % 2) as 0 | 1)))
  if (small === 'm') pen.first = [...pen.true]
  return whole
}

function written(numbers: number[]): string {
  return numbers.map((value, at) => (at && value >= 0 ? ` ${value}` : `${value}`)).join('')
}
