import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../packages/client/serve/build.ts'

/** Prints figures and writes them to `reports/<name>.json`. */
export function writeReport(name: string, figures: Readonly<Record<string, unknown>>): void {
  const text = JSON.stringify(figures, null, 2)
  const folder = join(ROOT, 'reports')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${name}.json`), `${text}\n`)
  console.log(text)
}
