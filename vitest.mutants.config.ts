import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const packages = fileURLToPath(new URL('./packages/', import.meta.url))

/** The tests that Stryker judges: those of the rules, and no others. */
export default defineConfig({
  resolve: {
    // Stryker changes a copy of the repository, but the links in node_modules lead to the original: without
    // these names the tests would import code that no mutant ever touches, and every mutant would survive.
    alias: [{ find: /^@amalfi\/([a-z]+)$/, replacement: `${packages}$1/src/index.ts` }],
  },
  test: {
    include: ['packages/engine/test/rules/**/*.test.ts'],
    testTimeout: 30_000,
    isolate: false,
  },
})
