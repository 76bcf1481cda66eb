/** Messages of the settings dialog. */
export interface SettingsMessages {
  readonly title: string
  readonly speed: string
  readonly speeds: Readonly<Record<'atOnce' | 'quick' | 'calm' | 'slow', string>>
  readonly confirmTurn: string
  readonly confirmTurnHint: string
  readonly motion: string
  readonly motions: Readonly<Record<'device' | 'full' | 'still', string>>
  readonly textSize: string
  readonly textSizes: Readonly<Record<'normal' | 'large' | 'larger', string>>
  readonly safeColours: string
  readonly safeColoursHint: string
  readonly sound: string
  readonly soundHint: string
}
