import { readFileSync } from 'node:fs'
import { type ChoiceKind, PHASES } from '@amalfi/engine'
import { expect, test } from 'vitest'
import { rulesOf } from '../src/game/games.ts'
import { decideLine, gameLine, helloLine, refusedLine } from '../src/serve/protocol.ts'

const text = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8')
/** The keys of the examples, and the words in code marks. */
const named = new Set([...text.matchAll(/"(\w+)":|`(\w+)`/g)].map(([, key, word]) => key ?? word))

function keysIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const own = Array.isArray(value) ? [] : Object.keys(value)
  return [...own, ...Object.values(value).flatMap(keysIn)]
}

test('docs/protocol.md mentions every field of every line', () => {
  const rules = rulesOf('renaissance', 'english')
  const keys = new Set<string>()
  const note = (line: object) => {
    for (const key of keysIn(JSON.parse(JSON.stringify(line)))) keys.add(key)
  }
  note(helloLine(rules, ['stdio']))
  note(refusedLine(rules, { code: 'breadShort', needs: 2, has: 1, limit: 6 }))
  for (const setup of [
    { players: 1, seed: 1, first: 0, rival: 'genoa' },
    { players: 2, seed: 1, first: 0, hands: 'draft' },
    { players: 4, seed: 2, first: 0 },
  ] as const) {
    note(gameLine(1, setup))
    const game = rules.newGame(setup)
    for (let asked = 0; rules.deciders(game).length > 0; asked++) {
      const [seat] = rules.deciders(game)
      note(decideLine(rules, rules.view(game, seat)))
      const choices = rules.choices(game, seat, [])
      rules.play(game, seat, choices[(asked * 7) % choices.length])
    }
    note({ standings: rules.standings(game) })
  }
  expect([...keys].filter((key) => !named.has(key))).toEqual([])
  expect(keys.size).toBeGreaterThan(80)
  for (const phase of PHASES) expect(named).toContain(phase)
})

test('the examples of docs/protocol.md are JSON with valid choices', () => {
  const rules = rulesOf('renaissance', 'english')
  const offered: { choice: number; do: ChoiceKind }[] = []
  const blocks = [...text.matchAll(/```json\n([\s\S]*?)```/g)].map(([, block]) => block)
  expect(blocks.length).toBeGreaterThan(5)
  for (const block of blocks) {
    const objects = block.startsWith('{\n') ? [block] : block.trim().split('\n')
    for (const object of objects) {
      const line = JSON.parse(object)
      for (const one of [line, ...(line.choices ?? []), ...(line.options ?? [])])
        if ('choice' in one && 'do' in one) offered.push(one)
    }
  }
  expect(offered).toHaveLength(4)
  for (const one of offered) expect(rules.parse({ ...one })).toBe(one.choice)
})
