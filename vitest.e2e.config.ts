import { basename } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The slowest files start first, so none of them runs alone at the end. */
const SLOWEST = [
  'axe',
  'mouse',
  'tablet',
  'window-sizes',
  'tutorial',
  'original',
  'phone',
  'keyboard',
]

class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const at = SLOWEST.indexOf(basename(moduleId, '.e2e.ts'))
      return at < 0 ? SLOWEST.length : at
    }
    return files.toSorted((a, b) => rank(a) - rank(b))
  }
}

/** Timings are measured alone on the machine. */
const TIMED = 'e2e/timings.e2e.ts'

export default defineConfig({
  test: {
    globalSetup: ['e2e/support/setup.ts'],
    // A whole game on one slow core takes many minutes. A missing element fails much sooner.
    testTimeout: 1_800_000,
    hookTimeout: 120_000,
    // The machine may be busy, so only what never comes is a failure.
    expect: { poll: { timeout: 60_000 } },
    pool: 'forks',
    // Pages wait for frames and tests for pages, so a third worker uses the idle time.
    maxWorkers: 3,
    // Modules keep no state, so a worker loads each once for many files.
    isolate: false,
    sequence: { sequencer: SlowestFirst },
    projects: [
      {
        extends: true,
        test: { name: 'together', include: ['e2e/**/*.e2e.ts'], exclude: [TIMED] },
      },
      {
        extends: true,
        test: { name: 'alone', include: [TIMED], sequence: { groupOrder: 1 } },
      },
    ],
  },
})
