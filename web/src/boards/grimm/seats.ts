/** Every player has an ink, and a letter that no other has. */

const TINTS = ['var(--bells)', 'var(--moons)', 'var(--dragonvale)', 'var(--fairywood)']

export function tintOf(seat: number): string {
  return TINTS[seat % TINTS.length] as string
}

/** The first letters of the names; where two would be the same, the numbers of the seats. */
export function lettersOf(names: readonly string[]): string[] {
  const firsts = names.map((name) => (Array.from(name)[0] ?? '').toLocaleUpperCase())
  return firsts.map((first, seat) => (firsts.filter((other) => other === first).length > 1 ? String(seat + 1) : first))
}
