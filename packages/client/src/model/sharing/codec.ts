import { checksum } from '@amalfi/engine'
import { brief, SharedGameError } from './fault.ts'

/**
 * A link is `1.LENGTH.CHECK.DATA`: the form, how many characters the data has, a checksum of them, and
 * JSON that is deflated and written in letters that no program changes on the way.
 */
const FORM = '1'
const MOST_LETTERS = 20_000
const MOST_BYTES = 100_000
/** Of a whole link, with what was copied along after it. Longer text is refused unread. */
const MOST_TEXT = 100_000

/** What stands in an address between the page and a link. */
export const OPEN = '#/open/'

export async function packLink(content: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(content))
  const data = lettersOf(await through(bytes, new CompressionStream('deflate-raw')))
  return [FORM, data.length, checksum(data).toString(36), data].join('.')
}

/** What a link holds. Nothing is said yet about what that is. */
export async function unpackLink(link: string): Promise<unknown> {
  const data = dataOf(link)
  let bytes: Uint8Array
  try {
    bytes = await through(bytesOf(data), new DecompressionStream('deflate-raw'))
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

/** The letters of the data, once they are known to be all there and as they were. */
function dataOf(link: string): string {
  if (link.length > MOST_TEXT) throw new SharedGameError('tooLarge', { needs: String(MOST_TEXT) })
  const [, form, said, check, rest] =
    /^(\d{1,9})\.(\d{1,9})\.([\da-z]{1,7})\.(.*)$/s.exec(link) ?? []
  if (form === undefined)
    throw isBegun(link)
      ? new SharedGameError('cutOff', { place: String(link.length) })
      : new SharedGameError('foreign')
  if (form !== FORM) throw new SharedGameError('otherFormat', { has: form, needs: FORM })
  const length = Number(said)
  if (length > MOST_LETTERS) throw new SharedGameError('tooLarge', { needs: String(MOST_LETTERS) })
  const data = rest.slice(0, length)
  const foreign = data.search(/[^\w-]/)
  const before = link.length - rest.length
  if (foreign >= 0)
    throw new SharedGameError('letter', {
      place: String(before + foreign + 1),
      has: brief(data[foreign]),
    })
  if (data.length < length)
    throw new SharedGameError('cutOff', {
      has: String(link.length),
      needs: String(before + length),
    })
  // Programs that find links in a text take a bracket or a full stop along; a letter is none of those.
  if (/^[\w-]/.test(rest.slice(length)) || checksum(data).toString(36) !== check)
    throw new SharedGameError('damaged', { place: 'data' })
  return data
}

/** The beginning of a link, from which even the head is cut off. */
const isBegun = (link: string): boolean => /^1(\.\d{0,9}(\.[\da-z]{0,7})?)?$/.test(link)

/** Through a stream, and no further than any game goes: a few letters can swell to any size. */
async function through(
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
    if (size > MOST_BYTES) {
      reader.cancel().catch(() => {})
      throw new SharedGameError('tooLarge', { needs: String(MOST_BYTES) })
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

export const lettersOf = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const bytesOf = (letters: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (one) =>
    one.charCodeAt(0),
  )
