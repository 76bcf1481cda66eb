import { loadNetwork, makeFeatures } from '@amalfi/bots/learned'
import { GAMES } from '@amalfi/engine'
import { compile, originalPack, type Pack, renaissancePack } from '@amalfi/packs'
import { ARCHIVED, archivedPack } from '@amalfi/packs/archive'
import { describe, expect, test } from 'vitest'

const CURRENT: Readonly<Record<Pack['game'], Pack>> = {
  renaissance: renaissancePack,
  original: originalPack,
}
const idsOf = (cards: readonly { readonly id: string }[]): string[] => cards.map(({ id }) => id)

describe.for(ARCHIVED)('the shipped pack %s', (hash) => {
  test('has a network that knows its cards, so saved games keep strong opponents', async () => {
    const pack = await archivedPack(hash)
    if (pack === null) throw new Error('it is not in the archive')
    const rules = GAMES[pack.game](compile(pack))
    const trained = await loadNetwork(rules)
    const { description } = makeFeatures(rules.tables, true)
    expect(trained?.features.description).toBe(description)
    expect(trained?.network.shape.features).toBe(trained?.features.size)
  })

  // A network numbers cards by their place, so cards must not be added, removed or moved.
  test('has the same cards in the same order as the current pack of its game', async () => {
    const pack = await archivedPack(hash)
    if (pack === null) throw new Error('it is not in the archive')
    const current = CURRENT[pack.game]
    for (const list of ['characters', 'artworks', 'privateDestinations', 'titles'] as const)
      expect(idsOf(pack[list])).toEqual(idsOf(current[list]))
  })
})
