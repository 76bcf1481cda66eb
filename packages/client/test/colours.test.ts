import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const style = (name: string): string =>
  readFileSync(new URL(`../src/style/${name}.css`, import.meta.url), 'utf8')

const SHIPS = ['vermilion', 'azure', 'green', 'ochre', 'violet']
const LOADS = ['spice', 'wood', 'wine', 'gem', 'fabric']
const RIVAL = 'slate'

type Triple = readonly [number, number, number]

/** A colour of a palette: of the rule with this selector. */
function colour(css: string, selector: string, name: string): Triple {
  const rule = css.slice(css.indexOf(`${selector} {`))
  const [, r, g, b] = new RegExp(`--${name}: #(..)(..)(..);`).exec(rule) ?? []
  const linear = (hex: string): number => {
    const value = Number.parseInt(hex, 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [linear(r), linear(g), linear(b)]
}

/** How colour-blind people see colours, after Machado, Oliveira and Fernandes (2009). */
const VISIONS: Readonly<Record<string, readonly [Triple, Triple, Triple]>> = {
  any: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'without red': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'without green': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  'without blue': [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

const times = (rows: readonly Triple[], [a, b, c]: Triple): number[] =>
  rows.map(([x, y, z]) => Math.min(Math.max(x * a + y * b + z * c, 0), 1))

/** In CIELAB, distances between colours match how different they look. */
function lab([r, g, b]: readonly number[]): Triple {
  const f = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116)
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047)
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b)
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

/** The smallest distance between two of these colours, for the kind of vision that sees it smallest. */
function nearest(colours: readonly Triple[]): number {
  const distances = Object.values(VISIONS).flatMap((vision) => {
    const seen = colours.map((colour) => lab(times(vision, colour)))
    return seen.flatMap(([l, a, b], i) =>
      seen.slice(0, i).map(([l2, a2, b2]) => Math.hypot(l - l2, a - a2, b - b2)),
    )
  })
  return Math.min(...distances)
}

/** Two colours at this distance are not confused side by side or from afar. */
const MIN_DISTANCE = 24

describe('colours for colour-blind players', () => {
  const css = style('palette/day')
  const safe = (name: string): Triple => colour(css, '.safe-colours', name)

  test('ships are distinguishable with every kind of vision, which the default colours are not', () => {
    expect(nearest(SHIPS.map(safe))).toBeGreaterThan(MIN_DISTANCE)
    expect(nearest(SHIPS.map((name) => colour(css, ':root', name)))).toBeLessThan(MIN_DISTANCE / 2)
  })

  test('the rival is distinguishable from a solo player', () => {
    for (const ship of SHIPS)
      expect(nearest([safe(ship), safe(RIVAL)])).toBeGreaterThan(MIN_DISTANCE)
  })

  test('the resources are distinguishable', () => {
    expect(nearest(LOADS.map(safe))).toBeGreaterThan(MIN_DISTANCE)
  })
})
