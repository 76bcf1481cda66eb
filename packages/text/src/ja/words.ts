import type { ArtType, CharacterType, Count, Hold, Phase, Row } from '@amalfi/engine'
import type { Terms } from '../locale/locale.ts'
import type { SetupMessages } from '../messages/setup.ts'
import type { Verb } from './grammar.ts'

/** A noun with its counter. */
export interface CountedNoun {
  readonly noun: string
  readonly counter: string
  /** The noun in a condition, if it differs. */
  readonly needed?: string
  /** People take いる, things take ある. */
  readonly animate?: true
}

/**
 * The nouns and verbs of one game. The sentences are the same for both games and take their words
 * from here.
 */
export interface GameWords {
  /** The name of the source for points that belong to no other source. */
  readonly otherPoints: string
  /** The full name of the game, and the short name of the edition. */
  readonly gameTitle: string
  readonly edition: string
  readonly bread: string
  readonly bay: string
  readonly port: string
  readonly granary: string
  readonly granaryLimit: string
  /** The counter of a cost. */
  readonly costCounter: string
  /** A hold in general, and the suffix after a load. */
  readonly hold: string
  readonly holdSuffix: string
  readonly dock: string
  /** Where ships sail to, and the kinds of destinations. */
  readonly destination: string
  readonly publicDestination: string
  readonly evolvingDestination: string
  /** A private destination, its counter, and the word for it before it is discovered. */
  readonly privateDestination: string
  readonly destinationCounter: string
  readonly discoverable: string
  readonly ownDestination: string
  readonly yourDestination: string
  readonly destinationOfAnother: string
  readonly destinationNotYours: string
  readonly artwork: string
  /** An artwork that counts for titles only. */
  readonly extraArtwork: string
  readonly monument: string
  readonly decree: string
  readonly lighthouse: string
  /** The counter of lighthouses. */
  readonly lighthouseCounter: string
  readonly windRose: string
  /** What its holder may do, and what passing means, as whole sentences. */
  readonly windRoseHelp: string
  readonly passHelp: string
  readonly holds: Readonly<Record<Hold, string>>
  /** The rows inside a sentence, and as headings. */
  readonly rows: Readonly<Record<Row, string>>
  readonly rowNames: Readonly<Record<Row, string>>
  /** Stems before する: sailing to a place, sailing without a place, and the same as nouns. */
  readonly sailTo: string
  readonly sail: string
  readonly voyageTo: string
  readonly voyage: string
  /** Comes before a place. */
  readonly sailAt: string
  /** Sailing to an occupied place too, before できる. */
  readonly sailAlsoTo: string
  /** A stem before する. */
  readonly discover: string
  readonly invite: Verb
  readonly invited: string
  readonly inviteCost: string
  readonly discoverCost: string
  /** The noun for inviting a character, at the end of a log entry. */
  readonly invitation: string
  readonly erect: Verb
  readonly erected: string
  readonly notErected: string
  /**
   * Feeding as a noun, as a choice, joined to another action, as a request, and when it is done.
   */
  readonly feeding: string
  readonly feed: string
  readonly feedAnd: string
  readonly pleaseFeed: string
  readonly fed: string
  readonly eaten: string
  /** Who eats, with its particle. */
  readonly feedSubject: string
  readonly phases: Readonly<Record<Phase, string>>
  /** What a player does with a card that is not kept. */
  readonly drop: string
  readonly handNames: Terms['hands']
  readonly handsHelp: SetupMessages['handsHelp']
  /** Which cards and values are printed in a rulebook. */
  readonly printedCards: string
  readonly map: string
}

/** The words of a game, together with what is derived from them. */
export interface Words extends GameWords {
  readonly artTypes: Readonly<Record<ArtType | 'artwork', string>>
  readonly characterTypes: Readonly<Record<CharacterType | 'character', string>>
  readonly counts: Readonly<Record<Count, CountedNoun>>
  readonly terms: Terms
}
