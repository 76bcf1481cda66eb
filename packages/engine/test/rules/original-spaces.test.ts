import { deferredPoints } from '@amalfi/engine'
import { describe, expect, test } from 'vitest'
import { openOriginal, originalWith, permanents } from '../support/original.ts'

describe('spaces', () => {
  test('ORI-PLA-4: a public chart is offered while it is free and the player has the food', () => {
    const table = openOriginal().arrange({
      boards: [{ bread: 2 }, { bread: 2 }],
      covers: ['tripoli', 'aden'],
    })
    expect(table.offers({ do: 'navigate', to: 'tripoli' })).toBe(true)
    expect(table.offers({ do: 'navigate', to: 'aden' })).toBe(true)
    table.play({ do: 'navigate', to: 'tripoli' })
    expect(table.offers({ do: 'navigate', to: 'tripoli' })).toBe(false)
    const poor = openOriginal().arrange({ boards: [{ bread: 1 }], covers: ['tripoli', 'aden'] })
    expect(poor.choices.filter((one) => one.do === 'navigate').map(({ to }) => to)).not.toContain(
      'aden',
    )
    expect(poor.refusal({ do: 'navigate', to: 'aden' })?.code).toBe('breadShort')
  })

  test.each([
    [2, 0],
    [0, 2],
    [1, 1],
  ])(
    'ORI-PLA-1 ORI-CHR-2: of two characters that open occupied spaces, for %i anywhere and %i on the board, the cheaper applies',
    (anywhere, board) => {
      const pack = permanents({
        barsbay: [{ dock: 'busy', bread: anywhere }],
        'jan-van-eyck': [{ dock: 'busy', bread: board, at: 'board' }],
      })
      const table = openOriginal({ pack }).arrange({
        boards: [{ bread: 2, invited: ['barsbay', 'jan-van-eyck'] }, { docked: ['palermo'] }],
      })
      table.play({ do: 'navigate', to: 'palermo' })
      // Palermo gives 4, and the limit is 6.
      expect(table.bread(0)).toBe(6 - Math.min(anywhere, board))
    },
  )
})

describe('a character that opens occupied spaces of the board', () => {
  test('ORI-PLA-1 ORI-CHR-2: does not open charts, also not the first of the pack', () => {
    const pack = permanents({ barsbay: [{ dock: 'busy', bread: 0, at: 'board' }] })
    for (const chart of [pack.privateDestinations[0].id, 'tripoli']) {
      const table = openOriginal({ pack }).arrange({
        boards: [
          { bread: 6, invited: ['barsbay'], destinations: [chart], docked: [chart, 'palermo'] },
        ],
      })
      expect(table.refusal({ do: 'navigate', to: chart })?.code).toBe('dockOccupied')
      expect(table.offers({ do: 'navigate', to: 'palermo' })).toBe(true)
    }
  })
})

describe('taking a character', () => {
  test('ORI-GET-2: the food instead of a character has the space as cause', () => {
    const table = openOriginal().arrange({
      boards: [{ bread: 0 }],
      council: [],
      emptyDecks: ['council'],
    })
    table.play({ do: 'navigate', to: 'naples' })
    expect(table.eventsOf('bread').map(({ because }) => because.id)).toEqual(['naples', 'naples'])
  })

  test('ORI-GET-2 ORI-GET-3: a single character shown can be taken', () => {
    // The first character of the pack, and another.
    const pack = originalWith(({ characters }) => {
      const at = characters.findIndex(({ id }) => id === 'bessarion')
      characters.unshift(...characters.splice(at, 1))
    })
    for (const character of ['bessarion', 'titian']) {
      const table = openOriginal({ pack }).arrange({
        boards: [{ bread: 0 }],
        council: [character],
        emptyDecks: ['council'],
      })
      table.play({ do: 'navigate', to: 'naples' })
      expect(table.choices).toEqual([{ do: 'take', character }, { do: 'decline' }])
    }
  })
})

describe('points that count at the end', () => {
  test('ORI-BUY-1 ORI-COL-1 ORI-END-1: are forecast before and equal what is scored at the end', () => {
    const table = openOriginal().arrange({
      boards: [
        { bread: 3, colonies: 3, destinations: ['aden', 'chios'], artworks: ['mona-lisa'] },
        { bread: 3, destinations: ['tripoli'], artworks: ['the-tempest', 'lady-with-an-ermine'] },
      ],
      period: 4,
    })
    const promised = [0, 1].map((seat) => deferredPoints(table, seat))
    expect(promised).toEqual([4 + 3 + 3 + 11, 2 + 5 + 5])
    table.endPeriod()
    const brought = [0, 1].map((seat) =>
      table
        .eventsOf('score')
        .filter((one) => one.seat === seat)
        .filter(({ because }) => ['colony', 'destination', 'artwork'].includes(because.kind))
        .reduce((sum, { from, to }) => sum + to - from, 0),
    )
    expect(brought).toEqual(promised)
  })
})
