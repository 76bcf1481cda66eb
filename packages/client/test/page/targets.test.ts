import { CHOICES, type ChoiceKind, type Described, renaissance } from '@amalfi/engine'
import { compile, renaissancePack } from '@amalfi/packs'
import { expect, test } from 'vitest'
import { CARTOUCHE, cartouchesOf } from '../../src/chart/cartouches.ts'
import { CHART, project } from '../../src/chart/projection.ts'
import { targetsOf, thingOf } from '../../src/table/targets.ts'

test('every kind of choice lies on something, or is asked in words', () => {
  for (const [kind] of CHOICES) {
    const choice: Described = {
      do: kind as ChoiceKind,
      to: 'tunis',
      artwork: 'a',
      character: 'c',
      hold: 'wine',
      pack: 'p',
    }
    expect(thingOf(choice), kind).toMatch(/^(\w+:\w+|ask|bay|port|shipyard)$/)
  }
})

test('everything on offer lies somewhere, once', () => {
  const rules = renaissance(compile(renaissancePack))
  const game = rules.newGame({ players: 2, seed: 4, hands: 'blind', first: 0 })
  const question = {
    seat: 0,
    decision: rules.decision(game, 0),
    choices: rules.choices(game, 0, []),
    options: rules.options(game, 0, []),
  }
  const offered = [...targetsOf(question, rules).values()].flat()
  expect(offered.map(({ choice }) => choice).toSorted()).toEqual(
    [...question.choices, ...question.options].toSorted(),
  )
  expect(offered.filter(({ option }) => option).length).toBe(question.options.length)
})

test('Mercator: north is up, east is right, one length in both directions near a place', () => {
  const [x, y] = project(14.26, 40.84)
  expect(project(15.26, 40.84)[0]).toBeGreaterThan(x)
  expect(project(14.26, 41.84)[1]).toBeLessThan(y)
  const east = project(14.36, 40.84)[0] - x
  const north = y - project(14.26, 40.84 + 0.1 * Math.cos((40.84 * Math.PI) / 180))[1]
  expect(Math.abs(east - north) / east).toBeLessThan(0.01)
})

test('cartouches lie whole on the chart and none on another', () => {
  const all = cartouchesOf(renaissancePack)
  for (const { id, x, y } of all) {
    expect(x - CARTOUCHE.width / 2, id).toBeGreaterThanOrEqual(0)
    expect(x + CARTOUCHE.width / 2, id).toBeLessThanOrEqual(CHART.width)
    expect(y - CARTOUCHE.height / 2, id).toBeGreaterThanOrEqual(0)
    expect(y + CARTOUCHE.height / 2, id).toBeLessThanOrEqual(CHART.height)
  }
  for (const a of all)
    for (const b of all) {
      if (a.id >= b.id) continue
      const apart =
        Math.abs(a.x - b.x) >= CARTOUCHE.width || Math.abs(a.y - b.y) >= CARTOUCHE.height
      expect(apart, `${a.id} ${b.id}`).toBe(true)
    }
})
