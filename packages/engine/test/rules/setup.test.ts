import { type GameEvent, HANDS, type Setup } from '@amalfi/engine'
import { compile, trialPack } from '@amalfi/packs'
import { describe, expect, test } from 'vitest'
import { openTable } from '../support/table.ts'

const { rules, tables } = openTable()
const SEEDS = Array.from({ length: 60 }, (_, seed) => seed)
const PLAYERS = [1, 2, 3, 4]
const PRIVATE_FROM = tables.publicCount + tables.evolvingCount
const isDark = (title: number): boolean => tables.titles.shade[title] === 0

const distinct = (cards: readonly number[]): number => new Set(cards).size

/** The games of these seeds with blind hands. */
const games = (setup: Partial<Setup> = {}) =>
  SEEDS.map((seed) => rules.newGame({ players: 2, hands: 'blind', ...setup, seed }))

describe('setting up the table', () => {
  test('REN-SET-1: four different decrees of the ten are dealt, any of them in any period', () => {
    expect(tables.decreeIds).toHaveLength(10)
    const seen = [0, 1, 2, 3].map(() => new Set<number>())
    for (const { decrees } of games()) {
      expect(decrees).toHaveLength(4)
      expect(distinct(decrees)).toBe(4)
      decrees.forEach((decree, period) => {
        seen[period].add(decree)
      })
    }
    for (const period of seen) expect(period.size).toBe(10)
  })

  test('REN-SET-2 REN-SET-3: five of 36 tiles and five of 54 artworks lie open, the rest form the decks', () => {
    expect(tables.destinationIds.length - PRIVATE_FROM).toBe(36)
    expect(tables.artworkIds).toHaveLength(54)
    const first = { tiles: new Set<number>(), artworks: new Set<number>() }
    for (const game of games()) {
      expect(game.atlas).toHaveLength(5)
      expect(game.atlasDeck).toHaveLength(31)
      const tiles = [...game.atlas, ...game.atlasDeck]
      expect(distinct(tiles)).toBe(36)
      expect(Math.min(...tiles)).toBe(PRIVATE_FROM)
      expect(game.workshop).toHaveLength(5)
      expect(game.artworkDeck).toHaveLength(49)
      const artworks = [...game.workshop, ...game.artworkDeck]
      expect(distinct(artworks)).toBe(54)
      expect(Math.min(...artworks)).toBe(0)
      expect([...game.atlasDiscard, ...game.artworkDiscard, ...game.councilDiscard]).toEqual([])
      first.tiles.add(game.atlas[0])
      first.artworks.add(game.workshop[0])
    }
    expect(first.tiles.size).toBeGreaterThan(20)
    expect(first.artworks.size).toBeGreaterThan(20)
  })

  test('REN-SET-4: one of six dark and two of ten light titles are used, without cubes', () => {
    expect(tables.titleIds.filter((_, title) => isDark(title))).toHaveLength(6)
    expect(tables.titleIds).toHaveLength(16)
    const seen = new Set<number>()
    for (const { titles, squares } of games()) {
      expect(titles.map(isDark)).toEqual([true, false, false])
      expect(titles[1]).not.toBe(titles[2])
      expect(squares).toEqual(new Array(12).fill(0))
      for (const title of titles) seen.add(title)
    }
    expect(seen.size).toBe(16)
  })

  test('REN-SET-5: each player has 4 ships in the bay, 6 in the shipyard, no lighthouse erected and score 0', () => {
    for (const players of PLAYERS) {
      const table = openTable({ players, hands: 'blind' })
      for (let seat = 0; seat < players; seat++) {
        const ships = [0, 0, 0, 0, 0, 4, 0, 6, 0]
        expect(table.game.ships.slice(seat * 9, seat * 9 + 9)).toEqual(ships)
        expect(table.score(seat)).toBe(0)
        expect(table.game.erected[seat]).toBe(0)
        expect(table.game.titlePoints[seat]).toBe(0)
        expect(table.game.passed[seat]).toBe(0)
      }
      expect(table.game.ships).toHaveLength(players * 9)
      expect([...table.game.docks, ...table.game.lighthouses].every((pieces) => pieces === 0)).toBe(
        true,
      )
      const nobodys = [
        ...table.game.destinationOwner,
        ...table.game.artworkOwner,
        ...table.game.covers,
      ]
      expect(nobodys.every((owner) => owner === -1)).toBe(true)
      expect(table.game.period).toBe(0)
    }
  })

  test('REN-SET-6: the named first player takes the Wind Rose and begins', () => {
    for (const players of [2, 3, 4])
      for (let first = 0; first < players; first++) {
        const table = openTable({ players, first, hands: 'blind' })
        expect(table.game.windRose).toBe(first)
        expect(table.asked).toBe(first)
        expect(table.about).toBe('main')
      }
  })

  test('REN-SET-6: otherwise the first player is random', () => {
    for (const players of [2, 3, 4]) {
      const times = new Array<number>(players).fill(0)
      for (let seed = 0; seed < 400; seed++)
        times[rules.newGame({ players, seed, hands: 'packs' }).windRose]++
      for (const often of times) expect(often).toBeGreaterThan(280 / players)
    }
  })

  test('REN-SET-7: players have 3, 4, 5, 6 bread by seat from the first player', () => {
    const bread = (players: number, first: number): number[] =>
      openTable({ players, first, hands: 'blind' }).game.bread
    expect(bread(2, 0)).toEqual([3, 4])
    expect(bread(2, 1)).toEqual([4, 3])
    expect(bread(3, 0)).toEqual([3, 4, 5])
    expect(bread(3, 1)).toEqual([5, 3, 4])
    expect(bread(3, 2)).toEqual([4, 5, 3])
    expect(bread(4, 0)).toEqual([3, 4, 5, 6])
    expect(bread(4, 1)).toEqual([6, 3, 4, 5])
    expect(bread(4, 2)).toEqual([5, 6, 3, 4])
    expect(bread(4, 3)).toEqual([4, 5, 6, 3])
  })

  test('REN-SET-15: decrees, titles, Atlas, Workshop and seats are known while hands are chosen; the Council is not', () => {
    for (const hands of HANDS) {
      if (hands === 'blind') continue
      const events: GameEvent[] = []
      const game = rules.newGame({ players: 3, seed: 3, first: 2, hands }, events)
      expect(rules.decision(game, rules.deciders(game)[0]).about).not.toBe('main')
      for (let seat = 0; seat < 3; seat++) {
        const view = rules.view(game, seat).game
        expect(view.decrees).toEqual(game.decrees)
        expect(view.titles).toEqual(game.titles)
        expect(view.atlas.concat(view.workshop).every((card) => card >= 0)).toBe(true)
        expect(view.bread).toEqual([4, 5, 3])
        expect(view.windRose).toBe(2)
        expect(view.council).toEqual([-1, -1, -1, -1])
        expect(view.councilDeck).toEqual([])
      }
      const shown = events.filter((event) => event.kind === 'reveal').map(({ row }) => row)
      expect(shown).toEqual([...Array(5).fill('atlas'), ...Array(5).fill('workshop')])
      expect(rules.audit(game)).toEqual([])
    }
  })

  test('REN-SET-9 REN-SET-15: the Council is filled last, from the right, when all hands are complete', () => {
    const events: GameEvent[] = []
    const game = rules.newGame({ players: 2, seed: 3, first: 0, hands: 'blind' }, events)
    const shown = events.flatMap((event, at) => (event.kind === 'reveal' ? [{ ...event, at }] : []))
    const council = shown.filter(({ row }) => row === 'council')
    expect(council.map(({ slot }) => slot)).toEqual([3, 2, 1, 0])
    expect(council.map(({ left }) => left)).toEqual([62, 61, 60, 59])
    expect(council.map(({ card }) => card)).toEqual(
      game.council.map((card) => tables.characterIds[card]).reverse(),
    )
    const lastDeal = events.findLastIndex((event) => event.kind === 'card')
    expect(council[0].at).toBeGreaterThan(lastDeal)
    expect(events.slice(-2)).toEqual([
      { kind: 'phase', phase: 'actions', period: 0 },
      { kind: 'turn', seat: 0 },
    ])
  })
})

describe('a solo game', () => {
  test('REN-SET-18: the player has 3 bread and the Wind Rose, the rival 10 ships and 6 lighthouses', () => {
    for (const rival of ['naples', 'genoa'] as const) {
      const table = openTable({ players: 1, rival, hands: 'blind' })
      expect(table.bread(0)).toBe(3)
      expect(table.game.windRose).toBe(0)
      expect(table.game.rival).toBe(['naples', 'genoa'].indexOf(rival))
      expect(table.game.rivalShips).toBe(10)
      expect(table.game.rivalLighthouses).toBe(6)
      expect(table.asked).toBe(0)
    }
    expect(rules.newGame({ players: 1, seed: 1 }).rival).toBe(0)
    const pair = openTable({ players: 2 }).game
    expect([pair.rival, pair.rivalShips, pair.rivalLighthouses]).toEqual([-1, 0, 0])
  })

  test('REN-SET-18: the Wind Rose stays for the whole game', () => {
    const table = openTable({ players: 1, hands: 'blind' }).arrange({}).play({ do: 'pass' })
    table.playUntil(({ game }) => game.period === 1)
    expect(table.game.windRose).toBe(0)
    expect(table.asked).toBe(0)
  })

  test('REN-SET-18: hands are dealt by pack, blind or personal selection', () => {
    for (const hands of ['packs', 'blind', 'selection'] as const) {
      const table = openTable({ players: 1, hands })
      table.playUntil(({ game }) => game.phase > 0)
      expect(table.hand(0)).toHaveLength(6)
      expect(table.game.council.every((card) => card >= 0)).toBe(true)
      expect(table.game.councilDeck).toHaveLength(75 - 6 - 4)
    }
  })
})

test('REN-SET-19: no destination is closed with few players', () => {
  for (const players of PLAYERS) {
    const table = openTable({ players }).arrange({ boards: [{ bread: 6 }] })
    for (const to of tables.destinationIds.slice(0, PRIVATE_FROM))
      expect(table.refusal({ do: 'navigate', to })).toBe(null)
  }
})

test('without hands and printing in the set-up, packs and the English printing are used', () => {
  expect(HANDS[rules.newGame({ players: 2, seed: 1 }).hands]).toBe('packs')
  expect(compile(trialPack).printing).toBe('english')
})
