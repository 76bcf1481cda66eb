/**
 * Runs the rule tests for Stryker, in one process that loads them once: a mutant is switched on, its
 * tests run until one notices, and it is switched off. A runner that starts again for every mutant spends
 * nearly all its time on starting.
 *
 * Nothing may be left over from one mutant to the next. What tests remember (compiled packs, in WeakMaps)
 * is forgotten before every mutant, and a test that has failed must pass again without the mutant: if it
 * does not, the process ends, and Stryker starts another and tries the mutant again.
 */
import { globSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin'
import {
  type DryRunResult,
  DryRunStatus,
  determineHitLimitReached,
  type MutantRunOptions,
  type MutantRunResult,
  type TestResult,
  type TestRunner,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner'
import { gathered, gatherFrom, type KnownTest } from './vitest.ts'

const TESTS = 'packages/engine/test/rules/**/*.test.ts'
const INSTEAD_OF_VITEST = new URL('./vitest.ts', import.meta.url).href
/** With a mutant a test may take so many times as long as without, and so many milliseconds more. */
const SLOWER = 20
const LONGER = 1000
const LATE = 'works too long'

/** Where the mutated code looks, and what it leaves there: names that Stryker has given. */
interface Space {
  activeMutant?: string | undefined
  currentTestId?: string | undefined
  hitCount?: number
  hitLimit?: number | undefined
  mutantCoverage?: {
    static: Record<string, number>
    perTest: Record<string, Record<string, number>>
  }
  /** Our own: called wherever a mutant could be, so that endless work is noticed. */
  tick?: (() => void) | undefined
}
const globals: typeof globalThis & { __stryker__?: Space } = globalThis
globals.__stryker__ ??= {}
const space = globals.__stryker__

/** Milliseconds this process has worked; while it is made to wait they stand still. */
const worked = (): number => process.cpuUsage().user / 1000

const caches: { clear(): void }[] = []
class Cache<K, V> extends Map<K, V> {
  constructor() {
    super()
    caches.push(this)
  }
}

function forget(): void {
  for (const cache of caches) cache.clear()
}

/** Tests find the packages beside them, not the originals, and us instead of vitest. */
function hook(packages: string): void {
  registerHooks({
    resolve(name, context, next) {
      const own = /^@amalfi\/([a-z]+)$/.exec(name)?.[1]
      if (own !== undefined) return next(`${packages}/${own}/src/index.ts`, context)
      const tests = context.parentURL?.startsWith(packages) === true
      return next(name === 'vitest' && tests ? INSTEAD_OF_VITEST : name, context)
    },
    load(url, context, next) {
      const loaded = next(url, context)
      if (!url.startsWith(packages) || loaded.source === undefined) return loaded
      const counting = 'function cover() {'
      const source = String(loaded.source).replace(
        counting,
        `${counting} if (ns.tick) return ns.tick();`,
      )
      return { ...loaded, source }
    },
  })
}

class RuleTests implements TestRunner {
  private readonly tests = new Map<string, KnownTest>()
  /** How long each test worked without a mutant, and how many mutants it has noticed. */
  private readonly usual = new Map<string, number>()
  private readonly noticed = new Map<string, number>()

  /** Mutants are switched on when all is loaded (`ignoreStatic`), so there is nothing to load again. */
  capabilities(): { reloadEnvironment: boolean } {
    return { reloadEnvironment: true }
  }

  async init(): Promise<void> {
    // What is no part of the engine keeps its memory.
    await import('fast-check')
    hook(pathToFileURL(resolve('packages')).href)
    const plain = globalThis.WeakMap
    Object.assign(globalThis, { WeakMap: Cache })
    for (const file of globSync(TESTS).sort()) {
      gatherFrom(file)
      await import(pathToFileURL(resolve(file)).href)
    }
    Object.assign(globalThis, { WeakMap: plain })
    for (const test of gathered) this.tests.set(this.idOf(test), test)
  }

  private idOf({ file, name }: KnownTest): string {
    const id = `${file.replaceAll('\\', '/')}#${name}`
    let n = 1
    while (this.tests.has(n === 1 ? id : `${id} (${n})`)) n++
    return n === 1 ? id : `${id} (${n})`
  }

  async dryRun(): Promise<DryRunResult> {
    const tests: TestResult[] = []
    for (const id of this.tests.keys()) {
      space.currentTestId = id
      const result = await this.run(id)
      space.currentTestId = undefined
      this.usual.set(id, result.timeSpentMs)
      tests.push(result)
    }
    const { mutantCoverage } = space
    return { status: DryRunStatus.Complete, tests, ...(mutantCoverage && { mutantCoverage }) }
  }

  async mutantRun(options: MutantRunOptions): Promise<MutantRunResult> {
    const { activeMutant, hitLimit, testFilter } = options
    forget()
    space.hitCount = 0
    space.hitLimit = hitLimit
    const tests: TestResult[] = []
    for (const id of this.inOrder(testFilter ?? [...this.tests.keys()])) {
      const result = await this.runWith(id, activeMutant.id)
      const endless =
        determineHitLimitReached(space.hitCount, hitLimit) ??
        (result.status === TestStatus.Failed && result.failureMessage === LATE
          ? ({ status: DryRunStatus.Timeout, reason: LATE } as const)
          : undefined)
      if (endless !== undefined) return toMutantRunResult(endless)
      tests.push(result)
      if (result.status !== TestStatus.Failed) continue
      forget()
      if ((await this.run(id)).status === TestStatus.Failed) process.exit(1)
      this.noticed.set(id, (this.noticed.get(id) ?? 0) + 1)
      break
    }
    return toMutantRunResult({ status: DryRunStatus.Complete, tests })
  }

  /** Quick tests first, and those that have noticed much. */
  private inOrder(ids: readonly string[]): string[] {
    const weight = (id: string): number =>
      (this.usual.get(id) ?? 10) / (1 + (this.noticed.get(id) ?? 0))
    return ids.toSorted((a, b) => weight(a) - weight(b))
  }

  private async runWith(id: string, mutant: string): Promise<TestResult> {
    const end = worked() + LONGER + SLOWER * (this.usual.get(id) ?? 100)
    let ticks = 0
    let late = false
    space.activeMutant = mutant
    space.tick = () => {
      if ((++ticks & 1023) !== 0 || worked() < end) return
      late = true
      throw new Error(LATE)
    }
    const result = await this.run(id)
    space.activeMutant = undefined
    space.tick = undefined
    return late ? { ...result, status: TestStatus.Failed, failureMessage: LATE } : result
  }

  private async run(id: string): Promise<TestResult> {
    const test = this.tests.get(id)
    if (test === undefined) throw new Error(`no test ${id}`)
    const start = worked()
    let failureMessage: string | undefined
    try {
      await test.run()
    } catch (error) {
      failureMessage = String(error)
    }
    const result = {
      id,
      name: test.name,
      fileName: resolve(test.file),
      startPosition: { line: test.line - 1, column: test.column - 1 },
      timeSpentMs: worked() - start,
    }
    return failureMessage === undefined
      ? { ...result, status: TestStatus.Success }
      : { ...result, status: TestStatus.Failed, failureMessage }
  }
}

function ruleTests(): TestRunner {
  return new RuleTests()
}
ruleTests.inject = [] as const

export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'rules', ruleTests)]
