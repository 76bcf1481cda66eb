import { newRecord, recordChoice, replay, undo, writeRecord } from '@amalfi/engine'
import { describe, expect, test } from 'vitest'
import { faultOf, playOut, rules } from './support/records.ts'

describe('a record that begins from a position', () => {
  const setup = { players: 3, seed: 8, hands: 'selection' } as const
  const { game: begun } = playOut(setup, 40)
  let record = newRecord(rules, setup, begun)
  const game = rules.copy(begun)
  for (let moveCount = 0; moveCount < 12; moveCount++) {
    const [seat] = rules.deciders(game)
    const [choice] = rules.choices(game, seat, [])
    record = recordChoice(rules, record, game, seat, choice)
    rules.play(game, seat, choice)
  }

  test('stores the position before the choices', () => {
    expect(Object.keys(JSON.parse(writeRecord(record)))).toEqual(
      'amalfi game version pack hash printing setup from choices check'.split(' '),
    )
  })

  test('replays from that position, with the events from there on', () => {
    const events: unknown[] = []
    const moveCounts: number[] = []
    const again = replay(rules, record, events as never, (position, count) => {
      if (count === 0) {
        expect(position).toEqual(begun)
        expect(events).toEqual([])
      }
      moveCounts.push(count)
    })
    expect(again).toEqual(game)
    expect(moveCounts).toEqual(Array.from({ length: 13 }, (_, i) => i))
    expect(undo(rules, record, 12).game).toEqual(begun)
  })

  const elsewhere = rules.encode(playOut({ players: 2, seed: 8 }, 4).game)
  test.each([
    ['no position', { from: 'R1' }, 'position', 'from'],
    ['a damaged one', { from: record.from?.replace(/.$/, '?') ?? '' }, 'position', 'from'],
    ['one of other players', { from: elsewhere }, 'position', 'from'],
    ['other hands', { setup: { ...setup, hands: 'blind' } }, 'position', 'from'],
    ['a bad set-up', { setup: { ...setup, seed: -1 } }, 'setup', 'setup'],
  ] as const)('refuses %s', (_name, change, fault, place) => {
    expect(faultOf(() => replay(rules, { ...record, ...change }))).toMatchObject({ fault, place })
  })
})
