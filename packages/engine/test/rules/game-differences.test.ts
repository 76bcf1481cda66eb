import { GONE } from '@amalfi/engine'
import { describe, expect, test } from 'vitest'
import { breadLimit } from '../../src/payment/bread.ts'
import type { Layout } from '../support/layout.ts'
import { openOriginal, originalWith } from '../support/original.ts'
import { openTable, packWith, type Table } from '../support/table.ts'

/** The same situation in both games, where their rules differ. */

type Both = { readonly renaissance: Table; readonly original: Table }
const both = (layout: Layout, players = 2): Both => ({
  renaissance: openTable({ players }).arrange(layout),
  original: openOriginal({ players }).arrange(layout),
})
const see = <T>({ renaissance, original }: Both, look: (table: Table) => T): [T, T] => [
  look(renaissance),
  look(original),
]

describe('the same situation in Renaissance and in the original', () => {
  test('REN-NEW-1 ORI-PRE-1: ships in holds stay / return with the others', () => {
    const games = both({ boards: [{ wine: 2, bread: 5 }, { bread: 5 }] })
    expect(see(games, (table) => table.endPeriod().ships(0, 'wine'))).toEqual([2, 0])
  })

  test('REN-OPT-5 ORI-PLA-3: between two gains a ship may not / may become food', () => {
    const chart = 'chios'
    const games = both({ boards: [{ destinations: [chart], bread: 0 }] })
    const code = (table: Table): string | undefined => {
      table.play({ do: 'navigate', to: chart }, { do: 'send', hold: 'spice' })
      return table.refusal({ do: 'holdToBread', hold: 'spice' })?.code
    }
    expect(see(games, code)).toEqual(['sendsPending', undefined])
  })

  test('REN-ACQ-2 ORI-BUY-1: points of an artwork are scored at once / at the end', () => {
    const games = both({ boards: [{ fabric: 4, bread: 0 }], workshop: ['mona-lisa'] })
    const points = (table: Table): boolean => {
      table.play({ do: 'acquire', artwork: 'mona-lisa' })
      if (table.about === 'payment') table.play(table.choices[0])
      return table.score(0) > 0
    }
    expect(see(games, points)).toEqual([true, false])
  })

  test('REN-DIS-2 ORI-BUY-1: points of a destination are scored at once / at the end', () => {
    const games = both({ boards: [{ spice: 4, bread: 0 }], atlas: ['chios'] })
    const points = (table: Table): boolean => {
      table.play({ do: 'discover', to: 'chios' })
      if (table.about === 'payment') table.play(table.choices[0])
      return table.score(0) > 0
    }
    expect(see(games, points)).toEqual([true, false])
  })

  test('REN-ROW-1 ORI-BUY-3: a row is refilled at once / at the next turn', () => {
    const games = both({ boards: [{ bread: 3 }] })
    const taking = (table: Table): boolean => {
      table.play({ do: 'navigate', to: 'naples' })
      table.play({ do: 'take', character: table.row('council')[2] ?? '' })
      const kinds = table.events.map((event) => event.kind)
      return kinds.indexOf('reveal') < kinds.lastIndexOf('turn')
    }
    expect(see(games, taking)).toEqual([true, false])
  })

  test('REN-TIT-1 ORI-FRE-3: a title is taken automatically / claimed', () => {
    const goal = { count: 'shipBuilt', atLeast: 1 } as const
    const pack = packWith(({ titles }) => {
      titles[titles.findIndex(({ id }) => id === 'courtier')].needs = [goal]
    })
    const old = originalWith(({ titles }) => {
      titles[titles.findIndex(({ id }) => id === 'courtier')].needs = [goal]
    })
    const layout: Layout = { boards: [{ wood: 3, bread: 0 }] }
    const renaissance = openTable({ pack }).arrange({
      ...layout,
      titles: ['explorer', 'artist', 'courtier'],
    })
    const original = openOriginal({ pack: old }).arrange({
      ...layout,
      titles: ['governor', 'pilot', 'courtier'],
    })
    const taken = (table: Table): number => {
      table.play({ do: 'construct', number: 1 })
      if (table.about === 'payment') table.play(table.choices[0])
      return table.eventsOf('title').length
    }
    expect(see({ renaissance, original }, taken)).toEqual([1, 0])
    expect(original.play({ do: 'claim', title: 'courtier' }).eventsOf('title')).toHaveLength(1)
  })

  test('REN-FED-2 ORI-FED-2: before feeding, ships may / may not become food', () => {
    const games = both({ boards: [{ bread: 0 }, { bread: 3 }] })
    const asked = (table: Table): string => table.play({ do: 'pass' }, { do: 'pass' }).about
    expect(see(games, asked)).toEqual(['feed', 'main'])
    expect(see(games, (table) => table.score(0))).toEqual([0, -6])
  })

  test('REN-ACT-2 ORI-PRE-2: the first to pass begins the next period / the marker moves left', () => {
    const games = both(
      { boards: [{ bread: 5 }, { bread: 5 }, { bread: 5 }], turn: 2, windRose: 1 },
      3,
    )
    expect(see(games, (table) => table.endPeriod().asked)).toEqual([2, 2])
    const other = both(
      { boards: [{ bread: 5 }, { bread: 5 }, { bread: 5 }], turn: 1, windRose: 1 },
      3,
    )
    expect(see(other, (table) => table.endPeriod().asked)).toEqual([1, 2])
  })

  test('REN-BRD-2 ORI-COL-1: a lighthouse stands on a place and is counted / a colony gives food by itself', () => {
    const games = {
      renaissance: openTable().arrange({
        boards: [{ lighthouses: ['genoa'], bread: 3 }, { bread: 3 }],
      }),
      original: openOriginal().arrange({ boards: [{ colonies: 1, bread: 3 }, { bread: 3 }] }),
    }
    // Both can hold 7 and owe 2; only the colony gives 1 first.
    expect(see(games, (table) => breadLimit(table, 0))).toEqual([7, 7])
    expect(see(games, (table) => table.endPeriod().bread(0))).toEqual([1, 2])
  })

  test('REN-NAV-1 ORI-SET-2: every place of the board is open with any number of players / two are closed with few', () => {
    const open = [2, 3, 4].map((players) =>
      see({ renaissance: openTable({ players }), original: openOriginal({ players }) }, (table) => {
        table.arrange({ boards: [{ bread: 6 }] })
        const places = table.tables.destinationIds.slice(0, table.tables.publicCount)
        return places.filter((to) => table.refusal({ do: 'navigate', to })?.code === 'notInGame')
          .length
      }),
    )
    expect(open).toEqual([
      [0, 2],
      [0, 1],
      [0, 0],
    ])
  })

  test('REN-OPT-3 ORI-HID-1: a discarded character is open / leaves the game unseen', () => {
    const games = both({ boards: [{ bread: 0, hand: ['titian'] }] })
    const where = (table: Table): number[] => {
      table.play({ do: 'handToBread', character: 'titian' })
      const card = table.tables.characterIds.indexOf('titian')
      return [table.game.where[card], table.rules.view(table.game, 1).game.where[card]]
    }
    expect(see(games, where)).toEqual([
      [2, 2],
      [GONE, -2],
    ])
  })

  test('REN-CON-1 ORI-SHP-1: a ship costs 5, 4, 4, 3 / 6, 5, 4, 4', () => {
    const costs = ([1, 2, 3, 4] as const).map((period) =>
      see(both({ boards: [{ wood: 3 }], period }), (table) => {
        table.play({ do: 'construct', number: 1 })
        return table.eventsOf('construct')[0].cost
      }),
    )
    expect(costs).toEqual([
      [5, 6],
      [4, 5],
      [4, 4],
      [3, 4],
    ])
  })

  test('REN-SET-7 ORI-SET-1: players begin with four / six ships in the bay, and with the same bread', () => {
    const games = { renaissance: openTable(), original: openOriginal() }
    expect(see(games, (table) => table.ships(0, 'bay'))).toEqual([4, 6])
    expect(see(games, (table) => table.game.bread)).toEqual([
      [3, 4],
      [3, 4],
    ])
  })

  test('REN-INV-1 ORI-CHR-1: an immediate character is paid in bread / in resources', () => {
    const games = both({ boards: [{ bread: 6, wine: 2, hand: ['john-cabot'] }] })
    const paid = (table: Table): number => {
      table.play({ do: 'invite', character: 'john-cabot' })
      if (table.about === 'payment') table.play(table.choices[0])
      return Math.min(...table.eventsOf('bread').map(({ from, to }) => to - from), 0)
    }
    const [bread, resources] = see(games, paid)
    expect(bread).toBeLessThan(0)
    expect(resources).toBe(0)
  })
})
