import type { Hands, Printing, Rival } from '@amalfi/engine'
/** The page that sets up a new game. */
export interface SetupMessages {
  readonly start: string
  readonly players: string
  readonly seat: (n: number) => string
  readonly person: string
  readonly bots: Readonly<Record<'apprentice' | 'merchant' | 'random', string>>
  readonly name: string
  readonly hands: string
  readonly printing: string
  readonly rival: string
  readonly seed: string
  readonly seedHint: string
  /** How each bot plays, so that one knows which to choose. */
  readonly botsHelp: Readonly<Record<'apprentice' | 'merchant' | 'random', string>>
  readonly whoPlays: string
  /** Merchant families: what bots are called who have no other name, by seat. */
  readonly houses: readonly [string, string, string, string]
  readonly colour: (seat: string) => string
  readonly colours: Readonly<Record<'vermilion' | 'azure' | 'green' | 'ochre' | 'violet', string>>
  /** How each way to deal hands goes, for so many players. */
  readonly handsHelp: Readonly<Record<Hands, (players: number) => string>>
  readonly printingHelp: Readonly<Record<Printing, string>>
  readonly printingDifferences: string
  readonly rivalHelp: Readonly<Record<Rival, string>>
}
