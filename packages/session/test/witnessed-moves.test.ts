import {
  eventSeenBy,
  type Game,
  type GameEvent,
  newRecord,
  RecordedGame,
  randomBelow,
  replay,
  seedChance,
} from '@amalfi/engine'
import { witnessedMoves } from '@amalfi/session'
import { describe, expect, test } from 'vitest'
import { GAMES, type GameRules } from './support/games.ts'

/** Makes random choices for the seat that decides. */
function playOn(game: RecordedGame<never>, rules: GameRules, seed: number, most: number): void {
  const chance = seedChance(seed)
  for (let i = 0; i < most; i++) {
    const [seat] = rules.deciders(game.game)
    if (seat === undefined) return
    const choices = rules.choices(game.game, seat, [])
    game.choose(seat, choices[randomBelow(chance, choices.length)])
  }
}

const begin = (rules: GameRules, from?: Game) =>
  new RecordedGame<never>(rules, newRecord(rules, { players: 2, seed: 5, first: 0 }, from))

describe.each(Object.entries(GAMES))('the moves of %s as a seat has witnessed them', (_, rules) => {
  test.for([0, 1])('contain the views, choices and events of seat %i', (seat) => {
    const game = begin(rules)
    playOn(game, rules, 3, 60)
    const moves = witnessedMoves(rules, seat)(game)
    const events: GameEvent[] = []
    let i = 0
    replay(rules, game.record, events, (position, _moveCount, _length, mover, choice) => {
      const move = moves[i]
      expect(move.after).toEqual(rules.view(position, seat))
      expect(move.before).toBe(i === 0 ? null : moves[i - 1].after)
      expect(move.ownChoice).toBe(mover === seat ? choice : null)
      expect(move.events).toEqual(events.splice(0).map((event) => eventSeenBy(event, seat)))
      i++
    })
    expect(moves).toHaveLength(game.moveCount + 1)
    expect(moves.some(({ ownChoice }) => ownChoice !== null)).toBe(true)
  })

  test('stay the same objects after a choice and an undo', () => {
    const game = begin(rules)
    const witnessed = witnessedMoves(rules, 0)
    playOn(game, rules, 3, 20)
    const before = witnessed(game)
    expect(witnessed(game)).toBe(before)
    playOn(game, rules, 4, 10)
    const longer = witnessed(game)
    expect(longer).toHaveLength(31)
    for (const [i, move] of before.entries()) expect(longer[i]).toBe(move)
    game.undoTo(10, true)
    const shorter = witnessed(game)
    expect(shorter).toHaveLength(11)
    for (const [i, move] of shorter.entries()) expect(move).toBe(before[i])
  })

  test('tell nothing that the seat does not know', () => {
    const game = begin(rules)
    playOn(game, rules, 3, 12)
    const view = rules.view(game.game, 1)
    const worlds = [1, 2, 3].map((seed) => rules.imagine(view, seedChance(seed)))
    expect(new Set(worlds.map((world) => rules.encode(world))).size).toBe(3)
    const [first, ...others] = worlds.map((world) => witnessedMoves(rules, 1)(begin(rules, world)))
    for (const other of others) expect(other).toEqual(first)
  })
})
