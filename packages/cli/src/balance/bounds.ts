import type { GameName, Hands, PointSource, Rival } from '@amalfi/engine'
import type { PackMode } from '../measure/pack-mode.ts'

/** The values that a figure may have. Null leaves a side open. */
export interface Bound {
  readonly least: number | null
  readonly most: number | null
}

/** The games that were played. Each kind of game has its own bounds. */
export interface Mode {
  readonly game: GameName
  readonly players: number
  readonly hands: Hands
  readonly packs: PackMode
  readonly rival: Rival | null
}

/**
 * What fair cards look like if strong bots play. A figure that is left out has no bound. The values are
 * our goals: players should not notice that a seat or pack is better, the points of winners should fit
 * the ranks of the rulebook for solo games (which end at 226), and no card should be useless or a must.
 */
export interface Bounds {
  readonly seatWins?: Bound
  readonly packWins?: Bound
  /** Packs that were picked less often are not judged. */
  readonly leastPicked?: number
  readonly winnersMedian?: Bound
  readonly winnersP90?: Bound
  readonly soloMedian?: Bound
  readonly sources?: Readonly<Partial<Record<PointSource, Bound>>>
  /** The share of seats that took a title, in games it was in. */
  readonly taken?: Bound
  /** Of the hands that held a character, the share that invited it. */
  readonly invited?: Bound
  /** Of the games that showed an artwork or a tile, the share in which somebody bought it. */
  readonly bought?: Bound
  /** Wins of seats that own a card. */
  readonly ownerWins?: Bound
}

const between = (least: number, most: number): Bound => ({ least, most })
const atLeast = (least: number): Bound => ({ least, most: null })
const atMost = (most: number): Bound => ({ least: null, most })
/** Every seat or pack wins its equal share, give or take `margin`. */
const equalShare = (players: number, margin: number): Bound =>
  between(1 / players - margin, 1 / players + margin)

/** Few choices of a pack say little about its wins. Packs dealt at random are common enough. */
const LEAST_PICKED = 400
/** The most that one source may bring of all points. */
const MOST_FROM_SOURCE = atMost(0.45)

const SOLO_MEDIANS: Readonly<Record<Rival, Bound>> = {
  naples: between(200, 255),
  genoa: between(180, 245),
}

function ofRenaissance({ players, hands, packs, rival }: Mode): Bounds {
  if (players === 1) return rival === null ? {} : { soloMedian: SOLO_MEDIANS[rival] }
  const isRandom = packs === 'random'
  const wins: Bounds =
    hands !== 'packs'
      ? {}
      : {
          seatWins: equalShare(players, players === 4 ? 0.04 : 0.03),
          packWins: equalShare(players, players === 4 && isRandom ? 0.04 : 0.05),
          leastPicked: isRandom ? 0 : LEAST_PICKED,
        }
  if (players < 4) return wins
  return {
    ...wins,
    winnersMedian: between(150, 210),
    winnersP90: atMost(245),
    sources: {
      artworks: MOST_FROM_SOURCE,
      destinations: MOST_FROM_SOURCE,
      titles: MOST_FROM_SOURCE,
      decrees: MOST_FROM_SOURCE,
      'endgame characters': MOST_FROM_SOURCE,
      'other effects': MOST_FROM_SOURCE,
    },
    taken: between(0.3, 0.97),
    invited: between(0.1, 0.95),
    bought: atLeast(0.2),
    ownerWins: between(0.12, 0.4),
  }
}

/** In the basic deal of the 2020 game every seat has its own set, so the seats show the sets. */
function ofOriginal({ players, hands }: Mode): Bounds {
  if (players < 4) return {}
  return {
    ...(hands === 'packs' ? { seatWins: equalShare(players, 0.04) } : {}),
    sources: { artworks: atMost(0.55) },
    invited: atLeast(0.1),
    bought: atLeast(0.2),
  }
}

const BOUNDS: Readonly<Record<GameName, (mode: Mode) => Bounds>> = {
  renaissance: ofRenaissance,
  original: ofOriginal,
}

/** The bounds for games of a mode. */
export const boundsFor = (mode: Mode): Bounds => BOUNDS[mode.game](mode)
