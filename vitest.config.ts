import { defineConfig } from 'vitest/config'

/** Tests of the page mock modules, so each file gets its own modules. */
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
          // Modules keep no state, so a worker loads each once for many files.
          isolate: false,
        },
      },
    ],
  },
})
