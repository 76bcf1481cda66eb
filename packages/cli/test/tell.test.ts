import { ALL_SEE, type EventKind, type GameEvent, RIVAL } from '@amalfi/engine'
import { describe, expect, test } from 'vitest'
import { readable } from '../src/names.ts'
import { Story } from '../src/story.ts'
import { tell } from '../src/tell.ts'

const RULE = { kind: 'rule', id: '' } as const
const TUNIS = { kind: 'destination', id: 'tunis' } as const

/** One of each kind: a kind without an example does not compile. */
const examples: {
  readonly [K in EventKind]: readonly [Extract<GameEvent, { kind: K }>, string | null]
} = {
  ship: [
    { kind: 'ship', seat: 0, from: 'bay', to: 'dock', at: 'tunis', because: TUNIS },
    'Player 1: ship bay → dock of Tunis (Tunis)',
  ],
  bread: [
    { kind: 'bread', seat: 1, from: 5, to: 6, lost: 2, because: TUNIS },
    'Player 2: bread 5 → 6, 2 lost (Tunis)',
  ],
  score: [{ kind: 'score', seat: 2, from: 3, to: -1, because: RULE }, 'Player 3: points 3 → -1'],
  limit: [{ kind: 'limit', seat: 3, from: 6, to: 7 }, 'Player 4: room for bread 6 → 7'],
  card: [
    {
      kind: 'card',
      what: 'character',
      card: 'leonardo-da-vinci',
      from: 'row',
      to: 'hand',
      seat: 0,
      seen: ALL_SEE,
    },
    'Player 1: Leonardo da Vinci row → hand',
  ],
  slide: [{ kind: 'slide', row: 'atlas', from: 0, to: 1, card: 'zara' }, null],
  reveal: [
    { kind: 'reveal', row: 'council', slot: 0, card: 'qaitbay', left: 9 },
    'Council: Qaitbay is revealed, 9 left',
  ],
  remake: [
    { kind: 'remake', row: 'workshop', cards: 12 },
    'Workshop: the discard becomes a deck of 12',
  ],
  lighthouse: [
    { kind: 'lighthouse', seat: RIVAL, at: 'tunis', slot: 0, erected: 2 },
    'The rival: lighthouse 2 stands at Tunis',
  ],
  useLighthouse: [
    { kind: 'useLighthouse', seat: 0, at: 'tunis', how: 'bread' },
    'Player 1: takes bread from the lighthouse at Tunis',
  ],
  navigate: [{ kind: 'navigate', seat: 0, to: 'tunis', ship: true }, 'Player 1 sails to Tunis'],
  acquire: [
    { kind: 'acquire', seat: 0, artwork: 'mona-lisa', type: 'painting', cost: 4 },
    'Player 1 acquires Mona Lisa, a painting, for 4',
  ],
  discover: [
    { kind: 'discover', seat: 0, destination: 'zara', cost: 3 },
    'Player 1 discovers Zara for 3',
  ],
  invite: [
    { kind: 'invite', seat: 0, character: 'qaitbay', cost: 2 },
    'Player 1 invites Qaitbay for 2',
  ],
  engage: [{ kind: 'engage', seat: 0, character: 'qaitbay' }, 'Player 1 engages Qaitbay'],
  turned: [
    { kind: 'turned', seat: 0, character: 'qaitbay', to: 'upright' },
    'Player 1: Qaitbay is upright now',
  ],
  construct: [
    { kind: 'construct', seat: 0, ships: 1, cost: 3 },
    'Player 1 constructs 1 ship for 3 wood',
  ],
  pass: [{ kind: 'pass', seat: 0, first: true }, 'Player 1 passes, the first to do so'],
  windRose: [{ kind: 'windRose', from: 0, to: 1 }, 'Player 2: takes the Wind Rose'],
  turn: [{ kind: 'turn', seat: 0 }, 'Player 1'],
  phase: [{ kind: 'phase', phase: 'feed', period: 3 }, 'Period IV: feed'],
  trigger: [{ kind: 'trigger', seat: 0, character: 'qaitbay' }, 'Player 1: Qaitbay does its work'],
  title: [
    { kind: 'title', seat: 0, title: 'admiral', square: 0, points: 12 },
    'Player 1 takes square 1 of the title Admiral: 12 points',
  ],
  feed: [{ kind: 'feed', seat: 0, due: 3, paid: 2, short: 1 }, 'Player 1 feeds 2 of 3, 1 short'],
  decree: [
    { kind: 'decree', decree: 'conclave', seat: 0, points: 1 },
    'The decree Conclave gives Player 1 1 point',
  ],
  decreeTurned: [{ kind: 'decreeTurned', decree: 'conclave', period: 0 }, null],
  cover: [{ kind: 'cover', destination: 'zara', place: 'tunis' }, 'Zara covers Tunis'],
  nothing: [
    { kind: 'nothing', seat: 0, verb: 'take', because: { kind: 'shipIcon', id: '1' } },
    'Player 1: take comes to nothing (icon of ship 2)',
  ],
  answered: [{ kind: 'answered', seat: 0 }, 'Player 1 has chosen'],
  pack: [{ kind: 'pack', seat: 0, pack: 'lights' }, 'Player 1 chooses the pack Lights'],
  reaction: [{ kind: 'reaction', rival: 'genoa' }, 'The rival of Genoa'],
  endgame: [
    { kind: 'endgame', seat: 0, character: 'qaitbay', points: 6, counted: 3 },
    'Qaitbay counts 3 and gives Player 1 6 points',
  ],
  lost: [
    { kind: 'lost', period: 2, titles: 0, needed: 1 },
    'The game is lost: 0 titles after period III, 1 needed',
  ],
  end: [{ kind: 'end', winners: [0, 2] }, 'Player 1 and Player 3 win'],
}

describe('an event is told in a line', () => {
  test.each(Object.entries(examples))('%s', (_kind, [event, line]) => {
    expect(tell(event)?.trim() ?? null).toBe(line)
  })

  test('what one may not see is told without its name', () => {
    const [event] = examples.card
    expect(tell({ ...event, card: null })?.trim()).toBe('Player 1: a character row → hand')
    expect(tell({ ...event, seat: -1 })?.trim()).toBe('Leonardo da Vinci row → hand')
  })

  test('what a deed has told already is not told twice', () => {
    expect(tell({ ...examples.card[0], to: 'table' })).toBe(null)
  })

  test('because of what', () => {
    const told = (kind: 'lighthouseIcon' | 'lighthouse' | 'title' | 'decree', id: string) =>
      tell({ kind: 'score', seat: 0, from: 0, to: 1, because: { kind, id } })?.split(' (')[1]
    expect(told('lighthouseIcon', '0')).toBe('icon of lighthouse 1)')
    expect(told('lighthouse', 'tunis')).toBe('lighthouse at Tunis)')
    expect(told('title', 'admiral')).toBe('title Admiral)')
    expect(told('decree', 'conclave')).toBe('decree Conclave)')
  })

  test('the other ends', () => {
    expect(tell({ kind: 'end', winners: [] })).toBe('\nNobody wins')
    expect(tell({ kind: 'end', winners: [1] })).toBe('\nPlayer 2 wins')
    expect(tell({ kind: 'phase', phase: 'over', period: 3 })).toBe('\nThe end')
    expect(tell({ kind: 'pass', seat: 0, first: false })?.trim()).toBe('Player 1 passes')
    expect(tell({ kind: 'navigate', seat: 0, to: 'tunis', ship: false })).toContain(
      'without a ship',
    )
  })
})

test('what happens several times on end is told once, and points after every period', () => {
  const [score] = examples.score
  const [ship] = examples.ship
  const lines = new Story(2).lines([
    { ...score, seat: 1, from: 0, to: 7 },
    ship,
    ship,
    ship,
    { kind: 'phase', phase: 'actions', period: 1 },
  ])
  expect(lines.map((line) => line.trim())).toEqual([
    'Player 2: points 0 → 7',
    'Player 1: ship bay → dock of Tunis (Tunis) × 3',
    '',
    'Points: Player 1 0 · Player 2 7',
    '',
    'Period II: actions',
  ])
})

test('names', () => {
  expect(readable('mona-lisa')).toBe('Mona Lisa')
  expect(readable('portrait-of-mehmed-ii')).toBe('Portrait of Mehmed II')
  expect(readable('the-prince')).toBe('The Prince')
})
