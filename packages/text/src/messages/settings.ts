/** Messages of the settings dialog. */
export interface SettingsMessages {
  readonly title: string
  readonly speed: string
  readonly speeds: Readonly<Record<'atOnce' | 'quick' | 'calm' | 'slow', string>>
  readonly confirmTurn: string
  readonly confirmTurnHint: string
  readonly fastForward: string
  readonly fastForwardHint: string
  readonly motion: string
  readonly motions: Readonly<Record<'device' | 'full' | 'still', string>>
  readonly theme: string
  readonly themes: Readonly<Record<'device' | 'day' | 'night', string>>
  readonly textSize: string
  readonly textSizes: Readonly<Record<'normal' | 'large' | 'larger', string>>
  readonly safeColours: string
  readonly safeColoursHint: string
  readonly sound: string
  readonly soundHint: string
  readonly shortcuts: string
  readonly shortcutsHint: string
}
