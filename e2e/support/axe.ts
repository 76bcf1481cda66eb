import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const GRAVE: readonly unknown[] = ['serious', 'critical']

interface Axe {
  readonly run: (of: Document | Parts, options: RunOptions) => Promise<AxeResults>
}

/** Parts of a page by their selectors: those that count, and among them those that do not. */
export interface Parts {
  readonly include?: string[]
  readonly exclude?: string[]
}

/** What axe finds on a page, or parts of it, that is serious or critical: the rule, where, and why. */
export async function graveFaults(page: Page, parts?: Parts): Promise<readonly string[]> {
  // Evaluated from outside: the page itself lets no foreign script in.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const violations = await page.evaluate(async (of) => {
    const { axe } = window as unknown as { readonly axe: Axe }
    // The strokes of drawings that nobody hears are half of the page, and take half of the time.
    const strokes = [...document.querySelectorAll('svg[aria-hidden=true] > *')].map(
      (one) => [one, one.parentElement] as const,
    )
    for (const [one] of strokes) one.remove()
    const { violations } = await axe.run(of ?? document, {
      resultTypes: ['violations'],
      preload: false,
      // What it finds is never grave, and it takes long.
      rules: { region: { enabled: false } },
    })
    for (const [one, drawing] of strokes) drawing?.append(one)
    return violations
  }, parts)
  return violations
    .filter(({ impact }) => GRAVE.includes(impact))
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, any, all }) =>
        [id, String(target), ...[...any, ...all].map(({ message }) => message)].join(' · '),
      ),
    )
}
