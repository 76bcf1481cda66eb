import { beforeEach, expect, test, vi } from 'vitest'

/** Loads the settings in a browser that has this text stored. */
async function settingsFrom(stored: string | null, written: string[] = []) {
  vi.resetModules()
  vi.stubGlobal('localStorage', {
    getItem: () => stored,
    setItem: (_: string, text: string) => written.push(text),
  })
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }))
  vi.stubGlobal('navigator', { languages: ['fr-CA', 'en'] })
  vi.stubGlobal('document', { documentElement: { classList: { toggle: () => {} } } })
  const { language, pace, textSize } = await import('../../src/ui/settings.ts')
  return { language: language.value, pace: pace.value, textSize: textSize.value }
}

const DEFAULTS = { language: 'fr', pace: 600, textSize: 'normal' }

beforeEach(() => vi.unstubAllGlobals())

test('settings that were saved are used', async () => {
  const saved = JSON.stringify({ language: 'ja', pace: 0, letters: 'larger' })
  expect(await settingsFrom(saved)).toEqual({ language: 'ja', pace: 0, textSize: 'larger' })
})

test('a missing or bad value has its default', async () => {
  expect(await settingsFrom(null)).toEqual(DEFAULTS)
  expect(await settingsFrom('{"pace":"fast", broken')).toEqual(DEFAULTS)
  expect(await settingsFrom('{"language":"xx","pace":-1,"letters":"large"}')).toEqual({
    ...DEFAULTS,
    textSize: 'large',
  })
})

test('settings of a newer version are kept when settings are saved', async () => {
  const written: string[] = []
  await settingsFrom(JSON.stringify({ pace: 0, night: true }), written)
  expect(JSON.parse(written.at(-1) ?? '{}')).toMatchObject({ pace: 0, night: true })
})

test('a text longer than settings can be is not read', async () => {
  const parse = vi.spyOn(JSON, 'parse')
  const long = JSON.stringify({ pace: 0, more: 'x'.repeat(10_000) })
  try {
    expect(await settingsFrom(long)).toEqual(DEFAULTS)
    expect(parse).not.toHaveBeenCalledWith(long)
  } finally {
    parse.mockRestore()
  }
})
