import type { ArtType, CharacterType, Count, Hold, Phase, Place, Row } from '@amalfi/engine'
import type { Terms } from '../locale.ts'
import type { SetupMessages } from '../messages/setup.ts'
import type { Noun, Verb } from './grammar.ts'

/**
 * What a game calls its things. The sentences are the same for all games; they look words up here.
 * A word without its gender stands where both games have one of the same gender.
 */
export interface GameWords {
  /** Where points come from that no other source names. */
  readonly otherPoints: string
  /** The name of the game in one line, and which of the games it is. */
  readonly gameTitle: string
  readonly edition: string
  readonly bread: Noun
  /** `contre du pain`, `prenez le pain`, `changer en pain`. */
  readonly someBread: string
  readonly theBread: string
  readonly asBread: string
  /** Feminine. */
  readonly bay: string
  readonly inBay: string
  readonly inYourBay: string
  /** Masculine. */
  readonly port: string
  readonly granary: string
  /** What one has of it: `3 pains dans votre grenier`. */
  readonly breadStored: Noun
  /** A whole clause: as much as there is room for. */
  readonly fillGranary: string
  /** What a cost is counted in. */
  readonly resource: Noun
  /** Feminine; and in short, before what it holds. */
  readonly hold: Noun
  readonly holdOf: string
  /** A ship on a dock: `à quai`; the dock, before whose it is; one that is taken. */
  readonly onDock: string
  readonly theDock: string
  readonly aDock: string
  readonly docks: string
  readonly dockTaken: string
  readonly busyDocks: string
  /** Where a ship goes to, feminine; and what kinds of it there are. */
  readonly destination: Noun
  readonly publicDestination: Noun
  readonly evolvingDestination: Noun
  /** A place of one's own: what it is, and what is to be had of it. */
  readonly privateDestination: Noun
  readonly discoverable: Noun
  readonly yourDestinations: string
  readonly oneOfYourDestinations: string
  readonly destinationOfAnother: string
  readonly newDestination: string
  readonly artwork: Noun
  /** One that only titles count. */
  readonly extraArtwork: Noun
  /** Masculine. */
  readonly monument: Noun
  readonly decree: Noun
  readonly title: Noun
  readonly lighthouse: Noun
  /** Feminine. */
  readonly period: Noun
  readonly windRose: string
  /** The load of wheat or wood, and of textile or fabric; both masculine. */
  readonly wood: Noun
  readonly fabric: Noun
  /** The rows with an article, and as a heading. */
  readonly rows: Readonly<Record<Row, string>>
  readonly rowNames: Readonly<Record<Row, string>>
  /** The kind of character, one and several; and as a heading. */
  readonly engageable: readonly [one: string, many: string, heading: string]
  /** `naviguer vers un lieu`. */
  readonly sail: Verb
  readonly sailPreposition: 'vers' | 'sur'
  readonly discover: Verb
  readonly invite: Verb
  readonly engage: Verb
  readonly erect: Verb
  readonly takeTitle: Verb
  /** Paying the food that is due. */
  readonly feed: Verb
  readonly feeding: string
  /** Before how much is due; and in a word, on a button. */
  readonly toFeed: string
  readonly feedOnly: string
  /** Who needs it, before how much. */
  readonly feedNeed: string
  readonly fed: string
  readonly optional: string
  readonly phases: Readonly<Record<Phase, string>>
  readonly handNames: Terms['hands']
  readonly handsHelp: SetupMessages['handsHelp']
  /** What of the cards stands in a rulebook. */
  readonly printedCards: string
  readonly map: string
  /** Under a picture of it in the rules. */
  readonly mapPicture: string
}

/** The words of a game, with all that can be made of them. */
export interface Words extends GameWords {
  /** The resources as they are counted in a cost. */
  readonly resources: Readonly<Record<Hold, Noun>>
  /** The resources as what one pays in: `en joyaux`. */
  readonly paidIn: Readonly<Record<Hold, string>>
  /** The holds where ships are sent to, called by their load. */
  readonly holds: Readonly<Record<Hold, string>>
  readonly places: Readonly<Record<Place, string>>
  readonly artTypes: Readonly<Record<ArtType | 'artwork', Noun>>
  readonly characterTypes: Readonly<Record<CharacterType | 'character', Noun>>
  readonly counts: Readonly<Record<Count, Noun>>
  /** After `par`, where the bare noun would leave open whose it is. */
  readonly each: Partial<Readonly<Record<Count, string>>>
  readonly terms: Terms
}
