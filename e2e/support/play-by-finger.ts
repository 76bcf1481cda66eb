import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { byFinger, tapOn } from './by-finger.ts'
import { type Moment, ON, playOn } from './game.ts'
import type { Brain } from './mirror.ts'
import { outOfReach } from './reach.ts'
import type { Seen } from './table.ts'

/** What is asked is in sight, and all that is offered within reach. */
export async function isInReach(page: Page, { seen }: Moment): Promise<void> {
  expect(await outOfReach(page), seen.prompt).toEqual([])
}

/** Plays a game to its end with fingers alone. */
export const playByFinger = (page: Page, brain: Brain): Promise<Seen> =>
  playOn(page, {
    brain,
    goes: true,
    before: (moment) => isInReach(page, moment),
    take: async (choice) => {
      await byFinger(page, choice)
      return ON
    },
    endTurn: () => tapOn(page, '.end-turn'),
    called: () => tapOn(page, '.curtain button, .dealt > header button'),
  })
