/** Plays whole games through a port that carries only plain data, so the session cannot reach the full game. */
import {
  ALL_SEE,
  eventSeenBy,
  type Game,
  type GameName,
  HANDS,
  newRecord,
  randomBelow,
  replay,
  type Setup,
  seedChance,
} from '@amalfi/engine'
import { LocalHost, type Snapshot } from '@amalfi/session'
import { effect } from '@preact/signals'
import { describe, expect, test } from 'vitest'
import { NOBODY } from '../../src/model/curtain/curtain.ts'
import { visibleView } from '../../src/model/curtain/visible-view.ts'
import { rulesOf } from '../../src/model/game/rules.ts'
import { fetchGame, GAME_NAMES } from '../../src/model/games/catalog/by-game.ts'
import type { Player } from '../../src/model/players/player.ts'
import { TablePace } from '../../src/model/session/table-pace.ts'
import { TableSession } from '../../src/model/session/table-session.ts'
import { plainHost, type Request, serveHost } from './support/plain-host.ts'
import { hiddenAt, shownAt } from './support/shared-device.ts'
import { randomBots, untilIdle } from './support/tables.ts'

await Promise.all(GAME_NAMES.map(fetchGame))

interface Seating {
  readonly game: GameName
  /** By seat: a person, or a bot. */
  readonly people: readonly boolean[]
  readonly hands: Setup['hands']
  readonly seed: number
  readonly confirms: boolean
}

/** A session at one end of a port, and its host at the other. */
async function open({ game, people, hands, seed, confirms }: Seating) {
  const rules = rulesOf(game, 'english')
  const players = people.map((person): Player => ({ kind: person ? 'person' : 'random', name: '' }))
  const seats = players.map(({ kind }) =>
    kind === 'person' ? ({ kind: 'human' } as const) : ({ kind: 'bot', bot: kind } as const),
  )
  const setup: Setup = { players: people.length, seed, ...(hands === undefined ? {} : { hands }) }
  const host = new LocalHost({ rules, record: newRecord(rules, setup), seats, bots: randomBots() })
  const { port1, port2 } = new MessageChannel()
  /** The full game of each snapshot that was sent, by its version. */
  const fullGames = new Map<number, Game>()
  serveHost(port1, host, rules, (fullGame, { version }) => fullGames.set(version, fullGame))
  const requests: Request[] = []
  const received: Snapshot[] = []
  const remote = plainHost(port2, seats, rules, (request) => requests.push(request))
  const { snapshot } = remote
  remote.snapshot = async (seat) => {
    const next = await snapshot(seat)
    received.push(next)
    return next
  }
  const session = await TableSession.open({
    host: remote,
    rules,
    players,
    pace: new TablePace(),
    confirms: () => confirms,
  })
  /** The full game of the snapshot that the session shows. */
  const fullGameShown = (): Game => {
    const snapshotShown = received.findLast(({ log }) => log === session.log.value)
    const found = snapshotShown === undefined ? undefined : fullGames.get(snapshotShown.version)
    if (found === undefined)
      throw new Error('the session shows a snapshot that the host did not send')
    expect(snapshotShown?.view.seat).toBe(session.viewer.value)
    return found
  }
  const close = (): void => {
    session.close()
    host.close()
    port1.close()
    port2.close()
  }
  return { session, host, remote, requests, fullGameShown, close }
}

/** Compares what the page could see with the view of the viewer. */
function check(session: TableSession, fullGame: Game): void {
  const { rules, curtain, question, imagined } = session
  const { viewer, front } = curtain.value
  expect(session.view()).toEqual(visibleView(rules, fullGame, viewer, front))
  expect(rules.view(imagined, viewer)).toEqual(rules.view(fullGame, viewer))
  for (const { event } of session.log.value)
    if (event.kind === 'card' && event.card !== null && event.seen !== ALL_SEE)
      expect(viewer >= 0 && (event.seen >> viewer) & 1).toBe(1)
  const asked = question.value
  if (asked === null) return
  const { seat, decision, choices, options } = asked
  if (viewer === NOBODY) expect(decision.about).toBe('pack')
  else expect(seat).toBe(viewer)
  expect(decision).toEqual(rules.decision(fullGame, seat))
  expect(choices).toEqual(rules.choices(fullGame, seat, []))
  expect(options).toEqual(rules.options(fullGame, seat, []))
}

const SEATINGS: readonly (readonly boolean[])[] = [
  [true, true],
  [true, true, false],
  [true, true, true],
  [false, true, true, true],
  [true, false, false, true],
  [true, true, true, true],
]

const handsOf = (game: GameName): readonly Setup['hands'][] =>
  rulesOf(game, 'english').tables.config.hands

const games: readonly Seating[] = GAME_NAMES.flatMap((game) =>
  SEATINGS.map((people, i) => ({
    game,
    people,
    hands: handsOf(game)[i % handsOf(game).length],
    seed: i,
    confirms: i % 2 === 0,
  })),
)

describe('a whole game at a shared device', () => {
  let undone = 0

  test('is played with every way to deal hands', () => {
    expect(new Set(games.map(({ hands }) => hands)).size).toBe(HANDS.length)
  })

  test.for(games)(
    '$game, people: $people, hands: $hands, turns confirmed: $confirms',
    { timeout: 60_000 },
    async (seating) => {
      const { session, host, remote, requests, fullGameShown, close } = await open(seating)
      const { rules } = session
      const chance = seedChance(seating.seed + 1)
      const count = { moments: 0, checks: 0, opened: 0, undone: 0 }
      const stop = effect(() => {
        session.version.value
        session.question.value
        session.curtain.value
        check(session, fullGameShown())
        count.checks++
      })
      /** The seat that is opening the curtain. */
      let openingSeat = NOBODY
      let previousViewer = NOBODY
      const checkRequests = (): void => {
        for (const { method, seat } of requests.splice(0)) {
          if (method === 'subscribe') expect(seat).toBe(NOBODY)
          if (method === 'snapshot')
            expect([NOBODY, session.viewer.value, openingSeat, previousViewer]).toContain(seat)
        }
      }
      host.start()
      await session.resume()
      while (!session.over.value) {
        await untilIdle(session)
        count.moments++
        checkRequests()
        previousViewer = session.viewer.value
        openingSeat = NOBODY
        if (count.moments % 7 === 0) {
          const visibleText = shownAt(session)
          const hidden = hiddenAt(fullGameShown(), session)
          expect(hidden.filter((card) => visibleText.includes(`"${card}"`))).toEqual([])
          const events: Parameters<typeof eventSeenBy>[0][] = []
          replay(rules, host.savedState().record, events)
          expect(session.events.value).toEqual(
            events.map((one) => eventSeenBy(one, previousViewer)),
          )
        }
        if (session.nextViewer.value !== NOBODY) {
          openingSeat = session.nextViewer.value
          count.opened++
          await session.openCurtain()
          expect(session.viewer.value).toBe(openingSeat)
        } else if (
          randomBelow(chance, 12) === 0 &&
          session.undoOffer('undo').state === 'possible'
        ) {
          count.undone++
          expect(await session.undo()).toBe('done')
        } else if (session.awaitingConfirm.value !== NOBODY) {
          expect(session.question.value).toBe(null)
          await session.endTurn()
        } else if (session.question.value !== null) {
          const { choices, options } = session.question.value
          const offer = randomBelow(chance, 9) === 0 && options.length > 0 ? options : choices
          await session.choose(offer[randomBelow(chance, offer.length)])
        }
      }
      stop()
      expect(await remote.standings()).toEqual(rules.standings(session.imagined))
      expect(count.checks).toBeGreaterThan(count.moments)
      expect(count.opened).toBeGreaterThan(10)
      undone += count.undone
      close()
    },
  )

  test('was played with undo', () => {
    expect(undone).toBeGreaterThan(games.length)
  })
})

const alone: Seating = {
  game: 'renaissance',
  people: [true, false],
  hands: 'blind',
  seed: 4,
  confirms: false,
}
const pair: Seating = { ...alone, people: [true, true] }

describe('a session', () => {
  test('shows events only after its listeners were notified', async () => {
    const { session, host, close } = await open(alone)
    const reports: number[] = []
    session.listeners.add((entries, isNew) => {
      expect(isNew).toBe(true)
      // The session does not show these entries yet.
      const lastMoveShown = session.log.value.at(-1)?.moveIndex ?? 0
      for (const { moveIndex } of entries) expect(moveIndex).toBeGreaterThan(lastMoveShown)
      reports.push(entries.length)
    })
    host.start()
    await session.resume()
    for (let i = 0; i < 10; i++) {
      await untilIdle(session)
      await session.choose(session.question.value?.choices[0] ?? -1)
    }
    expect(reports.length).toBeGreaterThanOrEqual(10)
    close()
  })

  test('tells its listeners that nothing is new after an undo', async () => {
    const { session, host, close } = await open(alone)
    host.start()
    await session.resume()
    await untilIdle(session)
    await session.choose(session.question.value?.choices[0] ?? -1)
    await untilIdle(session)
    const reports: [number, boolean][] = []
    session.listeners.add((entries, isNew) => reports.push([entries.length, isNew]))
    expect(await session.undo()).toBe('done')
    expect(reports[0]).toEqual([0, false])
    close()
  })

  test('makes only one choice when it is clicked twice', async () => {
    const { session, host, close } = await open(pair)
    host.start()
    await session.resume()
    await session.openCurtain()
    const choice = session.question.value?.choices[0] ?? -1
    const before = (await host.snapshot(-1)).moveIndex
    await Promise.all([session.choose(choice), session.choose(choice)])
    expect((await host.snapshot(-1)).moveIndex).toBe(before + 1)
    expect(session.error.value).toBe(null)
    close()
  })

  test('shows the current question if the game was continued elsewhere', async () => {
    const { session, host, close } = await open(pair)
    host.start()
    await session.resume()
    await session.openCurtain()
    const { seat, choices, id } = session.question.value ?? { seat: -1, choices: [], id: -1 }
    await host.choose(seat, choices[0], id)
    // The page has not been told about it yet.
    await session.choose(choices[1])
    await untilIdle(session)
    expect(session.error.value).toBe(null)
    expect(session.question.value?.id).not.toBe(id)
    close()
  })

  test('continues after the page was left while a move was shown', async () => {
    const { session, host, close } = await open({ ...alone, people: [false, true] })
    session.pace.untilDrawn = () => new Promise(() => {})
    await session.resume()
    expect(session.thinking.value).toBe(0)
    const moved = new Promise<void>((resolve) => session.listeners.add(() => resolve()))
    host.start()
    await moved
    await host.idle()
    expect(session.question.value).toBe(null)
    session.pace.untilDrawn = () => Promise.resolve()
    await session.resume()
    expect(session.question.value?.seat).toBe(1)
    close()
  })

  test('always shows the only person at the device their own hand', async () => {
    const { session, host, fullGameShown, close } = await open(alone)
    host.start()
    await session.resume()
    while (!session.over.value) {
      await untilIdle(session)
      check(session, fullGameShown())
      expect(session.viewer.value).toBe(0)
      await session.choose(session.question.value?.choices.at(-1) ?? -1)
    }
    close()
  })
})
