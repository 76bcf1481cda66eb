import { below, seedChance, shuffle } from '../core/chance.ts'
import { pendingCode, push } from '../core/frames.ts'
import { type Game, PHASE_HANDS } from '../core/game.ts'
import { MODS } from '../core/modifiers.ts'
import type { Play } from '../core/play.ts'
import { refill } from '../core/rows.ts'
import { SHIPS, SHIPYARD_SHIPS } from '../core/ships.ts'
import { BY_RULE } from '../core/source.ts'
import type { Tables } from '../core/tables.ts'
import {
  ATLAS,
  BAY,
  HANDS,
  type Hands,
  PLACE_COUNT,
  RIVALS,
  type Rival,
  SHADES,
  SHIPYARD,
  WORKSHOP,
} from '../core/words.ts'
import { placeCharacters } from './hands.ts'
import { boardPlaces } from './places.ts'
import { RIVAL_LIGHTHOUSES, RIVAL_SHIPS } from './solo.ts'
import { SQUARES } from './titles.ts'

/** How a game begins. */
export interface Setup {
  /** 1 to 4. */
  readonly players: number
  /** A whole number from 0 to 2^53 - 1. */
  readonly seed: number
  /** How hands are dealt; `packs` if left out. */
  readonly hands?: Hands
  /** Who begins; at random if left out (REN-SET-6). */
  readonly first?: number
  /** The rival of a solo game, and of no other; `naples` if left out. */
  readonly rival?: Rival
}

const FIELDS: readonly string[] = ['players', 'seed', 'hands', 'first', 'rival']

/** What is wrong with a set-up, in words, or null. It may come out of a record, so nothing is trusted. */
export function faultOfSetup(setup: Setup): string | null {
  const foreign = Object.keys(setup).find((field) => !FIELDS.includes(field))
  if (foreign !== undefined) return `a set-up has no ${foreign.slice(0, 40)}`
  const { players, seed, first, rival } = setup
  const hands = setup.hands ?? 'packs'
  if (!Number.isInteger(players) || players < 1 || players > 4)
    return `players must be 1 to 4, not ${players}`
  if (!Number.isSafeInteger(seed) || seed < 0)
    return `seed must be a whole number from 0 to 2^53 - 1, not ${seed}`
  if (!HANDS.includes(hands)) return `hands must be one of ${HANDS.join(', ')}, not ${hands}`
  if (players === 1 && (hands === 'draft' || hands === 'scoreDraft'))
    return `a draft needs 2 players or more (REN-SET-18)`
  if (first !== undefined && (!Number.isInteger(first) || first < 0 || first >= players))
    return `first must be a seat from 0 to ${players - 1}, not ${first}`
  if (rival !== undefined && !RIVALS.includes(rival))
    return `rival must be one of ${RIVALS.join(', ')}, not ${rival}`
  if (rival !== undefined && players > 1) return 'a rival plays only in a game for one'
  return null
}

/** REN-SET-7. */
const FIRST_BREAD = 3
const DECREES = 4
const DARK_TITLES = 1
const LIGHT_TITLES = 2
const ROW_SLOTS = [5, 5, 4]

/** Pushed one by one: an array made with a length counts as one with holes, and is slower. */
function many(length: number, value: number): number[] {
  const list: number[] = []
  for (let i = 0; i < length; i++) list.push(value)
  return list
}

/** An empty table for so many players: everything in its box but the player boards. */
export function emptyGame(tables: Tables, setup: Setup): Game {
  const seats = setup.players
  const each = (value: number): number[] => many(seats, value)
  const destinations = tables.destinationIds.length
  return {
    seats,
    rival: seats === 1 ? RIVALS.indexOf(setup.rival ?? 'naples') : -1,
    hands: HANDS.indexOf(setup.hands ?? 'packs'),
    phase: PHASE_HANDS,
    period: 0,
    windRose: 0,
    roseTaken: 0,
    turn: 0,
    limited: 0,
    lost: 0,
    rivalShips: seats === 1 ? RIVAL_SHIPS : 0,
    rivalLighthouses: seats === 1 ? RIVAL_LIGHTHOUSES : 0,
    chance: seedChance(setup.seed),
    ships: many(seats * PLACE_COUNT, 0),
    bread: each(0),
    score: each(0),
    titlePoints: each(0),
    erected: each(0),
    passed: each(0),
    handSize: each(0),
    pileSize: each(0),
    asideSize: each(0),
    sent: each(0),
    artworks: many(seats * 3, 0),
    discovered: each(0),
    invited: many(seats * 4, 0),
    waits: each(0),
    mods: many(seats * MODS, 0),
    docks: many(destinations, 0),
    lights: many(destinations, 0),
    discoverer: many(destinations, -1),
    fresh: [],
    covers: many(tables.evolving, -1),
    collector: many(tables.artworkIds.length, -1),
    where: [],
    known: [],
    court: [],
    used: [],
    picks: each(-1),
    workshop: many(ROW_SLOTS[0], -1),
    atlas: many(ROW_SLOTS[1], -1),
    council: many(ROW_SLOTS[2], -1),
    artworkDeck: [],
    atlasDeck: [],
    councilDeck: [],
    artworkDiscard: [],
    atlasDiscard: [],
    councilDiscard: [],
    titles: [],
    decrees: [],
    squares: many((DARK_TITLES + LIGHT_TITLES) * SQUARES, 0),
    stack: [],
  }
}

/** Sets up the table in the order of the rulebook; the hands follow as the first phase (REN-SET-15). */
export function setUp(p: Play, setup: Setup): void {
  const { game, tables } = p
  game.windRose = setup.first ?? below(game.chance, game.seats)
  game.turn = game.windRose
  game.decrees = some(p, tables.decreeIds.length, DECREES, () => true)
  game.titles = [
    ...some(p, tables.titleIds.length, DARK_TITLES, (t) => shadeOf(p, t) === 'dark'),
    ...some(p, tables.titleIds.length, LIGHT_TITLES, (t) => shadeOf(p, t) === 'light'),
  ]
  const places = boardPlaces(tables)
  game.atlasDeck = some(p, tables.destinationIds.length, Infinity, (d) => d >= places)
  game.artworkDeck = some(p, tables.artworkIds.length, Infinity, () => true)
  refill(p, ATLAS)
  refill(p, WORKSHOP)
  for (let seat = 0; seat < game.seats; seat++) {
    game.ships[seat * PLACE_COUNT + BAY] = SHIPS - SHIPYARD_SHIPS
    game.ships[seat * PLACE_COUNT + SHIPYARD] = SHIPYARD_SHIPS
    game.bread[seat] = FIRST_BREAD + ((seat + game.seats - game.windRose) % game.seats)
  }
  placeCharacters(p)
  push(game, pendingCode('flow'), -1, 0, 0, 0, BY_RULE)
}

const shadeOf = (p: Play, title: number): string => SHADES[p.tables.titles.shade[title]]

/** So many of the cards 0 to n - 1 that fit, in random order. */
function some(p: Play, n: number, many: number, fits: (card: number) => boolean): number[] {
  const cards: number[] = []
  for (let card = 0; card < n; card++) if (fits(card)) cards.push(card)
  shuffle(p.game.chance, cards)
  return cards.slice(0, many)
}
