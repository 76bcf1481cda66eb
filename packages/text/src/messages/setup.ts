import type { Hands, Printing, Rival } from '@amalfi/engine'
/** Messages of the page that sets up a new game. */
export interface SetupMessages {
  readonly start: string
  readonly players: string
  readonly seat: (n: number) => string
  readonly person: string
  readonly name: string
  readonly hands: string
  readonly printing: string
  readonly rival: string
  readonly seed: string
  readonly seedHint: string
  readonly whoPlays: string
  /** The names of bots without a name of their own, by seat. */
  readonly houses: readonly [string, string, string, string]
  readonly colour: (seat: string) => string
  readonly colours: Readonly<Record<'vermilion' | 'azure' | 'green' | 'ochre' | 'violet', string>>
  /** Explains each way of dealing hands, for a number of players. */
  readonly handsHelp: Readonly<Record<Hands, (players: number) => string>>
  readonly printingHelp: Readonly<Record<Printing, string>>
  readonly printingDifferences: string
  readonly rivalHelp: Readonly<Record<Rival, string>>
}
