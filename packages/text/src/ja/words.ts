import type { ArtType, CharacterType, Count, Hold, Phase, Row } from '@amalfi/engine'
import type { Terms } from '../locale.ts'
import type { SetupMessages } from '../messages/setup.ts'
import type { Verb } from './grammar.ts'

/** Something with its counter. */
export interface CountedNoun {
  readonly noun: string
  readonly counter: string
  /** The noun where so many are needed, if another. */
  readonly needed?: string
  /** People are there in another way than things. */
  readonly animate?: true
}

/** What a game calls its things. The sentences are the same for all games; they look words up here. */
export interface GameWords {
  /** Where points come from that no other source names. */
  readonly otherPoints: string
  /** The name of the game in one line, and which of the games it is. */
  readonly gameTitle: string
  readonly edition: string
  readonly bread: string
  readonly bay: string
  readonly port: string
  readonly granary: string
  readonly granaryLimit: string
  /** The counter of what a cost is paid in. */
  readonly costCounter: string
  /** The holds in general, and after a load. */
  readonly hold: string
  readonly holdSuffix: string
  readonly dock: string
  /** Where a ship goes to, and what kinds of it there are. */
  readonly destination: string
  readonly publicDestination: string
  readonly evolvingDestination: string
  /** A place of one's own: what it is, its counter, and what is to be had of it. */
  readonly privateDestination: string
  readonly destinationCounter: string
  readonly discoverable: string
  readonly ownDestination: string
  readonly yourDestination: string
  readonly destinationOfAnother: string
  readonly destinationNotYours: string
  readonly artwork: string
  /** One that only titles count. */
  readonly extraArtwork: string
  readonly monument: string
  readonly decree: string
  readonly lighthouse: string
  /** Its counter. */
  readonly lighthouseCounter: string
  readonly windRose: string
  readonly holds: Readonly<Record<Hold, string>>
  /** The rows in a sentence, and as a heading. */
  readonly rows: Readonly<Record<Row, string>>
  readonly rowNames: Readonly<Record<Row, string>>
  /** Before する: to a place, and without saying where; as a noun. */
  readonly sailTo: string
  readonly sail: string
  readonly voyageTo: string
  readonly voyage: string
  /** Before a place. */
  readonly sailAt: string
  /** To a place that is taken too, before できる. */
  readonly sailAlsoTo: string
  /** Before する. */
  readonly discover: string
  readonly invite: Verb
  readonly invited: string
  readonly inviteCost: string
  readonly discoverCost: string
  /** How a character comes to be, at the end of a line of the log. */
  readonly invitation: string
  readonly erect: Verb
  readonly erected: string
  readonly notErected: string
  /** Paying the food that is due: as a noun, as a deed, as a request, when it is done. */
  readonly feeding: string
  readonly feed: string
  readonly feedAnd: string
  readonly pleaseFeed: string
  readonly fed: string
  readonly eaten: string
  /** Who it is for, with its particle. */
  readonly feedSubject: string
  readonly phases: Readonly<Record<Phase, string>>
  /** What is done with a card that one does not keep. */
  readonly drop: string
  readonly handNames: Terms['hands']
  readonly handsHelp: SetupMessages['handsHelp']
  /** What of the cards stands in a rulebook. */
  readonly printedCards: string
  readonly map: string
}

/** The words of a game, with all that can be made of them. */
export interface Words extends GameWords {
  readonly artTypes: Readonly<Record<ArtType | 'artwork', string>>
  readonly characterTypes: Readonly<Record<CharacterType | 'character', string>>
  readonly counts: Readonly<Record<Count, CountedNoun>>
  readonly terms: Terms
}
