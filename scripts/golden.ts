/**
 * Makes the golden games and counts in fixtures/ anew. On purpose only: after a change of the rules
 * or of the trial pack that is meant to change how games go, with a look at what has changed.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import {
  COUNTS,
  ENDS,
  FOLDER,
  fileOf,
  goldenModes,
  makeGame,
} from '../packages/engine/test/support/golden.ts'

const write = (name: string, lines: readonly string[]): void =>
  writeFileSync(new URL(name, FOLDER), `${lines.join('\n')}\n`)

rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(new URL('games/', FOLDER), { recursive: true })
const games = goldenModes.map(([name, mode]) => ({ name, ...makeGame(name, mode) }))
for (const { name, record } of games) write(fileOf(name), [record])
write(
  ENDS,
  games.map(({ end }) => end),
)
write(
  COUNTS,
  games.map(({ count }) => count),
)
console.log(`${games.length} golden games in fixtures/renaissance`)
