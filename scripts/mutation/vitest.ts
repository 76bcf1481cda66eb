/** Stands for vitest while mutants are tried: gathers the tests, which `runner.ts` then runs again and again. */
import { format } from 'node:util'

export { expect } from 'vitest'

export interface KnownTest {
  readonly file: string
  readonly name: string
  readonly run: () => unknown
  /** Where it stands in its file. */
  readonly line: number
  readonly column: number
}

export const gathered: KnownTest[] = []
let file = ''
const suites: string[] = []

/** The file whose tests are about to come. */
export function gatherFrom(path: string): void {
  file = path
}

function add(name: string, run: () => unknown): void {
  const frame = new Error().stack?.split('\n').find((line) => line.includes(file)) ?? ''
  const [, line, column] = /:(\d+):(\d+)\)?$/.exec(frame) ?? ['', '1', '1']
  gathered.push({
    file,
    name: [...suites, name].join(' > '),
    run,
    line: Number(line),
    column: Number(column),
  })
}

function group(name: string, body: () => unknown): void {
  suites.push(name)
  body()
  suites.pop()
}

type Make = (name: string, body: () => unknown) => void
const each =
  (make: Make) =>
  (cases: readonly unknown[]) =>
  (name: string, body: (...args: unknown[]) => unknown): void => {
    const shown = name.match(/%[a-zA-Z]/g)?.length ?? 0
    for (const one of cases) {
      const args = Array.isArray(one) ? one : [one]
      make(format(name, ...args.slice(0, shown)), () => body(...args))
    }
  }

export const test = Object.assign(add, { each: each(add) })
export const describe = Object.assign(group, { each: each(group) })
