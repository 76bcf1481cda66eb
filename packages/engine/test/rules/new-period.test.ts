import { describe, expect, test } from 'vitest'
import { permanent, stage } from '../support/cards.ts'
import { type Layout, openTable, type Table } from '../support/table.ts'

const pass = { do: 'pass' } as const
const QUIET: Layout = {
  titles: ['admiral', 'navigator', 'condottiere'],
  decrees: ['trade', 'blessing', 'colonization', 'exploration'],
}
const ATLAS = ['trebizond', 'hormuz', 'bruges', 'calicut', 'antalya']
const WORKS = ['utopia', 'canzoniere', 'decameron', 'the-prince', 'on-painting']
const COUNCIL = ['leo-x', 'john-cabot', 'barsbay', 'raphael']

const table = (layout: Layout = {}, players = 2): Table =>
  openTable({ players }).lay({
    boards: Array.from({ length: players }, () => ({ bread: 6 })),
    ...QUIET,
    atlas: ATLAS,
    workshop: WORKS,
    council: COUNCIL,
    nextTiles: ['tunis', 'zara', 'lisbon'],
    nextArtworks: ['pieta', 'david'],
    nextCharacters: ['titian', 'donatello'],
    ...layout,
  })

const cover = (t: Table): (string | null)[] =>
  t.game.covers.map((tile) => (tile < 0 ? null : t.tables.destinationIds[tile]))
const places = [
  'spice',
  'wood',
  'wine',
  'gem',
  'fabric',
  'bay',
  'port',
  'shipyard',
  'dock',
] as const

describe('ships', () => {
  test('REN-NEW-1: ships on destinations and in the port return, those in holds stay', () => {
    const t = table({
      boards: [
        {
          bread: 6,
          built: 3,
          bay: 0,
          port: 2,
          spice: 1,
          gem: 1,
          docked: ['naples', 'tunis', 'gaeta'],
          destinations: ['tunis'],
        },
        { bread: 6, built: 1, bay: 1, port: 1, wine: 2, docked: ['genoa'] },
      ],
      nextTiles: [],
    })
    t.endPeriod()
    const ships = (seat: number) => places.map((place) => t.ships(seat, place))
    expect(ships(0)).toEqual([1, 0, 0, 1, 0, 5, 0, 3, 0])
    expect(ships(1)).toEqual([0, 0, 2, 0, 0, 3, 0, 5, 0])
    expect(t.game.docks.every((dock) => dock === 0)).toBe(true)
    const rule = { kind: 'rule', id: '' }
    const back = t.told('ship').filter(({ to }) => to === 'bay')
    expect(back.filter(({ from }) => from === 'dock')).toEqual([
      { kind: 'ship', seat: 0, from: 'dock', to: 'bay', at: 'naples', because: rule },
      { kind: 'ship', seat: 1, from: 'dock', to: 'bay', at: 'genoa', because: rule },
      { kind: 'ship', seat: 0, from: 'dock', to: 'bay', at: 'gaeta', because: rule },
      { kind: 'ship', seat: 0, from: 'dock', to: 'bay', at: 'tunis', because: rule },
    ])
    expect(back.filter(({ from }) => from === 'port')).toEqual([
      { kind: 'ship', seat: 0, from: 'port', to: 'bay', at: null, because: rule },
      { kind: 'ship', seat: 0, from: 'port', to: 'bay', at: null, because: rule },
      { kind: 'ship', seat: 1, from: 'port', to: 'bay', at: null, because: rule },
    ])
  })

  test('REN-NEW-1: several ships on one dock all come back', () => {
    const t = table({ boards: [{ bread: 6, docked: ['naples', 'naples'] }, { bread: 6 }] })
    t.endPeriod()
    expect(t.ships(0, 'bay')).toBe(4)
    expect(t.dockedAt('naples', 0)).toBe(0)
  })
})

describe('the Atlas', () => {
  test('X19 REN-NEW-2: going into II the rightmost tile covers the first evolving place', () => {
    const t = table()
    t.endPeriod()
    expect(t.game.period).toBe(1)
    expect(cover(t)).toEqual(['antalya', null, null])
    expect(t.row('atlas')).toEqual(['tunis', 'trebizond', 'hormuz', 'bruges', 'calicut'])
    expect(t.told('cover')).toEqual([{ kind: 'cover', destination: 'antalya', place: 'salerno' }])
  })

  test('REN-NEW-2: going into III and IV it covers the second and the third; then no more', () => {
    const t = table()
    t.endPeriod().endPeriod()
    expect(cover(t)).toEqual(['antalya', 'calicut', null])
    t.endPeriod()
    expect(cover(t)).toEqual(['antalya', 'calicut', 'bruges'])
    expect(t.row('atlas')).toEqual(['lisbon', 'zara', 'tunis', 'trebizond', 'hormuz'])
    expect(t.told('cover').map(({ place }) => place)).toEqual(['salerno', 'messina', 'gaeta'])
    t.clearEvents().endPeriod()
    expect(t.about).toBe('over')
    expect(t.told('cover')).toEqual([])
    expect(t.told('reveal')).toEqual([])
    expect(t.row('atlas')).toEqual(['lisbon', 'zara', 'tunis', 'trebizond', 'hormuz'])
  })

  test('REN-NEW-2 REN-DIS-4: with no tile left to draw the row shrinks', () => {
    const t = table({ emptyDecks: ['atlas'], nextTiles: [] })
    t.endPeriod()
    expect(cover(t)).toEqual(['antalya', null, null])
    expect(t.row('atlas')).toEqual([null, ...ATLAS.slice(0, 4)])
  })

  test('REN-NEW-2 REN-EVO-5: with the Atlas empty the printed place of that period stays', () => {
    const t = table({ atlas: ['tunis'], nextTiles: [], emptyDecks: ['atlas'] })
    t.endPeriod()
    expect(cover(t)).toEqual(['tunis', null, null])
    expect(t.row('atlas')).toEqual([null, null, null, null, null])
    t.clearEvents().endPeriod()
    expect(t.game.period).toBe(2)
    expect(cover(t)).toEqual(['tunis', null, null])
    expect(t.told('cover')).toEqual([])
  })
})

describe('Workshop and Council', () => {
  test('REN-NEW-3: the rightmost artwork and character are discarded, the rows filled again', () => {
    const t = table()
    t.endPeriod()
    expect(t.row('workshop')).toEqual(['pieta', ...WORKS.slice(0, 4)])
    expect(t.row('council')).toEqual(['titian', ...COUNCIL.slice(0, 3)])
    const { artworkIds, characterIds } = t.tables
    expect(t.game.artworkDiscard).toEqual([artworkIds.indexOf('on-painting')])
    expect(t.game.councilDiscard).toEqual([characterIds.indexOf('raphael')])
    expect(t.told('card')).toEqual([
      {
        kind: 'card',
        what: 'artwork',
        card: 'on-painting',
        from: 'row',
        to: 'discard',
        seat: -1,
        seen: 15,
      },
      {
        kind: 'card',
        what: 'character',
        card: 'raphael',
        from: 'row',
        to: 'discard',
        seat: -1,
        seen: 15,
      },
    ])
  })

  test('REN-NEW-5: an empty deck is remade from its discard, the card just discarded included', () => {
    const t = table({
      emptyDecks: ['workshop', 'council'],
      emptyDiscards: ['workshop', 'council'],
      nextArtworks: [],
      nextCharacters: [],
    })
    t.endPeriod()
    expect(t.told('remake')).toEqual([
      { kind: 'remake', row: 'workshop', cards: 1 },
      { kind: 'remake', row: 'council', cards: 1 },
    ])
    expect(t.row('workshop')).toEqual(['on-painting', ...WORKS.slice(0, 4)])
    expect(t.row('council')).toEqual(['raphael', ...COUNCIL.slice(0, 3)])
    expect(t.game.artworkDiscard).toEqual([])
    expect(t.game.councilDiscard).toEqual([])
  })

  test('REN-NEW-5: the whole discard goes into the new deck', () => {
    const t = table({ emptyDecks: ['workshop', 'council'], nextArtworks: [], nextCharacters: [] })
    const works = t.game.artworkDiscard.length + 1
    const people = t.game.councilDiscard.length + 1
    t.endPeriod()
    expect(t.told('remake')).toEqual([
      { kind: 'remake', row: 'workshop', cards: works },
      { kind: 'remake', row: 'council', cards: people },
    ])
    expect(t.game.artworkDeck.length).toBe(works - 1)
    expect(t.game.councilDeck.length).toBe(people - 1)
  })

  test('REN-NEW-3 REN-ROW-3: from an empty row nothing is discarded', () => {
    const t = table({
      workshop: [],
      council: [],
      emptyDecks: ['workshop', 'council'],
      emptyDiscards: ['workshop', 'council'],
      nextArtworks: [],
      nextCharacters: [],
    })
    t.endPeriod()
    expect(t.game.period).toBe(1)
    expect(t.told('card')).toEqual([])
    expect(t.row('workshop')).toEqual([null, null, null, null, null])
    expect(t.row('council')).toEqual([null, null, null, null])
  })
})

describe('players', () => {
  test("REN-NEW-4 REN-ENG-2: everybody's engaged characters stand up", () => {
    const t = table({
      boards: [
        { bread: 6, invited: ['titian', 'donatello'], engaged: ['titian'] },
        { bread: 6, invited: ['kemal-reis', 'piri-reis'], engaged: ['kemal-reis', 'piri-reis'] },
      ],
      nextCharacters: [],
    })
    expect(t.isEngaged('titian')).toBe(true)
    t.endPeriod()
    for (const id of ['titian', 'donatello', 'kemal-reis', 'piri-reis'])
      expect(t.isEngaged(id)).toBe(false)
    expect(t.told('turned')).toEqual([
      { kind: 'turned', seat: 0, character: 'titian', to: 'upright' },
      { kind: 'turned', seat: 1, character: 'kemal-reis', to: 'upright' },
      { kind: 'turned', seat: 1, character: 'piri-reis', to: 'upright' },
    ])
    const at = (id: string) => t.game.where[t.tables.characterIds.indexOf(id)]
    expect([at('titian'), at('donatello'), at('kemal-reis'), at('piri-reis')]).toEqual([8, 8, 9, 9])
  })

  test.each([
    [2, 1],
    [3, 2],
    [4, 3],
    [4, 0],
  ])(
    'REN-NEW-4 REN-ACT-2: of %i players the holder of the Wind Rose, %i, begins',
    (players, first) => {
      const t = table({ turn: first, windRose: (first + 1) % players }, players)
      t.endPeriod()
      expect([t.game.windRose, t.asked, t.about]).toEqual([first, first, 'main'])
      expect(t.game.passed).toEqual(Array(players).fill(0))
      // Everybody plays again, clockwise from there, and the first to pass takes the Wind Rose.
      t.clearEvents().play({ do: 'navigate', to: 'naples' }, { do: 'decline' })
      const second = (first + 1) % players
      expect(t.asked).toBe(second)
      t.play(pass)
      expect(t.game.windRose).toBe(second)
      expect(t.told('pass')).toEqual([{ kind: 'pass', seat: second, first: true }])
    },
  )

  test('REN-NEW-6: ships, Atlas tile, artwork, straighten, character, in this order', () => {
    const t = table({
      boards: [
        { bread: 6, docked: ['naples'], invited: ['titian'], engaged: ['titian'] },
        { bread: 6, bay: 3, port: 1 },
      ],
      nextCharacters: ['donatello'],
    })
    t.play(pass, pass, { do: 'feed' }, { do: 'feed' }, { do: 'decree' }).clearEvents()
    t.play({ do: 'decree' })
    const told = t.events.map((event) => {
      if (event.kind === 'card') return `discard ${event.what}`
      if (event.kind === 'reveal') return `reveal ${event.row}`
      return event.kind === 'ship' ? `ship from ${event.from}` : event.kind
    })
    expect(told.filter((word) => word !== 'slide')).toEqual([
      'decree',
      'decree',
      'decreeTurned',
      'ship from dock',
      'ship from port',
      'cover',
      'reveal atlas',
      'discard artwork',
      'reveal workshop',
      'turned',
      'discard character',
      'reveal council',
      'phase',
      'turn',
    ])
    expect(t.told('phase')).toEqual([{ kind: 'phase', phase: 'actions', period: 1 }])
    expect(t.told('turn')).toEqual([{ kind: 'turn', seat: 0 }])
  })

  test('REN-NEW-4 REN-INV-3: who waits for a period acts at its start, from the Wind Rose on', () => {
    const dawn = permanent('dawn', [{ when: 'period', do: { points: 1 } }])
    const dusk = permanent('dusk', [{ when: 'period', do: { points: 2 } }])
    const noon = permanent('noon', [
      { when: 'period', if: { count: 'destination', atLeast: 1 }, do: { points: 4 } },
    ])
    const t = stage(
      [dawn, dusk, noon],
      {
        ...QUIET,
        boards: [
          { bread: 6, invited: ['dawn'] },
          { bread: 6, invited: ['dusk'] },
          { bread: 6, invited: ['noon'] },
        ],
        turn: 1,
      },
      { players: 3 },
    )
    t.endPeriod()
    expect(t.told('trigger').map(({ character }) => character)).toEqual(['dusk', 'dawn'])
    expect([t.score(0), t.score(1), t.score(2)]).toEqual([1, 2, 0])
    const kinds = t.events.map(({ kind }) => kind)
    expect(kinds.indexOf('trigger')).toBeGreaterThan(kinds.lastIndexOf('phase'))
  })

  test('REN-NEW-4: what serves once a period serves again', () => {
    const patron = permanent('patron', [{ less: 9, for: 'character', once: 'period' }])
    const t = stage([patron], {
      ...QUIET,
      boards: [
        { bread: 2, invited: ['patron'], hand: ['maestro-martino', 'titian', 'vittoria-colonna'] },
        { bread: 2, bay: 0, gem: 4, passed: true },
      ],
    })
    t.play({ do: 'invite', character: 'maestro-martino' })
    t.play({ do: 'invite', character: 'titian' })
    expect(t.ships(0, 'port')).toBe(2)
    t.endPeriod()
    t.play({ do: 'invite', character: 'vittoria-colonna' })
    expect(t.told('invite').map(({ cost }) => cost)).toEqual([0, 5, 0])
  })

  test('REN-DIS-5: what was discovered with the last pass is open in the new period', () => {
    const scout = permanent('scout', [
      { when: 'pass', do: { discover: 'destination', less: 9, slot: 'free' } },
      { when: 'period', do: { navigate: 'own' } },
    ])
    const t = stage([scout], {
      ...QUIET,
      boards: [
        { bread: 2, invited: ['scout'] },
        { bread: 2, passed: true },
      ],
      atlas: ATLAS,
    })
    t.play(pass, { do: 'discover', to: 'calicut' })
    expect(t.game.fresh).toEqual([t.tables.destinationIds.indexOf('calicut')])
    t.play({ do: 'feed' }, { do: 'feed' }, { do: 'decree' }, { do: 'decree' })
    expect([t.about, t.asked, t.game.fresh]).toEqual(['navigate', 0, []])
    expect(t.refusal({ do: 'navigate', to: 'calicut' })).toBeNull()
  })
})
