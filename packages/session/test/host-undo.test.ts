import { isBarrier } from '@amalfi/engine'
import { expect, test } from 'vitest'
import { BOT, GAMES, HUMAN, hostFor, playHumans } from './support/games.ts'

const { renaissance } = GAMES

test('a single player against bots can undo to the start, and the game is marked as rewound', async () => {
  const host = hostFor(renaissance, { players: 2, seed: 5 }, [HUMAN, BOT])
  host.start()
  await playHumans(host, 1, 30)
  await host.idle()
  let undone = 0
  let marked = 0
  for (;;) {
    const { seats, rewound } = await host.snapshot(0)
    const { state, marksRewound } = seats[0].undo
    if (state !== 'possible') break
    expect(await host.undo(0)).toBe('done')
    undone++
    if (marksRewound) marked++
    expect((await host.snapshot(0)).rewound).toBe(rewound || marksRewound)
  }
  expect(undone).toBeGreaterThan(10)
  // Once the game is marked, it cannot be marked again.
  expect(marked).toBe(1)
  expect((await host.snapshot(0)).rewound).toBe(true)
  expect(await host.undo(0)).toBe('nothing')
})

test('redo replays the undone choices until a new choice is made', async () => {
  const host = hostFor(renaissance, { players: 2, seed: 5 }, [HUMAN, BOT])
  host.start()
  await playHumans(host, 1, 25)
  await host.idle()
  const before = await host.record()
  await host.undo(0)
  await host.undo(0)
  expect((await host.snapshot(0)).seats[0].canRedo).toBe(true)
  expect(await host.redo(0)).toBe('done')
  expect(await host.redo(0)).toBe('done')
  await host.idle()
  expect(await host.record()).toEqual(before)
  expect(await host.redo(0)).toBe('nothing')
  await host.undo(0)
  const { question } = await host.snapshot(0)
  await host.choose(0, question?.choices[0] ?? -1, question?.id ?? -1)
  expect((await host.snapshot(0)).seats[0].canRedo).toBe(false)
})

test('with several people, undo stops at reveals and at later choices of others', async () => {
  const setup = { players: 2, seed: 5, hands: 'blind' } as const
  let barriers = 0
  let foreign = 0
  for (let steps = 1; steps < 60; steps++) {
    const host = hostFor(renaissance, setup, [HUMAN, HUMAN])
    host.start()
    await playHumans(host, 2, steps)
    const { log, moveIndex } = await host.snapshot(0)
    for (const seat of [0, 1]) {
      const { state } = (await host.snapshot(-1)).seats[seat].undo
      const result = await host.undo(seat)
      expect(result).toBe(state === 'possible' ? 'done' : state)
      if (state === 'barrier') barriers++
      if (state === 'nothing') foreign++
      if (result !== 'done') continue
      const back = (await host.snapshot(seat)).moveIndex
      const seen = log.some(({ moveIndex: made, event }) => made > back && isBarrier(event))
      expect({ seen, later: back < moveIndex }).toEqual({ seen: false, later: true })
      break
    }
  }
  expect(barriers).toBeGreaterThan(3)
  expect(foreign).toBeGreaterThan(3)
})

test('restarting a turn goes back to its first choice', async () => {
  let restarted = 0
  for (let steps = 20; steps < 50; steps++) {
    const host = hostFor(renaissance, { players: 2, seed: 5, first: 0 }, [HUMAN, BOT])
    host.start()
    await playHumans(host, 4, steps)
    await host.idle()
    const { seats, log, moveIndex } = await host.snapshot(0)
    const { state } = seats[0].restartTurn
    expect(await host.restartTurn(0)).toBe(state === 'possible' ? 'done' : 'nothing')
    if (state !== 'possible') continue
    restarted++
    const now = await host.snapshot(0)
    expect(now.moveIndex).toBeLessThan(moveIndex)
    const began = log.findLast(
      ({ event, moveIndex: made }) =>
        made <= now.moveIndex && (event.kind === 'turn' || event.kind === 'phase'),
    )
    expect(began?.moveIndex).toBe(now.moveIndex)
    expect(await host.redo(0)).toBe('done')
    expect((await host.snapshot(0)).moveIndex).toBe(moveIndex)
  }
  expect(restarted).toBeGreaterThan(3)
})
