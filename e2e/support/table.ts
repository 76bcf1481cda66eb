import type { Page } from 'playwright-core'
import type { KeptGame } from '../../packages/client/src/model/storage/games.ts'
import type {} from '../../packages/client/src/shell/settled.ts'
import { PATIENCE } from './visit.ts'

/** What can be seen of a table when somebody is asked, a turn waits for its end, or all is over. */
export interface Seen {
  /** `called`: somebody is asked to come, or to look at what was dealt, before they are asked anything. */
  readonly state: 'asked' | 'called' | 'turnOver' | 'over'
  /** What the page says the engine offers, and what lies on the things of the table. */
  readonly offered: readonly number[]
  readonly shown: readonly number[]
  /** What is offered, but can be clicked nowhere: out of sight, or under something else. */
  readonly covered: readonly number[]
  /** Everything on the table, thing by thing, in words. */
  readonly things: readonly string[]
  readonly prompt: string
  /** What has the focus, or null if it is lost. */
  readonly focus: string | null
  /** The game as it is kept at this moment. */
  readonly kept: KeptGame
}

/** Waits until the page is settled and somebody is asked, and looks at the table. */
export async function look(page: Page): Promise<Seen> {
  const seen = await page.evaluate(async (patience) => {
    const sheet = (): HTMLElement | null => document.querySelector('.table-layout')
    const state = (): Seen['state'] | null => {
      if (document.querySelector('.result') !== null) return 'over'
      if (document.querySelector('.end-turn:not(:disabled)') !== null) return 'turnOver'
      if (document.querySelector('.curtain, .dealt') !== null) return 'called'
      return (sheet()?.dataset.offered ?? '') === '' ? null : 'asked'
    }
    const until = performance.now() + patience
    const tooLate = new Promise<never>((_, reject) => {
      const giveUp = (): void => reject(new Error(`waits for: ${window.amalfi.unsettled()}`))
      setTimeout(giveUp, patience)
    })
    do {
      if (performance.now() > until) throw new Error('nobody is asked anything')
      await Promise.race([window.amalfi.settled(), tooLate])
    } while (state() === null)

    const numbers = (text: string | undefined): number[] =>
      (text ?? '').split(' ').filter(Boolean).map(Number)
    const all = [...document.querySelectorAll<HTMLElement>('[data-choices]')]
    const clickable = (one: HTMLElement): boolean => {
      const { left, top, width, height } = one.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      return hit !== null && one.contains(hit)
    }
    const offered = numbers(sheet()?.dataset.offered)
    const within = new Set(all.filter(clickable).flatMap((one) => numbers(one.dataset.choices)))
    const kept = await new Promise<unknown>((resolve, reject) => {
      const open = indexedDB.open('amalfi')
      open.onerror = () => reject(open.error)
      open.onsuccess = () => {
        const id = location.hash.split('/').at(-1) ?? ''
        const found = open.result.transaction('games').objectStore('games').get(id)
        found.onsuccess = () => {
          open.result.close()
          resolve(found.result)
        }
      }
    })
    const here = document.activeElement
    return {
      state: state() ?? 'asked',
      offered,
      shown: [...new Set(all.flatMap((one) => numbers(one.dataset.choices)))],
      covered: offered.filter((choice) => !within.has(choice)),
      things: [...document.querySelectorAll<HTMLElement>('[data-target], [data-spot]')].map(
        ({ dataset, textContent }) =>
          [dataset.target ?? dataset.spot, dataset.choices, textContent].join(' | '),
      ),
      prompt: document.querySelector('.prompt')?.textContent ?? '',
      focus: here === null || here === document.body ? null : here.outerHTML.slice(0, 200),
      kept,
    }
  }, PATIENCE)
  return { ...seen, kept: seen.kept as KeptGame }
}

/** Answers whoever is called: they have come, or have seen what was dealt. */
export const come = (page: Page): Promise<void> =>
  page.locator('.curtain button, .dealt > header button').click()

/** How two looks at a table differ: nothing, if all lies as it lay. */
export const differences = (a: Seen, b: Seen): readonly string[] => {
  const lines = (seen: Seen): string[] => [seen.prompt, ...seen.things]
  const [before, after] = [lines(a), lines(b)]
  return [
    ...before.filter((line) => !after.includes(line)).map((line) => `- ${line}`),
    ...after.filter((line) => !before.includes(line)).map((line) => `+ ${line}`),
  ]
}
