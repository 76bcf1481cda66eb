import { pickEvenly } from '@amalfi/bots'
import { randomBelow } from '@amalfi/engine'
import { HeldGame, type ServerMessage } from '@amalfi/wire'
import { describe, expect, test } from 'vitest'
import { localBus } from '../src/bus/bus.ts'
import { Games } from '../src/games/games.ts'
import type { HotGame } from '../src/games/hot-game.ts'
import { fold } from '../src/log/fold.ts'
import { beginEntry, chanceOf, currentRules, memoryStore } from './support/game-model.ts'

const ID = 'a'.repeat(32)

async function openGame(hands = 'packs', players = 2) {
  const rules = await currentRules('renaissance')
  const store = memoryStore()
  await store.begin(ID, beginEntry(rules, players, hands, 7))
  const reports: string[] = []
  const games = new Games({ store, bus: localBus(), report: (line) => reports.push(line) })
  const game = await games.find(ID)
  if (game === null) throw new Error('the game is missing')
  return { rules, store, games, game, reports }
}

/** The first seat that is asked, its question and its choices. */
function firstAsked({ state: { rules, game, asked } }: HotGame) {
  const seat = asked.findIndex((question) => question >= 0)
  return { seat, asked: asked[seat], choices: rules.choices(game.game, seat, []) }
}

/** Plays random choices until the game is over or the condition holds. */
async function playUntil(game: HotGame, done: () => boolean = () => false): Promise<void> {
  const chance = chanceOf(5)
  while (!game.over && !done()) {
    const { seat, asked, choices } = firstAsked(game)
    await game.choose(seat, asked, pickEvenly(choices, chance))
  }
}

describe('a choice', () => {
  test('is stored before anybody is told of it', async () => {
    const { store, game } = await openGame()
    const told: ServerMessage[] = []
    let storedWhenTold = 0
    await game.join(
      {
        seat: 0,
        send: (message) => {
          told.push(message)
          storedWhenTold = store.games.get(ID)?.length ?? 0
        },
      },
      game.state.v,
    )
    const { seat, asked, choices } = firstAsked(game)
    expect(await game.choose(seat, asked, choices[0])).toEqual({ do: 'acknowledge' })
    expect(told).toHaveLength(1)
    expect(storedWhenTold).toBe(2)
  })

  test('that cannot be stored is refused, and nothing has happened', async () => {
    const { store, game } = await openGame()
    const before = game.state.rules.encode(game.state.game.game)
    const { seat, asked, choices } = firstAsked(game)
    const append = store.append
    store.append = () => Promise.reject(new Error('the disk is full'))
    expect(await game.choose(seat, asked, choices[0])).toEqual({ do: 'refuse', why: 'notStored' })
    expect(game.state.rules.encode(game.state.game.game)).toBe(before)
    store.append = append
    expect(await game.choose(seat, asked, choices[0])).toEqual({ do: 'acknowledge' })
  })

  test('sent twice is acknowledged twice and played once', async () => {
    const { game } = await openGame()
    const { seat, asked, choices } = firstAsked(game)
    const both = await Promise.all([
      game.choose(seat, asked, choices[0]),
      game.choose(seat, asked, choices[0]),
    ])
    expect(both).toEqual([{ do: 'acknowledge' }, { do: 'acknowledge' }])
    expect(game.state.game.moveCount).toBe(1)
    const other = await game.choose(seat, asked, choices[1])
    expect(other).toEqual({ do: 'refuse', why: 'stale' })
  })

  test('of a seat that is not asked, of an old question or against the rules is refused', async () => {
    const { game } = await openGame()
    const { seat, asked, choices } = firstAsked(game)
    const other = 1 - seat
    expect(await game.choose(other, asked, choices[0])).toEqual({ do: 'refuse', why: 'notAsked' })
    expect(await game.choose(seat, asked + 1, choices[0])).toEqual({ do: 'refuse', why: 'stale' })
    expect(await game.choose(seat, asked, 1)).toMatchObject({ do: 'refuse', why: 'illegal' })
    expect(await game.choose(seat, asked, 2 ** 40)).toMatchObject({ do: 'refuse', why: 'illegal' })
    expect(game.state.v).toBe(1)
  })

  test('that breaks the engine is not stored, and freezes only this game', async () => {
    const { store, game, reports } = await openGame()
    const { seat, asked, choices } = firstAsked(game)
    const { rules } = game.state
    const play = rules.play
    try {
      rules.play = () => {
        throw new Error('a bug')
      }
      expect(await game.choose(seat, asked, choices[0])).toEqual({ do: 'refuse', why: 'notStored' })
    } finally {
      rules.play = play
    }
    expect(store.games.get(ID)).toHaveLength(1)
    expect(reports).toEqual([`game ${ID} is frozen`])
    // It can still be looked at.
    expect((await game.log(0)).v).toBe(1)
  })
})

describe('simultaneous choices', () => {
  test('the choice of another seat does not change the question of this one', async () => {
    const { game } = await openGame('draft', 3)
    const before = game.state.asked
    expect(before.filter((question) => question >= 0)).toHaveLength(3)
    const { seat, asked, choices } = firstAsked(game)
    await game.choose(seat, asked, choices[0])
    const after = game.state.asked
    for (const other of [0, 1, 2]) if (other !== seat) expect(after[other]).toBe(before[other])
    expect(after[seat]).not.toBe(before[seat])
  })
})

describe('undo', () => {
  test('takes back an own choice that revealed nothing, for everybody', async () => {
    const { game, rules } = await openGame()
    await playUntil(game, () => rules.decisionKind(game.state.game.game) === 'main')
    const held = new HeldGame(rules)
    await game.join({ seat: 0, send: (message) => held.receive(message) }, 0)
    // A navigation reveals nothing.
    const { seat, asked, choices } = firstAsked(game)
    const position = rules.encode(game.state.game.game)
    const navigation = choices.find((choice) => rules.describe(choice).do === 'navigate')
    if (navigation === undefined) throw new Error('nowhere to go')
    await game.choose(seat, asked, navigation)
    expect(rules.encode(game.state.game.game)).not.toBe(position)
    expect(await game.undo(seat, game.state.v, 'lastChoice')).toEqual({ do: 'acknowledge' })
    expect(rules.encode(game.state.game.game)).toBe(position)
    expect(held.view).toEqual(rules.view(game.state.game.game, 0))
  })

  test('is refused past a reveal, past the choice of another person, and if the page is behind', async () => {
    const { game } = await openGame()
    const chance = chanceOf(3)
    const refusals = new Set<string>()
    while (!game.over && refusals.size < 3) {
      const { seat, asked, choices } = firstAsked(game)
      await game.choose(seat, asked, pickEvenly(choices, chance))
      const by = randomBelow(chance, 2)
      const known = game.state.v - (randomBelow(chance, 5) === 0 ? 1 : 0)
      const reply = await game.undo(by, known, 'lastChoice')
      if (reply.do === 'refuse') refusals.add(reply.why)
    }
    expect(refusals).toEqual(new Set(['barrier', 'nothing', 'stale']))
  })
})

describe('the log', () => {
  test('gives the same game again, whatever was played and undone', async () => {
    const { game, rules, store } = await openGame('packs', 3)
    const chance = chanceOf(11)
    while (!game.over) {
      const { seat, asked, choices } = firstAsked(game)
      await game.choose(seat, asked, pickEvenly(choices, chance))
      if (randomBelow(chance, 4) === 0) await game.undo(seat, game.state.v, 'lastChoice')
    }
    const replayed = fold(rules, store.games.get(ID) ?? [])
    expect(replayed.game.record).toEqual(game.state.game.record)
    expect(rules.encode(replayed.game.game)).toBe(rules.encode(game.state.game.game))
    expect([replayed.v, replayed.asked]).toEqual([game.state.v, game.state.asked])
    expect(replayed.answered).toEqual(game.state.answered)
  })
})

test('a page that missed many entries gets the whole view instead', async () => {
  const { game, rules } = await openGame('packs', 4)
  await playUntil(game, () => rules.decisionKind(game.state.game.game) === 'main')
  // A choice that is undone again and again makes a long log.
  while (game.state.v < 250) {
    const { seat, asked, choices } = firstAsked(game)
    await game.choose(seat, asked, choices[0])
    await game.undo(seat, game.state.v, 'lastChoice')
  }
  const messages: ServerMessage[] = []
  await game.join({ seat: 0, send: (message) => messages.push(message) }, 1)
  expect(messages.map(({ t }) => t)).toEqual(['view'])
  messages.length = 0
  await game.join({ seat: 1, send: (message) => messages.push(message) }, game.state.v - 50)
  expect(messages).toHaveLength(50)
  messages.length = 0
  // A page that lies about what it has gets a view.
  await game.join({ seat: 1, send: (message) => messages.push(message) }, 1_000_000)
  expect(messages.map(({ t }) => t)).toEqual(['view'])
  expect(rules.standings(game.state.game.game)).toHaveLength(4)
})
