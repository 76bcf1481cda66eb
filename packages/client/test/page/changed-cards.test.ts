import { loadBot } from '@amalfi/bots/load'
import { replay } from '@amalfi/engine'
import type { Pack } from '@amalfi/packs'
import { ARCHIVED } from '@amalfi/packs/archive'
import { readRecord } from '@amalfi/session'
import { describe, expect, test, vi } from 'vitest'
import { answerWith } from '../../src/model/bots/answer.ts'
import { botPortFor } from '../../src/model/bots/bot-port.ts'
import { gameOfRules, loadGameOfRecord, rulesOf } from '../../src/model/game/rules.ts'
import { fetchGame, GAME_NAMES, gameOf } from '../../src/model/games/catalog/by-game.ts'
import { hashOf } from '../../src/model/games/catalog/packs.ts'
import { isCounted, outcomeOf } from '../../src/model/statistics/outcome-of.ts'
import type { Outcome } from '../../src/model/storage/outcome.ts'
import { openOldSaves, read, savedGames } from './support/old-saves.ts'
import { fullGameOf, playMoments } from './support/shared-device.ts'
import { openGame } from './support/tables.ts'

/** More choices than any game has. */
const MOMENTS = 5000

/** The current packs with a card that has changed since the old saves were made. */
vi.mock('@amalfi/packs', async (importOriginal) => {
  const packs = await importOriginal<typeof import('@amalfi/packs')>()
  const changed = (pack: Pack): Pack => ({
    ...pack,
    artworks: pack.artworks.map((card, i) =>
      i === 0 ? { ...card, points: card.points + 1 } : card,
    ),
  })
  return {
    ...packs,
    renaissancePack: changed(packs.renaissancePack),
    originalPack: changed(packs.originalPack),
  }
})

await Promise.all(GAME_NAMES.map(fetchGame))

describe('after a card has changed', () => {
  test.for(GAME_NAMES)('the current cards of %s differ from those of the saves', (name) => {
    const { hash } = rulesOf(name, 'english').tables
    expect(savedGames.some(({ record }) => record.includes(hash))).toBe(false)
  })

  openOldSaves()

  const running = savedGames.filter(({ finished }) => !finished)
  test.for(running)('$id continues with its own cards, ends and counts', async (saved) => {
    await loadGameOfRecord(saved.record)
    const game = await openGame(saved, {
      bots: (rules) => botPortFor(rules, answerWith(loadBot)),
    })
    const { session } = game
    const { hash } = readRecord(saved.record)
    expect(hashOf(gameOfRules(session.rules).pack)).toBe(hash)
    for await (const _ of playMoments(game, 1, MOMENTS)) expect(session.error.value).toBeNull()
    expect(session.over.value).toBe(true)
    const ended = game.savedGame()
    const scores = fullGameOf(game).score
    expect(readRecord(ended.record).hash).toBe(hash)
    expect(outcomeOf(ended)?.seats.map(({ score }) => score)).toEqual([...scores])
    expect(replay(session.rules, readRecord(ended.record)).score).toEqual(scores)
  })

  const counted = savedGames.filter(isCounted)
  test.for(counted)('the result of $id stays in the statistics', async (saved) => {
    const { games }: { readonly games: readonly Outcome[] } = JSON.parse(
      read('files/statistics.json'),
    )
    await loadGameOfRecord(saved.record)
    const before = games.find(({ id }) => id === saved.id)
    const resultOf = (outcome: Outcome | null | undefined) =>
      outcome?.seats.map(({ name, kind, score, place, rank }) => [name, kind, score, place, rank])
    // A result erased from the statistics is in the database, but not in the file.
    if (before !== undefined) expect(resultOf(outcomeOf(saved))).toEqual(resultOf(before))
    expect(outcomeOf(saved)).not.toBeNull()
  })

  test('a new game is played with the current cards', () => {
    for (const name of GAME_NAMES) {
      const rules = rulesOf(name, 'english')
      expect(gameOfRules(rules)).toBe(gameOf(name))
      expect(ARCHIVED).not.toContain(rules.tables.hash)
    }
  })
})
