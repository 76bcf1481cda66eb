import { describeBoard, HOLDS, REFUSALS, replay } from '@amalfi/engine'
import { LANGUAGES } from '@amalfi/packs'
import { CARD_KINDS } from '@amalfi/text'
import { differences } from '@amalfi/text/differences'
import { describe, expect, test } from 'vitest'
import { loadGameKind } from '../../src/features/games/by-game.ts'
import { exampleOf } from '../../src/features/rulebook/by-game.ts'
import { exampleTable } from '../../src/features/rulebook/example-table.ts'
import { rulesOf } from '../../src/model/game/rules.ts'
import { GAME_NAMES, rulebookOf } from '../../src/model/games/catalog/by-game.ts'

const games = await Promise.all(GAME_NAMES.map(loadGameKind))

/** Fewer refusals than this have no rule of their own; they belong to the rule of the question. */
const MAX_WITHOUT_RULE = 17

describe.each(games)('the rules of $name', async ({ name, ruleOf, pack }) => {
  const book = await rulebookOf(name)
  const isExplained = (rule: string): boolean => book.placeOfRule(rule) !== undefined

  test('every refusal leads to an explained rule, or to the rule of its question', () => {
    const rules = REFUSALS.map((code) => ruleOf.refusal[code])
    expect(rules.filter((rule) => rule !== null && !isExplained(rule))).toEqual([])
    expect(rules.filter((rule) => rule === null).length).toBeLessThan(MAX_WITHOUT_RULE)
    expect(ruleOf.refusal.dockOccupied).not.toBe(null)
  })

  test('every question has an explained rule', () => {
    const rules = rulesOf(name, 'english')
    const asked = new Map<string, string>()
    replay(rules, exampleTable(name).record, undefined, (game) => {
      for (const seat of rules.deciders(game)) {
        const { about, rule } = rules.decision(game, seat)
        asked.set(about, rule)
      }
    })
    expect(asked.size).toBeGreaterThan(4)
    expect([...asked].filter(([, rule]) => !isExplained(rule))).toEqual([])
  })

  test('every kind of card and every place of a board has explained rules', () => {
    const targets = ['hold', 'bay', 'port', 'shipyard', 'granary'] as const
    const types = new Set(pack.characters.map(({ type }) => type))
    const all = [
      ...CARD_KINDS.map((one) => ruleOf.card({ kind: one, type: 'immediate' })),
      ...[...types].map((type) => ruleOf.card({ kind: 'character', type })),
      ...targets.map((target) => ruleOf.target[target] ?? []),
    ]
    for (const rules of all) {
      expect(rules.length).toBeGreaterThan(0)
      expect(rules.filter((rule) => !isExplained(rule))).toEqual([])
    }
  })

  test('the differences lead to explained rules', () => {
    for (const language of LANGUAGES) {
      const list = differences[language][name]
      expect(list.length).toBeGreaterThan(5)
      expect(list.filter(({ rule }) => !isExplained(rule))).toEqual([])
    }
  })

  test('the example table has something in every part, and no question', () => {
    const table = exampleTable(name)
    expect(table.players.length).toBe(exampleOf(name).setup.players)
    expect(table.question.value).toBe(null)
    const boardView = describeBoard(table.rules.tables, table.view())
    const { ships, bread, lighthouses } = boardView.boards[0]
    for (const place of ['bay', 'port', 'shipyard', 'dock'] as const)
      expect(ships[place]).toBeGreaterThan(0)
    expect(HOLDS.filter((hold) => ships[hold] > 0).length).toBeGreaterThan(1)
    expect(bread).toBeGreaterThan(0)
    expect(lighthouses).toBeGreaterThan(0)
  })
})
