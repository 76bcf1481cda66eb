import { defineConfig } from 'vitest/config'

/** The tests of the page put others in the place of modules: each file gets modules of its own. */
const PAGE = 'packages/client/test/**/*.test.ts'

export default defineConfig({
  test: {
    testTimeout: 120_000,
    hookTimeout: 120_000,
    pool: 'forks',
    maxWorkers: 2,
    projects: [
      { extends: true, test: { name: 'page', include: [PAGE] } },
      {
        extends: true,
        test: {
          name: 'rest',
          include: ['packages/*/test/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: [PAGE, '**/node_modules/**'],
          // Nothing is left behind in a module: one worker reads it once for many files.
          isolate: false,
        },
      },
    ],
  },
})
