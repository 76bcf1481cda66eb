import {
  describeBoard,
  type Game,
  type GameEvent,
  isBarrier,
  isOption,
  PLACES,
  type Place,
  refusedAttempts,
  seedChance,
  shipsAt,
} from '@amalfi/engine'
import { expect, test } from 'vitest'
import { enablingOptions } from '../../src/model/game/enabling-options.ts'
import { boardChangeOf, hasNoEffect, previewOf } from '../../src/model/game/preview.ts'
import { rulesOf } from '../../src/model/game/rules.ts'

const rules = rulesOf('renaissance', 'english')

/**
 * Positions of random games in which a seat decides. If inviting is preferred, more characters can
 * be engaged.
 */
function* positions(games: number, { prefersInviting = false } = {}) {
  for (let seed = 0; seed < games; seed++) {
    const game = rules.newGame({ players: 2, seed })
    for (let i = 0; ; i++) {
      const [seat] = rules.deciders(game)
      if (seat === undefined) break
      const choices = [...rules.choices(game, seat, []), ...rules.options(game, seat, [])]
      yield { game, seat, choices }
      const invitation = choices.find((choice) => rules.describe(choice).do === 'invite')
      const any = choices[(i * 7 + seed) % choices.length]
      rules.play(game, seat, prefersInviting ? (invitation ?? any) : any)
    }
  }
}

test('a preview does not change the game and shows what would really happen', () => {
  let compared = 0
  for (const { game, seat, choices } of positions(3)) {
    const before = rules.encode(game)
    for (const choice of choices.slice(0, 4)) {
      const preview = previewOf(rules, game, seat, choice)
      expect(rules.encode(game)).toBe(before)
      if (preview.isCut) continue
      const { ships, bread, score } = boardChangeOf(preview, seat)
      const after = rules.copy(game)
      const events: Parameters<typeof rules.play>[3] = []
      rules.play(after, seat, choice, events)
      if (events.some(({ kind }) => kind === 'turn' || kind === 'phase')) continue
      if (rules.deciders(after)[0] === seat && rules.decision(after, seat).about === 'payment')
        continue
      compared++
      expect(bread ?? game.bread[seat]).toBe(after.bread[seat])
      expect(score ?? game.score[seat]).toBe(after.score[seat])
      PLACES.forEach((place: Place, code) => {
        if (place === 'dock') return
        const was = shipsAt(game, seat, code)
        expect(was + (ships.get(place) ?? 0), place).toBe(shipsAt(after, seat, code))
      })
    }
  }
  expect(compared).toBeGreaterThan(200)
})

test('the steps to a refused choice make it legal, and fewer steps do not', () => {
  let found = 0
  for (const { game, seat } of positions(6)) {
    if (rules.decision(game, seat).about !== 'main') continue
    for (const destination of rules.tables.destinationIds.slice(0, 12)) {
      const choice = rules.parse({ do: 'navigate', to: destination })
      if (rules.check(game, seat, choice) === null) continue
      const steps = enablingOptions(rules, game, seat, choice)
      if (steps === null) continue
      found++
      const copy = rules.copy(game)
      for (const step of steps) {
        const option = rules.parse(step)
        expect(isOption(option)).toBe(true)
        expect(rules.check(copy, seat, choice)).not.toBe(null)
        rules.play(copy, seat, option)
      }
      expect(rules.check(copy, seat, choice)).toBe(null)
    }
  }
  expect(found).toBeGreaterThan(10)
})

/** Whether the only thing that follows is a question that can only be declined. */
function onlyDecline(game: Game, seat: number, choice: number): boolean {
  const copy = rules.copy(game)
  rules.play(copy, seat, choice)
  const asks = rules.deciders(copy)[0] === seat ? rules.choices(copy, seat, []) : []
  if (asks.length !== 1 || rules.describe(asks[0]).do !== 'decline') return false
  rules.play(copy, seat, asks[0])
  return rules.deciders(copy)[0] !== seat
}

test('engaging a character is useless if nothing but turning it would happen', () => {
  const found = { useless: 0, useful: 0, declined: 0 }
  for (const { game, seat, choices } of positions(24, { prefersInviting: true }))
    for (const choice of choices) {
      const useless = hasNoEffect(rules, game, seat, choice)
      if (rules.describe(choice).do !== 'engage') {
        expect(useless).toBe(false)
        continue
      }
      found[useless ? 'useless' : 'useful']++
      const asked = onlyDecline(game, seat, choice)
      if (asked) expect(useless).toBe(true)
      if (asked) found.declined++
      if (!useless) continue
      const { events } = previewOf(rules, game, seat, choice)
      const { ships, bread, score } = boardChangeOf({ events, isCut: false }, seat)
      expect([ships.size, bread, score]).toEqual([0, null, null])
    }
  expect(found.useless).toBeGreaterThan(0)
  expect(found.declined).toBeGreaterThan(0)
  expect(found.useful).toBeGreaterThan(found.useless)
})

/** What events an optional action brings. */
function eventsOf(game: Game, seat: number, steps: readonly number[]): GameEvent[] {
  const copy = rules.copy(game)
  const events: GameEvent[] = []
  for (const step of steps) rules.play(copy, seat, step, events)
  return events
}

test('the steps to a refused choice never draw or reveal a card', () => {
  let revealing = 0
  for (const { game, seat } of positions(40)) {
    const options = rules.options(game, seat, [])
    if (!options.some((option) => eventsOf(game, seat, [option]).some(isBarrier))) continue
    revealing++
    const boardView = describeBoard(rules.tables, rules.view(game, seat))
    for (const { choice } of refusedAttempts(rules, game, boardView, rules.decision(game, seat))) {
      const steps = enablingOptions(rules, game, seat, rules.parse(choice)) ?? []
      expect(eventsOf(game, seat, steps.map(rules.parse)).filter(isBarrier)).toEqual([])
    }
  }
  expect(revealing).toBeGreaterThan(3)
})

test('previews, proposed steps and useless choices do not depend on hidden cards', () => {
  let compared = 0
  let i = 0
  for (const { game, seat, choices } of positions(4)) {
    if (i++ % 5 > 0) continue
    const view = rules.view(game, seat)
    const boardView = describeBoard(rules.tables, view)
    const refusals = refusedAttempts(rules, game, boardView, rules.decision(game, seat)).slice(0, 3)
    const seen = (of: Game) => ({
      previews: choices.map((choice) => previewOf(rules, of, seat, choice)),
      useless: choices.map((choice) => hasNoEffect(rules, of, seat, choice)),
      steps: refusals.map(({ choice }) => enablingOptions(rules, of, seat, rules.parse(choice))),
    })
    const truth = seen(game)
    for (const seed of [1, 2]) expect(seen(rules.imagine(view, seedChance(seed)))).toEqual(truth)
    compared++
  }
  expect(compared).toBeGreaterThan(50)
})
