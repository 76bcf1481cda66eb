import { cardIn, packInPosition, ViewError } from '@amalfi/engine'
import { describe, expect, test } from 'vitest'
import { richPosition } from '../support/positions.ts'

const { rules, game } = richPosition()
const view = rules.view(game, 0)
const [decider] = rules.deciders(game)
const own = rules.view(game, decider).game
const other = rules.view(game, (decider + 1) % game.seats).game
const [choice] = rules.choices(game, decider, [])

describe('a view', () => {
  test('answers questions for its own seat', () => {
    expect(rules.choices(own, decider, [])).toEqual(rules.choices(game, decider, []))
    expect(rules.check(own, decider, choice)).toBeNull()
  })

  test('refuses every question for another seat', () => {
    expect(() => rules.choices(other, decider, [])).toThrow(ViewError)
    expect(() => rules.options(other, decider, [])).toThrow(ViewError)
    expect(() => rules.decision(other, decider)).toThrow(ViewError)
    expect(() => rules.check(other, decider, choice)).toThrow(ViewError)
  })

  test('cannot be played on, written as a position, or viewed by another seat', () => {
    expect(() => rules.play(rules.copy(own), decider, choice)).toThrow(ViewError)
    expect(() => rules.encode(own)).toThrow(ViewError)
    expect(() => rules.view(own, (decider + 1) % game.seats)).toThrow(ViewError)
  })

  test.for([-2, 0.5, Number.NaN])('exists for no seat %s', (seat) => {
    expect(() => rules.view(game, seat)).toThrow(RangeError)
  })

  test('exists for an onlooker and every seat of the game, and for no other', () => {
    for (let seat = -1; seat < game.seats; seat++) expect(rules.view(game, seat).seat).toBe(seat)
    expect(() => rules.view(game, game.seats)).toThrow(
      `seat must be -1 to ${game.seats - 1}, not ${game.seats}`,
    )
  })

  test('says in its errors whose view it is', () => {
    expect(() => rules.encode(rules.view(game, 1).game)).toThrow('a view of seat 1')
    expect(() => rules.encode(rules.view(game, -1).game)).toThrow('a view of an onlooker')
  })

  test('comes back whole from its text, with all fields that follow from others', () => {
    expect(rules.decodeView(rules.encodeView(view)).game).toEqual(view.game)
  })
})

test('a position names the beginning of its pack hash, other text names none', () => {
  expect(packInPosition(rules.encode(game))).toBe(rules.tables.hash.slice(0, 6))
  expect(packInPosition('no position')).toBe('')
})

test('a choice with a destination names it; a shift between holds names no card', () => {
  expect(cardIn({ do: 'navigate', to: 'naples' })).toEqual({ kind: 'destination', id: 'naples' })
  expect(cardIn({ do: 'shift', from: 'wine', to: 'gem' })).toBeNull()
  expect(cardIn({ do: 'pass' })).toBeNull()
})
