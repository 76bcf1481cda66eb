import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../../..', import.meta.url)

/** All sources of all packages, except in folders named after a game. */
const shared = globSync('packages/*/src/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\/(original|renaissance)\//.test(file),
)

/** A comparison with the name of a game. */
const GAME_CHECK =
  /(?:[=!]==? *|case )['"`](?:original|renaissance|A1|R\d)['"`]|config\.(?:name|prefix) *[=!]=/

test('outside the folders named after a game, no code asks which game it is', () => {
  expect(shared.length).toBeGreaterThan(300)
  const asking = shared.filter((file) => GAME_CHECK.test(readFileSync(new URL(file, root), 'utf8')))
  expect(asking).toEqual([])
})

test('such code would be found', () => {
  for (const line of [
    "if (game === 'original')",
    "case 'renaissance':",
    "config.name === 'Amalfi'",
  ])
    expect(line).toMatch(GAME_CHECK)
  expect("localeFor('renaissance')").not.toMatch(GAME_CHECK)
})
