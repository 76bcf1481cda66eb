/** What can be set for one's comfort. */
export interface ComfortWords {
  readonly letters: string
  readonly letterSizes: Readonly<Record<'normal' | 'large' | 'larger', string>>
  readonly safeColours: string
  readonly safeColoursHint: string
  readonly sound: string
  readonly soundHint: string
}
