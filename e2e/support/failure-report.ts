import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import type { TestContext } from 'vitest'
import { ROOT } from '../../packages/client/serve/build.ts'

type Task = TestContext['task']

/** In milliseconds. A page that hangs must not prevent the rest from being written. */
const TIMEOUT = 15_000

const withTimeout = <T>(work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error(`not within ${TIMEOUT} ms`)), TIMEOUT)
    }),
  ])

const slug = (text: string): string =>
  text
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80)

/** What a page shows and stores, for analysing a failed test. */
const stateOf = (page: Page): Promise<object> =>
  page.evaluate(async () => {
    const layout = document.querySelector<HTMLElement>('.table-layout')
    const databases = await indexedDB.databases()
    const rowsOf = (name: string): Promise<unknown> =>
      new Promise((resolve) => {
        const open = indexedDB.open(name)
        open.onerror = () => resolve(String(open.error))
        open.onsuccess = () => {
          const [store] = open.result.objectStoreNames
          const all = open.result.transaction(store).objectStore(store).getAll()
          all.onsuccess = () => {
            open.result.close()
            resolve(all.result)
          }
        }
      })
    return {
      address: location.href,
      unsettled: 'amalfi' in window ? window.amalfi.unsettled() : 'not loaded',
      offered: layout?.dataset.offered,
      prompt: document.querySelector('.prompt')?.textContent,
      focus: document.activeElement?.outerHTML.slice(0, 300),
      settings: { ...localStorage },
      databases: await Promise.all(
        databases.map(async ({ name = '' }) => ({ name, rows: await rowsOf(name) })),
      ),
    }
  })

/** Writes the report of a failed test and names its folder in the error message. */
export async function writeFailureReport(
  task: Task,
  visit: number,
  context: BrowserContext,
  console: readonly string[],
): Promise<void> {
  const name = `${slug(task.file.name)}/${slug(task.name)}${visit === 0 ? '' : `-${visit + 1}`}`
  const folder = join(ROOT, 'reports/failures', name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const faults: string[] = []
  const attempt = async (work: Promise<unknown>): Promise<void> => {
    await withTimeout(work).catch((error: unknown) => faults.push(String(error)))
  }
  writeFileSync(join(folder, 'console.txt'), console.map((line) => `${line}\n`).join(''))
  for (const [n, page] of context.pages().entries()) {
    const file = (extension: string): string => join(folder, `page-${n + 1}.${extension}`)
    await attempt(page.screenshot({ path: file('png') }))
    await attempt(
      stateOf(page).then((state) => writeFileSync(file('json'), JSON.stringify(state, null, 2))),
    )
    await attempt(page.content().then((html) => writeFileSync(file('html'), html)))
  }
  await attempt(context.tracing.stop({ path: join(folder, 'trace.zip') }))
  if (faults.length > 0) writeFileSync(join(folder, 'missing.txt'), faults.join('\n'))
  for (const error of task.result?.errors ?? [])
    error.message += `\nScreenshot, console, state and trace: ${relative(ROOT, folder)}`
}
