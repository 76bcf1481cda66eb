/** Where the settings are stored in the browser. */
export const SETTINGS_KEY = 'amalfi.settings'
/** The media query for devices with a dark theme. */
export const DARK_DEVICE = '(prefers-color-scheme: dark)'

/** Day or night: as the device is set, or one of them always. */
export const THEMES = ['device', 'day', 'night'] as const
/** A setting for the theme. */
export type Theme = (typeof THEMES)[number]

/**
 * Shows the day or the night. This file imports nothing, since `build/theme.ts` also makes it into the
 * script that runs before the first paint.
 */
export function showTheme(theme: unknown, deviceIsDark: boolean): void {
  const root = document.documentElement
  root.classList.toggle('night', theme === 'night' || (theme !== 'day' && deviceIsDark))
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', getComputedStyle(root).getPropertyValue('--paper'))
}
