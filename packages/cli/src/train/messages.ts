import type { SampleBatch, Style } from '@amalfi/bots/learned'
import type { Printing, Setup } from '@amalfi/engine'
import type { Pack } from '@amalfi/packs'

/** What a worker is made with. */
export interface TrainWork {
  readonly pack: Pack
  readonly printing: Printing
  readonly hidden: number
  readonly ids: boolean
}

/** A game to be played for learning. */
export interface TrainingGame {
  readonly setup: Setup
  /** By seat: does the network play it, or a merchant. */
  readonly learned: readonly boolean[]
  /** Random starting packs and hands show how to play those that the network would not choose. */
  readonly randomHands: boolean
}

/** What a worker is asked to do. */
export type TrainTask =
  /** Merchants play, the network watches. */
  | { readonly kind: 'watch'; readonly games: readonly TrainingGame[] }
  /** The network plays with itself. */
  | {
      readonly kind: 'play'
      readonly games: readonly TrainingGame[]
      readonly weights: Float32Array
      readonly style: Style
    }
  /** One network against hand-made merchants or another network, to see how strong it is. */
  | {
      readonly kind: 'match'
      readonly games: readonly TrainingGame[]
      readonly weights: Float32Array
      readonly opponent: Float32Array | 'merchant-1'
      readonly style: Style
    }

/** What came of a task. */
export type TrainResult =
  | {
      readonly kind: 'samples'
      readonly batches: readonly SampleBatch[]
      /** Points of the learned seats in games of four. */
      readonly scores: readonly number[]
      readonly games: number
    }
  | {
      readonly kind: 'matched'
      /** By game: the share of the win and the points of the learned seat. */
      readonly shares: readonly number[]
      readonly scores: readonly number[]
    }
