import { pathStep } from '@amalfi/packs'
import { JsonTokens, NotJson } from './tokens.ts'

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
 * Reads JSON for what `JSON.parse` does not say: where it breaks off, and where a value stands.
 * It does not call itself, so that no depth of foreign text exhausts the stack. The parser of
 * `jsonc-parser` does, so only the tokens come from there.
 */
export function scanJson(text: string, wanted: ReadonlySet<string> = new Set()): Scan {
  const scan = { repeated: [], found: new Map<string, number>() }
  try {
    walk(new JsonTokens(text), wanted, scan)
    return { fault: null, ...scan }
  } catch (error) {
    if (!(error instanceof NotJson)) throw error
    return { fault: { at: error.at, reason: error.message }, ...scan }
  }
}

/** An object or list that is not closed yet. */
interface Open {
  /** Null where it lies too deep to matter. */
  readonly path: string | null
  /** The keys so far; null in a list. */
  readonly keys: Set<string> | null
  readonly close: '}' | ']'
  entries: number
}

interface Findings {
  readonly repeated: { path: string; at: number }[]
  readonly found: Map<string, number>
}

/** No pack goes so deep, and paths of foreign text must not grow for ever. */
const DEEPEST = 40

function walk(tokens: JsonTokens, wanted: ReadonlySet<string>, { repeated, found }: Findings) {
  const open: Open[] = []
  for (let path: string | null = ''; ; path = entry()) {
    if (path !== null && wanted.has(path)) found.set(path, tokens.at)
    if (!value(path) && !goesOn()) return
  }

  /** A whole value, or the sign that opens one; true if there is a first entry to read. */
  function value(path: string | null): boolean {
    const { sign } = tokens
    if (sign !== '{' && sign !== '[') {
      tokens.scalar()
      return false
    }
    const close = sign === '{' ? '}' : ']'
    open.push({ path, keys: sign === '{' ? new Set() : null, close, entries: 0 })
    tokens.next()
    return tokens.sign !== close
  }

  /** After a value: closes what ends here; false at the end of the text. */
  function goesOn(): boolean {
    for (;;) {
      const inner = open.at(-1)
      if (inner === undefined) {
        if (tokens.sign !== '') throw new NotJson(tokens.at, 'nothing may stand after the end')
        return false
      }
      if (tokens.sign !== inner.close) {
        const comma = tokens.take(',', `a comma or ${inner.close}`)
        if (tokens.sign === inner.close)
          throw new NotJson(comma, `no comma may stand before ${inner.close}`)
        return true
      }
      tokens.next()
      open.pop()
    }
  }

  /** The path of the entry that comes next, with its key read. */
  function entry(): string | null {
    const inner = open[open.length - 1]
    const step = inner.keys === null ? inner.entries++ : key(inner.path ?? '', inner.keys)
    return inner.path === null || open.length > DEEPEST ? null : pathStep(inner.path, step)
  }

  function key(path: string, keys: Set<string>): string {
    const { at } = tokens
    const name = tokens.text('a key in double quotes')
    if (keys.has(name)) repeated.push({ path: pathStep(path, name), at })
    keys.add(name)
    tokens.take(':', 'a colon after the key')
    return name
  }
}

/** Line and column of a place in a text, from 1. */
export function lineOf(text: string, at: number): { line: number; column: number } {
  const lines = text.slice(0, at).split('\n')
  return { line: lines.length, column: lines[lines.length - 1].length + 1 }
}
