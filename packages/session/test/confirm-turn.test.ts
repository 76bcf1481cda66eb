import { randomBelow, seedChance } from '@amalfi/engine'
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
