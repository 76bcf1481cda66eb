import { closeSync, mkdirSync, openSync, readSync, writeFileSync } from 'node:fs'
import { Failure } from './command.ts'

const REASONS: Readonly<Partial<Record<string, string>>> = {
  ENOENT: 'there is no such file or folder',
  EISDIR: 'it is a folder',
  EACCES: 'that is not allowed',
  EPERM: 'that is not allowed',
  EROFS: 'that is not allowed',
  ENOSPC: 'there is no room left',
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? String(error.code) : ''
  return (Object.hasOwn(REASONS, code) ? REASONS[code] : undefined) ?? error.message
}

/** Far above any record, and any game that the page saves as a file. */
const MAX_BYTES = 500_000

/** The text of a record or saved game; a larger file is refused before it is read to its end. */
export function readText(file: string): string {
  const bytes = readBytes(file, MAX_BYTES)
  if (bytes === null) throw new Failure(`${file} is no game: it has more than ${MAX_BYTES} bytes`)
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
}

/** The bytes of a file, or null if it has more than so many; it may be a pipe without end. */
export function readBytes(file: string, most: number): Uint8Array | null {
  let descriptor = -1
  try {
    descriptor = openSync(file, 'r')
    const bytes = Buffer.alloc(most + 1)
    let length = 0
    for (let got = -1; got !== 0 && length <= most; length += got)
      got = readSync(descriptor, bytes, length, bytes.length - length, null)
    return length > most ? null : bytes.subarray(0, length)
  } catch (error) {
    throw new Failure(`cannot read ${file}: ${reason(error)}`)
  } finally {
    if (descriptor >= 0) closeSync(descriptor)
  }
}

export function writeText(file: string, text: string): void {
  try {
    writeFileSync(file, text)
  } catch (error) {
    throw new Failure(`cannot write ${file}: ${reason(error)}`)
  }
}

/** Writes a file that is not there yet; false if there is one. */
export function writeNewText(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw new Failure(`cannot write ${file}: ${reason(error)}`)
  }
}

export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    throw new Failure(`cannot make ${folder}: ${reason(error)}`)
  }
}
