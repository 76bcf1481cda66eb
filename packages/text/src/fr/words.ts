import type { ArtType, CharacterType, Count, Hold, Phase, Place, Row } from '@amalfi/engine'
import type { Terms } from '../locale/locale.ts'
import type { SetupMessages } from '../messages/setup.ts'
import type { Noun, Verb } from './grammar.ts'

/**
 * The nouns and verbs of one game. The sentences are the same for both games and take their words
 * from here. A word without a gender has the same gender in both games.
 */
export interface GameWords {
  /** The name of the source for points that belong to no other source. */
  readonly otherPoints: string
  /** The full name of the game, and the short name of the edition. */
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
  /** The bread in the granary: `3 pains dans votre grenier`. */
  readonly breadStored: Noun
  /** A whole clause for the effect that fills the granary. */
  readonly fillGranary: string
  /** The unit of a cost. */
  readonly resource: Noun
  /** Feminine; and the short form before a load. */
  readonly hold: Noun
  readonly holdOf: string
  /**
   * Forms of the dock: `à quai`, `le quai`, `un quai`, the plural, occupied, and occupied in the
   * plural.
   */
  readonly onDock: string
  readonly theDock: string
  readonly aDock: string
  readonly docks: string
  readonly dockTaken: string
  readonly busyDocks: string
  /** Where ships sail to (feminine), and the kinds of destinations. */
  readonly destination: Noun
  readonly publicDestination: Noun
  readonly evolvingDestination: Noun
  /** A private destination, and the word for it before it is discovered. */
  readonly privateDestination: Noun
  readonly discoverable: Noun
  readonly yourDestinations: string
  readonly oneOfYourDestinations: string
  readonly destinationOfAnother: string
  readonly newDestination: string
  readonly artwork: Noun
  /** An artwork that counts for titles only. */
  readonly extraArtwork: Noun
  /** Masculine. */
  readonly monument: Noun
  readonly decree: Noun
  readonly title: Noun
  readonly lighthouse: Noun
  /** Feminine. */
  readonly period: Noun
  readonly windRose: string
  /** What its holder may do, and what passing means, as whole sentences. */
  readonly windRoseHelp: string
  readonly passHelp: string
  /** Both are masculine. */
  readonly wood: Noun
  readonly fabric: Noun
  /** The rows with an article, and as headings. */
  readonly rows: Readonly<Record<Row, string>>
  readonly rowNames: Readonly<Record<Row, string>>
  /** The kind of character: singular, plural, and as a heading. */
  readonly engageable: readonly [one: string, many: string, heading: string]
  /** `naviguer vers un lieu`. */
  readonly sail: Verb
  readonly sailPreposition: 'vers' | 'sur'
  readonly discover: Verb
  readonly invite: Verb
  readonly engage: Verb
  readonly erect: Verb
  readonly takeTitle: Verb
  /** To pay the bread that is due. */
  readonly feed: Verb
  readonly feeding: string
  /** Comes before the amount that is due; and the short form on a button. */
  readonly toFeed: string
  readonly feedOnly: string
  /** Comes before an amount of bread: `your crews need`. */
  readonly feedNeed: string
  readonly fed: string
  readonly optional: string
  readonly phases: Readonly<Record<Phase, string>>
  readonly handNames: Terms['hands']
  readonly handsHelp: SetupMessages['handsHelp']
  /** Which cards and values are printed in a rulebook. */
  readonly printedCards: string
  readonly map: string
  /** The caption of its picture in the rules. */
  readonly mapPicture: string
}

/** The words of a game, together with what is derived from them. */
export interface Words extends GameWords {
  /** The resources as counted in a cost: `2 épices`. */
  readonly resources: Readonly<Record<Hold, Noun>>
  /** The resources after `en`: `en joyaux`. */
  readonly paidIn: Readonly<Record<Hold, string>>
  /** The holds that ships are sent to, named after their load. */
  readonly holds: Readonly<Record<Hold, string>>
  readonly places: Readonly<Record<Place, string>>
  readonly artTypes: Readonly<Record<ArtType | 'artwork', Noun>>
  readonly characterTypes: Readonly<Record<CharacterType | 'character', Noun>>
  readonly counts: Readonly<Record<Count, Noun>>
  /** The form after `par`, where the bare noun would be ambiguous. */
  readonly each: Partial<Readonly<Record<Count, string>>>
  readonly terms: Terms
}
