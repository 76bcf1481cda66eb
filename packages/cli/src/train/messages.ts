import type { SampleBatch, Style } from '@amalfi/bots/learned'
import type { Printing, Setup } from '@amalfi/engine'
import type { Pack } from '@amalfi/packs'

/** What a worker gets when it starts. */
export interface TrainWork {
  readonly pack: Pack
  readonly printing: Printing
  /** How many hidden units the network has. */
  readonly hidden: number
  /** Whether the network knows each card by its id. A general network does not. */
  readonly withIds: boolean
}

/** A game to be played for learning. */
export interface TrainingGame {
  readonly setup: Setup
  /** By seat: whether the network plays it. Merchants play the others. */
  readonly learnedSeats: readonly boolean[]
  /** Random starting packs and hands show how to play those that the network would not choose. */
  readonly randomHands: boolean
}

/** What a worker is asked to do. */
export type TrainTask =
  /** Merchants play all seats, and their games become samples. */
  | { readonly kind: 'watch'; readonly games: readonly TrainingGame[] }
  /** The network plays against itself. */
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

/** The result of a task. */
export type TrainResult =
  | {
      readonly kind: 'samples'
      readonly batches: readonly SampleBatch[]
      /** Points of the learned seats in games of four. */
      readonly scores: readonly number[]
    }
  | {
      readonly kind: 'match'
      /** By game: the share of the win and the points of the learned seat. */
      readonly winShares: readonly number[]
      readonly scores: readonly number[]
    }
