import { eventSeenBy, replay } from '@amalfi/engine'
import type { HostEvent } from '@amalfi/session'
import { describe, expect, test } from 'vitest'
import { BOT, GAMES, HUMAN, hostFor, playHumans } from './support/games.ts'

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
    await host.idle()
    const record = await host.record()
    const events: Parameters<typeof eventSeenBy>[0][] = []
    const game = replay(rules, record, events)
    for (const [i, seat] of [0, 1, 2, -1].entries()) {
      const { log, view } = await host.snapshot(seat)
      expect(view).toEqual(rules.view(game, seat))
      expect(log.map(({ event }) => event)).toEqual(events.map((event) => eventSeenBy(event, seat)))
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
    await host.idle()
    const ask = async (seat: number) => {
      const { question } = await host.snapshot(seat)
      if (question === null) throw new Error(`seat ${seat} is asked nothing`)
      return question
    }
    return { host, ask }
  }

  test('the simultaneous pick of another seat leaves the question of a seat unchanged', async () => {
    const { host, ask } = await open()
    const [first, second] = [await ask(0), await ask(1)]
    expect(await host.choose(0, first.choices[0], first.id)).toEqual({ done: true })
    expect((await ask(1)).id).toBe(second.id)
    expect(await host.choose(1, second.choices[0], second.id)).toEqual({ done: true })
  })

  test('an answer to an older question is refused and changes nothing', async () => {
    const { host, ask } = await open()
    const first = await ask(0)
    await host.choose(0, first.choices[0], first.id)
    await host.undo(0)
    const before = await host.record()
    const again = await host.choose(0, first.choices[0], first.id)
    expect(again).toEqual({ done: false, why: 'stale' })
    expect((await host.snapshot(0)).connection.refused).toEqual(again)
    expect(await host.record()).toEqual(before)
    const now = await ask(0)
    await host.choose(0, now.choices[0], now.id)
    expect((await host.snapshot(0)).connection.refused).toBeNull()
  })

  test('an illegal choice is refused with the reason of the rules', async () => {
    const { host, ask } = await open()
    const { id } = await ask(0)
    const pass = renaissance.parse({ do: 'pass' })
    const result = await host.choose(0, pass, id)
    expect(result).toMatchObject({ done: false, why: 'illegal' })
    expect(result).toHaveProperty('refusal.code')
  })

  test('nobody can answer for a bot, for a seat that is not asked, or in a closed game', async () => {
    const host = hostFor(renaissance, { players: 2, seed: 3, first: 0 }, [HUMAN, BOT])
    host.start()
    await host.idle()
    expect(await host.choose(1, 0, 0)).toMatchObject({ why: 'notAsked' })
    expect(await host.choose(7, 0, 0)).toMatchObject({ why: 'notAsked' })
    host.close()
    expect(await host.choose(0, 0, 0)).toMatchObject({ why: 'closed' })
    expect((await host.snapshot(0)).connection.connected).toBe(false)
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
    await host.choose(1, question?.choices[0] ?? -1, question?.id ?? -1)
    expect(await last()).toEqual([-1, 0])
  })

  test('one listener can listen for several seats, and stop for one of them', async () => {
    const host = hostFor(renaissance, { players: 2, seed: 3, hands: 'draft' }, [HUMAN, HUMAN])
    const heard: HostEvent[] = []
    const listener = (event: HostEvent) => void heard.push(event)
    const stop = await host.subscribe(0, listener)
    await host.subscribe(1, listener)
    const answer = async (seat: number) => {
      const question = await host.question(seat)
      await host.choose(seat, question?.choices[0] ?? -1, question?.id ?? -1)
    }
    await answer(0)
    expect(heard).toHaveLength(2)
    stop()
    await answer(1)
    expect(heard).toHaveLength(3)
  })

  test('a saved state holds the whole game and can be opened again', async () => {
    const host = hostFor(renaissance, { players: 2, seed: 5 }, [HUMAN, BOT])
    host.start()
    await playHumans(host, 1, 20)
    await host.idle()
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
