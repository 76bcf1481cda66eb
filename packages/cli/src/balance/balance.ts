import type { Tables } from '@amalfi/engine'
import { boundsFor, type Mode } from './bounds.ts'
import {
  type ArtworkBalance,
  artworksOf,
  type CharacterBalance,
  charactersOf,
  type DestinationBalance,
  destinationsOf,
  type TitleBalance,
  titlesOf,
} from './cards.ts'
import type { Facts } from './facts.ts'
import type { Figure } from './figure.ts'
import {
  type BySource,
  type SoloBalance,
  soloOf,
  sourcesOf,
  type WinnersBalance,
  winnersOf,
} from './points.ts'
import { type PackBalance, packsOf, type SeatBalance, seatsOf } from './seats.ts'

/** The balance of seats and cards in games between bots. */
export interface Balance {
  readonly games: number
  readonly mode: Mode
  readonly seats: readonly SeatBalance[]
  readonly packs: Readonly<Record<string, PackBalance>>
  readonly titles: Readonly<Record<string, TitleBalance>>
  readonly characters: Readonly<Record<string, CharacterBalance>>
  readonly destinations: Readonly<Record<string, DestinationBalance>>
  readonly artworks: Readonly<Record<string, ArtworkBalance>>
  readonly sources: BySource<Figure>
  readonly winners: WinnersBalance
  /** Null in games of several players. */
  readonly solo: SoloBalance | null
}

/** Summarizes the facts of all games. */
export function balanceOf(tables: Tables, facts: readonly Facts[], mode: Mode): Balance {
  const bounds = boundsFor(mode)
  return {
    games: facts.length,
    mode,
    seats: seatsOf(facts, bounds),
    packs: packsOf(tables, facts, bounds),
    titles: titlesOf(tables, facts, bounds),
    characters: charactersOf(tables, facts, bounds),
    destinations: destinationsOf(tables, facts, bounds),
    artworks: artworksOf(tables, facts, bounds),
    sources: sourcesOf(facts, bounds),
    winners: winnersOf(facts, bounds),
    solo: mode.players === 1 ? soloOf(tables, facts, mode.rival, bounds) : null,
  }
}
