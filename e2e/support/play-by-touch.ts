import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { chooseByTouch, tapOn } from './choose-by-touch.ts'
import type { Chooser } from './engine-game.ts'
import { DONE, type Moment, playToEnd } from './play-to-end.ts'
import { outOfReach } from './reach.ts'
import type { TableState } from './table.ts'

/** Expects that the question is in sight and all choices within reach. */
export async function expectInReach(page: Page, { seen }: Moment): Promise<void> {
  expect(await outOfReach(page), seen.prompt).toEqual([])
}

/** Plays a game to its end by touch only. */
export const playByTouch = (page: Page, chooser: Chooser): Promise<TableState> =>
  playToEnd(page, {
    chooser,
    ignoreCovered: true,
    beforeChoice: (moment) => expectInReach(page, moment),
    choose: async (choice) => {
      await chooseByTouch(page, choice)
      return DONE
    },
    endTurn: () => tapOn(page, '.end-turn'),
    openCurtain: () => tapOn(page, '.curtain button, .first-hand > header button'),
  })
