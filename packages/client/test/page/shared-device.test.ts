import { ALL_SEE, type GameEvent, HANDS, type LogEntry } from '@amalfi/engine'
import { expect, test } from 'vitest'
import type { LocalGame } from '../../src/model/session/local-game.ts'
import {
  begin,
  fullGameOf,
  hiddenAt,
  playMoments,
  shownAt,
  tableOf,
} from './support/shared-device.ts'
import { choose, openGame, untilIdle } from './support/tables.ts'

const SEATINGS = [
  [true, true],
  [true, true, false],
  [false, true, true, true],
]
const games = HANDS.flatMap((hands) =>
  SEATINGS.map((people, i) => ({ hands, people, seed: i * 7 + 8 })),
)

const reloaded = (game: LocalGame): Promise<LocalGame> => openGame(game.savedGame())

const namesCard = (event: GameEvent): boolean => event.kind === 'card' && event.card !== null

/** Expects that no card of other players or of a deck is shown. */
function check(game: LocalGame): void {
  const { session } = game
  const shown = shownAt(session)
  const hidden = hiddenAt(fullGameOf(game), session)
  expect(hidden.filter((card) => shown.includes(`"${card}"`))).toEqual([])
  const { viewer } = session.curtain.value
  for (const { event } of session.log.value)
    if (event.kind === 'card' && namesCard(event) && event.seen !== ALL_SEE)
      expect(viewer >= 0 && (event.seen >> viewer) & 1).toBe(1)
}

test.for(games)('nobody sees the cards of others: $hands, $people', async (setup) => {
  const announced: LogEntry[] = []
  const count = { looked: 0, curtains: 0, thought: 0 }
  const think = (): void => {
    count.thought++
    expect(session.question.value).toBe(null)
    check(game)
  }
  const game = await tableOf({ ...setup, think })
  const { session } = game
  session.listeners.add((entries) => announced.push(...entries))
  for await (const _ of playMoments(game, setup.seed)) {
    const { viewer, nextViewer } = session.curtain.value
    count.looked += viewer >= 0 ? 1 : 0
    count.curtains += nextViewer >= 0 ? 1 : 0
    // Only packs are picked in public.
    const asked = session.question.value
    if (viewer < 0 && asked !== null) expect(asked.decision.about).toBe('pack')
    else if (asked !== null) expect(asked.seat).toBe(viewer)
    check(game)
  }
  expect(count.looked).toBeGreaterThan(50)
  expect(count.curtains).toBeGreaterThan(20)
  expect(count.thought > 20).toBe(setup.people.includes(false))
  // Animations and announcements may last longer than the moment the curtain closes.
  for (const { event } of announced)
    if (event.kind === 'card' && namesCard(event)) expect(event.seen).toBe(ALL_SEE)
})

test('a character that is about to be invited stays hidden after a reload', async () => {
  let found = 0
  for (let seed = 1; seed < 40 && found < 1; seed++) {
    const game = await tableOf({ hands: 'blind', people: [true, true], seed })
    for await (const _ of playMoments(game, seed, 200)) {
      const decision = game.session.question.value?.decision
      if (decision?.about !== 'payment' || decision.because.kind !== 'character') continue
      const again = await reloaded(game)
      const { curtain } = await begin(again)
      expect(curtain.value).toMatchObject({ viewer: -1, nextViewer: decision.seat })
      check(again)
      // The payment may also be for an effect of a character that is already invited.
      if (hiddenAt(fullGameOf(again), again.session).includes(decision.because.id)) found++
    }
  }
  expect(found).toBeGreaterThan(0)
})

test('a person sees their own hidden events, and nobody else does', async () => {
  const session = await begin(await tableOf({ hands: 'draft', people: [true, true], seed: 1 }))
  const namedCards = (): number => session.events.value.filter(namesCard).length
  expect([session.curtain.value.nextViewer, namedCards()]).toEqual([0, 0])
  await session.openCurtain()
  expect(namedCards()).toBe(7)
  const mine = JSON.stringify(session.events.value)
  await choose(session, session.question.value?.choices[0] ?? -1)
  expect([session.curtain.value.nextViewer, namedCards()]).toEqual([1, 0])
  await session.openCurtain()
  expect(namedCards()).toBe(7)
  expect(JSON.stringify(session.events.value)).not.toBe(mine)
})

test('in a draft the person who passed a pile continues with the next one', async () => {
  const game = await tableOf({ hands: 'draft', people: [true, true], seed: 1 })
  const asked: number[] = []
  for await (const moment of playMoments(game, 1, 15)) {
    const { question } = game.session
    if (moment < 15 && question.value !== null) asked.push(question.value.seat)
  }
  expect(asked.slice(0, 6)).toEqual([0, 1, 1, 0, 0, 1])
})

test('after a reload the curtain is closed', async () => {
  const game = await tableOf({ hands: 'blind', people: [true, true], seed: 2 })
  const session = await begin(game)
  await session.openCurtain()
  expect(session.question.value).not.toBe(null)
  const again = await begin(await reloaded(game))
  expect(again.question.value).toBe(null)
  expect(again.curtain.value).toMatchObject({ viewer: -1, nextViewer: session.viewer.value })
})

test('the curtain closes when the table is left', async () => {
  const game = await tableOf({ hands: 'blind', people: [true, true], seed: 2 })
  const session = await begin(game)
  await session.openCurtain()
  const viewer = session.viewer.value
  expect(session.question.value?.seat).toBe(viewer)
  game.pause()
  await untilIdle(session)
  expect(session.question.value).toBe(null)
  expect(session.curtain.value).toMatchObject({ viewer: -1, nextViewer: viewer })
  game.play()
  await untilIdle(session)
  expect(session.curtain.value).toMatchObject({ viewer: -1, nextViewer: viewer })
})

test('a pick can be undone before the next person picks, not afterwards', async () => {
  const session = await begin(
    await tableOf({ hands: 'draft', people: [true, true, true], seed: 1 }),
  )
  await session.openCurtain()
  const first = session.question.value?.choices ?? []
  await choose(session, first[2])
  expect(session.undoOffer('undo').state).toBe('possible')
  expect(await session.undo()).toBe('done')
  expect(session.curtain.value).toMatchObject({ viewer: -1, nextViewer: 0 })
  await session.openCurtain()
  expect(session.question.value?.choices).toEqual(first)
  await choose(session, first[0])
  await session.openCurtain()
  expect(session.viewer.value).toBe(1)
  expect(session.undoOffer('undo').state).toBe('nothing')
  expect(await session.undo()).toBe('nothing')
  expect(await session.restartTurn()).toBe('nothing')
  expect(session.question.value?.seat).toBe(1)
})

test('undo and restart follow one rule: the person who chose last, until another person chooses', async () => {
  const session = await begin(await tableOf({ hands: 'blind', people: [true, true], seed: 2 }))
  const first = session.nextViewer.value
  await session.openCurtain()
  const { choices = [] } = session.question.value ?? {}
  await choose(session, choices.find((one) => session.rules.describe(one).do === 'pass') ?? -1)
  // The turn is over, and the curtain is closed for the next person.
  expect(session.nextViewer.value).toBe(1 - first)
  expect(session.undoOffer('restartTurn')).toEqual(session.undoOffer('undo'))
  expect(await session.restartTurn()).toBe('done')
  expect(session.curtain.value).toMatchObject({ viewer: -1, nextViewer: first })
  expect(session.canRedo).toBe(true)
  await session.redo()
  expect(session.curtain.value).toMatchObject({ viewer: -1, nextViewer: 1 - first })
  await session.openCurtain()
  expect(session.canRedo).toBe(false)
  expect(session.undoOffer('restartTurn')).toEqual(session.undoOffer('undo'))
  expect(session.undoOffer('undo').state).toBe('nothing')
})

test('with several people, a reveal cannot be undone', async () => {
  const session = await begin(await tableOf({ hands: 'draft', people: [true, true], seed: 1 }))
  for (let picks = 0; picks < 2; picks++) {
    await session.openCurtain()
    await choose(session, session.question.value?.choices[0] ?? -1)
  }
  // The second person has passed the pile on and sees another.
  expect(session.viewer.value).toBe(1)
  expect(session.undoOffer('undo').state).toBe('barrier')
  expect(await session.undo()).toBe('barrier')
  expect(session.rewound.value).toBe(false)
})

test('each person feeds once, and may let the decree be scored without a question', async () => {
  const session = await begin(await tableOf({ hands: 'blind', people: [true, true], seed: 5 }))
  const asked: [number, string][] = []
  for (let i = 0; i < 400 && session.view().game.period === 0; i++) {
    await session.openCurtain()
    const question = session.question.value
    if (question === null) throw new Error('nobody is asked anything')
    const { seat, decision, choices } = question
    if (decision.about !== 'feed' && decision.about !== 'decree') {
      const pass = choices.find((one) => session.rules.describe(one).do === 'pass')
      await choose(session, pass ?? choices[0])
    } else {
      asked.push([seat, decision.about])
      if (seat === 0) await session.feedAndScoreDecree(choices[0])
      else await session.choose(choices[0])
      await untilIdle(session)
    }
  }
  expect(asked.toSorted()).toEqual([
    [0, 'feed'],
    [1, 'decree'],
    [1, 'feed'],
  ])
})

test('the undo target stays the same while bots play', async () => {
  const game = await tableOf({ hands: 'blind', people: [true, false], seed: 1 })
  const { session } = game
  const last: number[] = []
  session.listeners.add(() => {
    last.push(session.lastUndoable())
  })
  let asked = 0
  for await (const _ of playMoments(game, 1, 12)) asked++
  expect(last.length).toBeGreaterThan(asked)
  expect(new Set(last).size).toBeLessThanOrEqual(asked)
})

test('a single person is warned once before undoing a reveal', async () => {
  const game = await tableOf({ hands: 'blind', people: [true, false], seed: 1 })
  const { session } = game
  let warnings = 0
  for await (const _ of playMoments(game, 1, 40)) {
    const { state, marksRewound } = session.undoOffer('undo')
    if (state !== 'possible' || !marksRewound) continue
    warnings++
    expect(await session.undo()).toBe('done')
    expect(session.rewound.value).toBe(true)
    expect(session.undoOffer('undo').marksRewound).toBe(false)
    break
  }
  expect(warnings).toBe(1)
  // An undo without a reveal does not mark the game.
  const other = await begin(await tableOf({ hands: 'draft', people: [true, true, true], seed: 1 }))
  await other.openCurtain()
  expect(other.undoOffer('undo').marksRewound).toBe(false)
})
