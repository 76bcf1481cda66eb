import { extendPath } from '@amalfi/packs'
import { JsonTokens, NotJson } from './tokens.ts'

/** A position in a text, and what is wrong there. */
export interface Spot {
  readonly at: number
  readonly reason: string
}

export interface Scan {
  /** Why the text is not valid JSON; null if it is. */
  readonly fault: Spot | null
  /** Duplicate keys of an object. `JSON.parse` would silently use the last one. */
  readonly repeated: readonly { readonly path: string; readonly at: number }[]
  /** Where the values of the wanted paths begin. */
  readonly found: ReadonlyMap<string, number>
}

/**
 * Finds what `JSON.parse` does not report: the position of an error, and the positions of values.
 * It is not recursive, so that deeply nested text cannot exhaust the stack. The parser of
 * `jsonc-parser` is recursive, so only its scanner is used.
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
  /** Null if it is nested too deep to matter. */
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

/** No pack is nested this deep. The limit keeps paths of malicious text short. */
const MAX_DEPTH = 40

function walk(tokens: JsonTokens, wanted: ReadonlySet<string>, { repeated, found }: Findings) {
  const open: Open[] = []
  for (let path: string | null = ''; ; path = entry()) {
    if (path !== null && wanted.has(path)) found.set(path, tokens.at)
    if (!value(path) && !hasNext()) return
  }

  /** Reads a scalar, or opens an object or list. Returns true if it has a first entry to read. */
  function value(path: string | null): boolean {
    const { char } = tokens
    if (char !== '{' && char !== '[') {
      tokens.scalar()
      return false
    }
    const close = char === '{' ? '}' : ']'
    open.push({ path, keys: char === '{' ? new Set() : null, close, entries: 0 })
    tokens.next()
    return tokens.char !== close
  }

  /** After a value, closes the objects and lists that end here. Returns false at the end of the text. */
  function hasNext(): boolean {
    for (;;) {
      const inner = open.at(-1)
      if (inner === undefined) {
        if (tokens.char !== '') throw new NotJson(tokens.at, 'unexpected text after the end')
        return false
      }
      if (tokens.char !== inner.close) {
        const comma = tokens.take(',', `a comma or ${inner.close}`)
        if (tokens.char === inner.close)
          throw new NotJson(comma, `remove this comma before ${inner.close}`)
        return true
      }
      tokens.next()
      open.pop()
    }
  }

  /** Reads the key of the next entry, if it has one, and returns its path. */
  function entry(): string | null {
    const inner = open[open.length - 1]
    const step = inner.keys === null ? inner.entries++ : key(inner.path ?? '', inner.keys)
    return inner.path === null || open.length > MAX_DEPTH ? null : extendPath(inner.path, step)
  }

  function key(path: string, keys: Set<string>): string {
    const { at } = tokens
    const name = tokens.string('a key in double quotes')
    if (keys.has(name)) repeated.push({ path: extendPath(path, name), at })
    keys.add(name)
    tokens.take(':', 'a colon after the key')
    return name
  }
}

/** Line and column of a position in a text, both counted from 1. */
export function lineOf(text: string, at: number): { line: number; column: number } {
  const lines = text.slice(0, at).split('\n')
  return { line: lines.length, column: lines[lines.length - 1].length + 1 }
}
