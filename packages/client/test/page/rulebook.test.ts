import { lookOf, REFUSALS } from '@amalfi/engine'
import { renaissanceRules } from '@amalfi/text/rules'
import { expect, test } from 'vitest'
import { rulesOf } from '../../src/game/rules.ts'
import { gameOf } from '../../src/games/games.ts'
import { KINDS } from '../../src/pages/gallery.ts'
import { exampleTable } from '../../src/rulebook/example.ts'
import { tableAfter } from './support/tables.ts'

const { ruleOf } = gameOf('renaissance')

const isTold = (rule: string): boolean => renaissanceRules.sectionOf(rule) !== undefined

test('every refusal leads to a rule that is told, or to that of the question', () => {
  const rules = REFUSALS.map((code) => ruleOf.refusal[code])
  expect(rules.filter((rule) => rule !== null && !isTold(rule))).toEqual([])
  expect(rules.filter((rule) => rule === null).length).toBeLessThan(12)
  expect(ruleOf.refusal.dockOccupied).toBe('REN-NAV-1')
})

test('every question that is asked has a rule that is told', () => {
  const { decision, deciders } = rulesOf('renaissance', 'english')
  const asked = new Map<string, string>()
  for (const seed of [1, 2, 3])
    for (let choices = 0; choices < 400; choices += 9) {
      const { game } = tableAfter({ players: 2 + (seed % 2), seed }, 0, choices)
      for (const seat of deciders(game)) {
        const { about, rule } = decision(game, seat)
        asked.set(about, rule)
      }
    }
  expect(asked.size).toBeGreaterThan(8)
  expect([...asked].filter(([, rule]) => !isTold(rule))).toEqual([])
})

test('cards of every kind, and the places of a board, have rules that are told', () => {
  const things = ['hold:wine', 'bay', 'port', 'shipyard', 'granary']
  const all = [
    ...KINDS.map((kind) => ruleOf.card({ kind, type: 'immediate' })),
    ...things.map((thing) => ruleOf.thing[thing.split(':')[0]]),
  ]
  for (const rules of all) {
    expect(rules.length).toBeGreaterThan(0)
    expect(rules.filter((rule) => !isTold(rule))).toEqual([])
  }
})

test('the table of the pictures has something in every part, and asks nothing', () => {
  const table = exampleTable()
  expect(table.question.value).toBe(null)
  const look = lookOf(table.rules.tables, table.view())
  const { ships, bread, lighthouses } = look.boards[0]
  for (const place of ['wine', 'fabric', 'bay', 'port', 'shipyard', 'dock'] as const)
    expect(ships[place]).toBeGreaterThan(0)
  expect(bread).toBeGreaterThan(0)
  expect(lighthouses).toBeGreaterThan(0)
})
