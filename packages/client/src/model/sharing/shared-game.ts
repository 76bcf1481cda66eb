import type { Printing } from '@amalfi/engine'
import type { Player } from '../players/player.ts'

interface WithPlayers {
  readonly players: readonly Player[]
}

/** A game from its beginning. It reveals everything. */
export interface SharedRecord extends WithPlayers {
  readonly kind: 'game'
  /** As `writeRecord` writes it. */
  readonly record: string
  /** A move was undone after hidden information was seen. */
  readonly rewound: boolean
}

/** A position without the moves that led to it. */
export interface SharedPosition extends WithPlayers {
  readonly kind: 'position'
  readonly game: string
  /** The version of the rules. */
  readonly version: number
  readonly pack: string
  readonly printing: Printing
  readonly position: string
  /** The seat that shared its view, or -1 for onlookers; hidden cards are random. Null if none is. */
  readonly seenBy: number | null
}

/** What a link or a file contains. */
export type SharedGame = SharedRecord | SharedPosition
