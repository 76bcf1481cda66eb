import { ALL_SEE, below, type Chance, type GameEvent, HANDS, type LogEntry } from '@amalfi/engine'
import { beforeEach, expect, test, vi } from 'vitest'
import { LiveTable } from '../../src/model/session/live.ts'
import { hiddenAt, playOn, shownAt, tableOf } from './support/shared.ts'

/** What happens while a bot thinks. */
const bots = vi.hoisted(() => ({ think: (): void => {} }))
vi.mock('../../src/model/storage/games.ts', () => ({ keepGame: async () => {} }))
vi.mock('../../src/model/bots/port.ts', () => ({
  askBot: async ({ choices, chance }: { choices: readonly number[]; chance: Chance }) => {
    bots.think()
    return choices[below(chance, choices.length)]
  },
}))
beforeEach(() => {
  bots.think = () => {}
})

const SEATINGS = [
  [true, true],
  [true, true, false],
  [false, true, true, true],
]
const games = HANDS.flatMap((hands) =>
  SEATINGS.map((people, i) => ({ hands, people, seed: i * 7 + 3 })),
)

function reloaded(table: LiveTable): LiveTable {
  const { id, record, players } = table.kept()
  return new LiveTable({ id, players, rules: table.rules, record })
}

const names = (event: GameEvent): boolean => event.kind === 'card' && event.card !== null

/** Nothing that others hold, or that lies in a deck, is shown or told. */
function check(table: LiveTable): void {
  const shown = shownAt(table)
  expect(hiddenAt(table).filter((card) => shown.includes(`"${card}"`))).toEqual([])
  const { looking } = table.curtain.value
  for (const { event } of table.log.value)
    if (event.kind === 'card' && names(event) && event.seen !== ALL_SEE)
      expect(looking >= 0 && (event.seen >> looking) & 1).toBe(1)
}

test.for(games)('nobody is shown what others hold: $hands, $people', async (wished) => {
  const table = tableOf(wished)
  const aloud: LogEntry[] = []
  table.watchers.add((news) => aloud.push(...news))
  const count = { looked: 0, awaited: 0, thought: 0 }
  bots.think = () => {
    count.thought++
    expect(table.question.value).toBe(null)
    check(table)
  }
  for await (const _ of playOn(table, wished.seed)) {
    const { looking, awaited } = table.curtain.value
    count.looked += looking >= 0 ? 1 : 0
    count.awaited += awaited >= 0 ? 1 : 0
    // Only packs are picked in the open.
    const asked = table.question.value
    if (looking < 0 && asked !== null) expect(asked.decision.about).toBe('pack')
    else if (asked !== null) expect(asked.seat).toBe(looking)
    check(table)
  }
  expect(count.looked).toBeGreaterThan(50)
  expect(count.awaited).toBeGreaterThan(20)
  expect(count.thought > 20).toBe(wished.people.includes(false))
  // What moves and what is read aloud may outlast the moment at which the curtain closes.
  for (const { event } of aloud)
    if (event.kind === 'card' && names(event)) expect(event.seen).toBe(ALL_SEE)
})

test('who is about to be invited stays unknown though the page is loaded anew', async () => {
  let found = 0
  for (let seed = 1; seed < 40 && found < 1; seed++) {
    const table = tableOf({ hands: 'blind', people: [true, true], seed })
    for await (const _ of playOn(table, seed, 200)) {
      const decision = table.question.value?.decision
      if (decision?.about !== 'payment' || decision.because.kind !== 'character') continue
      const again = reloaded(table)
      await again.go()
      expect(again.curtain.value).toMatchObject({ looking: -1, awaited: decision.seat })
      check(again)
      // Or it pays for what a character brings who has been invited.
      if (hiddenAt(again).includes(decision.because.id)) found++
    }
  }
  expect(found).toBeGreaterThan(0)
})

test('one hears of what is secret to oneself, and nobody else does', async () => {
  const table = tableOf({ hands: 'draft', people: [true, true], seed: 1 })
  await table.go()
  const told = (): number => table.events.value.filter(names).length
  expect([table.curtain.value.awaited, told()]).toEqual([0, 0])
  table.lift()
  expect(told()).toBe(7)
  const mine = JSON.stringify(table.events.value)
  await table.choose(table.question.value?.choices[0] ?? -1)
  expect([table.curtain.value.awaited, told()]).toEqual([1, 0])
  table.lift()
  expect(told()).toBe(7)
  expect(JSON.stringify(table.events.value)).not.toBe(mine)
})

test('in a draft who has passed a pile on goes on with the next one', async () => {
  const table = tableOf({ hands: 'draft', people: [true, true], seed: 1 })
  const asked: number[] = []
  for await (const moment of playOn(table, 1, 15)) {
    if (moment < 15 && table.question.value !== null) asked.push(table.question.value.seat)
  }
  expect(asked.slice(0, 6)).toEqual([0, 1, 1, 0, 0, 1])
})

test('a reload comes back with the curtain closed', async () => {
  const table = tableOf({ hands: 'blind', people: [true, true], seed: 2 })
  await table.go()
  table.lift()
  expect(table.question.value).not.toBe(null)
  const again = reloaded(table)
  await again.go()
  expect(again.question.value).toBe(null)
  expect(again.curtain.value).toMatchObject({ looking: -1, awaited: table.eyes.value })
})

test('a pick is taken back before the next one has come, and not afterwards', async () => {
  const table = tableOf({ hands: 'draft', people: [true, true, true], seed: 1 })
  await table.go()
  table.lift()
  const first = table.question.value?.choices ?? []
  await table.choose(first[2])
  expect(table.undoable()).toBe('yes')
  expect(await table.undo()).toBe(null)
  expect(table.curtain.value).toMatchObject({ looking: -1, awaited: 0 })
  table.lift()
  expect(table.question.value?.choices).toEqual(first)
  await table.choose(first[0])
  table.lift()
  expect(table.eyes.value).toBe(1)
  expect(table.undoable()).toBe('nothing')
  expect(await table.undo()).toBe('nothing')
  expect(await table.restart()).toBe('nothing')
  expect(table.question.value?.seat).toBe(1)
})

test('what was seen is not taken back where several people play', async () => {
  const table = tableOf({ hands: 'draft', people: [true, true], seed: 1 })
  await table.go()
  for (let picks = 0; picks < 2; picks++) {
    table.lift()
    await table.choose(table.question.value?.choices[0] ?? -1)
  }
  // The second has passed the pile on, and sees another.
  expect(table.eyes.value).toBe(1)
  expect(table.undoable()).toBe('barrier')
  expect(await table.undo()).toBe('barrier')
  expect(table.rewound.value).toBe(false)
})

test('everybody feeds once, and those who wish so let the decree be scored without being asked', async () => {
  const table = tableOf({ hands: 'blind', people: [true, true], seed: 5 })
  await table.go()
  const asked: [number, string][] = []
  for (let i = 0; i < 400 && table.game.period === 0; i++) {
    table.lift()
    const question = table.question.value
    if (question === null) throw new Error('nobody is asked anything')
    const { seat, decision, choices } = question
    if (decision.about !== 'feed' && decision.about !== 'decree') {
      const pass = choices.find((one) => table.rules.describe(one).do === 'pass')
      await table.choose(pass ?? choices[0])
    } else {
      asked.push([seat, decision.about])
      if (seat === 0) await table.feedAndGoOn(choices[0])
      else await table.choose(choices[0])
    }
  }
  expect(asked.toSorted()).toEqual([
    [0, 'feed'],
    [1, 'decree'],
    [1, 'feed'],
  ])
})

test('what would be taken back stays the same while bots play on', async () => {
  const table = tableOf({ hands: 'blind', people: [true, false], seed: 1 })
  const last: number[] = []
  table.watchers.add(() => {
    last.push(table.lastOwn())
  })
  let asked = 0
  for await (const _ of playOn(table, 1, 12)) asked++
  expect(last.length).toBeGreaterThan(asked)
  expect(new Set(last).size).toBeLessThanOrEqual(asked)
})

test('alone against bots one is told before something seen is taken back, and once only', async () => {
  const table = tableOf({ hands: 'blind', people: [true, false], seed: 1 })
  let marks = 0
  for await (const _ of playOn(table, 1, 40)) {
    if (table.undoable() !== 'yes' || !table.wouldMark('undo')) continue
    marks++
    expect(await table.undo()).toBe(null)
    expect(table.rewound.value).toBe(true)
    expect(table.wouldMark('undo')).toBe(false)
    break
  }
  expect(marks).toBe(1)
  // What nothing was seen after marks nothing.
  const other = tableOf({ hands: 'draft', people: [true, true, true], seed: 1 })
  await other.go()
  other.lift()
  expect(other.wouldMark('undo')).toBe(false)
})
