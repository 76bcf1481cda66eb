import { BOT_IDS } from '@amalfi/bots/ids'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { playedBy, savedPlayer, whoPlays } from '../../src/model/players/player.ts'

describe('who plays a seat', () => {
  test.for(['person', ...BOT_IDS] as const)('%s is saved and read back', (who) => {
    const player = { ...playedBy(who), name: '' }
    expect(whoPlays(v.parse(savedPlayer, JSON.parse(JSON.stringify(player))))).toBe(who)
  })

  test('players of earlier versions are the hand-made bots', () => {
    expect(whoPlays({ kind: 'apprentice' })).toBe('apprentice-1')
    expect(whoPlays({ kind: 'merchant' })).toBe('merchant-1')
    expect(whoPlays({ kind: 'random' })).toBe('random')
  })

  test('a version without levels would let the hand-made bot play', () => {
    expect(playedBy('deckhand')).toEqual({ kind: 'apprentice', bot: 'deckhand' })
    expect(playedBy('doge')).toEqual({ kind: 'merchant', bot: 'doge' })
    expect(playedBy('merchant-1')).toEqual({ kind: 'merchant' })
  })
})
