import type { GameEvent } from '@amalfi/engine'
import { expect, test } from 'vitest'
import { soundsFor } from '../../src/table/sound/sounds-for-events.ts'

const sail = (at: string): GameEvent => ({
  kind: 'ship',
  seat: 0,
  from: 'bay',
  to: 'dock',
  at,
  because: { kind: 'rule', id: '' },
})
const reveal: GameEvent = { kind: 'reveal', row: 'council', slot: 0, card: 'x', left: 3 }

test('a ship makes a sound when it arrives and a card when it appears, nothing else does', () => {
  const sounds = soundsFor([sail('tunis'), reveal, { kind: 'phase', phase: 'actions', period: 0 }])
  expect(sounds.map(({ name }) => name)).toEqual(['wood', 'paper'])
  expect(sounds[0].beats).toBeGreaterThan(1)
})

test('many events at once make few sounds', () => {
  const many = Array.from({ length: 20 }, (_, i) => sail(`place ${i}`))
  expect(soundsFor(many).length).toBeLessThan(8)
})
