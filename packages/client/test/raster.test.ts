import { readFileSync } from 'node:fs'
import { crc32, inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { type PngOptions, pngOf } from '../build/raster.ts'

const icon = readFileSync(new URL('../src/icon.svg', import.meta.url), 'utf8')

/** Decodes a picture: its size, and the colour at a point. */
function decodedPng(svg: string, options: PngOptions) {
  const bytes = Buffer.from(pngOf(svg, options))
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG')
  const chunks = new Map<string, Buffer>()
  for (let at = 8; at < bytes.length; ) {
    const length = bytes.readUInt32BE(at)
    const named = bytes.subarray(at + 4, at + 8 + length)
    expect(bytes.readUInt32BE(at + 8 + length)).toBe(crc32(named))
    chunks.set(named.subarray(0, 4).toString('latin1'), named.subarray(4))
    at += 12 + length
  }
  expect([...chunks.keys()]).toEqual(['IHDR', 'IDAT', 'IEND'])
  const head = chunks.get('IHDR') ?? Buffer.alloc(8)
  const rows = inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0))
  const side = head.readUInt32BE(0)
  expect(head.readUInt32BE(4)).toBe(side)
  expect(rows.length).toBe(side * (side * 4 + 1))
  const pixel = (x: number, y: number): string => {
    const at = y * (side * 4 + 1) + 1 + x * 4
    return rows.subarray(at, at + 4).toString('hex')
  }
  return { side, pixel }
}

test('circles, rings and straight lines are drawn, the last on top', () => {
  const { side, pixel } = decodedPng(
    `<svg viewBox="0 0 8 8">
      <circle cx="4" cy="4" r="3" fill="#102030" stroke="#405060" stroke-width="1" />
      <path d="M3 3 5 3 5 5 3 5Z" fill="#ff0080" />
    </svg>`,
    { size: 80 },
  )
  expect(side).toBe(80)
  expect(pixel(0, 0)).toBe('00000000')
  expect(pixel(40, 40)).toBe('ff0080ff')
  expect(pixel(40, 55)).toBe('102030ff')
  expect(pixel(40, 70)).toBe('405060ff')
})

test('with cut corners the drawing stays in the middle', () => {
  const { pixel } = decodedPng(icon, { size: 100, background: '#f4ead2', fill: 0.5 })
  expect(pixel(0, 0)).toBe('f4ead2ff')
  expect(pixel(50, 22)).toBe('f4ead2ff')
  expect(pixel(50, 50)).toBe('f2e6c9ff')
  expect(pixel(50, 40)).toBe('7a1f1fff')
})

test('an unknown shape throws an error', () => {
  const of = (shape: string): string => `<svg viewBox="0 0 8 8">${shape}</svg>`
  expect(() => pngOf(of('<path d="M0 0C1 1 2 2 3 3Z" fill="#000000" />'), { size: 8 })).toThrow()
  expect(() => pngOf(of('<circle cx="1" cy="1" r="1" fill="red" />'), { size: 8 })).toThrow()
})
