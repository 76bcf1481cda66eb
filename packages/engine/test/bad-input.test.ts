import {
  EngineError,
  type Game,
  IllegalChoice,
  PositionError,
  RecordError,
  RULES_VERSION,
  randomBelow,
  replay,
  seedChance,
} from '@amalfi/engine'
import { describe, expect, test } from 'vitest'
import { allChoices } from './support/all-choices.ts'
import { expectSameGame } from './support/game-differences.ts'
import { forAllGames, MODES, playOut, recordGame, rulesOf } from './support/games.ts'
import { flipped, outcomeOf, tampered } from './support/tampering.ts'

/** Bad input gives a clear error, never a wrong state and never a hang. */

const everything = allChoices(rulesOf(MODES[0]).tables).flat()

describe('an illegal choice', () => {
  test('throws an error with the refusal and changes nothing', () => {
    const codes = new Set<string>()
    forAllGames(0, (plan) => {
      const chance = seedChance(plan.seed + 8)
      playOut(plan, ({ rules, game }) => {
        if (randomBelow(chance, 4) > 0) return
        const before = structuredClone(game)
        for (let i = 0; i < 5; i++) {
          const seat = randomBelow(chance, game.seats + 1)
          const choice = everything[randomBelow(chance, everything.length)]
          const refusal = rules.check(game, seat, choice)
          if (refusal === null) continue
          const error = errorOf(() => rules.play(game, seat, choice))
          expect(error).toBeInstanceOf(IllegalChoice)
          expect(error).toMatchObject({ name: 'IllegalChoice', refusal })
          expect((error as Error).message).toContain(refusal.code)
          codes.add(refusal.code)
        }
        expectSameGame(game, before)
      })
    })
    expect(codes.size).toBeGreaterThan(12)
  })

  test.each([-1, 0.5, Number.NaN, Infinity, 2 ** 31, 1e300, '7', null, undefined, {}])(
    '%s is refused as a choice and as a seat',
    (odd) => {
      const rules = rulesOf(MODES[0])
      const game = rules.newGame({ players: 2, seed: 1 })
      const before = structuredClone(game)
      expect(errorOf(() => rules.play(game, rules.deciders(game)[0], odd as number))).toMatchObject(
        {
          refusal: { code: 'unknown' },
        },
      )
      const [choice] = rules.choices(game, rules.deciders(game)[0], [])
      expect(errorOf(() => rules.play(game, odd as number, choice))).toMatchObject({
        refusal: { code: 'notYourDecision' },
      })
      expectSameGame(game, before)
    },
  )

  test('is refused after the end of the game', () => {
    const { rules, game, moves } = playOut({ mode: MODES[20], seed: 3, lively: false })
    const before = structuredClone(game)
    for (const { seat, choice } of moves)
      expect(errorOf(() => rules.play(game, seat, choice))).toMatchObject({
        refusal: { code: 'gameOver' },
      })
    expectSameGame(game, before)
  })
})

describe('a set-up', () => {
  const rules = rulesOf(MODES[0])
  test.each([
    [{ players: 0, seed: 1 }],
    [{ players: 5, seed: 1 }],
    [{ players: 2.5, seed: 1 }],
    [{ players: Number.NaN, seed: 1 }],
    [{ players: '2', seed: 1 }],
    [{ players: 2, seed: -1 }],
    [{ players: 2, seed: 0.5 }],
    [{ players: 2, seed: 2 ** 53 }],
    [{ players: 2 }],
    [{ players: 2, seed: 1, hands: 'nothing' }],
    [{ players: 1, seed: 1, hands: 'draft' }],
    [{ players: 1, seed: 1, hands: 'scoreDraft' }],
    [{ players: 2, seed: 1, rival: 'naples' }],
    [{ players: 1, seed: 1, rival: 'venice' }],
    [{ players: 2, seed: 1, first: 2 }],
    [{ players: 2, seed: 1, first: -1 }],
  ])('%j is refused with a RangeError', (setup) => {
    expect(() => rules.newGame(setup as never)).toThrow(RangeError)
  })
})

describe('a record', () => {
  test('of newer rules, another pack or another printing is refused with the reason', () => {
    const { rules, record } = recordGame({ mode: MODES[14], seed: 2, lively: false })
    const faults = [
      [{ version: RULES_VERSION + 1 }, 'otherVersion'],
      [{ game: 'original' }, 'otherGame'],
      [{ pack: 'mine' }, 'otherPack'],
      [{ hash: record.hash.replace(/./, 'x') }, 'otherPack'],
      [{ printing: record.printing === 'french' ? 'english' : 'french' }, 'otherPrinting'],
      [{ setup: { ...record.setup, players: 9 } }, 'setup'],
    ] as const
    for (const [change, fault] of faults) {
      expect(errorOf(() => replay(rules, { ...record, ...change }))).toMatchObject({ fault })
    }
  })

  test('with other choices is refused or replays to a sound game', () => {
    let played = 0
    forAllGames(0, (plan) => {
      const { rules, record } = recordGame(plan)
      const chance = seedChance(plan.seed + 10)
      for (let i = 0; i < 6; i++) {
        const at = randomBelow(chance, record.choices.length)
        const letter = 'ABCDEFGHIJabc09-_!'[randomBelow(chance, 18)]
        const rest = randomBelow(chance, 3) ? record.choices.slice(at + 1) : ''
        const choices = record.choices.slice(0, at) + letter + rest
        let game: Game
        try {
          game = replay(rules, { ...record, choices })
        } catch (error) {
          expect(error).toBeInstanceOf(RecordError)
          continue
        }
        played++
        expect(rules.audit(game)).toEqual([])
      }
    })
    expect(played).toBeGreaterThan(10)
  })
})

describe('the text of a position', () => {
  const { rules, game } = playOut({ mode: MODES[12], seed: 4, lively: true })
  const text = rules.encode(game)

  test('is refused when it is cut off or has extra characters', () => {
    for (let length = 0; length < text.length; length++)
      expect(errorOf(() => rules.decode(text.slice(0, length)))).toBeInstanceOf(PositionError)
    for (const more of ['A', '=', ' ', text])
      expect(errorOf(() => rules.decode(text + more))).toBeInstanceOf(PositionError)
  })

  test('is refused when any character is changed', () => {
    for (let at = 0; at < text.length; at++) {
      const other = text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1)
      expect(errorOf(() => rules.decode(other))).toBeInstanceOf(PositionError)
    }
  })

  test.each([
    '',
    'R1',
    'R1AAAAAA',
    'R2AAAAAAAAAAAA',
    'é'.repeat(500),
    '{}',
    7,
    null,
    undefined,
    {},
  ])('%j is refused', (odd) => {
    expect(errorOf(() => rules.decode(odd as string))).toBeInstanceOf(PositionError)
  })

  test('of another printing is refused', () => {
    const french = MODES.filter(({ printing }) => printing === 'french')[3]
    const { rules: others, start } = playOut({ mode: french, seed: 5, lively: false })
    expect(() => rules.decode(others.encode(start))).toThrow(/printing/)
  })

  test('with changed numbers and a valid checksum is refused or can be played to the end', () => {
    const fates = { refused: 0, played: 0, error: 0 }
    forAllGames(10, (plan) => {
      const own = rulesOf(plan.mode)
      const chance = seedChance(plan.seed + 11)
      const texts: string[] = []
      playOut(plan, (moment) => {
        if (randomBelow(chance, 12) > 0) return
        const at = own.encode(moment.game)
        for (let many = 1; many <= 3; many++) {
          texts.push(flipped(at, many, chance))
          const other = tampered(own, moment.game, many, chance)
          if (other !== null) texts.push(other)
        }
      })
      for (const one of texts) fates[outcomeOf(own, one, plan.seed)]++
    })
    expect(fates.refused).toBeGreaterThan(500)
    expect(fates.played).toBeGreaterThan(100)
  })
})

test('each error class has its own name', () => {
  expect(new EngineError('x').name).toBe('EngineError')
  expect(new PositionError('foreign', 'x').name).toBe('PositionError')
})

function errorOf(act: () => unknown): unknown {
  try {
    act()
  } catch (error) {
    return error
  }
  return null
}
