import { isBarrier, replay, witnessed } from '@amalfi/engine'
import type { HostEvent } from '@amalfi/session'
import { describe, expect, test } from 'vitest'
import { BOT, GAMES, HUMAN, hostFor, playHumans, sameThread } from './support/games.ts'

const { renaissance } = GAMES

describe.each(Object.entries(GAMES))('%s', (_, rules) => {
  test.for([
    { players: 1, seats: [HUMAN] },
    { players: 2, seats: [HUMAN, BOT] },
    { players: 3, seats: [HUMAN, HUMAN, BOT] },
    { players: 4, seats: [HUMAN, HUMAN, HUMAN, HUMAN] },
  ])('a whole game with $players players is recorded and ends', async ({ players, seats }) => {
    const hands = players === 1 ? rules.tables.config.handsAlone : rules.tables.config.hands
    for (const way of hands) {
      const host = hostFor(rules, { players, seed: 7, hands: way }, seats)
      host.start()
      expect(await playHumans(host, players)).toBeGreaterThan(10)
      const { view, over, question } = await host.snapshot(0)
      expect({ over, question }).toEqual({ over: true, question: null })
      const replayed = replay(rules, await host.record())
      expect(rules.view(replayed, 0)).toEqual(view)
      expect(await host.standings()).toEqual(rules.standings(replayed))
    }
  })

  test('a seat gets its view, and its events as it may see them', async () => {
    const seats = [HUMAN, HUMAN, BOT]
    const host = hostFor(rules, { players: 3, seed: 11, hands: 'draft' }, seats)
    const heard: HostEvent[][] = [[], [], [], []]
    for (const [i, seat] of [0, 1, 2, -1].entries())
      await host.subscribe(seat, (event) => heard[i].push(event))
    host.start()
    await playHumans(host, 3, 40)
    await host.rest()
    const record = await host.record()
    const events: Parameters<typeof witnessed>[0][] = []
    const game = replay(rules, record, events)
    for (const [i, seat] of [0, 1, 2, -1].entries()) {
      const { log, view } = await host.snapshot(seat)
      expect(view).toEqual(rules.view(game, seat))
      expect(log.map(({ event }) => event)).toEqual(events.map((event) => witnessed(event, seat)))
      const entries = heard[i].flatMap((event) => (event.kind === 'moves' ? event.entries : []))
      // The deal was over before anybody listened.
      expect(entries).toEqual(log.filter(({ moveIndex }) => moveIndex > 0))
    }
  })
})

describe('choose', () => {
  const open = async () => {
    const host = hostFor(renaissance, { players: 2, seed: 3, hands: 'draft' }, [HUMAN, HUMAN])
    host.start()
    await host.rest()
    const ask = async (seat: number) => {
      const { question } = await host.snapshot(seat)
      if (question === null) throw new Error(`seat ${seat} is asked nothing`)
      return question
    }
    return { host, ask }
  }

  test('the simultaneous pick of another seat does not change a question', async () => {
    const { host, ask } = await open()
    const [first, second] = [await ask(0), await ask(1)]
    expect(await host.choose(0, first.choices[0], first.asked)).toEqual({ done: true })
    expect((await ask(1)).asked).toBe(second.asked)
    expect(await host.choose(1, second.choices[0], second.asked)).toEqual({ done: true })
  })

  test('an answer to an older question is refused, and changes nothing', async () => {
    const { host, ask } = await open()
    const first = await ask(0)
    await host.choose(0, first.choices[0], first.asked)
    await host.undo(0)
    const before = await host.record()
    const again = await host.choose(0, first.choices[0], first.asked)
    expect(again).toEqual({ done: false, why: 'stale' })
    expect((await host.snapshot(0)).line.refused).toEqual(again)
    expect(await host.record()).toEqual(before)
    const now = await ask(0)
    await host.choose(0, now.choices[0], now.asked)
    expect((await host.snapshot(0)).line.refused).toBeNull()
  })

  test('an illegal choice is refused with the reason of the rules', async () => {
    const { host, ask } = await open()
    const { asked } = await ask(0)
    const pass = renaissance.parse({ do: 'pass' })
    const result = await host.choose(0, pass, asked)
    expect(result).toMatchObject({ done: false, why: 'illegal' })
    expect(result).toHaveProperty('refusal.code')
  })

  test('nobody answers for a bot, for a seat that is not asked, or at a closed table', async () => {
    const host = hostFor(renaissance, { players: 2, seed: 3, first: 0 }, [HUMAN, BOT])
    host.start()
    await host.rest()
    expect(await host.choose(1, 0, 0)).toMatchObject({ why: 'notAsked' })
    expect(await host.choose(7, 0, 0)).toMatchObject({ why: 'notAsked' })
    host.close()
    expect(await host.choose(0, 0, 0)).toMatchObject({ why: 'closed' })
    expect((await host.snapshot(0)).line.connected).toBe(false)
  })
})

describe('undo', () => {
  test('alone against bots a player goes back as far as they like, and the game says so', async () => {
    const host = hostFor(renaissance, { players: 2, seed: 5 }, [HUMAN, BOT])
    host.start()
    await playHumans(host, 1, 30)
    await host.rest()
    let undone = 0
    while ((await host.snapshot(0)).undo === 'possible') {
      expect(await host.undo(0)).toBe('done')
      undone++
    }
    expect(undone).toBeGreaterThan(10)
    expect((await host.snapshot(0)).rewound).toBe(true)
    expect(await host.undo(0)).toBe('nothing')
  })

  test('redo makes the same game again, until a new choice is made', async () => {
    const host = hostFor(renaissance, { players: 2, seed: 5 }, [HUMAN, BOT])
    host.start()
    await playHumans(host, 1, 25)
    await host.rest()
    const before = await host.record()
    await host.undo(0)
    await host.undo(0)
    expect((await host.snapshot(0)).canRedo).toBe(true)
    expect(await host.redo(0)).toBe('done')
    expect(await host.redo(0)).toBe('done')
    await host.rest()
    expect(await host.record()).toEqual(before)
    expect(await host.redo(0)).toBe('nothing')
    await host.undo(0)
    const { question } = await host.snapshot(0)
    await host.choose(0, question?.choices[0] ?? -1, question?.asked ?? -1)
    expect((await host.snapshot(0)).canRedo).toBe(false)
  })

  test('among people nobody takes back what was revealed, or what another has chosen since', async () => {
    const setup = { players: 2, seed: 5, hands: 'blind' } as const
    let barriers = 0
    let foreign = 0
    for (let steps = 1; steps < 60; steps++) {
      const host = hostFor(renaissance, setup, [HUMAN, HUMAN])
      host.start()
      await playHumans(host, 2, steps)
      const { log, moveIndex } = await host.snapshot(0)
      for (const seat of [0, 1]) {
        const state = (await host.snapshot(seat)).undo
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

  test('a turn is restarted at its first choice', async () => {
    let restarted = 0
    for (let steps = 20; steps < 50; steps++) {
      const host = hostFor(renaissance, { players: 2, seed: 5, first: 0 }, [HUMAN, BOT])
      host.start()
      await playHumans(host, 4, steps)
      await host.rest()
      const { restartTurn, log, moveIndex } = await host.snapshot(0)
      expect(await host.restartTurn(0)).toBe(restartTurn === 'possible' ? 'done' : 'nothing')
      if (restartTurn !== 'possible') continue
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
})

describe('bots', () => {
  test('an answer that comes after an undo is not played', async () => {
    const late: (() => void)[] = []
    const port = sameThread(renaissance)
    // The first player picks a pack last: the human is asked, then the bot.
    const host = hostFor(renaissance, { players: 2, seed: 5, first: 1 }, [HUMAN, BOT], {
      bots: {
        ask: async (bot, question) => {
          await new Promise<void>((resolve) => late.push(resolve))
          return port.ask(bot, question)
        },
      },
    })
    host.start()
    const { question, moveIndex } = await host.snapshot(0)
    await host.choose(0, question?.choices[0] ?? -1, question?.asked ?? -1)
    await new Promise(setImmediate)
    expect(late).toHaveLength(1)
    expect(await host.undo(0)).toBe('done')
    late[0]()
    await host.rest()
    expect((await host.snapshot(0)).moveIndex).toBe(moveIndex)
  })

  test('a bot that fails is reported, and the game can be closed and opened again', async () => {
    const failing = { ask: () => Promise.reject(new Error('no worker')) }
    const host = hostFor(renaissance, { players: 2, seed: 5, first: 0 }, [HUMAN, BOT], {
      bots: failing,
    })
    const heard: HostEvent[] = []
    await host.subscribe(0, (event) => heard.push(event))
    host.start()
    await host.rest()
    expect(heard.at(-1)).toMatchObject({ kind: 'failed', error: new Error('no worker') })
    const record = await host.record()
    const again = hostFor(renaissance, { players: 2, seed: 5 }, [HUMAN, BOT], { record })
    again.start()
    await playHumans(again, 1, 3)
  })
})
