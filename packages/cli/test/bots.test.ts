import { BOT_IDS, LEVELS } from '@amalfi/bots'
import { LANGUAGES } from '@amalfi/packs'
import { translatorFor } from '@amalfi/text'
import { locales } from '@amalfi/text/locales'
import { describe, expect, test } from 'vitest'
import { standInLine } from '../src/game/bots.ts'
import { standInTexts } from '../src/game/seats.ts'
import { BUILT_IN } from '../src/packs/built-in.ts'
import { runAmalfi } from './support/io.ts'

const { opponents } = locales.en

test.for(['play', 'watch', 'simulate', 'serve', 'arena', 'balance'])(
  'the help of %s lists all bots and explains each level',
  async (command) => {
    const { out } = await runAmalfi(command, '--help')
    const listed = out.slice(out.findIndex((line) => line.startsWith('Bots')) + 1)
    expect(listed.map((line) => line.trim().split(' ')[0]).toSorted()).toEqual(BOT_IDS.toSorted())
    for (const level of LEVELS)
      expect(listed.find((line) => line.trim().startsWith(level))).toContain(opponents.help[level])
  },
)

test.for(LEVELS)('%s plays in the terminal', async (level) => {
  const flags = ['--players', '2', '--bots', `${level},random`, '--seed', '3', '--json']
  const { code, out, err } = await runAmalfi('watch', ...flags)
  expect(code).toBe(0)
  expect(err).toEqual([])
  expect(JSON.parse(out[0]).standings).toHaveLength(2)
})

test('doge*2 plays, and no other level takes a factor', async () => {
  const flags = ['--game', 'original', '--players', '2', '--games', '1', '--threads', '1', '--json']
  const { code, out } = await runAmalfi('arena', '--bots', 'doge*2,random', ...flags)
  expect(code).toBe(0)
  expect(JSON.parse(out[0]).bot).toBe('doge*2')
  const refused = await runAmalfi('arena', '--bots', 'captain*2,random', ...flags)
  expect(refused.code).not.toBe(0)
  expect(refused.err.join('\n')).toContain('captain*2')
})

describe('a stand-in', () => {
  const report = { id: 'captain', bot: 'merchant-1', why: 'untrained', error: undefined } as const
  const failed = { ...report, id: 'doge', why: 'failed', error: new Error('cut off') } as const
  const names = ['captain', 'random', 'doge', 'captain']

  test.for(LANGUAGES)('is reported to players once for each reason: %s', (language) => {
    const translator = translatorFor(BUILT_IN.trial, locales[language])
    const { seat, opponents } = locales[language]
    expect(standInTexts([report], names, translator)).toEqual([
      opponents.standIn.untrained([seat(0), seat(3)]),
    ])
    expect(standInTexts([failed, report], names, translator)).toEqual([
      opponents.standIn.untrained([seat(0), seat(3)]),
      opponents.standIn.failed([seat(2)]),
    ])
    expect(standInTexts([], names, translator)).toEqual([])
  })

  test('is reported to those who measure, with the reason', () => {
    expect(standInLine(report)).toBe(
      'merchant-1 plays instead of captain: there is no network for these cards.',
    )
    expect(standInLine(failed)).toBe(
      'merchant-1 plays instead of doge: its network could not be loaded (Error: cut off).',
    )
  })
})
