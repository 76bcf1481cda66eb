import { readdirSync } from 'node:fs'
import { GAMES, PRINTINGS } from '@amalfi/engine'
import { describe, expect, it } from 'vitest'
import { ARCHIVED, archivedHash, archivedPack } from '../src/archive.ts'
import { checkPack, compile, originalPack, packHash, renaissancePack } from '../src/index.ts'

/** Packs that have shipped. A line is added with every new pack; none is ever removed. */
const SHIPPED = [
  '1438cb4e915938295dab5782b09b624723fd47dae34cfefa431e138735c839b2',
  'e4b33ae6ab526980ec033ca7b58e0580feaf3017fb977c8b2c1f446c68a67da1',
]

describe('the archive of shipped packs', () => {
  it.for([renaissancePack, originalPack])('holds the current $name pack', (pack) => {
    expect(ARCHIVED, 'run `npm run archive` and commit what it adds').toContain(packHash(pack))
  })

  it('has every pack that was ever shipped', () => {
    for (const hash of SHIPPED) expect(ARCHIVED).toContain(hash)
  })

  it('loads every file of its folder', () => {
    const files = readdirSync(new URL('../archive/', import.meta.url))
    expect(files.toSorted()).toEqual(ARCHIVED.map((hash) => `${hash}.json`).toSorted())
  })

  it.for(ARCHIVED)('%s matches its hash, has no fault and can be played', async (hash) => {
    const pack = await archivedPack(hash)
    if (pack === null) throw new Error('it is not there')
    expect(packHash(pack)).toBe(hash)
    expect(checkPack(pack).faults).toEqual([])
    for (const printing of PRINTINGS) {
      const rules = GAMES[pack.game](compile(pack, { printing }))
      const [hands] = rules.tables.config.hands
      const game = rules.newGame({ players: 2, hands, seed: 1 })
      expect(rules.deciders(game).length).toBeGreaterThan(0)
    }
  })

  it('finds a pack by the start of its hash', () => {
    expect(archivedHash('1438cb')).toBe(SHIPPED[0])
    expect(archivedHash('000000')).toBeUndefined()
    expect(archivedHash('')).toBeUndefined()
    // A position has 24 bits of it.
    expect(new Set(ARCHIVED.map((hash) => hash.slice(0, 6))).size).toBe(ARCHIVED.length)
  })

  it('finds no pack for another hash', async () => {
    expect(await archivedPack('0')).toBeNull()
    expect(await archivedPack('toString')).toBeNull()
  })
})
