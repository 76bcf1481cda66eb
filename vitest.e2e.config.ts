import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['e2e/**/*.e2e.ts'],
    globalSetup: ['e2e/support/setup.ts'],
    testTimeout: 400_000,
    hookTimeout: 120_000,
    pool: 'forks',
    // The page waits for frames and the tests for the page: a third fills what two leave idle.
    maxWorkers: 3,
  },
})
