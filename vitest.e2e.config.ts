import { basename } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Those that take longest begin first, so that none of them is left alone at the end. */
const LONGEST = ['axe', 'mouse', 'tablet', 'sizes', 'learn', 'original', 'phone', 'keyboard']

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const at = LONGEST.indexOf(basename(moduleId, '.e2e.ts'))
      return at < 0 ? LONGEST.length : at
    }
    return files.toSorted((a, b) => rank(a) - rank(b))
  }
}

/** What is timed has the machine to itself. */
const TIMED = 'e2e/figures-times.e2e.ts'

export default defineConfig({
  test: {
    globalSetup: ['e2e/support/setup.ts'],
    // A whole game on one slow core takes many minutes; what never comes fails much sooner.
    testTimeout: 1_800_000,
    hookTimeout: 120_000,
    // Other work may be going on on the machine: only what never comes is a fault.
    expect: { poll: { timeout: 60_000 } },
    pool: 'forks',
    // The page waits for frames and the tests for the page: a third fills what two leave idle.
    maxWorkers: 3,
    // Nothing is left behind in a module: a worker reads it once for many files.
    isolate: false,
    sequence: { sequencer: LongestFirst },
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
