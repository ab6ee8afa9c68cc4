/** A row of firs along the foot of a hill, as a path; the same every time. */
export function firs(seed: number, count: number, foot: number, least: number, most: number): string {
  let number = seed
  const chance = (): number => (number = (number * 16807) % 2147483647) / 2147483647
  let path = ''
  for (let tree = 0; tree < count; tree++) {
    const x = ((tree + chance() * 0.9) * 330) / count - 5
    const height = least + chance() * (most - least)
    const width = height * 0.26
    path += `M${x} ${foot - height}`
    for (const part of [0.4, 0.7, 1]) path += `l${width * part} ${height * 0.36}h${-width * part * 0.45}`
    path += `v${height * 0.2}H${x - width * 0.5}V${foot}`
    path += `L${x - width} ${foot}L${x} ${foot - height}z`
  }
  return path
}
