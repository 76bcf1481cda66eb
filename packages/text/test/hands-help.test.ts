import { GAME_CONFIGS } from '@amalfi/engine'
import { LANGUAGES } from '@amalfi/packs'
import { describe, expect, test } from 'vitest'
import { localeFor } from '../src/locales.ts'

const GAMES = ['renaissance', 'original'] as const

describe.each(LANGUAGES)('%s', (language) => {
  const helpOf = (game: (typeof GAMES)[number]) => localeFor(language, game).setup.handsHelp

  test.each(GAMES)('the help for a solo game does not mention other players: %s', (game) => {
    for (const hands of GAME_CONFIGS[game].soloHands)
      expect(helpOf(game)[hands](1), hands).not.toMatch(
        /characters each\b|[Ee]verybody|[Cc]hacun\b(?! leur)|各自|ずつ/,
      )
  })

  test('in the original a solo player chooses from more cards', () => {
    const { selection } = helpOf('original')
    expect(selection(1)).toMatch(
      /Three .*ten .*five .*eight|Trois .*dix .*cinq .*huit|3枚.*10枚.*5枚.*8枚/,
    )
    for (const players of [2, 3, 4])
      expect(selection(players)).toMatch(
        /Two .*eight .*two .*eight|Deux .*huit .*deux .*huit|2枚.*8枚.*2枚.*8枚/,
      )
  })
})
