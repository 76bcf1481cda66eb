import { handMadeBots } from '@amalfi/bots'
import { expect, test } from 'vitest'
import { defaultOpponent } from '../../src/features/new-game/opponent.ts'
import { BOT_IDS_BY_KIND } from '../../src/model/players/player.ts'
import { NEW_LESSON } from '../../src/model/storage/lesson.ts'

const guided = { lesson: NEW_LESSON, finished: false }
const free = { finished: false }

test('after the tutorial the opponent is an apprentice, until a game without the tutorial is finished', () => {
  expect(defaultOpponent([])).toBe('merchant')
  expect(defaultOpponent([free])).toBe('merchant')
  expect(defaultOpponent([guided])).toBe('apprentice')
  expect(defaultOpponent([free, { ...guided, finished: true }])).toBe('apprentice')
  expect(defaultOpponent([guided, { ...free, finished: true }])).toBe('merchant')
})

test('every hand-made bot can be chosen', () => {
  expect(Object.values(BOT_IDS_BY_KIND).sort()).toEqual(Object.keys(handMadeBots).sort())
})
