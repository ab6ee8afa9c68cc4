/** What makes the page installable: its icons as pictures of dots, and the worker that keeps its shell. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import type { Plugin, Rolldown } from 'vite'

const ROOT = resolve(import.meta.dirname, '..')
/** Our own drawing fills its square; systems that cut icons to a shape need air around it. */
const ICONS = [
  { name: 'icon-180.png', size: 180, from: 'icon-maskable.svg' },
  { name: 'icon-192.png', size: 192, from: 'icon.svg' },
  { name: 'icon-512.png', size: 512, from: 'icon.svg' },
  { name: 'icon-maskable-512.png', size: 512, from: 'icon-maskable.svg' },
]
type Chunk = Rolldown.OutputChunk

export function shell(): Plugin {
  return {
    name: 'fabletop-shell',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      await initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')))
      for (const { name, size, from } of ICONS)
        this.emitFile({ type: 'asset', fileName: name, source: drawn(readFileSync(resolve(ROOT, 'public', from), 'utf-8'), size) })
      this.emitFile({ type: 'asset', fileName: 'table.html', source: pageOfTables(bundle) })
      const files = ['/', ...[...needed(bundle)].sort().map((file) => `/${file}`)]
      this.emitFile({ type: 'asset', fileName: 'worker.js', source: worker(files) })
    },
  }
}

function drawn(picture: string, size: number): Uint8Array {
  return new Resvg(picture, { fitTo: { mode: 'width', value: size } }).render().asPng()
}

function worker(files: string[]): string {
  const code = readFileSync(resolve(ROOT, 'src/worker.js'), 'utf-8')
  const version = createHash('sha256').update(JSON.stringify(files)).update(code).digest('hex').slice(0, 12)
  return `const VERSION = '${version}'\nconst FILES = ${JSON.stringify(files)}\n${code}`
}

/** The first page for whoever opens a table: it also names what tables are made of, so that all comes at once. */
function pageOfTables(bundle: Rolldown.OutputBundle): string {
  const page = bundle['index.html'] as Rolldown.OutputAsset
  const chunks = Object.values(bundle).filter((part): part is Chunk => part.type === 'chunk')
  const first = withImports(bundle, chunks.filter((chunk) => chunk.isEntry))
  const more = withImports(bundle, chunks.filter((chunk) => chunk.facadeModuleId?.endsWith('/TablePage.svelte')))
  const links = [...more].filter((file) => !first.has(file)).map((file) => `<link rel="${file.endsWith('.css') ? 'stylesheet' : 'modulepreload'}" crossorigin href="/${file}">`)
  return String(page.source).replace('</head>', `  ${links.join('\n    ')}\n  </head>`)
}

/** All that the first page needs, with the words of both languages; everything else is kept when it is first used. */
function needed(bundle: Rolldown.OutputBundle): Set<string> {
  const chunks = Object.values(bundle).filter((part): part is Chunk => part.type === 'chunk')
  const first = chunks.filter((chunk) => chunk.isEntry || chunk.facadeModuleId?.includes('words:'))
  return withImports(bundle, first)
}

/** Files of chunks and of all that they import, styles too. */
function withImports(bundle: Rolldown.OutputBundle, chunks: readonly Chunk[]): Set<string> {
  const found = new Set<string>()
  const visit = (chunk: Chunk): void => {
    if (found.has(chunk.fileName)) return
    found.add(chunk.fileName)
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style)
    for (const name of chunk.imports) visit(bundle[name] as Chunk)
  }
  chunks.forEach(visit)
  return found
}
