import { newRecord, type Rules, recordChoice, replay, type Setup } from '@amalfi/engine'
import { describe, expect, test } from 'vitest'
import { rules } from './support/records.ts'

describe('recording', () => {
  test('accepts only choices that are offered', () => {
    const game = rules.newGame({ players: 2, seed: 1 })
    const record = newRecord(rules, { players: 2, seed: 1 })
    const [seat] = rules.deciders(game)
    expect(() => recordChoice(rules, record, game, seat, 12345678)).toThrow(RangeError)
    expect(() => recordChoice(rules, record, game, 1 - seat, 0)).toThrow(RangeError)
  })

  test('accepts only set-ups made of text and numbers', () => {
    const odd = { players: 2, seed: 1, names: ['a', 'b'] }
    expect(() => newRecord(rules as Rules<typeof odd, unknown>, odd)).toThrow(TypeError)
  })

  test('writes choices beyond 62 with several letters, and replay reads them', () => {
    const places = [0, 1, 61, 62, 63, 125, 126, 127, 4156, 4157]
    const crowd = crowded(4200)
    let record = newRecord(crowd.rules, { players: 2, seed: 1 })
    const game = crowd.rules.newGame({ players: 2, seed: 1 })
    for (const place of places) record = recordChoice(crowd.rules, record, game, 0, place)
    expect(record.choices).toBe('AB9-AA-AB-A_-BA-BB-_-' + '-__')
    replay(crowd.rules, record)
    expect(crowd.played).toEqual(places)
    expect(() => recordChoice(crowd.rules, record, game, 0, 4158)).toThrow(RangeError)
  })
})

/** Rules that never end and offer one seat very many choices, half of them as options. */
function crowded(many: number) {
  const played: number[] = []
  const half = many / 2
  const fill = (out: number[], from: number) => {
    out.length = 0
    for (let i = 0; i < half; i++) out.push(from + i)
    return out
  }
  const crowd: Rules<Setup, unknown> = {
    ...rules,
    deciders: () => [0],
    choices: (_game, _seat, out) => fill(out, 0),
    options: (_game, _seat, out) => fill(out, half),
    play: (_game, _seat, choice) => {
      played.push(choice)
    },
  }
  return { rules: crowd, played }
}
