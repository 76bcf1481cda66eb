import { forecastOf } from '@amalfi/engine'
import { describe, expect, test } from 'vitest'
import { openOriginal, originalWith } from '../support/original.ts'

describe('characters with a rule of their own', () => {
  const BOOKS = ['utopia', 'the-prince', 'canzoniere']
  const federico = ['federico-da-montefeltro']

  test('ORI-FRE-3: Federico counts as one contract of any type, a chart and a permanent character', () => {
    const titles = ['bibliophile', 'humanist', 'pilot']
    const table = openOriginal().arrange({
      boards: [{ invited: federico, artworks: BOOKS, destinations: ['chios', 'aden', 'tunis'] }],
      titles,
    })
    expect(table.optionsOf()).toContainEqual({ do: 'claim', title: 'bibliophile' })
    expect(table.optionsOf()).toContainEqual({ do: 'claim', title: 'pilot' })
    // Two of three types are missing, and Federico counts for one only.
    expect(table.refusal({ do: 'claim', title: 'humanist' })).toEqual({
      code: 'needsNotMet',
      needs: 2,
      has: 1,
    })
    const without = openOriginal().arrange({ boards: [{ artworks: BOOKS }], titles })
    expect(without.refusal({ do: 'claim', title: 'bibliophile' })).toMatchObject({ has: 3 })
  })

  test('ORI-FRE-3: if contracts of several types are missing, Federico counts for one of them', () => {
    const works = ['utopia', 'the-prince', 'tempietto', 'castel-nuovo']
    const setUp = (more: string[]) =>
      openOriginal().arrange({
        boards: [{ invited: federico, artworks: [...works, ...more] }],
        titles: ['humanist', 'pilot', 'courtier'],
      })
    expect(setUp(['mona-lisa']).optionsOf()).toContainEqual({ do: 'claim', title: 'humanist' })
    expect(setUp([]).refusal({ do: 'claim', title: 'humanist' })).toMatchObject({
      needs: 2,
      has: 1,
    })
    const table = setUp(['mona-lisa'])
    const { titles } = forecastOf(table.tables, table.rules.view(table.game, 0), 0)
    expect(titles[0].map(({ has, needs }) => [has, needs])).toEqual([
      [2, 2],
      [2, 2],
      [2, 2],
    ])
  })

  test('ORI-FRE-3: Federico counts as a contract of a type, not as another type, and once in total', () => {
    const packWithNeed = (count: 'artType' | 'artwork', atLeast: number) =>
      originalWith(({ titles }) => {
        titles[titles.findIndex(({ id }) => id === 'humanist')].needs = [{ count, atLeast }]
      })
    const claim = { do: 'claim', title: 'humanist' } as const
    const setUp = (count: 'artType' | 'artwork', atLeast: number) =>
      openOriginal({ pack: packWithNeed(count, atLeast) }).arrange({
        boards: [{ invited: federico, artworks: ['utopia', 'tempietto'] }],
        titles: ['humanist', 'pilot', 'courtier'],
      })
    expect(setUp('artType', 3).refusal(claim)).toMatchObject({ needs: 3, has: 2 })
    expect(setUp('artwork', 3).optionsOf()).toContainEqual(claim)
    expect(setUp('artwork', 4).refusal(claim)).toMatchObject({ needs: 4, has: 3 })
  })

  test('ORI-PLA-1: if two characters allow sailing to an occupied space, the cheaper one applies', () => {
    const bread = (other: number, to: string): number => {
      const pack = originalWith(({ characters }) => {
        const card = characters.find(({ id }) => id === 'giorgio-vasari')
        if (card?.type === 'permanent') card.abilities = [{ dock: 'busy', bread: other }]
      })
      const table = openOriginal({ pack }).arrange({
        boards: [
          {
            invited: ['suleiman-the-magnificent', 'giorgio-vasari'],
            destinations: ['tunis'],
            docked: ['tunis'],
            bread: 6,
          },
          { docked: ['genoa'] },
        ],
      })
      table.play({ do: 'navigate', to })
      const [paid] = table.eventsOf('bread')
      return paid === undefined ? 0 : paid.from - paid.to
    }
    // Genoa costs 1. Tunis costs nothing and is not a space of the board.
    expect([bread(3, 'genoa'), bread(0, 'genoa')]).toEqual([2, 1])
    expect(bread(3, 'tunis')).toBe(3)
  })

  test('ORI-PLA-1: Suleiman opens occupied spaces of the board for 1 food, but not own charts', () => {
    const suleiman = ['suleiman-the-magnificent']
    const table = openOriginal().arrange({
      boards: [
        { invited: suleiman, destinations: ['chios'], docked: ['chios'], bread: 3 },
        { docked: ['palermo', 'genoa'], bread: 3 },
      ],
    })
    expect(table.offers({ do: 'navigate', to: 'palermo' })).toBe(true)
    expect(table.refusal({ do: 'navigate', to: 'chios' })?.code).toBe('dockOccupied')
    table.play({ do: 'navigate', to: 'genoa' })
    // 1 food before the arrow, and 1 extra.
    expect(table.bread(0)).toBe(1)
  })

  test('ORI-PLA-1: Suleiman does not open occupied public charts', () => {
    const table = openOriginal().arrange({
      atlas: ['tripoli'],
      boards: [{ invited: ['suleiman-the-magnificent'], bread: 6 }, { bread: 6 }],
      windRose: 0,
    })
    table.endPeriod()
    // The marker moved left, so the other player begins.
    expect(table.asked).toBe(1)
    table.play({ do: 'navigate', to: 'tripoli' })
    expect(table.refusal({ do: 'navigate', to: 'tripoli' })?.code).toBe('dockOccupied')
  })

  test('ORI-FRE-3: the Great Merchant has its own squares', () => {
    const goods = { spice: 1, wood: 1, wine: 1, gem: 1, fabric: 1 }
    const table = openOriginal().arrange({
      boards: [goods, goods],
      titles: ['great-merchant', 'pilot', 'courtier'],
    })
    table.play({ do: 'claim', title: 'great-merchant' }, { do: 'pass' })
    table.play({ do: 'claim', title: 'great-merchant' })
    expect(table.game.score).toEqual([10, 7])
  })
})
