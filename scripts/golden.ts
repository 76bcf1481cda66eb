/**
 * Makes the golden games and counts in fixtures/ again. Run it only after a change of the rules or of
 * the trial pack that is meant to change how games go, and check the difference.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import {
  COUNTS,
  ENDS,
  fileOf,
  type Golden,
  golden,
  makeGame,
} from '../packages/engine/test/support/golden.ts'

function make(one: Golden): void {
  const { folder, modes, name: called } = one
  const write = (name: string, lines: readonly string[]): void =>
    writeFileSync(new URL(name, folder), `${lines.join('\n')}\n`)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(new URL('games/', folder), { recursive: true })
  const games = modes.map(([name], n) => ({ name, ...makeGame(one, n) }))
  for (const { name, record } of games) write(fileOf(name), [record])
  write(
    ENDS,
    games.map(({ end }) => end),
  )
  write(
    COUNTS,
    games.map(({ count }) => count),
  )
  console.log(`${games.length} golden games in fixtures/${called}`)
}

/** The only game to make, if one is named. */
const [only] = process.argv.slice(2)
for (const one of golden) if (only === undefined || only === one.name) make(one)
