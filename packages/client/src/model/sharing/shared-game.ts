import type { Printing } from '@amalfi/engine'
import type { Player } from '../players/player.ts'

interface Handed {
  readonly players: readonly Player[]
}

/** A game from its beginning: who has it knows everything. */
export interface SharedRecord extends Handed {
  readonly kind: 'game'
  /** As `writeRecord` has it. */
  readonly record: string
  /** Something seen was taken back in it. */
  readonly rewound: boolean
}

/** A position without how it came about. */
export interface SharedPosition extends Handed {
  readonly kind: 'position'
  readonly game: string
  /** Of the rules. */
  readonly version: number
  readonly pack: string
  readonly printing: Printing
  readonly position: string
  /** The seat that saw it so, -1 for onlookers, with the rest dealt anew; null if all is as it was. */
  readonly seenBy: number | null
}

/** What is handed on in a link or a file. */
export type SharedGame = SharedRecord | SharedPosition
