/**
 * What a merchant thinks things are worth, in points. The values were tuned by letting variants play
 * each other; none belongs to a particular card. Lists are by period, I to IV.
 */
export interface Weights {
  /** A unit of any resource, before it is known what it will buy. */
  readonly unit: readonly number[]
  /** How much the value of a resource depends on what can be bought with it now. */
  readonly demand: number
  /** A bread that the feed will need; then one in reserve (`store`), then any further one (`spare`). */
  readonly bread: readonly number[]
  readonly store: number
  readonly spare: number
  /** How many bread beyond the feed count as reserve. */
  readonly stored: number
  /** A bread kept for the next period. */
  readonly carried: number
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
  /** A private destination: the share that counts of what a voyage there gains over another use of the ship. */
  readonly own: number
  /** A private destination: what it is worth that nobody else can occupy it. */
  readonly always: number
  /** The share of what a character of each type brings that counts. */
  readonly engage: number
  readonly permanent: number
  readonly immediate: number
  readonly endgame: number
  /** Titles within reach: the share of their points that counts, and a factor on the expected growth. */
  readonly title: number
  readonly focus: number
  /** Not losing to a rival for lack of titles. */
  readonly survival: number
  /** The same factor when a rival requires titles soon. */
  readonly haste: number
  /** The factor by which each later action of a plan counts less. */
  readonly patience: number
  /** The Wind Rose. */
  readonly rose: number
  /** The difference in points at which one pack is clearly preferred to another. */
  readonly variety: number
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
  store: 0.58,
  spare: 0.41,
  stored: 1.93,
  carried: 0.82,
  bay: 1.07,
  cargo: 0.92,
  ship: [5.65, 6.5, 8.22, 0],
  take: 2.09,
  hand: [0.39, 0.47, 0.46, 0.36],
  lighthouse: 0.67,
  own: 0.33,
  always: 0.82,
  engage: 0.71,
  permanent: 0.7,
  immediate: 1.55,
  endgame: 0.78,
  title: 0.83,
  focus: 0.84,
  survival: 60,
  haste: 3.5,
  patience: 0.94,
  rose: 0.43,
  variety: 12,
  beam: [5, 3],
  width: [8, 6],
  partBeam: [3],
  partWidth: [6],
}
