import type { Page } from 'playwright-core'
import type { SavedGame } from '../../packages/client/src/model/storage/games.ts'
import type {} from '../../packages/client/src/shell/settled.ts'
import { TIMEOUT } from './visit.ts'

/**
 * What a table shows when a question is asked, a turn waits for confirmation, or the game is over.
 */
export interface TableState {
  /** `called`: a person must open the curtain or look at dealt cards first. */
  readonly state: 'asked' | 'called' | 'turnOver' | 'over'
  /** The choices that the engine offers. */
  readonly offered: readonly number[]
  /** The choices on the elements of the table. */
  readonly shown: readonly number[]
  /** Offered choices that cannot be clicked: out of sight or covered. */
  readonly covered: readonly number[]
  /** All targets on the table, in words. */
  readonly targets: readonly string[]
  readonly prompt: string
  /** The focused element, or null if the focus is lost. */
  readonly focus: string | null
  /** The game as saved at this moment. */
  readonly saved: SavedGame
}

/** Waits until the page is settled and a question is asked, and reads the table. */
export async function readTable(page: Page): Promise<TableState> {
  const seen = await page.evaluate(async (timeout) => {
    const layout = (): HTMLElement | null => document.querySelector('.table-layout')
    const state = (): TableState['state'] | null => {
      if (document.querySelector('.result') !== null) return 'over'
      if (document.querySelector('.end-turn:not(:disabled)') !== null) return 'turnOver'
      if (document.querySelector('.curtain, .first-hand') !== null) return 'called'
      return (layout()?.dataset.offered ?? '') === '' ? null : 'asked'
    }
    const until = performance.now() + timeout
    const timedOut = new Promise<never>((_, reject) => {
      const giveUp = (): void => reject(new Error(`waits for: ${window.amalfi.unsettled()}`))
      setTimeout(giveUp, timeout)
    })
    do {
      if (performance.now() > until) throw new Error('nobody is asked anything')
      await Promise.race([window.amalfi.settled(), timedOut])
    } while (state() === null)

    const numbers = (text: string | undefined): number[] =>
      (text ?? '').split(' ').filter(Boolean).map(Number)
    const all = [...document.querySelectorAll<HTMLElement>('[data-choices]')]
    const clickable = (one: HTMLElement): boolean => {
      const { left, top, width, height } = one.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      return hit !== null && one.contains(hit)
    }
    const offered = numbers(layout()?.dataset.offered)
    const clickableChoices = new Set(
      all.filter(clickable).flatMap((one) => numbers(one.dataset.choices)),
    )
    const saved = await new Promise<unknown>((resolve, reject) => {
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
    const focused = document.activeElement
    return {
      state: state() ?? 'asked',
      offered,
      shown: [...new Set(all.flatMap((one) => numbers(one.dataset.choices)))],
      covered: offered.filter((choice) => !clickableChoices.has(choice)),
      targets: [...document.querySelectorAll<HTMLElement>('[data-target], [data-counter]')].map(
        ({ dataset, textContent }) =>
          [dataset.target ?? dataset.counter, dataset.choices, textContent].join(' | '),
      ),
      prompt: document.querySelector('.prompt')?.textContent ?? '',
      focus: focused === null || focused === document.body ? null : focused.outerHTML.slice(0, 200),
      saved,
    }
  }, TIMEOUT)
  return { ...seen, saved: seen.saved as SavedGame }
}

/** Opens the curtain, or confirms the dealt cards. */
export const openCurtain = (page: Page): Promise<void> =>
  page.locator('.curtain button, .first-hand > header button').click()

/** The differences between two states of a table. */
export const differences = (a: TableState, b: TableState): readonly string[] => {
  const lines = (seen: TableState): string[] => [seen.prompt, ...seen.targets]
  const [before, after] = [lines(a), lines(b)]
  return [
    ...before.filter((line) => !after.includes(line)).map((line) => `- ${line}`),
    ...after.filter((line) => !before.includes(line)).map((line) => `+ ${line}`),
  ]
}
