import type { GameEvent, LogEntry } from '@amalfi/engine'
import { renaissancePack } from '@amalfi/packs'
import { translatorFor } from '@amalfi/text'
import { locales } from '@amalfi/text/locales'
import { expect, test } from 'vitest'
import { gainsOf, groupsOf } from '../../src/model/log/log-groups.ts'
import { logSectionsOf } from '../../src/model/log/log-sections.ts'
import { detailsOf, rowText } from '../../src/model/log/sentence.ts'
import { summaryOf } from '../../src/model/log/summary.ts'

const rule = { kind: 'rule', id: '' } as const
const ragusa = { kind: 'destination', id: 'ragusa' } as const
const nasi = { kind: 'character', id: 'gracia-nasi' } as const
type Because = typeof rule | typeof ragusa | typeof nasi | { kind: 'title'; id: string }

const turn = (seat: number): GameEvent => ({ kind: 'turn', seat })
const sail = (seat: number): GameEvent => ({ kind: 'navigate', seat, to: 'ragusa', ship: true })
const ship = (
  seat: number,
  from: 'bay' | 'wood' | 'dock' | 'port',
  to: 'bay' | 'port' | 'wood',
  because: Because,
  at: string | null = null,
): GameEvent => ({ kind: 'ship', seat, from, to, at, because })
const bread = (seat: number, from: number, to: number, because: Because): GameEvent => ({
  kind: 'bread',
  seat,
  from,
  to,
  lost: 0,
  because,
})
const score = (seat: number, from: number, to: number, because: Because): GameEvent => ({
  kind: 'score',
  seat,
  from,
  to,
  because,
})
const reveal: GameEvent = { kind: 'reveal', row: 'council', slot: 0, card: 'raphael', left: 9 }

const translator = translatorFor(renaissancePack, locales.en, { players: ['Anna', 'Ben'], you: 0 })

/** The entries of some moves. */
const logOf = (...moves: readonly (readonly GameEvent[])[]): LogEntry[] =>
  moves.flatMap((events, moveIndex) => events.map((event) => ({ event, moveIndex })))

/** The rows with their details, as they read, of all sections. */
const textsOf = (log: readonly LogEntry[]): (readonly [string, ...string[]])[] =>
  logSectionsOf(log)
    .flatMap(groupsOf)
    .map((group) => [
      group.lead === null
        ? translator.locale.log[group.about === 'setUp' ? 'setUp' : 'cleanUp']
        : (rowText(translator, group.lead) ?? ''),
      ...detailsOf(translator, group).map(({ text }) => text),
    ])

test('an action is one row with its details, which do not name the same card again', () => {
  const log = logOf([
    turn(0),
    sail(0),
    bread(0, 3, 0, ragusa),
    ship(0, 'bay', 'wood', ragusa),
    ship(0, 'bay', 'wood', ragusa),
    { kind: 'trigger', seat: 0, character: 'gracia-nasi' },
    bread(0, 0, 1, nasi),
    reveal,
  ])
  expect(textsOf(log)).toEqual([
    [
      'You sail to Ragusa',
      'You pay 3 bread',
      'You send 2 ships to wood',
      'You gain 1 bread (Gracia Nasi)',
      'Raphael joins the Council',
    ],
  ])
  const [group] = logSectionsOf(log).flatMap(groupsOf)
  expect(gainsOf(group)).toEqual({ points: 0, bread: -2, loads: [['wood', 2]] })
})

test('what a row says already is no detail of it', () => {
  const title: GameEvent = { kind: 'title', seat: 1, title: 'courtier', square: 0, points: 12 }
  const log = logOf(
    [turn(1), title, score(1, 0, 12, { kind: 'title', id: 'courtier' })],
    [{ kind: 'phase', phase: 'feed', period: 0 }],
    [{ kind: 'feed', seat: 1, due: 2, paid: 2, short: 0 }, bread(1, 5, 3, rule)],
  )
  expect(textsOf(log)).toEqual([
    ['Ben takes the title Courtier: 12 points'],
    ['Ben feeds the crews: 2 of 2 bread'],
  ])
})

test('a failed part of an effect is no line if another part of it had an effect', () => {
  const nothing: GameEvent = { kind: 'nothing', seat: 0, verb: 'take', because: ragusa }
  const failed = logOf([turn(0), sail(0), bread(0, 3, 1, ragusa), nothing, nothing])
  expect(textsOf(failed)).toEqual([
    [
      'You sail to Ragusa',
      'You pay 2 bread',
      'No effect for you: no character could be taken from the Council',
    ],
  ])
  const worked = logOf([turn(0), sail(0), nothing, ship(0, 'bay', 'wood', ragusa)])
  expect(textsOf(worked)).toEqual([['You sail to Ragusa', 'You send a ship to wood']])
})

test('no line is about decks, the box or what is put aside', () => {
  const card = (from: 'deck' | 'pile' | 'hand', to: 'pile' | 'gone' | 'deck' | 'hand') =>
    ({
      kind: 'card',
      what: 'character',
      card: 'raphael',
      from,
      to,
      seat: 0,
      seen: 15,
    }) as const
  const log = logOf([
    turn(0),
    sail(0),
    card('deck', 'pile'),
    card('pile', 'hand'),
    card('pile', 'gone'),
    card('pile', 'deck'),
    { kind: 'remake', row: 'council', cards: 12 },
    { kind: 'slide', row: 'council', from: 1, to: 0, card: 'raphael' },
  ])
  expect(textsOf(log)).toEqual([['You sail to Ragusa', 'You keep Raphael']])
})

test('an optional action is one sentence with its bread, which the summary counts', () => {
  const log = logOf(
    [turn(0), ship(0, 'wood', 'bay', rule), bread(0, 1, 4, rule)],
    [sail(0), bread(0, 4, 3, ragusa)],
  )
  expect(textsOf(log)).toEqual([
    ['You move a ship from wood to the bay for 3 bread'],
    ['You sail to Ragusa', 'You pay 1 bread'],
  ])
  expect(summaryOf(logSectionsOf(log)).map(({ seat, bread }) => [seat, bread])).toEqual([[0, 2]])
})

test('cards laid out before the game and tidied up after a period are one row each', () => {
  const log = logOf(
    [reveal, reveal],
    [{ kind: 'phase', phase: 'decree', period: 0 }],
    [
      { kind: 'decree', decree: 'conclave', seat: 1, points: 8 },
      score(1, 0, 8, { kind: 'title', id: '' }),
      ship(1, 'dock', 'bay', rule, 'ragusa'),
      { kind: 'cover', destination: 'tunis', place: 'sinope' },
      ship(0, 'port', 'bay', rule),
      reveal,
    ],
  )
  expect(textsOf(log).map(([row, ...details]) => [row, details.length])).toEqual([
    ['The cards are laid out', 2],
    ['The decree Conclave gives Ben 8 points', 1],
    ['End of the period: ships come back, cards are replaced', 3],
    ['Tunis covers Sinope', 0],
  ])
})

test('a lighthouse that another player uses in a turn is a row of its own', () => {
  const used = (seat: number): GameEvent => ({
    kind: 'useLighthouse',
    seat,
    at: 'ragusa',
    how: 'bread',
  })
  const light = { kind: 'lighthouse', id: 'ragusa' } as const
  const log = logOf(
    [turn(0), sail(0)],
    [used(1), { ...bread(1, 0, 1, rule), because: light } as GameEvent],
  )
  expect(textsOf(log)).toEqual([
    ['You sail to Ragusa'],
    ['Ben gains bread from the lighthouse at Ragusa', 'Ben gains 1 bread'],
  ])
  expect(textsOf(logOf([turn(0), sail(0), used(0)]))).toEqual([
    ['You sail to Ragusa', 'You gain bread from the lighthouse at Ragusa'],
  ])
})

test.for(['en', 'fr', 'ja'] as const)('everything in a row is translated into %s', (language) => {
  const local = translatorFor(renaissancePack, locales[language], {
    players: ['Anna', 'Ben'],
    you: 0,
  })
  const gave = logOf([turn(0), ship(0, 'wood', 'bay', rule), bread(0, 1, 4, rule)])
  const [group] = logSectionsOf(gave).flatMap(groupsOf)
  const text = group.lead === null ? null : rowText(local, group.lead)
  expect(text).toContain('3')
  expect(text).not.toBe(local.event(gave[1].event))
  expect(new Set([local.locale.log.setUp, local.locale.log.cleanUp]).size).toBe(2)
})
