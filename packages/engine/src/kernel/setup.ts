import { MOD_COUNT } from '../cards/modifiers.ts'
import { SQUARES_PER_TITLE } from '../phases/titles.ts'
import { seedChance } from '../state/chance.ts'
import { FULL_GAME, type Game, PHASE_HANDS } from '../state/game.ts'
import { faultOfSeed, type Seed } from '../state/seed.ts'
import type { Tables } from '../state/tables.ts'
import { HANDS, type Hands, PLACE_COUNT, RIVALS, type Rival } from '../state/words.ts'

/** How to set up a game. Pass it to `rules.newGame`. */
export interface Setup {
  /** 1 to 4. */
  readonly players: number
  /** A whole number from 0 to 2^53 - 1, or 128 bits as 32 hexadecimal digits. */
  readonly seed: Seed
  /** How hands are dealt; default: the first way of the game. */
  readonly hands?: Hands
  /** The seat that begins; default: random (REN-SET-6). */
  readonly first?: number
  /** The rival; only in a solo game. Default: `naples`. */
  readonly rival?: Rival
}

const FIELDS: readonly string[] = ['players', 'seed', 'hands', 'first', 'rival']

const handsFor = ({ config }: Tables, players: number): readonly Hands[] =>
  players === 1 ? config.soloHands : config.hands

/** What is wrong with a set-up, for an error message; null if it is valid. It may come from a record, so every field is checked. */
export function faultOfSetup(tables: Tables, setup: Setup): string | null {
  const unknown = Object.keys(setup).find((field) => !FIELDS.includes(field))
  if (unknown !== undefined) return `unknown set-up field: ${unknown.slice(0, 40)}`
  const { players, seed, hands, first, rival } = setup
  const { config } = tables
  if (!Number.isInteger(players) || players < 1 || players > 4)
    return `players must be 1 to 4, not ${players}`
  const badSeed = faultOfSeed(seed)
  if (badSeed !== null) return badSeed
  if (hands !== undefined && !config.hands.includes(hands))
    return `hands must be one of ${config.hands.join(', ')}, not ${hands}`
  if (players === 1 && (hands === 'draft' || hands === 'scoreDraft'))
    return 'a draft needs 2 players or more'
  if (hands !== undefined && !handsFor(tables, players).includes(hands))
    return `in a solo game hands must be one of ${config.soloHands.join(', ')}, not ${hands}`
  if (first !== undefined && (!Number.isInteger(first) || first < 0 || first >= players))
    return `first must be a seat from 0 to ${players - 1}, not ${first}`
  if (rival !== undefined && !RIVALS.includes(rival))
    return `rival must be one of ${RIVALS.join(', ')}, not ${rival}`
  if (rival !== undefined && !config.hasRival) return `there is no rival in ${config.name}`
  if (rival !== undefined && players > 1) return 'a rival plays only in a solo game'
  return null
}

/** Ships and lighthouses of a rival. */
export const RIVAL_SHIPS = 10
export const RIVAL_LIGHTHOUSES = 6

/** An array of equal numbers. It is filled by `push`, because `new Array(length)` makes a slower array with holes. */
function filled(length: number, value: number): number[] {
  const list: number[] = []
  for (let i = 0; i < length; i++) list.push(value)
  return list
}

/** A game before set-up: no cards, ships or frames are placed yet. */
export function emptyGame(tables: Tables, setup: Setup): Game {
  const seats = setup.players
  const { rowSlots, titleCounts, hasRival, openTilePlaces } = tables.config
  const each = (value: number): number[] => filled(seats, value)
  const destinations = tables.destinationIds.length
  const solo = seats === 1 && hasRival
  return {
    seats,
    rival: solo ? RIVALS.indexOf(setup.rival ?? 'naples') : -1,
    hands: HANDS.indexOf(setup.hands ?? handsFor(tables, seats)[0]),
    viewer: FULL_GAME,
    phase: PHASE_HANDS,
    period: 0,
    windRose: 0,
    windRoseTaken: 0,
    turn: 0,
    turnLimitUsed: 0,
    lost: 0,
    rivalShips: solo ? RIVAL_SHIPS : 0,
    rivalLighthouses: solo ? RIVAL_LIGHTHOUSES : 0,
    chance: seedChance(setup.seed),
    ships: filled(seats * PLACE_COUNT, 0),
    bread: each(0),
    score: each(0),
    titlePoints: each(0),
    erected: each(0),
    passed: each(0),
    handSize: each(0),
    pileSize: each(0),
    asideSize: each(0),
    sent: each(0),
    artworkCounts: filled(seats * 3, 0),
    destinationCounts: each(0),
    characterCounts: filled(seats * 4, 0),
    awaitedTriggers: each(0),
    modifiers: filled(seats * MOD_COUNT, 0),
    docks: filled(destinations, 0),
    lighthouses: filled(destinations, 0),
    destinationOwner: filled(destinations, -1),
    discoveredThisTurn: [],
    covers: filled(tables.evolvingCount + openTilePlaces, -1),
    artworkOwner: filled(tables.artworkIds.length, -1),
    where: [],
    knownBy: [],
    invited: [],
    usedAbilities: [],
    picks: each(-1),
    workshop: filled(rowSlots[0], -1),
    atlas: filled(rowSlots[1], -1),
    council: filled(rowSlots[2], -1),
    artworkDeck: [],
    atlasDeck: [],
    councilDeck: [],
    artworkDiscard: [],
    atlasDiscard: [],
    councilDiscard: [],
    titles: [],
    decrees: [],
    squares: filled(titleCounts[seats - 1] * SQUARES_PER_TITLE, 0),
    stack: [],
  }
}
