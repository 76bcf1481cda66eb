import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../../../', import.meta.url)

/** Every source of every package, but for the folders that are named after a game. */
const shared = globSync('packages/*/src/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\/(original|renaissance)\//.test(file),
)

/** A comparison with the name of a game, or with what only one of them is called. */
const ASKS =
  /(?:[=!]==? *|case )['"`](?:original|renaissance|A1|R\d)['"`]|config\.(?:name|prefix) *[=!]=/

test('outside folders named after a game nothing asks which game it is', () => {
  expect(shared.length).toBeGreaterThan(300)
  const asking = shared.filter((file) => ASKS.test(readFileSync(new URL(file, root), 'utf8')))
  expect(asking).toEqual([])
})

test('such a question would be found', () => {
  for (const line of [
    "if (game === 'original')",
    "case 'renaissance':",
    "config.name === 'Amalfi'",
  ])
    expect(line).toMatch(ASKS)
  expect("localeFor('renaissance')").not.toMatch(ASKS)
})
