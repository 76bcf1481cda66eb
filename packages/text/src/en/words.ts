import type { ArtType, CharacterType, Count, Hold, Phase, Row } from '@amalfi/engine'
import type { Terms } from '../locale/locale.ts'
import type { SetupMessages } from '../messages/setup.ts'
import type { Noun, Verb } from './grammar.ts'

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
  readonly yourBay: string
  readonly inBay: string
  readonly inYourBay: string
  readonly port: string
  readonly yourPort: string
  readonly granary: string
  /** The bread in the granary: `3 bread in your granary`. */
  readonly breadStored: string
  /** A whole clause for the effect that fills the granary. */
  readonly fillGranary: string
  /** The unit of a cost. */
  readonly resource: Noun
  readonly hold: Noun
  readonly dock: Noun
  /** Where ships sail to, and the kinds of destinations. */
  readonly destination: Noun
  readonly publicDestination: Noun
  readonly evolvingDestination: Noun
  /** A private destination, and the word for it before it is discovered. */
  readonly privateDestination: Noun
  readonly discoverable: Noun
  readonly artwork: Noun
  readonly monument: Noun
  readonly decree: Noun
  readonly title: Noun
  readonly lighthouse: Noun
  readonly period: Noun
  readonly windRose: string
  /** What its holder may do, and what passing means, as whole sentences. */
  readonly windRoseHelp: string
  readonly passHelp: string
  /** The loads as holds and resources, and the singular of each. */
  readonly holds: Readonly<Record<Hold, string>>
  readonly loads: Readonly<Record<Hold, string>>
  /** The rows with an article, and as headings. */
  readonly rows: Readonly<Record<Row, string>>
  readonly rowNames: Readonly<Record<Row, string>>
  readonly endgame: string
  readonly engageable: string
  /** `sail to a place`. */
  readonly sail: Verb
  readonly sailPreposition: string
  readonly discover: Verb
  readonly invite: Verb
  readonly engage: Verb
  readonly straighten: Verb
  readonly erect: Verb
  /** A title comes by itself or is claimed. */
  readonly takeTitle: Verb
  /** The type of things that count for titles only. */
  readonly extraOf: Readonly<Partial<Record<Count, string>>>
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
  readonly artTypes: Readonly<Record<ArtType | 'artwork', Noun>>
  readonly characterTypes: Readonly<Record<CharacterType | 'character', Noun>>
  /** Everything that can be counted, as something the player has: `2 invited characters`. */
  readonly counts: Readonly<Record<Count, Noun>>
  /** The form after "per", where `counts` would be ambiguous. */
  readonly each: Readonly<Partial<Record<Count, string>>>
  readonly terms: Terms
}
