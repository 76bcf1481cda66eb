import { renaissancePack } from '@amalfi/packs'
import { expect, test } from 'vitest'
import { CARTOUCHE, cartouchesOf } from '../../src/chart/cartouches.ts'
import { letteringOf } from '../../src/chart/lettering.ts'
import { CHART, project, TILE, tileProjection } from '../../src/chart/projection.ts'

const cartouches = cartouchesOf(renaissancePack)
const lettering = letteringOf(renaissancePack)

test('no cartouche hides a harbour, be it of the board or still to be discovered', () => {
  const harbours = [
    ...cartouches.map(({ id, harbour }) => ({ id, x: harbour[0], y: harbour[1] })),
    ...lettering,
  ]
  for (const { id, x, y } of harbours)
    for (const cartouche of cartouches) {
      const beside =
        Math.abs(x - cartouche.x) > CARTOUCHE.width / 2 ||
        Math.abs(y - cartouche.y) > CARTOUCHE.height / 2
      expect(beside, `${id} under ${cartouche.id}`).toBe(true)
    }
})

test('near harbours lie where they are in the world, far ones at the rim, none on another', () => {
  for (const { id, x, y, far } of lettering) {
    const place = renaissancePack.privateDestinations.find((one) => one.id === id)
    if (place === undefined) throw new Error(`there is no ${id}`)
    const rim = Math.min(x, y, CHART.width - x, CHART.height - y)
    expect(rim, id).toBeGreaterThan(0)
    if (!far) expect([x, y]).toEqual(project(place.lon, place.lat))
    else expect(rim, `${id} lies at the rim`).toBeLessThan(12)
    const others = lettering.filter((other) => other.id !== id)
    expect(
      others.every((other) => Math.hypot(other.x - x, other.y - y) > 6),
      id,
    ).toBe(true)
  }
})

test('a tile has its place in the middle', () => {
  expect(tileProjection(14.26, 40.84)(14.26, 40.84)).toEqual([TILE.width / 2, TILE.height / 2])
})
