import { closeSync, mkdirSync, openSync, readSync, writeFileSync } from 'node:fs'
import { Failure } from './command.ts'

const REASONS: Readonly<Partial<Record<string, string>>> = {
  ENOENT: 'no such file or folder',
  EISDIR: 'it is a folder',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'permission denied',
  ENOSPC: 'no space left on the device',
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? String(error.code) : ''
  return (Object.hasOwn(REASONS, code) ? REASONS[code] : undefined) ?? error.message
}

/** More than any record or saved game has. */
const MAX_BYTES = 500_000

/** Reads the text of a record or saved game. Refuses a larger file before it is read to its end. */
export function readText(file: string): string {
  const bytes = readBytes(file, MAX_BYTES)
  if (bytes === null)
    throw new Failure(`${file} is not a saved game: it is larger than ${MAX_BYTES} bytes`)
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
}

/** Reads at most `most` bytes of a file. Returns null if it has more; it may be an endless pipe. */
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

/** Writes a new file. Returns false if the file exists. */
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
    throw new Failure(`cannot create ${folder}: ${reason(error)}`)
  }
}
