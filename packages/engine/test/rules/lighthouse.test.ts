import type { Hold } from '@amalfi/engine'
import { describe, expect, test } from 'vitest'
import { seaPack, setAbilities, setPlace } from '../support/sea-pack.ts'
import { openTable, type Table } from '../support/table.ts'

const pack = seaPack()
const open = (players = 2) => openTable({ pack, players })
const navigate = (to: string) => ({ do: 'navigate', to }) as const
const send = (hold: Hold) => ({ do: 'send', hold }) as const
const erect = (to: string) => ({ do: 'erect', to }) as const
const lightSend = (hold: Hold) => ({ do: 'lightSend', hold }) as const
const lightBread = { do: 'lightBread' } as const
const decline = { do: 'decline' } as const
const HOLDS = ['spice', 'wood', 'wine', 'gem', 'fabric'] as const

/**
 * Seat 0 navigates to a destination and declines its benefits; seat 1 owns the lighthouse there.
 */
const lit = (at: string, owner: { bread?: number; bay?: number; port?: number }) =>
  open()
    .arrange({
      boards: [
        { bread: 2, destinations: ['orchard'] },
        { lighthouses: [at], ...owner },
      ],
    })
    .play(navigate(at), ...(at === 'chapel' || at === 'orchard' ? [] : [decline]))

describe('using a lighthouse', () => {
  test('REN-NAV-9: the owner pays 2 bread and sends 1 ship to the hold shown', () => {
    const table = lit('wine-coast', { bread: 2 })
    expect([table.asked, table.about]).toEqual([1, 'lighthouse'])
    expect(table.rules.decision(table.game, 1)).toEqual({
      seat: 1,
      about: 'lighthouse',
      rule: 'REN-NAV-9',
      because: { kind: 'lighthouse', id: 'wine-coast' },
      at: 'wine-coast',
      cost: 2,
      holds: ['wine'],
    })
    expect(table.choices).toEqual([lightSend('wine'), lightBread, decline])
    table.play(lightSend('wine'))
    expect([table.bread(1), table.ships(1, 'wine'), table.ships(1, 'bay')]).toEqual([0, 1, 3])
    expect([table.ships(0, 'wine'), table.ships(0, 'bay')]).toEqual([0, 3])
    expect([table.asked, table.about]).toEqual([1, 'main'])
  })

  test('REN-NAV-9: or the owner gains 1 bread', () => {
    const table = lit('wine-coast', { bread: 2 }).clearEvents().play(lightBread)
    expect([table.bread(1), table.ships(1, 'bay'), table.about]).toEqual([3, 4, 'main'])
    const because = { kind: 'lighthouse', id: 'wine-coast' }
    expect(table.events).toEqual([
      { kind: 'useLighthouse', seat: 1, at: 'wine-coast', how: 'bread' },
      { kind: 'bread', seat: 1, from: 2, to: 3, lost: 0, because },
      { kind: 'turn', seat: 1 },
    ])
  })

  test('REN-NAV-9: or the owner declines', () => {
    const table = lit('wine-coast', { bread: 2 }).clearEvents().play(decline)
    expect([table.bread(1), table.ships(1, 'bay')]).toEqual([2, 4])
    expect(table.events).toEqual([
      { kind: 'useLighthouse', seat: 1, at: 'wine-coast', how: 'decline' },
      { kind: 'turn', seat: 1 },
    ])
  })

  test('REN-NAV-9: with 1 bread or with an empty bay nothing can be sent', () => {
    const poor = lit('wine-coast', { bread: 1 })
    expect(poor.choices).toEqual([lightBread, decline])
    expect(poor.refusal(lightSend('wine'))).toEqual({
      code: 'breadShort',
      needs: 2,
      has: 1,
      limit: 7,
    })
    const empty = lit('wine-coast', { bread: 5, bay: 0, port: 4 })
    expect(empty.choices).toEqual([lightBread, decline])
    expect(empty.refusal(lightSend('wine'))).toEqual({ code: 'bayEmpty' })
  })

  test('REN-NAV-9: the ship goes to a hold that the destination shows', () => {
    const one = lit('wine-coast', { bread: 6 })
    for (const hold of HOLDS.filter((other) => other !== 'wine'))
      expect(one.refusal(lightSend(hold))).toEqual({ code: 'holdNotShown' })
    const two = lit('two-holds', { bread: 6 })
    expect(two.choices).toEqual([lightSend('wood'), lightSend('gem'), lightBread, decline])
    expect(two.refusal(lightSend('wine'))).toEqual({ code: 'holdNotShown' })
    two.play(lightSend('gem'))
    expect([two.ships(1, 'gem'), two.ships(1, 'wood'), two.about]).toEqual([1, 0, 'main'])
    expect(one.refusal(navigate('mill'))).toEqual({ code: 'notAskedNow' })
  })

  test('REN-NAV-9: without a hold shown the lighthouse only gives bread', () => {
    for (const at of ['chapel', 'orchard']) {
      const table = lit(at, { bread: 6 })
      expect(table.choices).toEqual([lightBread, decline])
      for (const hold of HOLDS)
        expect(table.refusal(lightSend(hold))).toEqual({ code: 'holdNotShown' })
    }
  })

  test('X12 REN-NAV-9 REN-NAV-15: with "any" the owner chooses a hold independently of the navigator', () => {
    const table = open().arrange({ boards: [{}, { lighthouses: ['any-bay'], bread: 2 }] })
    table.play(navigate('any-bay'), send('wine'), decline)
    expect(table.choices).toEqual([...HOLDS.map(lightSend), lightBread, decline])
    table.play(lightSend('gem'))
    expect([table.ships(0, 'wine'), table.ships(1, 'gem'), table.bread(1)]).toEqual([1, 1, 0])
  })

  test('X12 REN-NAV-9: with "any" this also applies when owner and navigator are the same player', () => {
    const table = open().arrange({ boards: [{ lighthouses: ['any-bay'], bread: 2 }] })
    table.play(navigate('any-bay'), send('wine'), decline)
    expect(table.asked).toBe(0)
    table.play(lightSend('gem'))
    expect([table.ships(0, 'wine'), table.ships(0, 'gem'), table.ships(0, 'bay')]).toEqual([
      1, 1, 1,
    ])
    expect([table.bread(0), table.asked]).toEqual([0, 1])
  })

  test('X13 REN-NAV-9 REN-ACT-5: an owner who has passed still chooses', () => {
    const table = open(3).arrange({
      boards: [{}, { lighthouses: ['spice-isle'], bread: 2, passed: true }, {}],
    })
    table.play(navigate('spice-isle'), decline)
    expect([table.asked, table.about]).toEqual([1, 'lighthouse'])
    table.play(lightSend('spice'))
    expect([table.ships(1, 'spice'), table.asked, table.about]).toEqual([1, 2, 'main'])
  })

  test('REN-NAV-9: bread above the granary limit is lost', () => {
    const table = lit('chapel', { bread: 7 }).play(lightBread)
    expect(table.bread(1)).toBe(7)
    expect(table.eventsOf('bread')).toMatchObject([{ from: 7, to: 7, lost: 1 }])
  })

  test('REN-NAV-9 REN-OPT-4: an owner with too little bread may make bread first', () => {
    const table = lit('wine-coast', { bread: 1 })
    table.play({ do: 'bayToBread' }, lightSend('wine'))
    expect([table.bread(1), table.ships(1, 'wine'), table.ships(1, 'port')]).toEqual([2, 1, 1])
  })

  test('REN-NAV-9: a destination without a lighthouse asks nobody', () => {
    const table = open().arrange({ boards: [{}, { lighthouses: ['chapel'], bread: 6 }] })
    table.play(navigate('spice-isle'), decline)
    expect([table.asked, table.about]).toEqual([1, 'main'])
    expect(table.eventsOf('useLighthouse')).toEqual([])
  })

  test('REN-NAV-15: the owner is asked for each ship at each of their lighthouses', () => {
    const table = open().arrange({ boards: [{}, { lighthouses: ['chapel', 'spice-isle'] }] })
    table.play(navigate('chapel'), lightBread, navigate('mill'))
    table.play(navigate('spice-isle'), decline, lightBread)
    expect(table.bread(1)).toBe(3)
  })
})

describe('several lighthouses at one destination', () => {
  test('REN-NAV-16: are used by the navigator first, then clockwise', () => {
    const four = seaPack((p) => setPlace(p, 'twin-rocks', { slots: 4 }))
    for (const navigator of [0, 1, 2, 3]) {
      const table = openTable({ pack: four, players: 4 }).arrange({
        boards: [0, 1, 2, 3].map(() => ({ lighthouses: ['twin-rocks'] })),
        turn: navigator,
      })
      expect(table.lighthousesAt('twin-rocks')).toEqual([0, 1, 2, 3])
      table.play(navigate('twin-rocks'), decline)
      const asked: number[] = []
      while (table.about === 'lighthouse') {
        asked.push(table.asked)
        table.play(lightBread)
      }
      expect(asked).toEqual([0, 1, 2, 3].map((i) => (navigator + i) % 4))
      expect(table.asked).toBe((navigator + 1) % 4)
    }
  })

  test('REN-NAV-16: effects of the first use are carried out before the second is asked', () => {
    const table = openTable({
      pack: seaPack((p) => setAbilities(p, 'warden', { when: 'light', do: { take: 1 } })),
    }).arrange({
      boards: [
        { lighthouses: ['twin-rocks'], invited: ['warden'] },
        { lighthouses: ['twin-rocks'] },
      ],
    })
    table.play(navigate('twin-rocks'), decline, lightBread)
    expect([table.asked, table.about]).toEqual([0, 'take'])
    table.play(decline)
    expect([table.asked, table.about]).toEqual([1, 'lighthouse'])
  })

  test('REN-NAV-16: a player who owns both slots uses both', () => {
    const table = open().arrange({
      boards: [{}, { lighthouses: ['twin-rocks', 'twin-rocks'], bread: 4 }],
    })
    table.play(navigate('twin-rocks'), decline, lightSend('gem'), lightSend('gem'))
    expect([table.ships(1, 'gem'), table.bread(1), table.about]).toEqual([2, 0, 'main'])
  })

  test('REN-NAV-16 REN-NAV-10: a lighthouse erected there by the benefits is used too', () => {
    const rocks = seaPack((p) => setPlace(p, 'twin-rocks', { benefits: { erect: 1 } }))
    const table = openTable({ pack: rocks }).arrange({
      boards: [{}, { lighthouses: ['twin-rocks'] }],
    })
    table.play(navigate('twin-rocks'), erect('twin-rocks'))
    expect(table.lighthousesAt('twin-rocks')).toEqual([1, 0])
    expect([table.asked, table.about]).toEqual([0, 'lighthouse'])
    table.play(lightBread)
    expect([table.asked, table.about]).toEqual([1, 'lighthouse'])
  })

  test('REN-NAV-10: a lighthouse erected elsewhere is not used', () => {
    const table = open().arrange({ boards: [{ bread: 2 }] })
    table.play(navigate('cape'), erect('chapel'))
    expect([table.asked, table.about]).toEqual([1, 'main'])
    const here = open().arrange({ boards: [{ bread: 2 }] })
    here.play(navigate('cape'), erect('cape'))
    expect([here.asked, here.about, here.choices]).toEqual([0, 'lighthouse', [lightBread, decline]])
  })
})

describe('a lighthouse is used for every ship', () => {
  const soloAt = (rightmost: (table: Table) => string) => {
    const table = openTable({ pack, players: 1, rival: 'naples' })
    const last = rightmost(table)
    const others = table.tables.artworkIds.filter((id) => id !== last).slice(0, 4)
    return table.arrange({
      boards: [{ lighthouses: ['wine-coast', 'chapel'], bread: 4 }],
      workshop: [...others, last],
    })
  }

  test('REN-NAV-15 REN-SOL-2: also for a ship of the rival', () => {
    const table = soloAt(({ tables }) => {
      const wine = tables.artworkIds.findIndex((_, i) => tables.artworks.accepts[i] === 4)
      return tables.artworkIds[wine]
    })
    table.play(navigate('mill'))
    expect(table.dockedAt('wine-coast', 4)).toBe(1)
    expect([table.asked, table.about]).toEqual([0, 'lighthouse'])
    table.play(lightSend('wine'))
    expect([table.ships(0, 'wine'), table.bread(0)]).toEqual([1, 3])
    expect(table.eventsOf('useLighthouse').map((event) => event.at)).toEqual(['wine-coast'])
  })

  test('REN-NAV-15: characters are triggered by both uses, not by declining', () => {
    const waiting = seaPack((p) =>
      setAbilities(p, 'warden', { when: 'light', to: 'public', do: { points: 1 } }),
    )
    for (const [choice, points] of [
      [lightSend('spice'), 1],
      [lightBread, 1],
      [decline, 0],
    ] as const) {
      const table = openTable({ pack: waiting }).arrange({
        boards: [{}, { lighthouses: ['spice-isle'], bread: 2, invited: ['warden'] }],
      })
      table.play(navigate('spice-isle'), decline, choice)
      expect(table.score(1)).toBe(points)
    }
  })

  test('REN-NAV-9: a character may reduce the bread for sending', () => {
    const cheap = (less: number, once?: 'turn') =>
      seaPack((p) =>
        setAbilities(p, 'warden', { less, for: 'light', ...(once === undefined ? {} : { once }) }),
      )
    for (const [less, bread] of [
      [1, 1],
      [2, 0],
      [3, 0],
    ] as const) {
      const table = openTable({ pack: cheap(less) }).arrange({
        boards: [{}, { lighthouses: ['spice-isle'], bread, invited: ['warden'] }],
      })
      table.play(navigate('spice-isle'), decline, lightSend('spice'))
      expect([table.bread(1), table.ships(1, 'spice')]).toEqual([0, 1])
    }
    const short = openTable({ pack: cheap(1) }).arrange({
      boards: [{}, { lighthouses: ['spice-isle'], invited: ['warden'] }],
    })
    short.play(navigate('spice-isle'), decline)
    expect(short.refusal(lightSend('spice'))).toMatchObject({ code: 'breadShort', needs: 1 })
    // Once a turn: the second lighthouse of the turn costs 2 again.
    const once = openTable({ pack: cheap(1, 'turn') }).arrange({
      boards: [{}, { lighthouses: ['twin-rocks', 'twin-rocks'], bread: 3, invited: ['warden'] }],
    })
    once.play(navigate('twin-rocks'), decline, lightSend('gem'))
    expect(once.bread(1)).toBe(2)
    once.play(lightSend('gem'))
    expect(once.bread(1)).toBe(0)
  })
})
