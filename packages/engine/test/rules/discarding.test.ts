import type { Effect } from '@amalfi/packs'
import { describe, expect, test } from 'vitest'
import { COUNCIL, discarded, inviteWithRows, WORKSHOP } from '../support/row-effect.ts'

const decline = { do: 'decline' as const }

describe('discarding the rightmost card', () => {
  test('REN-NAV-5: the rightmost artwork is discarded; the row slides and is refilled', () => {
    const table = inviteWithRows({ discard: 'artwork' })
    expect(table.row('workshop')).toEqual(['vav', 'aleph', 'beth', 'gimel', 'daleth'])
    expect(discarded(table, 'artwork')).toEqual(['he'])
    expect(table.game.artworkDiscard).toEqual([table.tables.artworkIds.indexOf('he')])
    expect(table.row('council')).toEqual(COUNCIL)
    expect(table.asked).toBe(1)
  })

  test('REN-NAV-5: the rightmost character is discarded', () => {
    const table = inviteWithRows({ discard: 'character' })
    expect(table.row('council')).toEqual(['eve', 'ann', 'bob', 'cid'])
    expect(discarded(table, 'character')).toEqual(['dan'])
    expect(table.row('workshop')).toEqual(WORKSHOP)
  })

  test('REN-ROW-3: from an empty row nothing is discarded', () => {
    const table = inviteWithRows(
      { discard: 'character' },
      { council: [], nextCharacters: [], emptyDecks: ['council'], emptyDiscards: ['council'] },
    )
    expect(discarded(table, 'character')).toEqual([])
    expect(table.asked).toBe(1)
  })
})

describe('discarding chosen cards', () => {
  const effect: Effect = { discard: 'artwork', upTo: 2, do: { points: 3 } }

  test('REN-INV-6: any cards of the row are discarded one by one, with an effect for each', () => {
    const table = inviteWithRows(effect)
    expect([table.about, table.rules.decision(table.game, 0).left]).toEqual(['discard', 2])
    expect(table.choices).toEqual([
      ...WORKSHOP.map((id) => ({ do: 'discardArtwork', artwork: id })),
      decline,
    ])
    table.play({ do: 'discardArtwork', artwork: 'gimel' })
    expect(table.row('workshop')).toEqual(['vav', 'aleph', 'beth', 'daleth', 'he'])
    expect([table.score(0), table.rules.decision(table.game, 0).left]).toEqual([3, 1])
    // The card that has just come can be discarded too.
    table.play({ do: 'discardArtwork', artwork: 'vav' })
    expect(table.row('workshop')).toEqual(['zayin', 'aleph', 'beth', 'daleth', 'he'])
    expect([table.score(0), table.asked]).toEqual([6, 1])
    expect(discarded(table, 'artwork')).toEqual(['gimel', 'vav'])
    expect(table.eventsOf('score')[0].because).toEqual({ kind: 'character', id: 'actor' })
  })

  test('REN-NAV-11: fewer cards than allowed may be discarded', () => {
    const table = inviteWithRows(effect).play({ do: 'discardArtwork', artwork: 'he' }, decline)
    expect([table.score(0), table.asked]).toEqual([3, 1])
    expect(inviteWithRows(effect).play(decline).score(0)).toBe(0)
  })

  test('REN-INV-6: a card that is not in the row, or is in the other row, is refused', () => {
    const table = inviteWithRows(effect)
    expect(table.refusal({ do: 'discardArtwork', artwork: 'vav' })).toEqual({ code: 'notInRow' })
    expect(table.refusal({ do: 'discardCharacter', character: 'ann' })).toEqual({
      code: 'notAskedNow',
    })
  })

  test('REN-INV-6: characters of the Council are discarded the same way, also without an effect', () => {
    const table = inviteWithRows({ discard: 'character', upTo: 1 })
    expect(table.refusal({ do: 'discardArtwork', artwork: 'he' })).toEqual({ code: 'notAskedNow' })
    expect(table.refusal({ do: 'discardCharacter', character: 'eve' })).toEqual({
      code: 'notInRow',
    })
    expect(table.choices).toEqual([
      ...COUNCIL.map((id) => ({ do: 'discardCharacter', character: id })),
      decline,
    ])
    table.play({ do: 'discardCharacter', character: 'ann' })
    expect(table.row('council')).toEqual(['eve', 'bob', 'cid', 'dan'])
    expect([table.score(0), table.asked]).toEqual([0, 1])
  })

  test('REN-ROW-3: with an empty row the player is not asked', () => {
    const table = inviteWithRows(
      { discard: 'character', upTo: 2, do: { points: 1 } },
      { council: [], nextCharacters: [], emptyDecks: ['council'], emptyDiscards: ['council'] },
    )
    expect([table.asked, table.score(0)]).toEqual([1, 0])
  })

  test('REN-INV-8: the effect of each discard is carried out before the next question', () => {
    const table = inviteWithRows({ discard: 'artwork', upTo: 2, do: { send: 'gem', upTo: 1 } })
    table.play({ do: 'discardArtwork', artwork: 'he' })
    expect(table.about).toBe('send')
    expect(table.play({ do: 'send', hold: 'gem' }).about).toBe('discard')
  })
})

describe('replacing a whole row', () => {
  test('REN-INV-6 REN-ROW-2: all cards of the Workshop are replaced', () => {
    const table = inviteWithRows({ refresh: 'workshop' })
    expect(table.row('workshop')).toEqual(['yod', 'teth', 'heth', 'zayin', 'vav'])
    expect(discarded(table, 'artwork').sort()).toEqual([...WORKSHOP].sort())
    expect(table.row('council')).toEqual(COUNCIL)
    expect(table.asked).toBe(1)
  })

  test('REN-INV-6: all characters of the Council are replaced', () => {
    const table = inviteWithRows({ refresh: 'council' })
    expect(table.row('council')).toEqual(['hal', 'gus', 'fay', 'eve'])
    expect(discarded(table, 'character').sort()).toEqual([...COUNCIL].sort())
    expect(table.row('workshop')).toEqual(WORKSHOP)
  })
})
