import { renaissancePack } from '@amalfi/packs'
import { describe, expect, test } from 'vitest'
import { harbour, permanent, tableWith } from '../support/cards.ts'
import { BOARD, PENDING, sail, sendToWine, sendWineEffect } from '../support/sends.ts'
import { openTable, type Table } from '../support/table.ts'

/** REN-OPT-5: a ship moved for bread after a send ends the sends of that turn for its player. */

const OVER = { code: 'sendsOver' }
const gem = { do: 'send', hold: 'gem' } as const
const gemToBread = { do: 'holdToBread', hold: 'gem' } as const

/** Francesco erects two lighthouses, and Montorsoli sends a ship for each. The bay has one ship. */
const twoLighthouses = (): Table =>
  openTable({ pack: renaissancePack }).arrange({
    boards: [
      {
        bay: 1,
        port: 3,
        bread: 6,
        invited: ['giovanni-angelo-montorsoli'],
        hand: ['francesco-di-giorgio-martini'],
      },
    ],
  })
const invite = { do: 'invite', character: 'francesco-di-giorgio-martini' } as const
const first = [{ do: 'erect', to: 'venice' }, { do: 'choose', number: 1 }, gem] as const
const second = [
  { do: 'erect', to: 'ragusa' },
  { do: 'choose', number: 1 },
] as const

describe('making bread after a send', () => {
  test('REN-OPT-5: ends the sends of the turn: one ship cannot give two resources and bread', () => {
    const table = twoLighthouses().play(invite, ...first)
    expect(table.about).toBe('erect')
    table.play(gemToBread, ...second)
    // The send is lost without a question, and an event gives the reason.
    expect([table.asked, table.about]).toEqual([1, 'main'])
    expect([table.ships(0, 'gem'), table.ships(0, 'bay')]).toEqual([0, 1])
    expect(table.eventsOf('nothing')).toContainEqual({
      kind: 'nothing',
      seat: 0,
      verb: 'send',
      because: { kind: 'character', id: 'giovanni-angelo-montorsoli' },
      why: 'sendsOver',
    })
  })

  test('REN-OPT-5: without bread in between, both ships are sent', () => {
    const table = twoLighthouses()
    table.arrange({
      boards: [
        {
          bay: 2,
          port: 2,
          bread: 6,
          invited: ['giovanni-angelo-montorsoli'],
          hand: ['francesco-di-giorgio-martini'],
        },
      ],
    })
    table.play(invite, ...first, ...second, gem)
    expect([table.asked, table.ships(0, 'gem')]).toEqual([1, 2])
  })

  test('REN-OPT-5: other parts of the effect can still be chosen', () => {
    const table = twoLighthouses().play(invite, ...first, gemToBread)
    expect(table.bread(0)).toBe(3)
    table.play({ do: 'erect', to: 'ragusa' }, { do: 'choose', number: 0 })
    expect(table.bread(0)).toBe(6)
  })

  test('REN-OPT-5: bread made before the first send does not end the sends', () => {
    const table = tableWith([harbour('port-of-call', { benefits: sendWineEffect })], {
      boards: [{ ...BOARD, bread: 0 }],
    }).play(gemToBread, sail, { do: 'bayToBread' }, sendToWine)
    expect(table.ships(0, 'wine')).toBe(1)
  })

  test('REN-OPT-3: discarding a card for bread does not end the sends', () => {
    const table = tableWith(
      [
        permanent('friend', [{ when: 'erect', do: sendWineEffect }]),
        harbour('port-of-call', { benefits: { erect: 2 } }),
        harbour('other-port', { benefits: sendWineEffect }),
      ],
      { boards: [{ ...BOARD, invited: ['friend'] }] },
    )
    table.play(sail, { do: 'erect', to: 'other-port' }, sendToWine)
    table.play({ do: 'handToBread', character: 'titian' })
    table.play({ do: 'erect', to: 'port-of-call' }, sendToWine)
    expect(table.ships(0, 'wine')).toBe(2)
  })

  /** A ship is sent, then a lighthouse erected. On the harbour itself it is used at the end. */
  const answering = () =>
    tableWith([harbour('port-of-call', { benefits: [sendWineEffect, { erect: 1 }] })], {
      boards: [{ ...BOARD, bread: 0 }, { bread: 6 }],
    })

  test('REN-OPT-5 REN-NAV-9: a lighthouse used later gives bread, but sends no ship', () => {
    const table = answering().play(sail, sendToWine, { do: 'bayToBread' })
    expect(table.about).toBe('erect')
    table.play({ do: 'erect', to: 'port-of-call' })
    expect(table.about).toBe('lighthouse')
    expect(table.refusal({ do: 'lightSend', hold: 'wine' })).toEqual(OVER)
    expect(table.offers({ do: 'lightSend', hold: 'wine' })).toBe(false)
    expect(table.offers({ do: 'lightBread' })).toBe(true)
    // All sends are over, so ships may become bread again.
    expect(table.refusal({ do: 'bayToBread' })).toBeNull()
    expect(table.offers({ do: 'bayToBread' })).toBe(true)
  })

  test('REN-OPT-5: ends the sends of that player only', () => {
    const table = answering()
    table.arrange({
      boards: [
        { ...BOARD, bread: 0 },
        { bread: 6, lighthouses: ['port-of-call'] },
      ],
    })
    table.play(sail, sendToWine, { do: 'bayToBread' }, { do: 'decline' })
    expect([table.asked, table.about, table.game.sent]).toEqual([1, 'lighthouse', [2, 0]])
    table.play({ do: 'lightSend', hold: 'wine' })
    expect(table.ships(1, 'wine')).toBe(1)
  })

  test('REN-OPT-5: in the next turn ships can be sent again', () => {
    const table = answering().play(sail, sendToWine, { do: 'bayToBread' }, { do: 'decline' })
    expect([table.asked, table.game.sent]).toEqual([1, [0, 0]])
  })

  test('REN-OPT-5: is stored in views and positions', () => {
    const table = twoLighthouses().play(invite, ...first, gemToBread)
    expect(table.rules.view(table.game, 1).game.sent).toEqual([2, 0])
    const text = table.rules.encode(table.game)
    expect(text).toMatch(/^R2/)
    const again = table.rules.decode(text)
    expect(again).toEqual(table.game)
    table.game = again
    table.play(...second)
    expect(table.ships(0, 'gem')).toBe(0)
  })
})

/**
 * Genoa places ships at Candia (wine), Sinope (covered: bread, no hold) and Latakia (covered:
 * wine).
 */
interface Course {
  readonly lighthouses?: string[]
  readonly covers?: (string | null)[]
  readonly artwork?: string
}
const genoa = ({ lighthouses, covers, artwork }: Course = {}): Table =>
  openTable({ pack: renaissancePack, players: 1, rival: 'genoa' }).arrange({
    boards: [
      {
        bay: 5,
        built: 3,
        gem: 2,
        bread: 9,
        lighthouses: lighthouses ?? ['candia', 'sinope', 'latakia'],
        destinations: ['jaffa', 'trebizond'],
        hand: ['qaitbay'],
      },
    ],
    covers: covers ?? ['tripoli', 'bordeaux', null],
    workshop: [null, null, null, null, artwork ?? 'primavera'],
  })
const voyage = [{ do: 'navigate', to: 'constantinople' }, gem, gem] as const
const wineByLight = { do: 'lightSend', hold: 'wine' } as const
const asks = (table: Table): unknown => table.rules.decision(table.game, 0).at

describe('the reaction of a rival', () => {
  test('REN-OPT-5 REN-SOL-11: a lighthouse where the rival will place a ship is a pending send', () => {
    const table = genoa().play(...voyage)
    expect(asks(table)).toBe('candia')
    table.play(wineByLight)
    expect(asks(table)).toBe('sinope')
    for (const option of [{ do: 'bayToBread' } as const, gemToBread]) {
      expect(table.refusal(option)).toEqual(PENDING)
      expect(table.offers(option)).toBe(false)
    }
    table.play({ do: 'lightBread' })
    expect(asks(table)).toBe('latakia')
    table.play(wineByLight)
    expect(table.ships(0, 'wine')).toBe(2)
  })

  test('REN-OPT-5 REN-SOL-11: a lighthouse the rival has no ship for is not pending', () => {
    const table = genoa().play(...voyage, wineByLight)
    expect(asks(table)).toBe('sinope')
    table.game.rivalShips = 0
    expect(table.refusal(gemToBread)).toBeNull()
    // The lighthouse of the remaining question shows no hold.
    table.play(gemToBread, { do: 'lightBread' })
    expect(table.about).toBe('main')
  })

  test('REN-OPT-5 REN-SOL-11: the rival places ships on earlier places first', () => {
    const lighthouses = ['candia', 'sinope', 'acre']
    const table = genoa({ lighthouses, covers: ['tripoli', 'bordeaux', 'monemvasia'] })
    table.play(...voyage, wineByLight)
    expect(asks(table)).toBe('sinope')
    table.game.rivalShips = 2
    expect(table.refusal(gemToBread)).toEqual(PENDING)
    table.game.rivalShips = 1
    expect(table.refusal(gemToBread)).toBeNull()
  })

  test('REN-OPT-5 REN-SOL-12: a lighthouse where the artwork’s resources are not given is not pending', () => {
    const table = genoa({ covers: ['tripoli', 'trapani', null] }).play(...voyage, wineByLight)
    expect(asks(table)).toBe('sinope')
    expect(table.refusal(gemToBread)).toBeNull()
  })

  test('REN-OPT-5 REN-SOL-12: another artwork makes other places pending', () => {
    const table = genoa({
      artwork: 'medici-palace',
      lighthouses: ['valencia', 'sinope', 'latakia'],
      covers: ['tripoli', 'trapani', null],
    }).play(...voyage, { do: 'lightSend', hold: 'fabric' })
    expect(asks(table)).toBe('sinope')
    expect(table.refusal(gemToBread)).toEqual(PENDING)
  })

  test('REN-OPT-5 REN-SOL-2: a lighthouse on a private destination is not pending', () => {
    const lighthouses = ['candia', 'sinope', 'trebizond']
    const table = genoa({ lighthouses, artwork: 'tabula-amalphitana' })
    table.play(...voyage, wineByLight)
    expect(asks(table)).toBe('sinope')
    expect(table.refusal(gemToBread)).toBeNull()
  })

  test('REN-OPT-5 REN-SOL-11: a lighthouse with an occupied dock is not pending', () => {
    const table = genoa().play(...voyage, wineByLight)
    table.game.docks[table.tables.destinationIds.indexOf('latakia')] = 1
    expect(table.refusal(gemToBread)).toBeNull()
  })

  test('REN-OPT-5 REN-SOL-11: bread made after a send in the turn before does not end sends in the reaction', () => {
    const table = genoa().play({ do: 'navigate', to: 'jaffa' }, { do: 'send', hold: 'spice' })
    expect(table.about).toBe('price')
    table.play({ do: 'bayToBread' }, { do: 'decline' })
    expect([asks(table), table.game.sent]).toEqual(['candia', [0]])
    table.play(wineByLight)
    expect(table.ships(0, 'wine')).toBe(1)
  })
})
