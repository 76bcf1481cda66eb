import { random } from '@amalfi/bots'
import {
  type BoardView,
  describeBoard,
  type Game,
  HANDS,
  RIVAL,
  RIVALS,
  type Setup,
  seedChance,
} from '@amalfi/engine'
import { expect, test } from 'vitest'
import { sum } from '../src/base/statistics.ts'
import { rulesOf } from '../src/game/games.ts'

const rules = rulesOf('renaissance', 'english')
const { tables } = rules

/** Visits the positions of a random game, as seen by one seat after the other. */
function visitViews(setup: Setup, visit: (view: BoardView, game: Game) => void, every = 1): void {
  const game = rules.newGame(setup)
  const chance = seedChance(setup.seed)
  for (let turn = 0; ; turn++) {
    // The viewer alternates between the deciding seat and others.
    const viewer = (turn + Math.floor(turn / game.seats)) % game.seats
    if (turn % every === 0) visit(describeBoard(tables, rules.view(game, viewer)), game)
    const [seat] = rules.deciders(game)
    if (seat === undefined) return
    const choices = rules.choices(game, seat, [])
    const options = rules.options(game, seat, [])
    const view = rules.view(game, seat)
    rules.play(game, seat, random({ view, choices, options, chance }))
  }
}

const setups: Setup[] = [2, 3, 4].flatMap((players) =>
  HANDS.flatMap((hands) => [1, 2].map((seed) => ({ players, hands, seed }))),
)
const solo: Setup[] = RIVALS.flatMap((rival) =>
  [1, 2, 3, 4, 5].map((seed): Setup => ({ players: 1, hands: 'blind', seed, rival })),
)

test('the board view adds up to the position', () => {
  for (const setup of [...setups, ...solo]) {
    const visit = (view: BoardView, game: Game) => {
      expect(view.boards).toHaveLength(game.seats)
      for (const board of view.boards) {
        const { seat, ships, lighthouses } = board
        expect(sum(Object.values(ships))).toBe(10)
        const docked = view.destinations.flatMap((place) => place.ships)
        expect(sum(docked.filter((s) => s.seat === seat).map((s) => s.ships))).toBe(ships.dock)
        const lights = view.destinations.flatMap((place) => place.lighthouses)
        expect(lights.filter((owner) => owner === seat)).toHaveLength(lighthouses)
        const squares = view.titles.flatMap((title) => title.squares)
        const taken = squares.filter((square) => square.seat === seat)
        expect(sum(taken.map(({ points }) => points))).toBe(board.titlePoints)
        expect(board.artworks).toHaveLength(sum(game.artworkCounts.slice(3 * seat, 3 * seat + 3)))
        expect(board.destinations).toHaveLength(game.destinationCounts[seat])
        const owned = view.destinations.filter(({ owner }) => owner === seat)
        expect(owned.map(({ destination }) => destination)).toEqual(board.destinations)
        expect(board.characters).toHaveLength(
          sum(game.characterCounts.slice(4 * seat, 4 * seat + 4)),
        )
        expect(board.bread).toBeLessThanOrEqual(board.breadLimit)
        expect(board.hand.size).toBe(game.handSize[seat])
        const mine = seat === view.seat
        if (mine) expect(board.hand.known).toHaveLength(board.hand.size)
        expect(board.hand.known.length).toBeLessThanOrEqual(board.hand.size)
      }
      expect(view.decrees).toHaveLength(4)
      expect(view.titles.map(({ shade }) => shade)).toEqual(['dark', 'light', 'light'])
      const { workshop, atlas, council } = view.rows
      expect([workshop, atlas, council].map(({ slots }) => slots.length)).toEqual([5, 5, 4])
      const covers = view.destinations.filter(({ cover }) => cover !== null)
      const found = sum(view.boards.map(({ destinations }) => destinations.length))
      const lying = atlas.slots.filter(({ card }) => card !== null).length
      expect(lying + atlas.deck + atlas.discard.length + covers.length + found).toBe(36)
    }
    visitViews(setup, visit, 5)
  }
})

test('the board view shows the rival', () => {
  let docked = 0
  for (const setup of solo)
    visitViews(setup, ({ rival, destinations }, game) => {
      expect(rival).toEqual({
        name: setup.rival,
        ships: game.rivalShips,
        lighthouses: game.rivalLighthouses,
      })
      docked += destinations.filter(({ ships }) => ships.some(({ seat }) => seat === RIVAL)).length
    })
  expect(docked).toBeGreaterThan(0)
  visitViews(setups[0], ({ rival }) => expect(rival).toBe(null))
})

test('the picks of others are shown as made, the own pick by its name', () => {
  const seen = new Set<string>()
  const draft: Setup = { players: 3, hands: 'draft', seed: 4 }
  visitViews(draft, ({ seat, boards }) => {
    for (const board of boards) {
      const { chosen } = board
      if (typeof chosen === 'string') expect(board.seat).toBe(seat)
      seen.add(`${board.seat === seat ? 'own' : 'other'} ${typeof chosen === 'string' || chosen}`)
      if (board.seat !== seat) expect(board.pile.known.length).toBeLessThanOrEqual(board.pile.size)
      else expect(board.pile.known).toHaveLength(board.pile.size)
    }
  })
  expect([...seen].toSorted()).toEqual(['other false', 'other true', 'own false', 'own true'])
})

test('starting packs are shown until they are picked', () => {
  const sizes = new Set<number>()
  visitViews({ players: 2, hands: 'packs', seed: 1 }, ({ packs, phase }) => {
    for (const { characters } of packs) expect(characters).toHaveLength(6)
    sizes.add(packs.length)
    if (phase !== 'hands') expect(packs).toEqual([])
  })
  expect(sizes).toEqual(new Set([6, 5, 0]))
})

test('engaged characters, used abilities and covered destinations are shown', () => {
  const seen = { engaged: 0, served: 0, cover: 0, fresh: 0, passed: 0 }
  for (const setup of setups)
    visitViews(setup, ({ boards, destinations, period }, game) => {
      for (const board of boards) {
        if (board.passed) seen.passed++
        for (const { engaged, type, served } of board.characters) {
          if (engaged) seen.engaged++
          if (engaged) expect(type).toBe('engageable')
          if (served) seen.served++
        }
      }
      for (const { kind, cover, fresh, owner } of destinations) {
        if (cover !== null) seen.cover++
        if (cover !== null) expect([kind, period > 1]).toEqual(['evolving', true])
        if (fresh) seen.fresh++
        if (fresh) expect(owner).toBe(game.turn)
      }
    })
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(0)
})
