import type { ChoiceWith, Decision, GameEvent, RefusalCode } from '@amalfi/engine'
import { expect, test } from 'vitest'
import { commonRefusal } from '../../src/model/game/common-refusal.ts'
import { isLastShip } from '../../src/model/game/last-ship.ts'
import { mayHaveAction, parseTarget } from '../../src/model/game/targets.ts'

const refused = (choice: ChoiceWith<'hold'>, code: RefusalCode) => ({
  choice: { do: choice, hold: 'wine' } as const,
  refusal: { code },
})

test('if all choices are refused for one reason, that reason is shown', () => {
  const wood = refused('send', 'otherHold')
  const wine = refused('send', 'bayEmpty')
  const bread = refused('holdToBread', 'holdEmpty')
  expect(commonRefusal([wood, wine, wood, bread])).toEqual({ code: 'bayEmpty' })
  expect(commonRefusal([wine, refused('send', 'holdEmpty')])).toBeNull()
  expect(commonRefusal([wood, bread])).toBeNull()
  expect(commonRefusal([])).toBeNull()
})

test('the last of several ships is recognised, without counting other sends', () => {
  const ragusa = { kind: 'destination', id: 'ragusa' } as const
  const asked: Decision = {
    seat: 0,
    about: 'send',
    rule: 'REN-NAV-4',
    because: ragusa,
    holds: ['wood'],
    left: 1,
  }
  const sent: Extract<GameEvent, { kind: 'ship' }> = {
    kind: 'ship',
    seat: 0,
    from: 'bay',
    to: 'wood',
    at: null,
    because: ragusa,
  }
  const turn: GameEvent = { kind: 'turn', seat: 0 }
  expect(isLastShip([turn, sent], asked)).toBe(true)
  expect(isLastShip([turn, sent], { ...asked, left: 2 })).toBe(false)
  expect(isLastShip([turn], asked)).toBe(false)
  expect(isLastShip([sent, turn], asked)).toBe(false)
  expect(isLastShip([turn, sent], { ...asked, about: 'shift' })).toBe(false)
  const other = { kind: 'lighthouse', id: 'ragusa' } as const
  for (const event of [
    { ...sent, seat: 1 },
    { ...sent, from: 'port' as const },
    { ...sent, to: 'wine' as const },
    { ...sent, because: other },
    { ...sent, because: { ...ragusa, id: 'genoa' } },
  ])
    expect(isLastShip([turn, event], asked)).toBe(false)
})

test('a main action may be tried on places, cards and the shipyard', () => {
  const targets = (...texts: readonly string[]) => texts.flatMap((text) => parseTarget(text) ?? [])
  const tried = targets(
    'destination:tunis',
    'tile:tunis',
    'artwork:a',
    'hand:c',
    'played-character:c',
    'shipyard',
  )
  const others = targets('bay', 'port', 'hold:wine', 'title:t', 'pack:p')
  expect([tried.length, others.length]).toEqual([6, 5])
  expect(tried.every(mayHaveAction)).toBe(true)
  expect(others.some(mayHaveAction)).toBe(false)
})
