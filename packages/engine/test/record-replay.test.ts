import {
  type GameRecord,
  HANDS,
  newRecord,
  type RecordFault,
  RULES_VERSION,
  renaissance,
  replay,
  writeRecord,
} from '@amalfi/engine'
import { compile, trialPack } from '@amalfi/packs'
import { describe, expect, test } from 'vitest'
import { altered, choiceCount, faultOf, playOut, rules, tables } from './support/records.ts'

describe('replay', () => {
  test.each([1, 2, 3, 4])('%i players: gives the same game, bit for bit', (players) => {
    for (const hands of HANDS) {
      if (players === 1 && hands.toLowerCase().endsWith('draft')) continue
      for (const seed of [1, 2, 3]) {
        const { record, game } = playOut({ players, seed, hands })
        const again = replay(rules, record)
        expect(again).toEqual(game)
        expect(rules.encode(again)).toBe(rules.encode(game))
      }
    }
  })

  test('calls back with every position', () => {
    const setup = { players: 3, seed: 8, hands: 'selection' } as const
    const { record, game } = playOut(setup, 60)
    const moveCounts: number[] = []
    let last = -1
    replay(rules, record, undefined, (position, count, letters) => {
      moveCounts.push(count)
      expect(letters).toBeGreaterThan(last)
      last = letters
      const there = playOut(setup, count).game
      expect(rules.encode(position)).toBe(rules.encode(there))
    })
    expect(moveCounts).toEqual(Array.from({ length: 61 }, (_, i) => i))
    expect(last).toBe(record.choices.length)
    expect(replay(rules, record)).toEqual(game)
  })

  test('reports the events of the whole game', () => {
    const events: { kind: string }[] = []
    const { record } = playOut({ players: 2, seed: 3 })
    replay(rules, record, events as never)
    expect(events[events.length - 1].kind).toBe('end')
    expect(events.filter((event) => event.kind === 'phase')).toHaveLength(13)
  })

  test('a finished game for four players fits in 1500 characters', () => {
    for (let seed = 0; seed < 40; seed++) {
      const { record } = playOut({ players: 4, seed, hands: HANDS[seed % 5] })
      expect(writeRecord(record).length).toBeLessThanOrEqual(1500)
    }
  })

  const cases: readonly (readonly [string, Partial<GameRecord>, RecordFault, string])[] = [
    ['another game', { game: 'original' }, 'otherGame', 'game'],
    ['another version of the rules', { version: RULES_VERSION + 1 }, 'otherVersion', 'version'],
    ['another pack', { pack: 'full' }, 'otherPack', 'hash'],
    ['a changed pack', { hash: tables.hash.replace(/./, 'x') }, 'otherPack', 'hash'],
    ['another printing', { printing: 'french' }, 'otherPrinting', 'printing'],
    ['too many players', { setup: { players: 5, seed: 1 } }, 'setup', 'setup'],
    ['no seed', { setup: { players: 2 } }, 'setup', 'setup'],
    ['a seed that is text', { setup: { players: 2, seed: '1' } }, 'setup', 'setup'],
    ['hands that do not exist', { setup: { players: 2, seed: 1, hands: 'x' } }, 'setup', 'setup'],
    ['a field no set-up has', { setup: { players: 2, seed: 1, hand: 'draft' } }, 'setup', 'setup'],
  ]
  test.each(cases)('refuses %s', (_name, change, fault, place) => {
    const error = faultOf(() => replay(rules, altered(change)))
    expect(error).toMatchObject({ fault, place })
    expect(error.message.startsWith(`${place}: `)).toBe(true)
  })

  test('refuses a record of another printing, which the rules of that printing replay', () => {
    const french = renaissance(compile(trialPack, { printing: 'french' }))
    const record = newRecord(french, { players: 2, seed: 1 })
    expect(faultOf(() => replay(rules, record)).fault).toBe('otherPrinting')
    expect(replay(french, record)).toEqual(french.newGame({ players: 2, seed: 1 }))
  })

  const open = newRecord(rules, { players: 2, seed: 1, hands: 'packs', first: 0 })
  test.each([
    ['9', 'illegal', 'choice 1', 'an index that is not offered'],
    ['-AA', 'illegal', 'choice 1', 'a high index that is not offered'],
    ['_', 'illegal', 'choice 1', 'a letter that no index begins with'],
    ['A9', 'illegal', 'choice 2', 'the second index is not offered'],
    ['-A', 'cutOff', 'choice 1', 'a high index without its last letter'],
    ['-', 'cutOff', 'choice 1', 'a high index without both letters'],
    ['A?', 'illegal', 'choice 2', 'a character that is not allowed'],
    ['A A', 'illegal', 'choice 2', 'a space'],
  ])('the choices %s are refused as %s at %s: %s', (choices, fault, place) => {
    expect(faultOf(() => replay(rules, { ...open, choices }))).toMatchObject({ fault, place })
  })

  test('in a simultaneous choice, only a seat that still has to answer can choose', () => {
    const draft = newRecord(rules, { players: 3, seed: 1, hands: 'draft' })
    const play = (choices: string) => () => replay(rules, { ...draft, choices })
    expect(faultOf(play('DA'))).toMatchObject({ fault: 'illegal', place: 'choice 1' })
    expect(faultOf(play('BABA'))).toMatchObject({ fault: 'illegal', place: 'choice 2' })
    expect(faultOf(play('B'))).toMatchObject({ fault: 'cutOff', place: 'choice 1' })
    // Seats 1, 0, 2 or 2, 0, 1: the last seat needs no letter.
    expect(play('BCAAE')()).toEqual(play('CEAAC')())
  })

  test('refuses choices after the end of the game', () => {
    const { record } = playOut({ players: 1, seed: 4 })
    const moveCount = choiceCount(record)
    const error = faultOf(() => replay(rules, { ...record, choices: `${record.choices}A` }))
    expect(error).toMatchObject({ fault: 'goesOn', place: `choice ${moveCount + 1}` })
  })
})
