import { pathStep } from '@amalfi/packs'

/** A place in a text, and what is wrong there. */
export interface Spot {
  readonly at: number
  readonly reason: string
}

export interface Scan {
  /** Why it is no JSON, or null. */
  readonly fault: Spot | null
  /** Keys that stand in one object twice: `JSON.parse` would quietly take the last. */
  readonly repeated: readonly { readonly path: string; readonly at: number }[]
  /** Where the values of the wanted paths begin. */
  readonly found: ReadonlyMap<string, number>
}

/**
 * Reads JSON for what `JSON.parse` does not tell: where it breaks off, and where a value stands.
 * It does not call itself, so that no depth of foreign text exhausts the stack.
 */
export function scanJson(text: string, wanted: ReadonlySet<string> = new Set()): Scan {
  const scanner = new Scanner(text, wanted)
  const { repeated, found } = scanner
  try {
    scanner.run()
    return { fault: null, repeated, found }
  } catch (error) {
    if (!(error instanceof NotJson)) throw error
    return { fault: { at: error.at, reason: error.message }, repeated, found }
  }
}

class NotJson extends Error {
  readonly at: number
  constructor(at: number, reason: string) {
    super(reason)
    this.at = at
  }
}

/** An object or list that is not closed yet. */
interface Frame {
  /** Null where it lies too deep to matter. */
  readonly path: string | null
  /** The keys so far; null in a list. */
  readonly keys: Set<string> | null
  readonly close: '}' | ']'
  entries: number
}

/** No pack goes so deep, and paths of foreign text must not grow for ever. */
const DEEPEST = 40
const WORD = /[\w+.-]+/y
const SCALAR = /^(true|false|null|-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?)$/

class Scanner {
  readonly repeated: { path: string; at: number }[] = []
  readonly found = new Map<string, number>()
  private readonly text: string
  private readonly wanted: ReadonlySet<string>
  private readonly frames: Frame[] = []
  private at = 0

  constructor(text: string, wanted: ReadonlySet<string>) {
    this.text = text
    this.wanted = wanted
  }

  run(): void {
    for (let path: string | null = ''; ; path = this.enter())
      if (!this.value(path) && !this.goesOn()) return
  }

  /** A value, or the sign that opens one; true if there is a first entry to read. */
  private value(path: string | null): boolean {
    const sign = this.sign()
    if (path !== null && this.wanted.has(path)) this.found.set(path, this.at)
    if (sign === '{' || sign === '[') {
      this.at++
      const close = sign === '{' ? '}' : ']'
      this.frames.push({ path, keys: sign === '{' ? new Set() : null, close, entries: 0 })
      return this.sign() !== close
    }
    if (sign === '"') this.quoted()
    else {
      const word = this.word()
      if (!SCALAR.test(word)) this.missing('a value')
      this.at += word.length
    }
    return false
  }

  /** After a value: closes what ends here; false at the end of the text. */
  private goesOn(): boolean {
    for (;;) {
      const sign = this.sign()
      const frame = this.frames[this.frames.length - 1]
      if (frame === undefined) {
        if (sign !== '') throw new NotJson(this.at, 'nothing may stand after the end')
        return false
      }
      if (sign === frame.close) {
        this.at++
        this.frames.pop()
        continue
      }
      if (sign !== ',') this.missing(`a comma or ${frame.close}`)
      const comma = this.at++
      if (this.sign() === frame.close)
        throw new NotJson(comma, `no comma may stand before ${frame.close}`)
      return true
    }
  }

  /** The path of the entry that comes next, with its key read. */
  private enter(): string | null {
    const frame = this.frames[this.frames.length - 1]
    const key = frame.keys === null ? frame.entries++ : this.key(frame.path ?? '', frame.keys)
    return frame.path === null || this.frames.length > DEEPEST ? null : pathStep(frame.path, key)
  }

  private key(path: string, keys: Set<string>): string {
    if (this.sign() !== '"') this.missing('a key in double quotes')
    const from = this.at
    this.quoted()
    const key: string = JSON.parse(this.text.slice(from, this.at))
    if (keys.has(key)) this.repeated.push({ path: pathStep(path, key), at: from })
    keys.add(key)
    if (this.sign() !== ':') this.missing('a colon after the key')
    this.at++
    return key
  }

  private quoted(): void {
    const from = this.at++
    for (let sign = this.text[this.at]; sign !== '"'; sign = this.text[this.at]) {
      if (sign === undefined || sign < ' ')
        throw new NotJson(from, 'this text does not end on its line: a double quote is missing')
      this.at += sign === '\\' ? this.escape() : 1
    }
    this.at++
  }

  private escape(): number {
    const [known] =
      this.text.slice(this.at, this.at + 6).match(/^\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/) ?? []
    if (known === undefined) throw new NotJson(this.at, 'a \\ within a text is written as \\\\')
    return known.length
  }

  /** The next sign that is no blank; empty at the end. */
  private sign(): string {
    while (' \t\n\r'.includes(this.text[this.at] ?? '.')) this.at++
    return this.text[this.at] ?? ''
  }

  /** The letters, digits and signs that stand together here. */
  private word(): string {
    WORD.lastIndex = this.at
    return WORD.exec(this.text)?.[0] ?? ''
  }

  private missing(what: string): never {
    const sign = this.sign()
    if (sign === '') throw new NotJson(this.at, `the text ends, ${what} is missing`)
    if (sign === '/') throw new NotJson(this.at, 'JSON has no comments')
    if (sign === "'") throw new NotJson(this.at, 'a text stands in double quotes')
    const saw = this.word().slice(0, 20) || sign
    throw new NotJson(this.at, `here must be ${what}, not ${saw}`)
  }
}

/** Line and column of a place in a text, from 1. */
export function lineOf(text: string, at: number): { line: number; column: number } {
  const lines = text.slice(0, at).split('\n')
  return { line: lines.length, column: lines[lines.length - 1].length + 1 }
}
