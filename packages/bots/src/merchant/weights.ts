/**
 * What a merchant thinks things are worth, in points. Found by play between variants; none of them
 * knows a card. Lists are by period, I to IV.
 */
export interface Weights {
  /** A unit of any resource, as far as it is not known yet what it will buy. */
  readonly unit: readonly number[]
  /** How much the price of a resource follows from what lies open to be bought. */
  readonly demand: number
  /** A bread that will be needed, one in store, one beyond. */
  readonly bread: readonly number[]
  readonly store: number
  readonly spare: number
  /** How many bread beyond the feed are a store. */
  readonly stored: number
  /** A bread taken over into the next period. */
  readonly carried: number
  /** Of what a ship in the bay could do best, how much is counted on. */
  readonly bay: number
  /** A hold's load taken over into the next period. */
  readonly cargo: number
  /** A ship for a period to come. */
  readonly ship: readonly number[]
  /** Taking a character. */
  readonly take: number
  /** A character in the hand: how much of its worth is counted on. */
  readonly hand: readonly number[]
  /** A lighthouse, for a period to come. */
  readonly lighthouse: number
  /** A destination of one's own: of what a voyage there brings, how much more than another one. */
  readonly own: number
  /** And what it is worth not to be forestalled there. */
  readonly always: number
  /** An engageable character: how much of what engaging it brings is counted on. */
  readonly engage: number
  readonly permanent: number
  readonly immediate: number
  readonly endgame: number
  /** Titles in reach: how much of the points is counted on, and how purposeful growth is. */
  readonly title: number
  readonly focus: number
  /** Not to lose against a rival for want of titles. */
  readonly survival: number
  /** How purposeful growth is with a rival at one's heels. */
  readonly haste: number
  /** What later actions of a plan count against the first. */
  readonly patience: number
  /** The Wind Rose. */
  readonly rose: number
  /** By how many points packs must differ for one to be clearly preferred. */
  readonly variety: number
  /** How many plans are followed up, and in how many ways each; as many levels as entries. */
  readonly beam: readonly number[]
  readonly width: readonly number[]
  /** The same within an action. */
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
