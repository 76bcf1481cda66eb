import { crc32, deflateSync } from 'node:zlib'

type Point = readonly [number, number]
type Colour = readonly [number, number, number]

/** A shape of one colour. */
interface Shape {
  readonly contains: (at: Point) => boolean
  readonly colour: Colour
}

const colourOf = (hex: string): Colour => {
  const [, r, g, b] = /^#(..)(..)(..)$/.exec(hex) ?? []
  if (b === undefined) throw new Error(`${hex} is not a colour like #1a2b3c`)
  return [Number.parseInt(r, 16), Number.parseInt(g, 16), Number.parseInt(b, 16)]
}

/** Counts how many sides of a polygon are crossed on the way out: an odd number means inside. */
const isInside = ([x, y]: Point, corners: readonly Point[]): boolean => {
  let inside = false
  corners.forEach(([ax, ay], i) => {
    const [bx, by] = corners.at(i - 1) ?? [0, 0]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  })
  return inside
}

/** The shapes of a drawing that consists of circles, and of paths with straight lines only. */
function shapesOf(svg: string): Shape[] {
  return [...svg.matchAll(/<(circle|path)\s([^>]*)\/>/g)].flatMap(([, kind, text]) => {
    const attributes = Object.fromEntries(
      [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map((m) => m.slice(1)),
    )
    const colour = colourOf(attributes.fill)
    if (kind === 'path') {
      const [, points] = /^M([\d. ]+)Z$/.exec(attributes.d) ?? []
      if (points === undefined)
        throw new Error(`${attributes.d} has other lines than straight ones`)
      const numbers = points.trim().split(/\s+/).map(Number)
      const corners = numbers.flatMap((x, i): Point[] => (i % 2 === 0 ? [[x, numbers[i + 1]]] : []))
      return [{ colour, contains: (at) => isInside(at, corners) }]
    }
    const [cx, cy, r] = [attributes.cx, attributes.cy, attributes.r].map(Number)
    const distance = ([x, y]: Point): number => Math.hypot(x - cx, y - cy)
    const halfStroke = Number(attributes['stroke-width'] ?? 0) / 2
    const disc: Shape = { colour, contains: (at) => distance(at) <= r }
    if (attributes.stroke === undefined) return [disc]
    const ring = {
      colour: colourOf(attributes.stroke),
      contains: (at: Point) => Math.abs(distance(at) - r) <= halfStroke,
    }
    return [disc, ring]
  })
}

/** Size and background of a PNG. */
export interface PngOptions {
  readonly size: number
  /** For systems that cut off the corners or do not allow transparency. */
  readonly background?: string
  /** The fraction of the width that the drawing fills. */
  readonly fill?: number
}

/** Samples per pixel in each direction, for smooth edges. */
const SAMPLES = 4

/** Renders an SVG as a PNG. */
export function pngOf(svg: string, { size, background, fill = 1 }: PngOptions): Uint8Array {
  const [, side] = /viewBox="0 0 (\d+) \1"/.exec(svg) ?? []
  const shapes = shapesOf(svg).toReversed()
  const backgroundColour = background === undefined ? null : colourOf(background)
  const scale = Number(side) / (size * fill)
  const margin = (size * (1 - fill)) / 2
  // Each row begins with its filter type; 0 means none.
  const rows = new Uint8Array(size * (size * 4 + 1))
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++)
      rows.set(pixelAt(x - margin, y - margin), y * (size * 4 + 1) + 1 + x * 4)

  function pixelAt(x: number, y: number): number[] {
    const sum = [0, 0, 0, 0]
    for (let i = 0; i < SAMPLES * SAMPLES; i++) {
      const at: Point = [
        (x + ((i % SAMPLES) + 0.5) / SAMPLES) * scale,
        (y + (Math.floor(i / SAMPLES) + 0.5) / SAMPLES) * scale,
      ]
      const colour = shapes.find(({ contains }) => contains(at))?.colour ?? backgroundColour
      if (colour === null) continue
      for (const [channel, value] of colour.entries()) sum[channel] += value
      sum[3]++
    }
    const covered = Math.max(sum[3], 1)
    return [
      ...sum.slice(0, 3).map((total) => total / covered),
      (sum[3] * 255) / (SAMPLES * SAMPLES),
    ]
  }

  const head = new Uint8Array(13)
  new DataView(head.buffer).setUint32(0, size)
  new DataView(head.buffer).setUint32(4, size)
  // Eight bits per channel: red, green, blue and alpha.
  head.set([8, 6, 0, 0, 0], 8)
  return Buffer.concat([
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', new Uint8Array()),
  ])
}

function chunk(name: string, data: Uint8Array): Uint8Array {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const framed = Buffer.alloc(named.length + 8)
  framed.writeUInt32BE(data.length, 0)
  framed.set(named, 4)
  framed.writeUInt32BE(crc32(named), named.length + 4)
  return framed
}
