import { bots } from '@amalfi/bots'
import { expect, test } from 'vitest'
import { opponentAfter } from '../../src/features/new-game/opponent.ts'
import { BOTS } from '../../src/model/players/player.ts'
import { AT_THE_BEGINNING } from '../../src/model/storage/lesson.ts'

const guided = { lesson: AT_THE_BEGINNING, finished: false }
const free = { finished: false }

test('whoever has been guided meets an apprentice, until a game without a guide is played out', () => {
  expect(opponentAfter([])).toBe('merchant')
  expect(opponentAfter([free])).toBe('merchant')
  expect(opponentAfter([guided])).toBe('apprentice')
  expect(opponentAfter([free, { ...guided, finished: true }])).toBe('apprentice')
  expect(opponentAfter([guided, { ...free, finished: true }])).toBe('merchant')
})

test('every bot can be chosen', () => {
  expect([...BOTS].sort()).toEqual(Object.keys(bots).sort())
})
