import {
  type Chance,
  codeOf,
  DECLINE,
  type LogEntry,
  PASS,
  randomBelow,
  seedChance,
} from '@amalfi/engine'
import type { LocalHost } from '@amalfi/session'
import { expect, test } from 'vitest'
import { BOT, GAMES, HUMAN, hostFor } from './support/games.ts'

const { renaissance } = GAMES

/** Plays until a choice that needs confirmation has ended a turn. */
async function untilTurnEnded(host: LocalHost): Promise<number> {
  host.start()
  const chance = seedChance(8)
  for (let i = 0; i < 400; i++) {
    await host.idle()
    const { deciders, awaitingConfirm } = await host.snapshot(-1)
    if (awaitingConfirm >= 0) return awaitingConfirm
    const question = await host.question(deciders[0])
    if (question === null) throw new Error(`seat ${deciders[0]} is asked nothing`)
    const { choices, id } = question
    await host.choose(deciders[0], choices[randomBelow(chance, choices.length)], id, true)
  }
  throw new Error('no turn has ended')
}

test('the end of a turn waits for confirmation, and nobody can choose until then', async () => {
  const host = hostFor(renaissance, { players: 2, seed: 5, first: 0 }, [HUMAN, HUMAN])
  expect(await untilTurnEnded(host)).toBe(0)
  const { deciders } = await host.snapshot(-1)
  expect(deciders).toEqual([1])
  expect(await host.question(1)).toBeNull()
  expect(await host.choose(1, 0, 0)).toMatchObject({ why: 'notAsked' })
  await host.endTurn(1)
  expect(await host.question(1)).toBeNull()
  await host.endTurn(0)
  expect(await host.question(1)).toEqual((await host.snapshot(1)).question)
  expect(await host.question(1)).not.toBeNull()
})

test('bots wait for the confirmation', async () => {
  const host = hostFor(renaissance, { players: 2, seed: 5, first: 0 }, [HUMAN, BOT])
  await untilTurnEnded(host)
  const { moveIndex } = await host.snapshot(0)
  host.start()
  await host.idle()
  expect((await host.snapshot(0)).moveIndex).toBe(moveIndex)
  await host.endTurn(0)
  await host.idle()
  expect((await host.snapshot(0)).moveIndex).toBeGreaterThan(moveIndex)
})

test('before the confirmation the turn can be restarted and its last choice undone', async () => {
  for (const back of ['undo', 'restartTurn'] as const) {
    const host = hostFor(renaissance, { players: 2, seed: 5, first: 0 }, [HUMAN, BOT])
    await untilTurnEnded(host)
    const { moveIndex, seats } = await host.snapshot(0)
    expect(seats[0][back].state).toBe('possible')
    expect(await host[back](0)).toBe('done')
    const now = await host.snapshot(0)
    expect(now.awaitingConfirm).toBe(-1)
    expect(now.moveIndex).toBeLessThan(moveIndex)
    expect(now.question?.decision.seat).toBe(0)
  }
})

test('a turn that is redone waits for its confirmation again, and only for that of its player', async () => {
  const host = hostFor(renaissance, { players: 2, seed: 5, first: 0 }, [HUMAN, BOT])
  await untilTurnEnded(host)
  await host.undo(0)
  await host.redo(0, true)
  expect((await host.snapshot(0)).awaitingConfirm).toBe(0)
  await host.endTurn(0)
  await host.idle()
  const { moveIndex } = await host.snapshot(0)
  // The moves of the bot are undone and redone too.
  await host.undo(0)
  await host.redo(0, true)
  expect(await host.snapshot(0)).toMatchObject({ moveIndex, awaitingConfirm: -1 })
})

/** A random choice that is not to pass, if there is one, so that lighthouses are built and used. */
function activeChoice(choices: readonly number[], chance: Chance): number {
  const active = choices.filter((choice) => codeOf(choice) !== PASS && codeOf(choice) !== DECLINE)
  const from = active.length > 0 ? active : choices
  return from[randomBelow(chance, from.length)]
}

/** The last turn of a seat, as an index of the log. */
const lastTurnOf = (log: readonly LogEntry[], seat: number): number =>
  log.findLastIndex(({ event }) => event.kind === 'turn' && event.seat === seat)

/** Whether another seat uses a lighthouse in the turn that begins at this index of the log. */
function hasOthersLighthouse(log: readonly LogEntry[], turn: number, seat: number): boolean {
  const rest = log.slice(turn + 1).map(({ event }) => event)
  const end = rest.findIndex(({ kind }) => kind === 'turn' || kind === 'phase')
  return rest.slice(0, end).some((event) => event.kind === 'useLighthouse' && event.seat !== seat)
}

/**
 * Plays a whole game and confirms every turn. Returns in how many turns of people another seat used a
 * lighthouse, and how many were confirmed before that.
 */
async function playAndConfirm(seed: number): Promise<{ used: number; confirmedBefore: number }> {
  const host = hostFor(renaissance, { players: 3, seed }, [HUMAN, HUMAN, BOT])
  const chance = seedChance(seed)
  /** The turns in which a person has chosen, and those that were confirmed. */
  const chosen: { readonly seat: number; readonly turn: number }[] = []
  const confirmed: typeof chosen = []
  let confirmedBefore = 0
  host.start()
  for (;;) {
    await host.idle()
    const { deciders, awaitingConfirm, log, over, seats } = await host.snapshot(-1)
    if (awaitingConfirm >= 0) {
      const last = chosen.findLast(({ seat }) => seat === awaitingConfirm)
      if (last !== undefined) confirmed.push(last)
      if (log.at(-1)?.event.kind !== 'turn' && log.at(-1)?.event.kind !== 'phase') {
        confirmedBefore++
        expect(deciders).not.toContain(awaitingConfirm)
        // Nobody else has chosen since, so the turn can still be undone.
        expect(seats[awaitingConfirm].undo.state).not.toBe('nothing')
      }
      await host.endTurn(awaitingConfirm)
      continue
    }
    if (over) {
      expect(confirmed).toEqual(chosen)
      const used = chosen.filter(({ seat, turn }) => hasOthersLighthouse(log, turn, seat)).length
      return { used, confirmedBefore }
    }
    const [seat] = deciders
    const question = await host.question(seat)
    if (question === null) throw new Error(`seat ${seat} is asked nothing`)
    const turn = lastTurnOf(log, seat)
    if (question.decision.about === 'main' && chosen.at(-1)?.turn !== turn)
      chosen.push({ seat, turn })
    const choice = activeChoice(question.choices, chance)
    expect(await host.choose(seat, choice, question.id, true)).toEqual({ done: true })
  }
}

test('every turn is confirmed, and before another seat uses a lighthouse in it', async () => {
  let turns = 0
  for (let seed = 1; seed <= 30; seed++) {
    const { used, confirmedBefore } = await playAndConfirm(seed)
    turns += used
    expect(confirmedBefore).toBeGreaterThanOrEqual(used)
  }
  expect(turns).toBeGreaterThan(3)
})
