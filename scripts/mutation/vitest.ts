/** Replaces Vitest during mutation tests: collects the tests, so that `runner.ts` can run each many times. */
import { format } from 'node:util'

export { expect } from 'vitest'

export interface CollectedTest {
  readonly file: string
  readonly name: string
  readonly run: () => unknown
  /** Its place in the file. */
  readonly line: number
  readonly column: number
}

export const collectedTests: CollectedTest[] = []
let file = ''
const suites: string[] = []

/** To be called before a test file is imported. */
export function collectFrom(path: string): void {
  file = path
}

function add(name: string, run: () => unknown): void {
  const frame = new Error().stack?.split('\n').find((line) => line.includes(file)) ?? ''
  const [, line, column] = /:(\d+):(\d+)\)?$/.exec(frame) ?? ['', '1', '1']
  collectedTests.push({
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
type Body = (...args: unknown[]) => unknown

/** The name of one case, with its parts in place of `%s` and the like. */
function caseName(name: string, parts: readonly unknown[]): string {
  const shown = name.match(/%[a-zA-Z]/g)?.length ?? 0
  return format(name, ...parts.slice(0, shown))
}

/** `each` passes the parts of a case as separate arguments. */
const each =
  (make: Make) =>
  (cases: readonly unknown[]) =>
  (name: string, body: Body): void => {
    for (const one of cases) {
      const parts = Array.isArray(one) ? one : [one]
      make(caseName(name, parts), () => body(...parts))
    }
  }

/** `for` passes a case as one argument. */
const forEachCase =
  (make: Make) =>
  (cases: readonly unknown[]) =>
  (name: string, body: Body): void => {
    for (const one of cases) make(caseName(name, Array.isArray(one) ? one : [one]), () => body(one))
  }

export const test = Object.assign(add, { each: each(add), for: forEachCase(add) })
export const describe = Object.assign(group, { each: each(group), for: forEachCase(group) })
