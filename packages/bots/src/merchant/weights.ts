/**
 * What a merchant thinks things are worth, in points. The values were tuned by letting variants play
 * each other; none belongs to a particular card. Lists are by period, I to IV.
 */
export interface Weights {
  /** A unit of any resource, before it is known what it will buy. */
  readonly unit: readonly number[]
  /** How much the value of a resource depends on what can be bought with it now. */
  readonly demand: number
  /** A bread that the feed will need, one kept in reserve, and any further one. */
  readonly bread: readonly number[]
  readonly reserveBread: number
  readonly spareBread: number
  /** How many bread beyond the feed count as reserve. */
  readonly reserveSize: number
  /** A bread kept for the next period. */
  readonly carriedBread: number
  /** A ship in the bay: the share of its best use that counts. */
  readonly bay: number
  /** The load of a hold kept for the next period. */
  readonly cargo: number
  /** A ship, for each coming period. */
  readonly ship: readonly number[]
  /** Taking a character. */
  readonly take: number
  /** A character in the hand: the share of its worth that counts. */
  readonly hand: readonly number[]
  /** A lighthouse, for each coming period. */
  readonly lighthouse: number
  /** A voyage to a private destination gains more than another use of the ship: the share of this gain that counts. */
  readonly privateVoyage: number
  /** The dock of a private destination is always free for its owner. */
  readonly privateDock: number
  /** By type of character: the share of its worth that counts. */
  readonly engage: number
  readonly permanent: number
  readonly immediate: number
  readonly endgame: number
  /**
   * Titles within reach: the share of their points that counts, and how much faster than usual the
   * seat gets what a title needs.
   */
  readonly title: number
  readonly titleGrowth: number
  /** Not losing to a rival for lack of titles. */
  readonly survival: number
  /** Used instead of `titleGrowth` when a rival requires titles soon. */
  readonly urgentTitleGrowth: number
  /** The factor by which each later action of a plan counts less. */
  readonly discount: number
  /** The Wind Rose. */
  readonly windRose: number
  /** The difference in points at which one pack is clearly preferred to another. */
  readonly packVariety: number
  /** At each level of the search: how many plans are continued, and with how many choices each. */
  readonly beam: readonly number[]
  readonly width: readonly number[]
  /** The same for the parts of an action. */
  readonly partBeam: readonly number[]
  readonly partWidth: readonly number[]
}

export const WEIGHTS: Weights = {
  unit: [1.49, 1.62, 1.05, 0.61],
  demand: 0.61,
  bread: [1.03, 1, 0.69, 0.59],
  reserveBread: 0.58,
  spareBread: 0.41,
  reserveSize: 1.93,
  carriedBread: 0.82,
  bay: 1.07,
  cargo: 0.92,
  ship: [5.65, 6.5, 8.22, 0],
  take: 2.09,
  hand: [0.39, 0.47, 0.46, 0.36],
  lighthouse: 0.67,
  privateVoyage: 0.33,
  privateDock: 0.82,
  engage: 0.71,
  permanent: 0.7,
  immediate: 1.55,
  endgame: 0.78,
  title: 0.83,
  titleGrowth: 0.84,
  survival: 60,
  urgentTitleGrowth: 3.5,
  discount: 0.94,
  windRose: 0.43,
  packVariety: 12,
  beam: [5, 3],
  width: [8, 6],
  partBeam: [3],
  partWidth: [6],
}
