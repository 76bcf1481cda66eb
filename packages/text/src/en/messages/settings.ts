import type { SettingsMessages } from '../../messages/settings.ts'

export const settings: SettingsMessages = {
  title: 'Settings',
  speed: 'Speed of computer players',
  speeds: { atOnce: 'At once', quick: 'Quick', calm: 'Calm', slow: 'Slow' },
  confirmTurn: 'Confirm the end of my turn',
  confirmTurnHint: 'The other players wait until you confirm.',
  motion: 'Movement of ships and cards',
  motions: { device: 'Same as this device', full: 'Always', still: 'Never' },
  textSize: 'Text size',
  textSizes: { normal: 'Normal', large: 'Large', larger: 'Larger' },
  safeColours: 'Colours for colour-blind players',
  safeColoursHint: 'Ships and loads differ in lightness, too.',
  sound: 'Quiet sounds',
  soundHint: 'Wood for a ship, paper for a card, a bell when it is your turn.',
}
