import { checkPack } from '@amalfi/packs'
import { describe, expect, test } from 'vitest'
import { immediate, permanent, tableWith, tile } from '../support/cards.ts'
import { packWith } from '../support/table.ts'

const five = ['alba', 'bari', 'como', 'deva', 'elba']
const tiles = five.map((id) => tile(id))

describe('the price of a destination', () => {
  test('REN-DIS-1 REN-ROW-1: the slots add the same as in the Workshop, and the rightmost gives 1 bread', () => {
    const discovered = five.map((id) => {
      const table = tableWith(tiles, { boards: [{ bay: 4 }], atlas: five })
      return table.play({ do: 'discover', to: id })
    })
    expect(discovered.map((table) => table.eventsOf('discover')[0].cost)).toEqual([4, 3, 3, 2, 2])
    // Two ships yield 6 for 4, one yields 3 for 3 or 2; the last slot gives 1 bread.
    expect(discovered.map((table) => table.bread(0))).toEqual([2, 0, 0, 1, 2])
  })

  test('REN-DIS-1: spice pays 2 per ship; a second resource pays only if the tile names it', () => {
    const changes = [tile('alba', { cost: 4 }), tile('bari', { cost: 5, in: ['spice', 'gem'] })]
    const table = tableWith(changes, {
      boards: [{ spice: 2, gem: 2, bay: 0 }],
      atlas: ['calicut', 'aden', 'lisbon', 'alba', 'bari'],
    })
    expect(table.refusal({ do: 'discover', to: 'alba' })).toBeNull()
    const other = tableWith(changes, {
      boards: [{ spice: 2, gem: 2, bay: 0 }],
      atlas: ['calicut', 'aden', 'lisbon', 'alba', 'bari'],
    })
    other.play({ do: 'discover', to: 'bari' }, { do: 'pay', spice: 1, gem: 1 })
    expect([other.ships(0, 'spice'), other.ships(0, 'gem'), other.ships(0, 'bay')]).toEqual([
      1, 1, 2,
    ])
    // There is no surplus, only the bread of the slot.
    expect(other.bread(0)).toBe(1)
    table.play({ do: 'discover', to: 'alba' })
    expect(table.refusal({ do: 'pay', spice: 1, gem: 1 })).toEqual({ code: 'holdNotAccepted' })
    table.play({ do: 'pay', spice: 2 })
    expect(table.eventsOf('discover')).toEqual([
      { kind: 'discover', seat: 0, destination: 'alba', cost: 4 },
    ])
    expect(table.bread(0)).toBe(0)
  })

  test('REN-DIS-1: a pack with a tile that does not accept spice is refused', () => {
    const pack = packWith((changed) => {
      changed.privateDestinations[3].in = ['gem']
    })
    const { faults } = checkPack(pack)
    expect(faults.map(({ path, code }) => ({ path, code }))).toEqual([
      { path: 'privateDestinations[3].in', code: 'no-spice' },
    ])
    expect(checkPack(packWith(() => {})).faults).toEqual([])
  })

  test('REN-DIS-1: a tile of the Atlas can be discovered with exactly enough resources, not with one less', () => {
    const changes = [tile('alba', { cost: 6 }), tile('bari', { cost: 7 }), tile('como')]
    const table = tableWith(changes, {
      boards: [{ bay: 2, wood: 2 }],
      atlas: ['hormuz', 'bruges', 'lisbon', 'alba', 'bari'],
      nextTiles: ['como'],
    })
    expect(table.refusal({ do: 'discover', to: 'alba' })).toBeNull()
    expect(table.refusal({ do: 'discover', to: 'bari' })).toEqual({
      code: 'cannotPay',
      needs: 7,
      has: 6,
    })
    expect(table.refusal({ do: 'discover', to: 'como' })).toEqual({ code: 'notInRow' })
    expect(table.refusal({ do: 'discover', to: 'venice' })).toEqual({ code: 'notInRow' })
    const offered = table.choices.filter((choice) => choice.do === 'discover')
    expect(offered.map((choice) => choice.to)).toEqual(['alba'])
  })
})

test('REN-DIS-5 REN-DIS-2: the steps are: pay, surplus, bread of the slot, points, slide and refill', () => {
  const changes = [...tiles.slice(0, 4), tile('elba', { cost: 3, points: 4 }), tile('one')]
  const table = tableWith(changes, {
    boards: [
      { bay: 2, spice: 2, bread: 1, destinations: ['one', 'aden', 'lisbon'], invited: ['titian'] },
    ],
    atlas: five,
    nextTiles: ['calicut'],
    titles: ['admiral', 'navigator', 'merchant'],
  })
  table.play({ do: 'discover', to: 'elba' }, { do: 'pay', spice: 2 })
  const because = { kind: 'destination', id: 'elba' }
  expect(table.events.map(({ kind }) => kind)).toEqual([
    'discover',
    'ship',
    'ship',
    'bread',
    'bread',
    'score',
    'card',
    'slide',
    'slide',
    'slide',
    'slide',
    'reveal',
    'turn',
  ])
  expect(table.eventsOf('bread')).toEqual([
    { kind: 'bread', seat: 0, from: 1, to: 2, lost: 0, because },
    { kind: 'bread', seat: 0, from: 2, to: 3, lost: 0, because },
  ])
  expect(table.eventsOf('score')).toEqual([{ kind: 'score', seat: 0, from: 0, to: 4, because }])
  expect(table.eventsOf('card')).toEqual([
    {
      kind: 'card',
      what: 'destination',
      card: 'elba',
      from: 'row',
      to: 'table',
      seat: 0,
      seen: 15,
    },
  ])
  expect(table.row('atlas')).toEqual(['calicut', 'alba', 'bari', 'como', 'deva'])
  expect(table.game.destinationCounts).toEqual([4, 0])
})

test('REN-DIS-5 REN-TIT-6: a title completed by the tile is taken before the row slides', () => {
  const table = tableWith(tiles, {
    boards: [{ bay: 6, built: 3, port: 1, destinations: ['aden', 'lisbon'] }],
    atlas: five,
    titles: ['admiral', 'navigator', 'condottiere'],
  })
  table.play({ do: 'discover', to: 'elba' })
  const kinds = table.events.map(({ kind }) => kind)
  expect(kinds.indexOf('title')).toBeGreaterThan(kinds.indexOf('card'))
  expect(kinds.indexOf('title')).toBeLessThan(kinds.indexOf('slide'))
  expect(table.score(0)).toBe(12)
})

describe('a discovered destination', () => {
  test('REN-DIS-2 REN-DIS-5: only its owner navigates there, from the next turn on', () => {
    const table = tableWith([...tiles, tile('elba', { benefits: { bread: 3 } })], {
      boards: [{ bay: 4 }, { bay: 4 }],
      atlas: ['calicut', 'aden', 'lisbon', 'alba', 'bari'],
    })
    expect(table.refusal({ do: 'navigate', to: 'alba' })).toEqual({ code: 'notDiscovered' })
    table.play({ do: 'discover', to: 'alba' })
    expect(table.asked).toBe(1)
    expect(table.refusal({ do: 'navigate', to: 'alba' })).toEqual({ code: 'notYourDestination' })
    expect(table.offers({ do: 'navigate', to: 'alba' })).toBe(false)
    table.play({ do: 'pass' })
    expect(table.offers({ do: 'navigate', to: 'alba' })).toBe(true)
    table.play({ do: 'navigate', to: 'alba' })
    expect(table.dockedAt('alba', 0)).toBe(1)
  })

  test('REN-DIS-2: a discovered destination has one dock', () => {
    const table = tableWith(tiles, {
      boards: [{ bay: 3, docked: ['alba'], destinations: ['alba'] }],
    })
    expect(table.refusal({ do: 'navigate', to: 'alba' })).toEqual({ code: 'dockOccupied' })
    expect(table.offers({ do: 'navigate', to: 'alba' })).toBe(false)
  })

  test('REN-DIS-5: two destinations discovered in one turn are both closed until the next turn', () => {
    const changes = [
      ...tiles,
      permanent('pilot', [{ when: 'discover', once: 'turn', do: { discover: 'destination' } }]),
      permanent('mate', [
        { when: 'discover', if: { count: 'destination', atLeast: 2 }, do: { navigate: 'own' } },
      ]),
    ]
    const table = tableWith(changes, {
      boards: [{ bay: 6, built: 2, invited: ['pilot', 'mate'] }],
      atlas: ['calicut', 'aden', 'lisbon', 'alba', 'bari'],
    })
    table.play({ do: 'discover', to: 'bari' })
    expect(table.about).toBe('discover')
    table.play({ do: 'discover', to: 'alba' })
    expect(table.about).toBe('navigate')
    for (const to of ['alba', 'bari'])
      expect(table.refusal({ do: 'navigate', to })).toEqual({ code: 'discoveredThisTurn' })
  })

  test('REN-DIS-5: an effect of the same turn cannot navigate there', () => {
    const changes = [...tiles, permanent('pilot', [{ when: 'discover', do: { navigate: 'any' } }])]
    const table = tableWith(changes, {
      boards: [{ bay: 4, invited: ['pilot'], destinations: ['aden'] }],
      atlas: ['calicut', 'alba', 'lisbon', 'bari', 'como'],
    })
    table.play({ do: 'discover', to: 'bari' })
    expect(table.about).toBe('navigate')
    expect(table.refusal({ do: 'navigate', to: 'bari' })).toEqual({ code: 'discoveredThisTurn' })
    expect(table.offers({ do: 'navigate', to: 'bari' })).toBe(false)
    // Destinations discovered before are open, if the player can pay.
    expect(table.refusal({ do: 'navigate', to: 'aden' })).toEqual({
      code: 'breadShort',
      needs: 3,
      has: 1,
      limit: 6,
    })
    expect(table.refusal({ do: 'navigate', to: 'gaeta' })).toBeNull()
    table.play({ do: 'decline' }, { do: 'pass' })
    expect(table.refusal({ do: 'navigate', to: 'bari' })).toBeNull()
  })

  test('REN-DIS-5 REN-INV-6: an effect that names the new destination can navigate there in the same turn', () => {
    const changes = [
      ...tiles,
      immediate('prince', [{ discover: 'destination' }, { navigate: 'new' }]),
    ]
    const table = tableWith(changes, {
      boards: [{ bay: 4, hand: ['prince'], destinations: ['alba'] }],
      atlas: ['calicut', 'aden', 'lisbon', 'bari', 'como'],
    })
    table.play({ do: 'invite', character: 'prince' }, { do: 'discover', to: 'bari' })
    expect(table.about).toBe('navigate')
    expect(table.refusal({ do: 'navigate', to: 'alba' })).toEqual({
      code: 'otherKindOfDestination',
    })
    expect(table.choices).toEqual([{ do: 'navigate', to: 'bari' }, { do: 'decline' }])
    table.play({ do: 'navigate', to: 'bari' })
    expect(table.dockedAt('bari', 0)).toBe(1)
  })

  test('REN-DIS-3: any player may erect a lighthouse on a discovered destination', () => {
    for (const turn of [0, 1, 2]) {
      const changes = [...tiles, immediate('mason', { erect: 1 })]
      const boards = [0, 1, 2].map((seat) => ({
        bay: 4,
        ...(seat === turn ? { hand: ['mason'] } : {}),
        ...(seat === 1 ? { destinations: ['alba'] } : {}),
      }))
      const table = tableWith(changes, { boards, turn }, { players: 3 })
      table.play({ do: 'invite', character: 'mason' })
      // A tile in the Atlas is not a destination yet (REN-NAV-14).
      expect(table.refusal({ do: 'erect', to: 'bari' })).toEqual({ code: 'notDiscovered' })
      table.play({ do: 'erect', to: 'alba' })
      expect(table.lighthousesAt('alba')).toEqual([turn])
    }
  })
})

test('REN-DIS-4 REN-ROW-4: with an empty deck the Atlas shrinks, with gaps at the left', () => {
  const table = tableWith(tiles, {
    boards: [{ bay: 4 }, { bay: 4 }],
    atlas: five,
    emptyDecks: ['atlas'],
  })
  table.play({ do: 'discover', to: 'como' })
  expect(table.row('atlas')).toEqual([null, 'alba', 'bari', 'deva', 'elba'])
  expect(table.eventsOf('remake')).toEqual([])
  expect(table.eventsOf('reveal')).toEqual([])
  table.play({ do: 'discover', to: 'alba' })
  expect(table.eventsOf('discover')[1].cost).toBe(3)
  expect(table.row('atlas')).toEqual([null, null, 'bari', 'deva', 'elba'])
  for (const to of ['elba', 'deva', 'bari']) table.play({ do: 'discover', to })
  expect(table.row('atlas')).toEqual([null, null, null, null, null])
  expect(table.choices.some((choice) => choice.do === 'discover')).toBe(false)
})

test('REN-DIS-2: the points of a destination are scored once, when it is discovered', () => {
  const table = tableWith([tile('alba', { points: 5 })], {
    boards: [{ bay: 4 }, { passed: true }],
    windRose: 1,
    atlas: ['calicut', 'aden', 'lisbon', 'trani', 'alba'],
  })
  table.play({ do: 'discover', to: 'alba' })
  expect(table.score(0)).toBe(5)
  table.play({ do: 'navigate', to: 'alba' })
  expect(table.score(0)).toBe(5)
})
