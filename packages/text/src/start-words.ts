import type { Hands, Printing, Rival } from '@amalfi/engine'

/** What the pages before a game say, and the settings. */
export interface StartWords {
  /** The name of the game in two lines: what it is called, and which one it is. */
  readonly game: string
  readonly edition: string
  /** Against whom one click begins a game. */
  readonly quickHint: Readonly<Record<'apprentice' | 'merchant', string>>
  readonly newGameHint: string
  readonly rulesHint: string
  readonly cardsHint: string
  readonly aboutCardsHint: string
  readonly backToTable: string
  /** Merchant families: what bots are called who have no other name, by seat. */
  readonly houses: readonly [string, string, string, string]
  readonly removeGame: string
  /** Asked before a game is deleted. */
  readonly sureToRemove: string
  readonly keepGame: string
  readonly colour: (seat: string) => string
  readonly colours: Readonly<Record<'vermilion' | 'azure' | 'green' | 'ochre' | 'violet', string>>
  readonly kind: string
  /** How each bot plays, so that one knows which to choose. */
  readonly botsHelp: Readonly<Record<'apprentice' | 'merchant' | 'random', string>>
  /** How each way to deal hands goes, for so many players. */
  readonly handsHelp: Readonly<Record<Hands, (players: number) => string>>
  readonly printingHelp: Readonly<Record<Printing, string>>
  readonly rivalHelp: Readonly<Record<Rival, string>>
  readonly whatDiffers: string
  readonly contents: string
  readonly linkTo: (rule: string) => string
  readonly search: string
  readonly allKinds: string
  readonly found: (cards: number) => string
  readonly nothingFound: string
  /** How many of a kind of cards are printed in a rulebook. */
  readonly printedOf: (printed: number, all: number) => string
  readonly madeWith: string
  /** Whose work is shown here: icons, coast, type. */
  readonly credits: readonly string[]
  /** A part of the page does not arrive. */
  readonly notLoaded: string
  readonly tryAgain: string
  readonly settings: string
  readonly speed: string
  readonly speeds: Readonly<Record<'atOnce' | 'quick' | 'calm' | 'slow', string>>
  readonly finishedGames: string
  readonly confirmTurn: string
  readonly confirmTurnHint: string
  readonly motion: string
  readonly motions: Readonly<Record<'device' | 'full' | 'still', string>>
}
