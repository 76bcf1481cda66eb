import { type CardPlace, type GameEvent, type LogEntry, RIVAL } from '@amalfi/engine'
import { expect, test } from 'vitest'
import { cachedLogSections, logSectionsOf } from '../../src/model/log/log-sections.ts'
import {
  forcedPass,
  latestSections,
  sinceLastTurn,
  withoutUpcomingTurn,
} from '../../src/model/log/select-sections.ts'
import { summaryOf } from '../../src/model/log/summary.ts'

const rule = { kind: 'rule', id: '' } as const
const ragusa = { kind: 'destination', id: 'ragusa' } as const
const turn = (seat: number): GameEvent => ({ kind: 'turn', seat })
const feeding: GameEvent = { kind: 'phase', phase: 'feed', period: 0 }
const pass = (seat: number): GameEvent => ({ kind: 'pass', seat, first: false })
const sail = (seat: number): GameEvent => ({ kind: 'navigate', seat, to: 'ragusa', ship: true })
const ship = (seat: number, to: 'wood' | 'wine'): GameEvent => ({
  kind: 'ship',
  seat,
  from: 'bay',
  to,
  at: null,
  because: ragusa,
})
const bread = (seat: number, from: number, to: number, because: typeof ragusa | typeof rule) =>
  ({ kind: 'bread', seat, from, to, lost: 0, because }) as const
const score = (seat: number, from: number, to: number): GameEvent => ({
  kind: 'score',
  seat,
  from,
  to,
  because: ragusa,
})
const logOf = (...events: GameEvent[]): LogEntry[] =>
  events.map((event, moveIndex) => ({ event, moveIndex }))
const kinds = (log: readonly LogEntry[]): string[][] =>
  logSectionsOf(log).map(({ lines }) => lines.map(({ event }) => event.kind))

test('a section is a turn, a phase or a reaction of the rival', () => {
  const log = logOf(
    { kind: 'pack', seat: 1, pack: 'sheaf' },
    turn(1),
    sail(1),
    { kind: 'reaction', rival: 'naples' },
    ship(RIVAL, 'wood'),
    feeding,
    bread(0, 3, 1, rule),
  )
  expect(logSectionsOf(log).map(({ seat, head, key }) => [key, head?.kind, seat])).toEqual([
    [0, undefined, -1],
    [1, 'turn', 1],
    [3, 'reaction', RIVAL],
    [5, 'phase', -1],
  ])
  expect(kinds(log)).toEqual([['pack'], ['navigate'], ['ship'], ['bread']])
})

test('ships along the same route form one line, until another action follows', () => {
  const log = logOf(
    turn(1),
    sail(1),
    ship(1, 'wood'),
    bread(1, 3, 2, ragusa),
    ship(1, 'wood'),
    ship(1, 'wine'),
    sail(1),
    ship(1, 'wood'),
  )
  const [{ lines }] = logSectionsOf(log)
  expect(lines.map(({ event, times, key }) => [event.kind, times, key])).toEqual([
    ['navigate', 1, 1],
    ['ship', 2, 2],
    ['bread', 1, 3],
    ['ship', 1, 5],
    ['navigate', 1, 6],
    ['ship', 1, 7],
  ])
})

test('actions before a payment for ships are not part of the payment', () => {
  const down: GameEvent = {
    kind: 'ship',
    seat: 1,
    from: 'wood',
    to: 'bay',
    at: null,
    because: rule,
  }
  const launched: GameEvent = { ...down, from: 'shipyard', to: 'port' }
  const build: GameEvent = { kind: 'construct', seat: 1, ships: 1, cost: 4 }
  const at = (moveIndex: number, ...events: GameEvent[]): LogEntry[] =>
    events.map((event) => ({ event, moveIndex }))
  const [{ lines }] = logSectionsOf([
    ...at(0, turn(1), build),
    ...at(1, { ...down, from: 'wine' }, bread(1, 0, 3, rule)),
    ...at(2, down, down, launched, { ...launched, from: 'bay' }),
  ])
  expect(lines[0].payment?.events.map(({ event }) => event)).toEqual([down, down])
  expect(lines.map(({ event }) => (event.kind === 'ship' ? event.from : event.kind))).toEqual([
    'construct',
    'bread',
    'wine',
    'shipyard',
    'bay',
  ])
})

test('bread changes with the same cause form one line, with another cause a new one', () => {
  const changes = (log: readonly LogEntry[]) =>
    logSectionsOf(log)[0].lines.map(({ event }) =>
      event.kind === 'bread' ? [event.seat, event.from, event.to, event.lost] : [],
    )
  expect(
    changes(logOf(bread(1, 3, 2, ragusa), bread(2, 5, 4, ragusa), bread(1, 2, 6, ragusa))),
  ).toEqual([
    [1, 3, 6, 0],
    [2, 5, 4, 0],
  ])
  const apart = logOf(bread(1, 3, 2, ragusa), bread(1, 2, 4, rule), bread(1, 4, 5, ragusa))
  expect(changes(apart)).toEqual([
    [1, 3, 2, 0],
    [1, 2, 4, 0],
    [1, 4, 5, 0],
  ])
  const over = logOf({ ...bread(1, 5, 6, ragusa), lost: 2 }, { ...bread(1, 6, 6, ragusa), lost: 1 })
  expect(changes(over)).toEqual([[1, 5, 6, 3]])
  expect(changes(logOf(bread(1, 3, 2, ragusa), bread(1, 2, 3, ragusa)))).toEqual([])
})

test('docking and engaging get no line of their own after the action that causes them', () => {
  const docks: GameEvent = {
    kind: 'ship',
    seat: 1,
    from: 'bay',
    to: 'dock',
    at: 'ragusa',
    because: ragusa,
  }
  expect(kinds(logOf(turn(1), sail(1), docks, ship(1, 'wood')))).toEqual([['navigate', 'ship']])
  expect(kinds(logOf(turn(1), docks))).toEqual([['ship']])
  expect(kinds(logOf(turn(1), sail(1), { ...docks, from: 'dock', to: 'bay' }))[0]).toHaveLength(2)
  const turned = { kind: 'turned', seat: 1, character: 'qaitbay' } as const
  const engage: GameEvent = { kind: 'engage', seat: 1, character: 'qaitbay' }
  expect(
    kinds(logOf(turn(1), engage, { ...turned, to: 'engaged' }, { ...turned, to: 'upright' })),
  ).toEqual([['engage', 'turned']])
  expect(kinds(logOf(turn(1), engage, sail(1), { ...turned, to: 'engaged' }))).toEqual([
    ['engage', 'navigate'],
  ])
})

test('since my last turn: the moves of others and of my current turn', () => {
  const log = logOf(turn(0), sail(0), turn(1), pass(1), turn(2), sail(2), turn(0), sail(0))
  const since = sinceLastTurn(logSectionsOf(log), 0)
  expect(since.map(({ seat }) => seat)).toEqual([1, 2, 0])
})

test('since my last turn: phases count, my last ended turn does not', () => {
  const log = logOf(turn(1), pass(1), turn(0), pass(0), feeding, bread(1, 3, 1, rule))
  expect(sinceLastTurn(logSectionsOf(log), 0).map(({ head }) => head?.kind)).toEqual(['phase'])
  expect(sinceLastTurn(logSectionsOf(log), 1).map(({ seat }) => seat)).toEqual([0, -1])
  expect(sinceLastTurn(logSectionsOf(log), 2)).toHaveLength(3)
})

test('since my last turn: lighthouses that others used in it count, my own moves do not', () => {
  const light = (seat: number, how: 'bread' | 'decline'): GameEvent => ({
    kind: 'useLighthouse',
    seat,
    at: 'ragusa',
    how,
  })
  const log = logOf(
    turn(0),
    sail(0),
    light(0, 'bread'),
    bread(0, 1, 2, ragusa),
    light(1, 'bread'),
    bread(1, 3, 4, ragusa),
    light(2, 'decline'),
    turn(1),
    pass(1),
  )
  const since = sinceLastTurn(logSectionsOf(log), 0)
  expect(since.map(({ key, lines }) => [key, lines.map((line) => line.key)])).toEqual([
    [0, [4, 5]],
    [7, [8]],
  ])
  expect(
    summaryOf(since).map(({ seat, bread: more, actions }) => [
      seat,
      more,
      actions.map(({ event }) => event.kind),
    ]),
  ).toEqual([[1, 1, ['useLighthouse', 'pass']]])
})

test('a reaction of the rival belongs to my current turn', () => {
  const reaction: GameEvent = { kind: 'reaction', rival: 'genoa' }
  const log = logOf(turn(0), sail(0), reaction, turn(0), sail(0), reaction)
  expect(sinceLastTurn(logSectionsOf(log), 0).map(({ key }) => key)).toEqual([2, 3, 5])
})

test('the latest sections are returned, none of them shortened', () => {
  const log = logOf(turn(0), sail(0), turn(1), sail(1), pass(1), turn(2), pass(2))
  const seats = (most: number) => latestSections(logSectionsOf(log), most).map(({ seat }) => seat)
  expect(seats(2)).toEqual([1, 2])
  expect(seats(1)).toEqual([2])
  expect(seats(100)).toEqual([0, 1, 2])
})

test('a summary adds up points and bread of each seat, with their actions', () => {
  const log = logOf(
    turn(1),
    sail(1),
    bread(1, 3, 1, ragusa),
    score(1, 10, 14),
    turn(2),
    score(2, 5, 4),
    bread(1, 1, 2, rule),
    ship(0, 'wood'),
  )
  expect(
    summaryOf(logSectionsOf(log)).map(({ seat, points, bread: more, actions }) => [
      seat,
      points,
      more,
      actions.length,
    ]),
  ).toEqual([
    [1, 4, -1, 1],
    [2, -1, 0, 0],
  ])
})

test('a summary nets the bread that was gained and then paid for a card', () => {
  const invites: GameEvent = { kind: 'invite', seat: 1, character: 'qaitbay', cost: 6 }
  const paid: GameEvent = {
    ...bread(1, 7, 1, rule),
    because: { kind: 'character', id: 'qaitbay' },
  }
  const log = logOf(turn(1), bread(1, 1, 7, ragusa), turn(1), invites, paid)
  // The payment is part of the line of its action.
  expect(kinds(log)).toEqual([['bread'], ['invite']])
  expect(summaryOf(logSectionsOf(log)).map(({ bread: more }) => more)).toEqual([0])
})

test('a log that grows or is built again after undo gives the same sections', () => {
  const log = logOf(
    turn(1),
    sail(1),
    ship(1, 'wood'),
    ship(1, 'wood'),
    bread(1, 3, 2, ragusa),
    turn(2),
    pass(2),
    turn(1),
  )
  for (let i = 1; i <= log.length; i++) {
    const part = log.slice(0, i)
    expect(cachedLogSections(part)).toEqual(logSectionsOf(part))
  }
  const rebuilt = logOf(turn(1), sail(1), bread(1, 3, 1, ragusa))
  expect(cachedLogSections(rebuilt)).toEqual(logSectionsOf(rebuilt))
  expect(cachedLogSections([])).toEqual([])
})

test('while hands are dealt, only your own kept and dropped cards are shown', () => {
  const card = (from: CardPlace, to: CardPlace, id: string | null): GameEvent => ({
    kind: 'card',
    what: 'character',
    card: id,
    from,
    to,
    seat: 0,
    seen: 1,
  })
  const dealing = logOf(
    card('deck', 'pile', 'qaitbay'),
    card('deck', 'aside', 'raphael'),
    card('deck', 'pile', null),
    { kind: 'answered', seat: 1 },
    card('pile', 'hand', 'qaitbay'),
    card('pile', 'hand', null),
    card('pile', 'pile', 'barsbay'),
    card('pile', 'deck', 'barsbay'),
  )
  expect(logSectionsOf(dealing)[0].lines.map(({ key }) => key)).toEqual([3, 4, 7])
  // A draw is shown, but not the drawn card.
  const drawn = logOf(turn(0), card('deck', 'pile', null), card('pile', 'hand', null))
  expect(kinds(drawn)).toEqual([['card', 'card']])
})

test('a section uses the names that evolving destinations had at that time', () => {
  const cover = (place: string, destination: string): GameEvent => ({
    kind: 'cover',
    place,
    destination,
  })
  const acting: GameEvent = { kind: 'phase', phase: 'actions', period: 1 }
  const log = logOf(
    turn(0),
    sail(0),
    feeding,
    cover('sinope', 'tunis'),
    acting,
    turn(1),
    sail(1),
    feeding,
    cover('acre', 'lisbon'),
    acting,
  )
  const first = ['sinope', 'tunis']
  const all = [[], [], [first], [first], [first], [first, ['acre', 'lisbon']]]
  expect(logSectionsOf(log).map(({ covers }) => [...covers])).toEqual(all)
  for (let n = 1; n < log.length; n++) {
    const begun = logSectionsOf(log.slice(0, n))
    expect(logSectionsOf(log, n, begun)).toEqual(logSectionsOf(log))
  }
})

test('while a turn waits for confirmation, the log does not show the next turn', () => {
  const keys = (log: LogEntry[]): number[] =>
    withoutUpcomingTurn(logSectionsOf(log)).map(({ key }) => key)
  expect(keys(logOf(turn(0), sail(0), turn(1)))).toEqual([0])
  expect(keys(logOf(turn(0), pass(0), feeding, turn(1)))).toEqual([0])
  expect(keys(logOf(turn(0), sail(0), turn(1), sail(1)))).toEqual([0, 2])
})

test('a forced pass is marked until the player has another turn', () => {
  const nothing: GameEvent = { kind: 'nothing', seat: 0, verb: 'main', because: rule }
  const lost: GameEvent = { kind: 'nothing', seat: 0, verb: 'send', because: ragusa }
  const log = logOf(turn(0), lost, turn(1), sail(1), turn(0), nothing, pass(0), turn(1), sail(1))
  const at = (length: number): GameEvent | undefined =>
    forcedPass(logSectionsOf(log.slice(0, length)), 0)?.event
  expect(at(4)).toBeUndefined()
  expect(at(9)).toBe(nothing)
  expect(forcedPass(logSectionsOf(log), 1)).toBeUndefined()
  expect(forcedPass(logSectionsOf([...log, ...logOf(turn(0), sail(0))]), 0)).toBeUndefined()
})
