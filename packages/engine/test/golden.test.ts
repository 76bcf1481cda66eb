import { readdirSync, readFileSync } from 'node:fs'
import { type GameRecord, replay, writeRecord } from '@amalfi/engine'
import { describe, expect, it } from 'vitest'
import { rulesOf } from './support/games.ts'
import { COUNTS, countLine, ENDS, endLine, fileOf, golden } from './support/golden.ts'

/** If a rule changed on purpose, `node scripts/golden.ts` writes new fixtures. */
describe.each(golden)('golden games: $name', ({ folder, modes }) => {
  const read = (name: string): string => readFileSync(new URL(name, folder), 'utf8').trimEnd()
  const linesOf = (name: string): ReadonlyMap<string, string> =>
    new Map(
      read(name)
        .split('\n')
        .map((line) => [line.split(' ')[0], line]),
    )
  const ends = linesOf(ENDS)
  const counts = linesOf(COUNTS)

  it.each(modes)('%s replays to the same final position', (name, mode) => {
    const text = read(fileOf(name))
    const rules = rulesOf(mode)
    const record: GameRecord = JSON.parse(text)
    // The text ends with a checksum, so this also proves that nothing in it was changed.
    expect(writeRecord(record)).toBe(text)
    const game = replay(rules, record)
    expect(endLine(name, rules, game)).toBe(ends.get(name))
    expect(rules.deciders(game)).toEqual([])
    expect(rules.audit(game)).toEqual([])
  })

  it.each(modes)(
    'the number of move sequences from a position of %s is unchanged',
    (name, mode) => {
      const line = counts.get(name) ?? ''
      expect(countLine(name, rulesOf(mode), line.split(' ')[1])).toBe(line)
    },
  )

  it('there is one fixture per mode, and no other', () => {
    const names = modes.map(([name]) => name)
    expect([...ends.keys()]).toEqual(names)
    expect([...counts.keys()]).toEqual(names)
    const files = readdirSync(new URL('games/', folder))
    expect(files.map((file) => `games/${file}`).sort()).toEqual(names.map(fileOf).sort())
  })
})
