/** As much of Markdown as docs/rules use: headings, paragraphs, tables, and marks within a line. */

export interface Span {
  kind: 'text' | 'strong' | 'em' | 'code'
  text: string
}

export type Block =
  | { kind: 'heading'; level: number; spans: Span[] }
  | { kind: 'paragraph'; clause: string | null; spans: Span[] }
  | { kind: 'list'; items: Span[][] }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] }

const CLAUSE = /^\*\*([a-z]+(?:\.[\w-]+)+)\*\*\s*/
const MARKS = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[(.+?)\]\([^)]*\)/g

export function blocksOf(markdown: string): Block[] {
  return markdown
    .split(/\n\s*\n/)
    .map((text) => text.trim())
    .filter(Boolean)
    .map(blockOf)
}

function blockOf(text: string): Block {
  const heading = /^(#+)\s+(.*)$/s.exec(text)
  if (heading) return { kind: 'heading', level: heading[1]?.length ?? 1, spans: spansOf(heading[2] ?? '') }
  const lines = text.split('\n')
  if (lines.every((line) => line.startsWith('|'))) {
    const rows = lines.filter((line) => !/^\|[\s|:-]+\|$/.test(line)).map(cellsOf)
    return { kind: 'table', head: rows[0] ?? [], rows: rows.slice(1) }
  }
  if (/^[-*] /.test(text)) {
    return { kind: 'list', items: text.split(/\n(?=[-*] )/).map((item) => spansOf(item.slice(2))) }
  }
  const clause = CLAUSE.exec(text)
  return { kind: 'paragraph', clause: clause?.[1] ?? null, spans: spansOf(clause ? text.slice(clause[0].length) : text) }
}

function cellsOf(line: string): Span[][] {
  return line
    .slice(1, -1)
    .split('|')
    .map((cell) => spansOf(cell.trim()))
}

function spansOf(text: string): Span[] {
  const spans: Span[] = []
  const flat = text.replace(/\s*\n\s*/g, ' ')
  let at = 0
  for (const found of flat.matchAll(MARKS)) {
    if (found.index > at) spans.push({ kind: 'text', text: flat.slice(at, found.index) })
    const [whole, strong, em, code, link] = found
    if (strong) spans.push({ kind: 'strong', text: strong })
    else if (em) spans.push({ kind: 'em', text: em })
    else if (code) spans.push({ kind: 'code', text: code })
    else spans.push({ kind: 'text', text: link ?? whole })
    at = found.index + whole.length
  }
  if (at < flat.length) spans.push({ kind: 'text', text: flat.slice(at) })
  return spans
}

/** All words of a block, for a search. */
export function wordsOf(block: Block): string {
  const said = (spans: Span[]): string => spans.map(({ text }) => text).join('')
  if (block.kind === 'table') return [block.head, ...block.rows].flat().map(said).join(' ')
  if (block.kind === 'list') return block.items.map(said).join(' ')
  return `${block.kind === 'paragraph' ? (block.clause ?? '') : ''} ${said(block.spans)}`
}
