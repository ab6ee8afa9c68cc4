/** Messages as words, by the same Fluent files and in the same way as src/fabletop/text/speech.py. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Message } from '../wire'

export type Language = 'en' | 'ru'
export const LANGUAGES: readonly Language[] = ['en', 'ru']
const SEAT_ARGUMENTS = ['seat', 'rival']

export type Args = Record<string, Message['args'][string]>

/** The words of one language; texts may be added, for games from other packages. */
export class Catalogue {
  readonly bundle: FluentBundle

  constructor(
    readonly language: Language,
    text: string,
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false })
    this.add(text)
  }

  add(text: string): void {
    this.bundle.addResource(new FluentResource(text), { allowOverrides: true })
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id)
  }
}

/** Says messages of a catalogue to one viewer. */
export class Speech {
  constructor(
    readonly catalogue: Catalogue,
    readonly viewer: number | null = null,
    readonly names: readonly string[] = [],
  ) {}

  say(message: Message): string {
    const bundle = this.catalogue.bundle
    const pattern = bundle.getMessage(message.id)?.value
    if (!pattern) return bare(message)
    const problems: Error[] = []
    const text = bundle.formatPattern(pattern, this.arguments(message.args), problems)
    return problems.length ? bare(message) : text
  }

  name(seat: number): string {
    return this.names[seat] ?? this.say({ id: 'seat-name', args: { number: seat } })
  }

  private arguments(args: Args): Record<string, FluentVariable> {
    const said: Record<string, FluentVariable> = {}
    for (const [name, value] of Object.entries(args)) {
      if (SEAT_ARGUMENTS.includes(name) && typeof value === 'number') {
        said[name] = value === this.viewer ? 'you' : 'other'
        said[`${name}_name`] = this.name(value)
      } else {
        said[name] = this.spoken(value)
      }
    }
    return said
  }

  private spoken(value: Args[string]): FluentVariable {
    if (Array.isArray(value)) return value.map((item) => this.say(item)).join(', ')
    return typeof value === 'object' ? this.say(value) : value
  }
}

/** A message that has no words yet, readable all the same. */
function bare(message: Message): string {
  return [message.id, ...Object.entries(message.args).map(([name, value]) => `${name}=${shown(value)}`)].join(' ')
}

function shown(value: Args[string]): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
