/**
 * Runs the rule tests for Stryker in one process that loads them once. It switches a mutant on, runs its
 * tests until one fails, and switches it off. A runner that starts again for every mutant spends nearly
 * all its time on starting.
 *
 * No state may pass from one mutant to the next. Caches (compiled packs, in WeakMaps) are cleared before
 * every mutant, and a test that has failed must pass again without the mutant. If it does not, the
 * process exits, and Stryker starts another and tries the mutant again.
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
import { type CollectedTest, collectedTests, collectFrom } from './vitest.ts'

const TESTS = 'packages/engine/test/rules/**/*.test.ts'
const VITEST_STUB = new URL('./vitest.ts', import.meta.url).href
/** With a mutant, a test may take this many times as long as without, plus this many milliseconds. */
const TIMEOUT_FACTOR = 20
const TIMEOUT_EXTRA = 1000
const TIMED_OUT = 'timed out'

/** The global object that mutated code reads and writes. Stryker chose these names. */
interface StrykerGlobal {
  activeMutant?: string | undefined
  currentTestId?: string | undefined
  hitCount?: number
  hitLimit?: number | undefined
  mutantCoverage?: {
    static: Record<string, number>
    perTest: Record<string, Record<string, number>>
  }
  /** Ours: called wherever a mutant could be, so that endless loops are found. */
  tick?: (() => void) | undefined
}
const globals: typeof globalThis & { __stryker__?: StrykerGlobal } = globalThis
globals.__stryker__ ??= {}
const space = globals.__stryker__

/** CPU time of this process in milliseconds. Time spent waiting does not count. */
const cpuTime = (): number => process.cpuUsage().user / 1000

const caches: { clear(): void }[] = []
class Cache<K, V> extends Map<K, V> {
  constructor() {
    super()
    caches.push(this)
  }
}

function clearCaches(): void {
  for (const cache of caches) cache.clear()
}

/** Makes tests import the mutated packages, and `vitest.ts` in this folder instead of Vitest. */
function redirectImports(packages: string): void {
  registerHooks({
    resolve(name, context, next) {
      const own = /^@amalfi\/([a-z]+)$/.exec(name)?.[1]
      if (own !== undefined) return next(`${packages}/${own}/src/index.ts`, context)
      const tests = context.parentURL?.startsWith(packages) === true
      return next(name === 'vitest' && tests ? VITEST_STUB : name, context)
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
  private readonly tests = new Map<string, CollectedTest>()
  /** By test: its CPU time without a mutant. */
  private readonly normalTime = new Map<string, number>()
  /** By test: how many mutants made it fail. */
  private readonly kills = new Map<string, number>()

  /** Mutants are switched on after loading (`ignoreStatic`), so nothing needs to be loaded again. */
  capabilities(): { reloadEnvironment: boolean } {
    return { reloadEnvironment: true }
  }

  async init(): Promise<void> {
    // Loaded before WeakMap is replaced, so that it keeps its caches.
    await import('fast-check')
    redirectImports(pathToFileURL(resolve('packages')).href)
    const originalWeakMap = globalThis.WeakMap
    Object.assign(globalThis, { WeakMap: Cache })
    for (const file of globSync(TESTS).sort()) {
      collectFrom(file)
      await import(pathToFileURL(resolve(file)).href)
    }
    Object.assign(globalThis, { WeakMap: originalWeakMap })
    for (const test of collectedTests) this.tests.set(this.idOf(test), test)
  }

  private idOf({ file, name }: CollectedTest): string {
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
      this.normalTime.set(id, result.timeSpentMs)
      tests.push(result)
    }
    const { mutantCoverage } = space
    return { status: DryRunStatus.Complete, tests, ...(mutantCoverage && { mutantCoverage }) }
  }

  async mutantRun(options: MutantRunOptions): Promise<MutantRunResult> {
    const { activeMutant, hitLimit, testFilter } = options
    clearCaches()
    space.hitCount = 0
    space.hitLimit = hitLimit
    const tests: TestResult[] = []
    for (const id of this.inOrder(testFilter ?? [...this.tests.keys()])) {
      const result = await this.runWith(id, activeMutant.id)
      const timeout =
        determineHitLimitReached(space.hitCount, hitLimit) ??
        (result.status === TestStatus.Failed && result.failureMessage === TIMED_OUT
          ? ({ status: DryRunStatus.Timeout, reason: TIMED_OUT } as const)
          : undefined)
      if (timeout !== undefined) return toMutantRunResult(timeout)
      tests.push(result)
      if (result.status !== TestStatus.Failed) continue
      clearCaches()
      if ((await this.run(id)).status === TestStatus.Failed) process.exit(1)
      this.kills.set(id, (this.kills.get(id) ?? 0) + 1)
      break
    }
    return toMutantRunResult({ status: DryRunStatus.Complete, tests })
  }

  /** Fast tests and tests that fail often come first. */
  private inOrder(ids: readonly string[]): string[] {
    const weight = (id: string): number =>
      (this.normalTime.get(id) ?? 10) / (1 + (this.kills.get(id) ?? 0))
    return ids.toSorted((a, b) => weight(a) - weight(b))
  }

  private async runWith(id: string, mutant: string): Promise<TestResult> {
    const end = cpuTime() + TIMEOUT_EXTRA + TIMEOUT_FACTOR * (this.normalTime.get(id) ?? 100)
    let ticks = 0
    let timedOut = false
    space.activeMutant = mutant
    space.tick = () => {
      if ((++ticks & 1023) !== 0 || cpuTime() < end) return
      timedOut = true
      throw new Error(TIMED_OUT)
    }
    const result = await this.run(id)
    space.activeMutant = undefined
    space.tick = undefined
    return timedOut ? { ...result, status: TestStatus.Failed, failureMessage: TIMED_OUT } : result
  }

  private async run(id: string): Promise<TestResult> {
    const test = this.tests.get(id)
    if (test === undefined) throw new Error(`no test ${id}`)
    const start = cpuTime()
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
      timeSpentMs: cpuTime() - start,
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
