import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const SERIOUS: readonly unknown[] = ['serious', 'critical']

interface Axe {
  readonly run: (parts: Document | Parts, options: RunOptions) => Promise<AxeResults>
}

/** Parts of a page by selector: those that are checked, and those in them that are not. */
export interface Parts {
  readonly include?: string[]
  readonly exclude?: string[]
}

/** The serious and critical violations on a page or parts of it: rule, element and reason. */
export async function seriousViolations(page: Page, parts?: Parts): Promise<readonly string[]> {
  // The script is evaluated from outside, because the page allows no foreign scripts.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const violations = await page.evaluate(async (checked) => {
    const { axe } = window as unknown as { readonly axe: Axe }
    // Hidden drawings are half of the elements and would take half of the time.
    const strokes = [...document.querySelectorAll('svg[aria-hidden=true] > *')].map(
      (one) => [one, one.parentElement] as const,
    )
    for (const [one] of strokes) one.remove()
    const { violations } = await axe.run(checked ?? document, {
      resultTypes: ['violations'],
      preload: false,
      // The violations of this rule are never serious, and it is slow.
      rules: { region: { enabled: false } },
    })
    for (const [one, drawing] of strokes) drawing?.append(one)
    return violations
  }, parts)
  return violations
    .filter(({ impact }) => SERIOUS.includes(impact))
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, any, all }) =>
        [id, String(target), ...[...any, ...all].map(({ message }) => message)].join(' · '),
      ),
    )
}
