import { checksum } from '@amalfi/engine'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { packLink, toBase64Url, unpackLink } from '../../../src/model/sharing/codec.ts'
import { SharedGameError } from '../../../src/model/sharing/fault.ts'

const content = {
  kind: 'game',
  names: ['Bianca', '太郎', 'Zoë 🚢'],
  numbers: [1, -2.5, null, true],
}
const link = await packLink(content)

const faultOf = async (text: string): Promise<SharedGameError> => {
  try {
    await unpackLink(text)
  } catch (error) {
    if (error instanceof SharedGameError) return error
    throw error
  }
  throw new Error(`${text} was opened`)
}

/** A link with a valid header for this data. */
const sealed = (data: string): string => `1.${data.length}.${checksum(data).toString(36)}.${data}`

test('packed data is unpacked unchanged', async () => {
  expect(await unpackLink(link)).toEqual(content)
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), async (value) => {
      expect(await unpackLink(await packLink(value))).toEqual(JSON.parse(JSON.stringify(value)))
    }),
    { numRuns: 50 },
  )
})

test('a link uses only characters that programs do not change', () => {
  expect(link).toMatch(/^[\w.-]+$/)
})

test('a bracket or full stop after the link is ignored', async () => {
  for (const end of ['.', ')', '>', ').', '%0A', ' and more'])
    expect(await unpackLink(link + end), end).toEqual(content)
})

const filling = 'A'.repeat(10_000_000)

describe('a link is refused', () => {
  test('if it is cut off anywhere', async () => {
    for (let length = 1; length < link.length; length++) {
      const { fault, at } = await faultOf(link.slice(0, length))
      expect(fault, String(length)).toBe('cutOff')
      if (length > 20) expect(at).toMatchObject({ has: `${length}`, needs: `${link.length}` })
    }
    expect((await faultOf('')).fault).toBe('foreign')
  })

  test('if any character is changed, missing or doubled', async () => {
    for (let at = 0; at < link.length; at++)
      for (const other of ['A', '7', '-', '', link[at] + link[at], '.', '%', 'é']) {
        const altered = link.slice(0, at) + other + link.slice(at + 1)
        if (other === link[at]) continue
        await faultOf(altered)
      }
  })

  test('if it has an invalid character, with its place', async () => {
    const altered = `${link.slice(0, 30)}€${link.slice(31)}`
    expect(await faultOf(altered)).toMatchObject({
      fault: 'letter',
      at: { place: '31', has: '€' },
    })
  })

  test('if it has another format', async () => {
    expect(await faultOf(link.replace(/^1/, '2'))).toMatchObject({
      fault: 'otherFormat',
      at: { has: '2', needs: '1' },
    })
  })

  test.each([
    ['no link', 'hello', 'foreign'],
    ['an address', 'https://example.org/', 'foreign'],
    ['data that is not deflated', sealed('AAAAAAAAAAAA'), 'damaged'],
    ['data of a wrong length', sealed('A'), 'damaged'],
    ['no data', sealed(''), 'damaged'],
    ['a header with a length that no link has', '1.999999999.abc.AAAA', 'tooLarge'],
  ])('%s', async (_name, text, fault) => {
    expect((await faultOf(text)).fault).toBe(fault)
  })

  test('if its data is not JSON', async () => {
    expect((await faultOf(await packed(new TextEncoder().encode('{"kind":')))).fault).toBe(
      'damaged',
    )
    expect((await faultOf(await packed(Uint8Array.of(0xff, 0xfe)))).fault).toBe('damaged')
  })

  test('if it has 10 MB, at once', async () => {
    const began = performance.now()
    for (const begins of [link, '1.20000.abc.', 'hello'])
      for (let i = 0; i < 100; i++)
        expect(await faultOf(begins + filling)).toMatchObject({
          fault: 'tooLarge',
          at: { needs: '100000' },
        })
    expect(performance.now() - began).toBeLessThan(2000)
  })

  test('if its data inflates beyond any game, before it fills the memory', async () => {
    const bomb = await packed(new Uint8Array(10_000_000).fill(32))
    expect(bomb.length).toBeLessThan(20_000)
    const began = performance.now()
    expect((await faultOf(bomb)).fault).toBe('tooLarge')
    expect(performance.now() - began).toBeLessThan(2000)
  })
})

test('arbitrary text is refused quickly with one of our errors', async () => {
  const letters = fc.string({ unit: fc.constantFrom(...'ABCabc019_-'), maxLength: 400 })
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    letters.map(sealed),
    fc.tuple(fc.nat(400), letters).map(([n, data]) => `1.${n}.abc.${data}`),
    fc.uint8Array({ maxLength: 300 }).map((bytes) => sealed(toBase64Url(bytes))),
    fc
      .tuple(fc.nat(link.length), fc.string({ maxLength: 3 }))
      .map(([at, some]) => link.slice(0, at) + some + link.slice(at + some.length)),
  )
  await fc.assert(
    fc.asyncProperty(texts, async (text) => {
      try {
        expect(await unpackLink(text)).toBeDefined()
      } catch (error) {
        expect(error).toBeInstanceOf(SharedGameError)
      }
    }),
    { numRuns: 500, seed: 5 },
  )
})

/** A link with these bytes. */
async function packed(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const deflated = await new Response(stream).arrayBuffer()
  return sealed(toBase64Url(new Uint8Array(deflated)))
}
