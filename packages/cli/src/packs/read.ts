import type { GameRecord } from '@amalfi/engine'
import { checkPack, type Fault, type Pack, packHash } from '@amalfi/packs'
import { archivedPack } from '@amalfi/packs/archive'
import { quoted } from '../base/args.ts'
import { Failure } from '../base/command.ts'
import { readBytes } from '../base/files.ts'
import { builtIn } from './built-in.ts'
import { lineOf, scanJson } from './json.ts'

/** A fault with its line in the file. */
export interface PlacedFault extends Fault {
  /** Counts from 1. */
  readonly line: number
  /** The id of the card, if it has one. */
  readonly id?: string
}

/** A pack that was read from a file, or its faults. */
export type ReadPack =
  | { readonly pack: Pack; readonly faults: readonly [] }
  | { readonly pack: null; readonly faults: readonly PlacedFault[] }

/** More than any playable pack has. */
const MAX_BYTES = 4_000_000

/** Finds a pack by name, hash or file. A pack with faults is a failure that lists them. */
export async function packOf(nameOrFile: string): Promise<Pack> {
  const known = builtIn(nameOrFile) ?? (await archivedPack(nameOrFile))
  if (known !== null) return known
  const { pack, faults } = readPack(nameOrFile)
  if (pack !== null) return pack
  throw new Failure([`${nameOrFile} cannot be played:`, ...faultLines(faults)].join('\n'))
}

/** The pack that a record was played with, current or archived. */
export async function packOfRecord({ pack: name, hash }: GameRecord): Promise<Pack> {
  const known = builtIn(name)
  if (known !== undefined && packHash(known) === hash) return known
  const archived = await archivedPack(hash)
  if (archived !== null) return archived
  throw new Failure(
    known === undefined
      ? `pack: ${quoted(name.slice(0, 40))} is not a built-in pack; give its file with --pack`
      : `hash: does not match: the record needs pack ${name} (${hash.slice(0, 8)}…), which was never released; give its file with --pack`,
  )
}

/** Reads and checks the file of a pack. Throws only if the file cannot be read. */
export function readPack(file: string): ReadPack {
  return packIn(decodeText(file, readBytes(file, MAX_BYTES)))
}

function decodeText(file: string, bytes: Uint8Array | null): string {
  if (bytes === null)
    throw new Failure(`${file} is not a pack: it is larger than ${MAX_BYTES / 1e6} MB`)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Failure(`${file} is not a pack: it is not UTF-8 text`)
  }
}

/** Reads a pack from text, or lists its faults. */
export function packIn(text: string): ReadPack {
  const { fault, repeated } = scanJson(text)
  if (fault !== null) {
    const { line, column } = lineOf(text, fault.at)
    const reason = `line ${line}, column ${column}: ${fault.reason}`
    return { pack: null, faults: [{ path: '', code: 'not-json', reason, line }] }
  }
  const input: unknown = JSON.parse(text)
  const { pack, faults } = checkPack(input)
  const twice = repeated.map(({ path, at }): PlacedFault => {
    const reason = 'this field appears twice'
    return { path, code: 'repeated', reason, line: lineOf(text, at).line, ...cardAt(input, path) }
  })
  if (pack !== null && twice.length === 0) return { pack, faults: [] }
  const placed = [...twice, ...withLines(text, input, faults)]
  return { pack: null, faults: placed.toSorted((a, b) => a.line - b.line) }
}

/** Adds lines to faults. A missing field gets the line of the object that lacks it. */
function withLines(text: string, input: unknown, faults: readonly Fault[]): PlacedFault[] {
  const ways = faults.map(({ path }) => pathAndParents(path))
  const { found } = scanJson(text, new Set(ways.flat()))
  return faults.map((fault, i) => {
    const at = ways[i].map((path) => found.get(path)).find((start) => start !== undefined) ?? 0
    return { ...fault, line: lineOf(text, at).line, ...cardAt(input, fault.path) }
  })
}

/** A path and its parents: `a[0].b`, `a[0]`, `a` and the empty path. */
function pathAndParents(path: string): string[] {
  const steps = path.match(/\.?[\w$]+|\[\d+\]|\["(?:[^"\\]|\\.)*"\]/g) ?? []
  return Array.from({ length: steps.length + 1 }, (_, i) =>
    steps.slice(0, steps.length - i).join(''),
  )
}

/** The id of the card that a path such as `artworks[3].cost` belongs to. */
function cardAt(input: unknown, path: string): { id?: string } {
  const [, list, index] = path.match(/^(\w+)\[(\d+)\]/) ?? []
  if (list === undefined) return {}
  const id: unknown = Reflect.get(Object(Reflect.get(Object(input), list)?.[index]), 'id')
  return typeof id === 'string' ? { id } : {}
}

/** One line per fault: place, card, reason and code. */
export const faultLines = (faults: readonly PlacedFault[]): string[] =>
  faults.map(({ path, code, reason, line, id }) => {
    if (code === 'not-json' && path === '') return `  ${reason} (${code})`
    const card = id === undefined ? '' : ` (${id})`
    return `  line ${line}, ${path === '' ? 'the pack' : path}${card}: ${reason} (${code})`
  })
