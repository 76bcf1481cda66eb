import type { Decision, Described, RefusalCode } from '@amalfi/engine'
import { expect, test } from 'vitest'
import { seriesOf } from '../../src/table/series.ts'
import { isTried } from '../../src/table/targets.ts'
import { whyNothing } from '../../src/table/why-nothing.ts'

const refused = (choice: Described['do'], code: RefusalCode) => ({
  choice: { do: choice, hold: 'wine' },
  refusal: { code },
})

test('where all that is asked is refused for one reason, that is why', () => {
  const wood = refused('send', 'otherHold')
  const wine = refused('send', 'bayEmpty')
  const bread = refused('holdToBread', 'holdEmpty')
  expect(whyNothing([wood, wine, wood, bread])).toEqual({ code: 'bayEmpty' })
  expect(whyNothing([wine, refused('send', 'holdEmpty')])).toBeNull()
  expect(whyNothing([wood, bread])).toBeNull()
  expect(whyNothing([])).toBeNull()
})

test('what is asked one by one is a series until something else is asked', () => {
  const ragusa = { kind: 'destination', id: 'ragusa' } as const
  const send: Decision = {
    seat: 0,
    about: 'send',
    rule: 'REN-NAV-4',
    because: ragusa,
    holds: ['wood'],
    left: 3,
  }
  const first = seriesOf(send, null)
  const last = seriesOf({ ...send, left: 1 }, seriesOf({ ...send, left: 2 }, first))
  expect([first.most, last.most]).toEqual([3, 3])
  expect(seriesOf({ ...send, left: 1, holds: ['wine'] }, first).most).toBe(1)
  expect(seriesOf({ ...send, left: 1, because: { ...ragusa, id: 'genoa' } }, first).most).toBe(1)
  // More than there were: the same question for another time.
  expect(seriesOf({ ...send, left: 4 }, last).most).toBe(4)
  const { left: _, ...main } = send
  expect(seriesOf(main, last).most).toBe(3)
})

test('a main action may be tried on places, cards and the shipyard', () => {
  const tried = ['place:tunis', 'tile:tunis', 'artwork:a', 'hand:c', 'court:c', 'shipyard']
  expect(tried.every(isTried)).toBe(true)
  expect(['bay', 'port', 'hold:wine', 'title:t', 'pack:p'].some(isTried)).toBe(false)
})
