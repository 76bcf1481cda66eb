import { crc32, deflateSync } from 'node:zlib'

type Point = readonly [number, number]
type Colour = readonly [number, number, number]

/** Whether a point lies in a shape, and the colour it then has. */
interface Shape {
  readonly has: (at: Point) => boolean
  readonly colour: Colour
}

const colourOf = (hex: string): Colour => {
  const [, r, g, b] = /^#(..)(..)(..)$/.exec(hex) ?? []
  if (b === undefined) throw new Error(`${hex} is no colour that can be drawn`)
  return [Number.parseInt(r, 16), Number.parseInt(g, 16), Number.parseInt(b, 16)]
}

const isWithin = ([x, y]: Point, corners: readonly Point[]): boolean => {
  let within = false
  corners.forEach(([ax, ay], i) => {
    const [bx, by] = corners.at(i - 1) ?? [0, 0]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within
  })
  return within
}

/** The shapes of a drawing that consists of circles, and of paths with straight lines only. */
function shapesOf(svg: string): Shape[] {
  return [...svg.matchAll(/<(circle|path)\s([^>]*)\/>/g)].flatMap(([, kind, text]) => {
    const said = Object.fromEntries(
      [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map((m) => m.slice(1)),
    )
    const colour = colourOf(said.fill)
    if (kind === 'path') {
      const [, points] = /^M([\d. ]+)Z$/.exec(said.d) ?? []
      if (points === undefined) throw new Error(`${said.d} has more than straight lines`)
      const numbers = points.trim().split(/\s+/).map(Number)
      const corners = numbers.flatMap((x, i): Point[] => (i % 2 === 0 ? [[x, numbers[i + 1]]] : []))
      return [{ colour, has: (at) => isWithin(at, corners) }]
    }
    const [cx, cy, r] = [said.cx, said.cy, said.r].map(Number)
    const away = ([x, y]: Point): number => Math.hypot(x - cx, y - cy)
    const half = Number(said['stroke-width'] ?? 0) / 2
    const disc: Shape = { colour, has: (at) => away(at) <= r }
    if (said.stroke === undefined) return [disc]
    const ring = {
      colour: colourOf(said.stroke),
      has: (at: Point) => Math.abs(away(at) - r) <= half,
    }
    return [disc, ring]
  })
}

export interface Wanted {
  readonly size: number
  /** The colour behind it, where systems cut off the corners or allow no holes. */
  readonly behind?: string
  /** How much of the side the drawing takes. */
  readonly part?: number
}

/** Points in each direction that are looked at for one dot: so edges are smooth. */
const FINE = 4

/** A drawing as a PNG. */
export function png(svg: string, { size, behind, part = 1 }: Wanted): Uint8Array {
  const [, side] = /viewBox="0 0 (\d+) \1"/.exec(svg) ?? []
  const shapes = shapesOf(svg).toReversed()
  const ground = behind === undefined ? null : colourOf(behind)
  const scale = Number(side) / (size * part)
  const margin = (size * (1 - part)) / 2
  // Each row begins with the number of its filter: none.
  const rows = new Uint8Array(size * (size * 4 + 1))
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++)
      rows.set(dotAt(x - margin, y - margin), y * (size * 4 + 1) + 1 + x * 4)

  function dotAt(x: number, y: number): number[] {
    const sum = [0, 0, 0, 0]
    for (let i = 0; i < FINE * FINE; i++) {
      const at: Point = [
        (x + ((i % FINE) + 0.5) / FINE) * scale,
        (y + (Math.floor(i / FINE) + 0.5) / FINE) * scale,
      ]
      const colour = shapes.find(({ has }) => has(at))?.colour ?? ground
      if (colour === null) continue
      for (const [channel, value] of colour.entries()) sum[channel] += value
      sum[3]++
    }
    const seen = Math.max(sum[3], 1)
    return [...sum.slice(0, 3).map((total) => total / seen), (sum[3] * 255) / (FINE * FINE)]
  }

  const head = new Uint8Array(13)
  new DataView(head.buffer).setUint32(0, size)
  new DataView(head.buffer).setUint32(4, size)
  // Eight bits a channel, red, green, blue and how opaque.
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
