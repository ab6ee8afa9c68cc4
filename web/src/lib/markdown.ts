/** As much of Markdown as docs/rules use: headings, paragraphs, tables, and marks within a line. */
import { LANGUAGES, type Language } from './speech'

export type Span =
  | { kind: 'text' | 'strong' | 'em' | 'code' | 'clause'; text: string }
  /** The same page in another language. */
  | { kind: 'translation'; text: string; language: Language }

export type Block =
  | { kind: 'heading'; level: number; spans: Span[] }
  | { kind: 'paragraph'; clause: string | null; spans: Span[] }
  | { kind: 'list'; items: Span[][] }
  | { kind: 'picture'; name: string; text: string }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] }

const CLAUSE = /^\*\*([a-z]+(?:\.[\w-]+)+)\*\*\s*/
const PICTURE = /^!\[([^\]]*)\]\(pictures\/([^)\s]+)\)$/
const MARKS = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[(.+?)\]\(([^)]*)\)|\b([a-z]+\.[a-z]+\.\d+)\b/g

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
  const picture = PICTURE.exec(text)
  if (picture) return { kind: 'picture', name: picture[2] ?? '', text: (picture[1] ?? '').replace(/\s*\n\s*/g, ' ') }
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
    const [whole, strong, em, code, link, address, clause] = found
    if (strong) spans.push({ kind: 'strong', text: strong })
    else if (em) spans.push({ kind: 'em', text: em })
    else if (code) spans.push({ kind: 'code', text: code })
    else if (clause) spans.push({ kind: 'clause', text: clause })
    else spans.push(linkTo(address ?? '', link ?? whole))
    at = found.index + whole.length
  }
  if (at < flat.length) spans.push({ kind: 'text', text: flat.slice(at) })
  return spans
}

/** A page in the repository is no place to go from here, but the same rules in another language are. */
function linkTo(address: string, text: string): Span {
  const language = LANGUAGES.find((one) => address.endsWith(`.${one}.md`))
  return language ? { kind: 'translation', text, language } : { kind: 'text', text }
}

/** All words of a block, for a search. */
export function wordsOf(block: Block): string {
  const said = (spans: Span[]): string => spans.map(({ text }) => text).join('')
  if (block.kind === 'table') return [block.head, ...block.rows].flat().map(said).join(' ')
  if (block.kind === 'picture') return block.text
  if (block.kind === 'list') return block.items.map(said).join(' ')
  return `${block.kind === 'paragraph' ? (block.clause ?? '') : ''} ${said(block.spans)}`
}
