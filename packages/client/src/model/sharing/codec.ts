import { checksum } from '@amalfi/engine'
import { excerpt, SharedGameError } from './fault.ts'

/**
 * A link is `1.LENGTH.CHECK.DATA`: the format, the length of the data, its checksum, and the data,
 * which is JSON, deflated and written as base64url, so that no program changes it.
 */
const FORMAT = '1'
const MAX_DATA_LENGTH = 20_000
const MAX_BYTES = 100_000
/** Limit for a link and the text that was copied along with it. Longer text is not read. */
const MAX_LINK_LENGTH = 100_000

/** The part of an address between the page and the code of a link. */
export const OPEN_ADDRESS = '#/open/'

/** Writes content as the code of a link. */
export async function packLink(content: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(content))
  const data = toBase64Url(await pipe(bytes, new CompressionStream('deflate-raw')))
  return [FORMAT, data.length, checksum(data).toString(36), data].join('.')
}

/** Reads the content of a link. It is not checked yet. */
export async function unpackLink(link: string): Promise<unknown> {
  const data = checkedData(link)
  let bytes: Uint8Array
  try {
    bytes = await pipe(fromBase64Url(data), new DecompressionStream('deflate-raw'))
  } catch (error) {
    throw error instanceof SharedGameError
      ? error
      : new SharedGameError('damaged', { place: 'data' })
  }
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new SharedGameError('damaged', { place: 'data' })
  }
}

/** The data of a link, if it is complete and unchanged. */
function checkedData(link: string): string {
  if (link.length > MAX_LINK_LENGTH)
    throw new SharedGameError('tooLarge', { needs: String(MAX_LINK_LENGTH) })
  const [, format, lengthText, check, rest] =
    /^(\d{1,9})\.(\d{1,9})\.([\da-z]{1,7})\.(.*)$/s.exec(link) ?? []
  if (format === undefined)
    throw isCutOffHead(link)
      ? new SharedGameError('cutOff', { place: String(link.length) })
      : new SharedGameError('foreign')
  if (format !== FORMAT) throw new SharedGameError('otherFormat', { has: format, needs: FORMAT })
  const length = Number(lengthText)
  if (length > MAX_DATA_LENGTH)
    throw new SharedGameError('tooLarge', { needs: String(MAX_DATA_LENGTH) })
  const data = rest.slice(0, length)
  const foreign = data.search(/[^\w-]/)
  const before = link.length - rest.length
  if (foreign >= 0)
    throw new SharedGameError('letter', {
      place: String(before + foreign + 1),
      has: excerpt(data[foreign]),
    })
  if (data.length < length)
    throw new SharedGameError('cutOff', {
      has: String(link.length),
      needs: String(before + length),
    })
  // Programs that detect links may include a bracket or full stop after it, but never a letter.
  if (/^[\w-]/.test(rest.slice(length)) || checksum(data).toString(36) !== check)
    throw new SharedGameError('damaged', { place: 'data' })
  return data
}

/** Whether a link is cut off before its data. */
const isCutOffHead = (link: string): boolean => /^1(\.\d{0,9}(\.[\da-z]{0,7})?)?$/.test(link)

/** Compresses or decompresses, up to a limit, since a few bytes can inflate to any size. */
async function pipe(
  bytes: Uint8Array<ArrayBuffer>,
  transform: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes]).stream().pipeThrough(transform).getReader()
  const parts: Uint8Array[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.length
    if (size > MAX_BYTES) {
      reader.cancel().catch(() => {})
      throw new SharedGameError('tooLarge', { needs: String(MAX_BYTES) })
    }
    parts.push(value)
  }
  const all = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

/** Writes bytes as base64url. */
export const toBase64Url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const fromBase64Url = (letters: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  )
