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
type Body = (...args: unknown[]) => unknown

/** The name of one case: `%s` and the like take its parts in order. */
function caseName(name: string, parts: readonly unknown[]): string {
  const shown = name.match(/%[a-zA-Z]/g)?.length ?? 0
  return format(name, ...parts.slice(0, shown))
}

/** Hands the parts of a case over one by one. */
const each =
  (make: Make) =>
  (cases: readonly unknown[]) =>
  (name: string, body: Body): void => {
    for (const one of cases) {
      const parts = Array.isArray(one) ? one : [one]
      make(caseName(name, parts), () => body(...parts))
    }
  }

/** Hands each case over as it is. */
const eachAsIs =
  (make: Make) =>
  (cases: readonly unknown[]) =>
  (name: string, body: Body): void => {
    for (const one of cases) make(caseName(name, Array.isArray(one) ? one : [one]), () => body(one))
  }

export const test = Object.assign(add, { each: each(add), for: eachAsIs(add) })
export const describe = Object.assign(group, { each: each(group), for: eachAsIs(group) })
