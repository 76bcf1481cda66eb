import { below, isBarrier, replay, seedChance, witnessed } from '@amalfi/engine'
import type { HostEvent, LocalHost } from '@amalfi/session'
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
    const hands = players === 1 ? rules.tables.config.soloHands : rules.tables.config.hands
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

  test('a seat gets its own view and the events it may see', async () => {
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
      // The deal was over before anybody subscribed.
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

  test('the simultaneous pick of another seat does not change the own question', async () => {
    const { host, ask } = await open()
    const [first, second] = [await ask(0), await ask(1)]
    expect(await host.choose(0, first.choices[0], first.asked)).toEqual({ done: true })
    expect((await ask(1)).asked).toBe(second.asked)
    expect(await host.choose(1, second.choices[0], second.asked)).toEqual({ done: true })
  })

  test('an answer to an older question is refused and changes nothing', async () => {
    const { host, ask } = await open()
    const first = await ask(0)
    await host.choose(0, first.choices[0], first.asked)
    await host.undo(0)
    const before = await host.record()
    const again = await host.choose(0, first.choices[0], first.asked)
    expect(again).toEqual({ done: false, why: 'stale' })
    expect((await host.snapshot(0)).connection.refused).toEqual(again)
    expect(await host.record()).toEqual(before)
    const now = await ask(0)
    await host.choose(0, now.choices[0], now.asked)
    expect((await host.snapshot(0)).connection.refused).toBeNull()
  })

  test('an illegal choice is refused with the reason of the rules', async () => {
    const { host, ask } = await open()
    const { asked } = await ask(0)
    const pass = renaissance.parse({ do: 'pass' })
    const result = await host.choose(0, pass, asked)
    expect(result).toMatchObject({ done: false, why: 'illegal' })
    expect(result).toHaveProperty('refusal.code')
  })

  test('nobody can answer for a bot, for a seat that is not asked, or in a closed game', async () => {
    const host = hostFor(renaissance, { players: 2, seed: 3, first: 0 }, [HUMAN, BOT])
    host.start()
    await host.rest()
    expect(await host.choose(1, 0, 0)).toMatchObject({ why: 'notAsked' })
    expect(await host.choose(7, 0, 0)).toMatchObject({ why: 'notAsked' })
    host.close()
    expect(await host.choose(0, 0, 0)).toMatchObject({ why: 'closed' })
    expect((await host.snapshot(0)).connection.connected).toBe(false)
  })
})

describe('undo', () => {
  test('a single player against bots can undo to the start, and the game is marked as rewound', async () => {
    const host = hostFor(renaissance, { players: 2, seed: 5 }, [HUMAN, BOT])
    host.start()
    await playHumans(host, 1, 30)
    await host.rest()
    let undone = 0
    let marked = 0
    for (;;) {
      const { seats, rewound } = await host.snapshot(0)
      const { state, marks } = seats[0].undo
      if (state !== 'possible') break
      expect(await host.undo(0)).toBe('done')
      undone++
      if (marks) marked++
      expect((await host.snapshot(0)).rewound).toBe(rewound || marks)
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
    await host.rest()
    const before = await host.record()
    await host.undo(0)
    await host.undo(0)
    expect((await host.snapshot(0)).seats[0].canRedo).toBe(true)
    expect(await host.redo(0)).toBe('done')
    expect(await host.redo(0)).toBe('done')
    await host.rest()
    expect(await host.record()).toEqual(before)
    expect(await host.redo(0)).toBe('nothing')
    await host.undo(0)
    const { question } = await host.snapshot(0)
    await host.choose(0, question?.choices[0] ?? -1, question?.asked ?? -1)
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
      await host.rest()
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
})

describe('the end of a turn', () => {
  /** Plays until a choice that needs confirmation has ended a turn. */
  async function untilTurnEnded(host: LocalHost): Promise<number> {
    host.start()
    const chance = seedChance(8)
    for (let i = 0; i < 400; i++) {
      await host.rest()
      const { deciders, awaitingConfirm } = await host.snapshot(-1)
      if (awaitingConfirm >= 0) return awaitingConfirm
      const question = await host.question(deciders[0])
      if (question === null) throw new Error(`seat ${deciders[0]} is asked nothing`)
      const { choices, asked } = question
      await host.choose(deciders[0], choices[below(chance, choices.length)], asked, true)
    }
    throw new Error('no turn has ended')
  }

  test('waits for confirmation, and nobody can choose until then', async () => {
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
    await host.rest()
    expect((await host.snapshot(0)).moveIndex).toBe(moveIndex)
    await host.endTurn(0)
    await host.rest()
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
})

describe('what a host reports', () => {
  test('a growing log keeps the same entries, so callers can compare them by identity', async () => {
    const host = hostFor(renaissance, { players: 2, seed: 5 }, [HUMAN, HUMAN])
    host.start()
    await playHumans(host, 1, 10)
    const { log: before } = await host.snapshot(0)
    await playHumans(host, 2, 5)
    const { log: after } = await host.snapshot(0)
    expect(after.length).toBeGreaterThan(before.length)
    for (const [i, entry] of before.entries()) expect(after[i]).toBe(entry)
  })

  test('all seats see who has chosen, and when', async () => {
    const host = hostFor(renaissance, { players: 2, seed: 3, hands: 'draft' }, [HUMAN, HUMAN])
    host.start()
    const last = async () => (await host.snapshot(-1)).seats.map(({ lastChoice }) => lastChoice)
    expect(await last()).toEqual([-1, -1])
    const question = await host.question(1)
    await host.choose(1, question?.choices[0] ?? -1, question?.asked ?? -1)
    expect(await last()).toEqual([-1, 0])
  })

  test('a saved state holds the whole game and can be opened again', async () => {
    const host = hostFor(renaissance, { players: 2, seed: 5 }, [HUMAN, BOT])
    host.start()
    await playHumans(host, 1, 20)
    await host.rest()
    const { record, position, finished, scores, period } = host.savedState()
    const game = replay(renaissance, record)
    expect(record).toEqual(await host.record())
    expect(position).toBe(renaissance.encode(game))
    expect({ finished, scores, period }).toEqual({
      finished: false,
      scores: game.score,
      period: game.period,
    })
  })
})

describe('bots', () => {
  test('a bot is asked after the delay for a human or for a bot', async () => {
    const asked: string[] = []
    const host = hostFor(renaissance, { players: 3, seed: 5, first: 0 }, [HUMAN, BOT, BOT], {
      pace: {
        beforeAsking: async (after) => {
          asked.push(after)
        },
        beforeMove: async () => {},
      },
    })
    host.start()
    await host.rest()
    expect(asked).toEqual(['human', 'bot'])
  })

  test('a closed game continues when it is started again', async () => {
    let left = true
    const host = hostFor(renaissance, { players: 2, seed: 5, first: 0 }, [HUMAN, BOT], {
      pace: {
        beforeAsking: () => (left ? new Promise(() => {}) : Promise.resolve()),
        beforeMove: async () => {},
      },
    })
    host.start()
    await new Promise(setImmediate)
    const { moveIndex } = await host.snapshot(0)
    left = false
    host.start()
    await host.rest()
    expect((await host.snapshot(0)).moveIndex).toBe(moveIndex + 1)
  })

  test('a bot answer that arrives after an undo is ignored', async () => {
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

  test('a failing bot is reported, and the game can be closed and opened again', async () => {
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
