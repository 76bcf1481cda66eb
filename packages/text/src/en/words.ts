import type { ArtType, CharacterType, Count, Hold, Phase, Row } from '@amalfi/engine'
import type { Terms } from '../locale.ts'
import type { SetupMessages } from '../messages/setup.ts'
import type { Noun, Verb } from './grammar.ts'

/** What a game calls its things. The sentences are the same for all games; they look words up here. */
export interface GameWords {
  /** Where points come from that no other source names. */
  readonly otherPoints: string
  /** The name of the game in one line, and which of the games it is. */
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
  /** What one has of it: `3 bread in your granary`. */
  readonly breadStored: string
  /** A whole clause: as much as there is room for. */
  readonly fillGranary: string
  /** What a cost is counted in. */
  readonly resource: Noun
  readonly hold: Noun
  readonly dock: Noun
  /** Where a ship goes to, and what kinds of it there are. */
  readonly destination: Noun
  readonly publicDestination: Noun
  readonly evolvingDestination: Noun
  /** A place of one's own: what it is, and what is to be had of it. */
  readonly privateDestination: Noun
  readonly discoverable: Noun
  readonly artwork: Noun
  readonly monument: Noun
  readonly decree: Noun
  readonly title: Noun
  readonly lighthouse: Noun
  readonly period: Noun
  readonly windRose: string
  /** The loads, as places and as things to pay with; and one of each. */
  readonly holds: Readonly<Record<Hold, string>>
  readonly loads: Readonly<Record<Hold, string>>
  /** The rows with an article, and as a heading. */
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
  /** Of what type something is that only titles count. */
  readonly extraOf: Readonly<Partial<Record<Count, string>>>
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
  readonly artTypes: Readonly<Record<ArtType | 'artwork', Noun>>
  readonly characterTypes: Readonly<Record<CharacterType | 'character', Noun>>
  /** Everything that can be counted, as what one has: `2 invited characters`. */
  readonly counts: Readonly<Record<Count, Noun>>
  /** After "per", where the words above would not say whose, or which. */
  readonly each: Readonly<Partial<Record<Count, string>>>
  readonly terms: Terms
}
