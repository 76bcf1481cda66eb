import { LANGUAGES } from '@amalfi/packs'
import { describe, expect, test } from 'vitest'
import { loadGameKind } from '../../src/features/games/by-game.ts'
import { boundsOf, harbourNames } from '../../src/features/home/harbour-names.ts'
import { GAME_NAMES } from '../../src/model/games/catalog/by-game.ts'
import { CARTOUCHE } from '../../src/table/geography/cartouches.ts'
import { CHART, TILE, tileProjection } from '../../src/table/geography/projection.ts'

const games = await Promise.all(GAME_NAMES.map(loadGameKind))

describe.each(games)('the chart of $name', ({ pack, chart }) => {
  const { cartouches, lettering, project, open } = chart
  const allCartouches = [...cartouches, ...open.map(([x, y], i) => ({ id: `open ${i}`, x, y }))]

  test('no cartouche hides a harbour, discovered or not', () => {
    const harbours = [
      ...cartouches.map(({ id, harbour }) => ({ id, x: harbour[0], y: harbour[1] })),
      ...lettering,
    ]
    for (const { id, x, y } of harbours)
      for (const cartouche of allCartouches) {
        const beside =
          Math.abs(x - cartouche.x) > CARTOUCHE.width / 2 ||
          Math.abs(y - cartouche.y) > CARTOUCHE.height / 2
        expect(beside, `${id} under ${cartouche.id}`).toBe(true)
      }
  })

  test.each(LANGUAGES)('on the front page no names overlap, in %s', (language) => {
    const names = harbourNames(pack, chart, language)
    const boxes = names.map((one) => ({ name: one.name, ...boundsOf(one) }))
    for (const [i, a] of boxes.entries())
      for (const b of boxes.slice(i + 1)) {
        const apart =
          a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top
        expect(apart, `${a.name} and ${b.name}`).toBe(true)
      }
    for (const { id } of pack.publicDestinations)
      expect(names.some((one) => one.id === id)).toBe(true)
  })

  test('near harbours are at their real position, far ones at the edge, and none overlap', () => {
    for (const { id, x, y, far } of lettering) {
      const place = pack.privateDestinations.find((one) => one.id === id)
      if (place === undefined) throw new Error(`there is no ${id}`)
      const edgeDistance = Math.min(x, y, CHART.width - x, CHART.height - y)
      expect(edgeDistance, id).toBeGreaterThan(0)
      if (!far) expect([x, y]).toEqual(project(place.lon, place.lat))
      else expect(edgeDistance, `${id} is at the edge`).toBeLessThan(12)
      const others = lettering.filter((other) => other.id !== id)
      expect(
        others.every((other) => Math.hypot(other.x - x, other.y - y) > 6),
        id,
      ).toBe(true)
    }
  })

  test('cartouches are completely on the chart and do not overlap', () => {
    for (const { id, x, y } of allCartouches) {
      expect(x - CARTOUCHE.width / 2, id).toBeGreaterThanOrEqual(0)
      expect(x + CARTOUCHE.width / 2, id).toBeLessThanOrEqual(CHART.width)
      expect(y - CARTOUCHE.height / 2, id).toBeGreaterThanOrEqual(0)
      expect(y + CARTOUCHE.height / 2, id).toBeLessThanOrEqual(CHART.height)
    }
    for (const a of allCartouches)
      for (const b of allCartouches) {
        if (a.id >= b.id) continue
        const apart =
          Math.abs(a.x - b.x) >= CARTOUCHE.width || Math.abs(a.y - b.y) >= CARTOUCHE.height
        expect(apart, `${a.id} ${b.id}`).toBe(true)
      }
  })

  test('Mercator: north is up, east is right, and scale is equal in both directions', () => {
    const [x, y] = project(14.26, 40.84)
    expect(project(15.26, 40.84)[0]).toBeGreaterThan(x)
    expect(project(14.26, 41.84)[1]).toBeLessThan(y)
    const east = project(14.36, 40.84)[0] - x
    const north = y - project(14.26, 40.84 + 0.1 * Math.cos((40.84 * Math.PI) / 180))[1]
    expect(Math.abs(east - north) / east).toBeLessThan(0.01)
  })
})

test('a tile is centred on its place', () => {
  expect(tileProjection(14.26, 40.84)(14.26, 40.84)).toEqual([TILE.width / 2, TILE.height / 2])
})
