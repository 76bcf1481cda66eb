import { isBarrier, newRecord, RecordedGame } from '@amalfi/engine'
import { describe, expect, test } from 'vitest'
import { type Board, openTable } from '../../../engine/test/support/table.ts'
import { shipsSent, withAnswers, withPayments } from '../../src/model/game/answers.ts'
import { previewOf } from '../../src/model/game/preview.ts'
import type { Question } from '../../src/model/game/question.ts'
import { type GameRules, rulesOf } from '../../src/model/game/rules.ts'
import { type OfferedChoice, targetAttribute, targetsOf } from '../../src/model/game/targets.ts'
import { fetchGame } from '../../src/model/games/catalog/by-game.ts'

type Game = Parameters<GameRules['choices']>[0]

const questionAt = (rules: GameRules, game: Game): Question => {
  const [seat] = rules.deciders(game)
  return {
    seat,
    decision: rules.decision(game, seat),
    choices: rules.choices(game, seat, []),
    options: rules.options(game, seat, []),
  }
}

function answersAt(rules: GameRules, game: Game): Map<string, readonly OfferedChoice[]> {
  const question = questionAt(rules, game)
  const targets = withAnswers(targetsOf(question, rules), rules, game, question)
  return new Map([...targets].map(([target, offered]) => [targetAttribute(target), offered]))
}

/** The answers at a target, each as the kinds of its choices. */
function answersOf(
  board: Board,
  target: string,
  ...played: Parameters<ReturnType<typeof openTable>['play']>
) {
  const { rules, game } = openTable()
    .arrange({ boards: [{ bread: 6, ...board }] })
    .play(...played)
  return (answersAt(rules, game).get(target) ?? [])
    .filter(({ option }) => !option)
    .map(({ choice, then }) => [choice, ...then].map((one) => rules.describe(one).do).join(' '))
}

const ALEXANDRIA = 'destination:alexandria'
const SAIL = { do: 'navigate', to: 'alexandria' } as const

describe('one click', () => {
  test('sails and sends all ships, or only sails', () => {
    expect(answersOf({ bay: 4 }, ALEXANDRIA)).toEqual(['navigate send send send', 'navigate'])
    // Only two ships are left in the bay.
    expect(answersOf({ bay: 3, port: 1 }, ALEXANDRIA)).toEqual(['navigate send send', 'navigate'])
    expect(answersOf({ bay: 1, port: 3 }, ALEXANDRIA)).toEqual(['navigate'])
  })

  test('only sails where a lighthouse could send the last ship', () => {
    const withLighthouse = { bay: 3, port: 1, lighthouses: ['alexandria'] }
    expect(answersOf(withLighthouse, ALEXANDRIA)).toEqual(['navigate'])
  })

  test('sends all ships to a hold, and the other counts are listed', () => {
    expect(answersOf({ bay: 4 }, 'hold:spice', SAIL)).toEqual(['send send send', 'send'])
    expect(answersOf({ bay: 4 }, 'ask', SAIL)).toEqual([
      'send send send',
      'send send decline',
      'send decline',
      'decline',
    ])
  })

  test('builds ships with their payment', () => {
    const board = { bay: 2, port: 0, wood: 2 }
    const answers = answersOf(board, 'shipyard')
    expect(answers.length).toBeGreaterThan(1)
    for (const answer of answers) expect(answer).toMatch(/^construct( pay)?$/)
    expect(answers).toContain('construct pay')
  })
})

test.for(['renaissance', 'original'] as const)(
  'every answer in a game of %s is a sequence of choices that the engine offers, before any reveal',
  async (name) => {
    await fetchGame(name)
    const rules = rulesOf(name, 'english')
    let composite = 0
    for (const seed of [3]) {
      const recorded = new RecordedGame(rules, newRecord(rules, { players: 2, seed }))
      for (let move = 0; move < 110; move++) {
        const { game } = recorded
        const [seat, ...others] = rules.deciders(game)
        if (seat === undefined) break
        const question = questionAt(rules, game)
        if (others.length === 0) {
          const answers = [...answersAt(rules, game).values()].flat()
          const all = answers.flatMap((one) => [
            one,
            ...(one.then.length === 0 ? withPayments(rules, seat, game, one) : []),
          ])
          for (const { choice, then } of all) {
            const copy = rules.copy(game)
            const events: Parameters<typeof isBarrier>[0][] = []
            for (const one of [choice, ...then]) {
              expect(events.some(isBarrier)).toBe(false)
              expect(rules.check(copy, seat, one)).toBeNull()
              rules.play(copy, seat, one, events)
            }
            if (then.length > 0) composite++
          }
          // No choice is lost, and none is added.
          const first = new Set(answers.map(({ choice }) => choice))
          expect([...first].toSorted()).toEqual(
            [...question.choices, ...question.options].toSorted(),
          )
        }
        const active = question.choices.slice(1)
        recorded.choose(seat, active[(move * 7) % active.length] ?? question.choices[0])
      }
    }
    expect(composite).toBeGreaterThan(40)
  },
)

test('the preview of an answer shows all that it does', () => {
  const { rules, game } = openTable().arrange({ boards: [{ bay: 4, bread: 6 }] })
  const [answer] = answersAt(rules, game).get(ALEXANDRIA) ?? []
  const { events } = previewOf(rules, game, 0, answer.choice, answer.then)
  expect(events.filter(({ kind }) => kind === 'ship').length).toBe(4)
  expect(shipsSent(rules, answer.then)).toEqual([{ hold: 'spice', ships: 3 }])
})
