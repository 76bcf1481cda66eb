import type { Level } from '@amalfi/bots/ids'
import { describe, expect, test } from 'vitest'
import { playedBy, type Who } from '../../src/model/players/player.ts'
import { FIRST_LEVEL, suggestLevel } from '../../src/model/statistics/level-suggestion.ts'
import { byOpponent, entriesOf } from '../../src/model/statistics/tallies.ts'
import type { Outcome, SeatOutcome } from '../../src/model/storage/outcome.ts'

const seat = (who: Who, place: number): SeatOutcome => ({
  ...playedBy(who),
  name: '',
  score: 100 - place,
  place,
  points: null,
})

let lastAt = 0
const outcome = (seats: readonly SeatOutcome[], game = 'renaissance'): Outcome => {
  const at = ++lastAt
  return { id: `game ${at}`, game, at, seats }
}
const won = (against: Who): Outcome => outcome([seat('person', 1), seat(against, 2)])
const lost = (against: Who): Outcome => outcome([seat('person', 2), seat(against, 1)])
const suggest = (outcomes: readonly Outcome[], level: Level, since = 0) =>
  suggestLevel(outcomes, 'renaissance', { level, since })

describe('the suggestion of another level', () => {
  test('quick starts begin with the weakest level, and nothing is suggested', () => {
    expect(FIRST_LEVEL.level).toBe('deckhand')
    expect(suggestLevel([], 'renaissance', FIRST_LEVEL)).toBeNull()
  })

  test('two wins in a row suggest the next stronger level', () => {
    const games = [won('deckhand'), won('deckhand')]
    expect(suggest(games.slice(0, 1), 'deckhand')).toBeNull()
    expect(suggest(games, 'deckhand')).toEqual({
      why: 'wins',
      now: 'deckhand',
      next: 'apprentice',
      at: games[1].at,
    })
  })

  test('three losses in a row suggest the next weaker level', () => {
    const games = [won('captain'), lost('captain'), lost('captain'), lost('captain')]
    expect(suggest(games.slice(0, 3), 'captain')).toBeNull()
    expect(suggest(games, 'captain')).toMatchObject({ why: 'losses', next: 'merchant' })
  })

  test('only the last games in a row count', () => {
    expect(suggest([won('merchant'), won('merchant'), lost('merchant')], 'merchant')).toBeNull()
    expect(suggest([lost('merchant'), won('merchant'), won('merchant')], 'merchant')).toMatchObject(
      { next: 'captain' },
    )
    expect(
      suggest([lost('merchant'), lost('merchant'), won('merchant'), lost('merchant')], 'merchant'),
    ).toBeNull()
  })

  test('a shared first place is a win', () => {
    const shared = outcome([seat('person', 1), seat('deckhand', 1)])
    expect(suggest([won('deckhand'), shared], 'deckhand')).toMatchObject({ why: 'wins' })
  })

  test('there is nothing above the strongest and below the weakest level', () => {
    expect(suggest([won('doge'), won('doge')], 'doge')).toBeNull()
    expect(suggest([lost('deckhand'), lost('deckhand'), lost('deckhand')], 'deckhand')).toBeNull()
  })

  test('games at other levels, against several bots or of the other game do not count', () => {
    const table = outcome([seat('person', 1), seat('deckhand', 2), seat('deckhand', 3)])
    const friends = outcome([seat('person', 1), seat('person', 2)])
    const solo = outcome([{ ...seat('person', 1), rank: 2 }])
    const original = { ...won('deckhand'), game: 'original' }
    const others = [won('apprentice'), won('apprentice-1'), table, friends, solo, original]
    expect(suggest([...others, ...others], 'deckhand')).toBeNull()
    expect(suggest([won('deckhand'), ...others, won('deckhand')], 'deckhand')).not.toBeNull()
  })

  test('after a decision only later games count', () => {
    const first = [won('deckhand'), won('deckhand')]
    const { at } = suggest(first, 'deckhand') ?? { at: 0 }
    const later = won('deckhand')
    expect(suggest(first, 'deckhand', at)).toBeNull()
    expect(suggest([...first, later], 'deckhand', at)).toBeNull()
    expect(suggest([...first, later, won('deckhand')], 'deckhand', at)).not.toBeNull()
  })
})

test('results are counted by opponent, if all other seats have the same bot', () => {
  const games = [
    won('captain'),
    lost('captain'),
    won('merchant-1'),
    outcome([seat('doge', 1), seat('person', 2), seat('doge', 3)]),
    outcome([seat('person', 1), seat('doge', 2), seat('captain', 3)]),
    outcome([seat('person', 1), seat('person', 2)]),
    outcome([{ ...seat('person', 1), rank: 1 }]),
  ]
  const counted = byOpponent(entriesOf(games, null)).map(([bot, tally]) => [
    bot,
    tally.won,
    tally.games,
  ])
  expect(counted).toEqual([
    ['merchant-1', 1, 1],
    ['captain', 1, 2],
    ['doge', 0, 1],
  ])
})
