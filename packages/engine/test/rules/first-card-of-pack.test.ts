import { trialPack } from '@amalfi/packs'
import { describe, expect, test } from 'vitest'
import { type Change, engageable, permanent, tableWith } from '../support/cards.ts'
import { engagePatron, patron } from '../support/patron.ts'

/** Card 0 must not be taken for "no card". */

const decline = { do: 'decline' } as const
const navigate = (to: string) => ({ do: 'navigate' as const, to })

/** The first cards of the pack; cards made by tests replace others. */
const [first] = trialPack.characters.map(({ id }) => id)
const [{ id: firstArtwork }] = trialPack.artworks
const [{ id: firstTile }] = trialPack.privateDestinations

describe('the first card of the pack', () => {
  test('REN-NAV-6: is taken from the Council like any other', () => {
    const table = patron({ take: 1 }, 0, {}, { council: [null, null, null, first] })
    expect(table.choices).toEqual([{ do: 'take', character: first }, decline])
  })

  test('REN-INV-6: is discarded from a row like any other, without further effect', () => {
    const points: Change = (pack) => {
      pack.publicDestinations[0].benefits = [{ points: 7 }, { points: 7 }]
    }
    const table = tableWith([points, engageable('patron', { discard: 'artwork', upTo: 1 })], {
      boards: [{ invited: ['patron'] }],
      workshop: [null, null, null, null, firstArtwork],
    }).play(engagePatron)
    const discard = { do: 'discardArtwork', artwork: firstArtwork } as const
    expect(table.choices).toEqual([discard, decline])
    table.play(discard)
    expect([table.score(0), table.asked, table.about]).toEqual([0, 1, 'main'])
  })

  test.each(['public', 'evolving'] as const)(
    'REN-INV-3: the first private destination does not count as %s',
    (to) => {
      const plain: Change = (pack) => {
        const [tile] = pack.privateDestinations
        delete tile.bread
        tile.benefits = { bread: 1 }
      }
      const friend = permanent('friend', [{ when: 'navigate', to, do: { points: 5 } }])
      const table = tableWith([plain, friend], {
        boards: [{ invited: ['friend'], destinations: [firstTile] }],
      }).play(navigate(firstTile))
      expect([table.score(0), table.eventsOf('trigger')]).toEqual([0, []])
    },
  )
})

test('REN-NAV-1: a private destination is offered once, also the first of the pack', () => {
  const [{ id }] = trialPack.privateDestinations
  const free: Change = (pack) => {
    delete pack.privateDestinations[0].bread
  }
  const table = tableWith([free], { boards: [{ destinations: [id] }] })
  const there = table.choices.filter((choice) => choice.do === 'navigate' && choice.to === id)
  expect(there).toEqual([{ do: 'navigate', to: id }])
})
