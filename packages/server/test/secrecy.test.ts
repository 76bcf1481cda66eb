import { type Game, isBarrier, randomBelow, type Setup } from '@amalfi/engine'
import { describe, expect, test } from 'vitest'
import { shuffleHidden } from '../../engine/test/support/hidden.ts'
import { tellLog, tellStep, tellView } from '../src/games/tell.ts'
import { readEntry, writeEntry } from '../src/log/entries.ts'
import { applyEntry, beginFold, type FoldedGame, type Step } from '../src/log/fold.ts'
import { beginEntry, chanceOf, currentRules, pick } from './support/game-model.ts'

const MODES = [
  ...[2, 3, 4].flatMap((players) =>
    ['packs', 'blind', 'selection', 'draft', 'scoreDraft'].map(
      (hands) => ['renaissance', players, hands] as const,
    ),
  ),
  ...[2, 3, 4].flatMap((players) =>
    ['packs', 'draft', 'selection'].map((hands) => ['original', players, hands] as const),
  ),
]

/** The same log with another position: what a seat may not know is different. */
function withPosition(state: FoldedGame, position: Game): FoldedGame {
  const game = Object.create(state.game, { game: { value: position } })
  return { ...state, game }
}

/** Another game that looks the same to a seat, or to a spectator, who knows what all seats know. */
function otherGame(game: Game, seat: number, salt: number, type: readonly number[]): Game {
  if (seat >= 0) return shuffleHidden(game, seat, chanceOf(salt), type)
  const all = (1 << game.seats) - 1
  const spectator = 1 << game.seats
  const knownBy = game.knownBy.map((known) => (known === all ? known | spectator : known))
  const other = shuffleHidden({ ...game, knownBy }, game.seats, chanceOf(salt), type)
  return { ...other, knownBy: other.knownBy.map((known) => known & all) }
}

/** Plays a choice on a position, without the log. */
function stepOn(state: FoldedGame, seat: number, choice: number): Step {
  const events: Step['events'][number][] = []
  state.rules.play(state.game.game, seat, choice, events)
  return { v: state.v + 1, at: 0, kind: 'choice', by: seat, follows: false, events }
}

describe.for(MODES)('%s, %i players, %s', ([name, players, hands]) => {
  test('what is sent to a seat is the same, byte for byte, whatever it may not see', async () => {
    const rules = await currentRules(name)
    const begin = readEntry(beginEntry(rules, players, hands, 3))
    if (begin.kind !== 'begin') throw new Error('a log begins with `begin`')
    const state = beginFold(rules, begin)
    const chance = chanceOf(players)
    let compared = 0
    let changed = 0
    for (let moves = 0; !state.asked.every((question) => question < 0); moves++) {
      const mover = pick(
        state.asked.flatMap((question, seat) => (question < 0 ? [] : [seat])),
        chance,
      )
      const choice = pick(rules.choices(state.game.game, mover, []), chance)
      for (let seat = -1; seat < players; seat++) {
        if (moves > 20 && randomBelow(chance, 12) > 0) continue
        const { type } = rules.tables.characters
        const other = withPosition(state, otherGame(state.game.game, seat, moves, type))
        if (rules.encode(other.game.game) !== rules.encode(state.game.game)) changed++
        expect(JSON.stringify(tellView(other, seat))).toBe(JSON.stringify(tellView(state, seat)))
        expect(JSON.stringify(tellLog(other, seat))).toBe(JSON.stringify(tellLog(state, seat)))
        compared += compareSteps(state, other, seat, mover, choice)
      }
      const asked = state.asked[mover]
      const body = writeEntry({ kind: 'choice', seat: mover, choice, asked })
      applyEntry(state, { seq: state.v + 1, at: 0, body })
    }
    expect(compared).toBeGreaterThan(30)
    expect(changed).toBeGreaterThan(30)
  })
})

/** Compares what a choice tells a seat in both games, unless the choice draws or reveals something. */
function compareSteps(
  state: FoldedGame,
  other: FoldedGame,
  seat: number,
  mover: number,
  choice: number,
): number {
  const { rules } = state
  if (rules.check(other.game.game, mover, choice) !== null) return 0
  const [one, two] = [state, other].map((from) => {
    const copy = withPosition(from, rules.copy(from.game.game))
    const before = rules.view(copy.game.game, seat)
    const step = stepOn(copy, mover, choice)
    return { step, message: tellStep(copy, step, seat, before) }
  })
  if ([...one.step.events, ...two.step.events].some(isBarrier)) return 0
  expect(JSON.stringify(two.message)).toBe(JSON.stringify(one.message))
  return 1
}

test('what is sent never contains the key of the deal', async () => {
  const rules = await currentRules('renaissance')
  const begin = readEntry(beginEntry(rules, 2, 'packs', 0xabcdef))
  if (begin.kind !== 'begin') throw new Error('a log begins with `begin`')
  const state = beginFold(rules, begin)
  const key = String((begin.setup as unknown as Setup).seed)
  const text = JSON.stringify(
    [0, 1, -1].map((seat) => [tellView(state, seat), tellLog(state, seat)]),
  )
  expect(key).toContain('abcdef')
  expect(text).not.toContain('abcdef')
})
