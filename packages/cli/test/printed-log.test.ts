import type { GameEvent } from '@amalfi/engine'
import { trialPack } from '@amalfi/packs'
import { translatorFor } from '@amalfi/text'
import { locales } from '@amalfi/text/locales'
import { expect, test } from 'vitest'
import { eventLines } from '../src/game/event-lines.ts'
import { GameLog } from '../src/game/game-log.ts'

const translator = translatorFor(trialPack, locales.en)
const because = { kind: 'destination', id: 'tunis' } as const
const score: GameEvent = { kind: 'score', seat: 1, from: 0, to: 7, because }
const ship: GameEvent = { kind: 'ship', seat: 0, from: 'bay', to: 'dock', at: 'tunis', because }

test('headings follow a blank line, actions are below them, details below actions', () => {
  expect(eventLines({ kind: 'turn', seat: 2 }, translator)).toEqual(['', "Player 3's turn"])
  expect(eventLines({ kind: 'pass', seat: 0, first: true }, translator)).toEqual([
    '  Player 1 passes, the first to do so',
  ])
  expect(eventLines(score, translator)).toEqual(['      Player 2: points 0 → 7 (Tunis)'])
})

test('an event covered by another one is not printed', () => {
  expect(
    eventLines({ kind: 'slide', row: 'atlas', from: 0, to: 1, card: 'zara' }, translator),
  ).toEqual([])
})

test('repeated events are printed once, and points after every period', () => {
  const lines = new GameLog(2, translator).lines([
    score,
    ship,
    ship,
    ship,
    { kind: 'phase', phase: 'actions', period: 1 },
  ])
  expect(lines.map((line) => line.trim())).toEqual([
    'Player 2: points 0 → 7 (Tunis)',
    'Player 1: ship from bay to the dock of Tunis × 3',
    '',
    'Player 1: 0 points · Player 2: 7 points',
    '',
    'Period II: actions',
  ])
})
