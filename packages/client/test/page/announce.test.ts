import type { GameEvent } from '@amalfi/engine'
import { renaissancePack } from '@amalfi/packs'
import { translatorFor } from '@amalfi/text'
import { locales } from '@amalfi/text/locales'
import { expect, test } from 'vitest'
import { announcementOf } from '../../src/model/log/announcement.ts'

const players = ['Anna', 'Bruno']
const translator = translatorFor(renaissancePack, locales.en, { players })
const ragusa = { kind: 'destination', id: 'ragusa' } as const
const sail: GameEvent = { kind: 'navigate', seat: 1, to: 'ragusa', ship: true }
const ship: GameEvent = {
  kind: 'ship',
  seat: 1,
  from: 'bay',
  to: 'wood',
  at: null,
  because: ragusa,
}
const bread = (from: number, to: number): GameEvent => ({
  kind: 'bread',
  seat: 1,
  from,
  to,
  lost: 0,
  because: ragusa,
})

test('a move is announced with its cost and gain, but without the way of each ship', () => {
  expect(
    announcementOf(
      [{ kind: 'turn', seat: 1 }, sail, bread(3, 1), ship, ship, bread(1, 2)],
      translator,
    ),
  ).toBe('Bruno sails to Ragusa. Bruno: bread 3 → 2 (Ragusa).')
})

test('a card is announced with what paid for it: ships by hold, emergency supply, bread', () => {
  const because = { kind: 'artwork', id: 'utopia' } as const
  const paid = (from: 'wine' | 'bay', to: 'bay' | 'port'): GameEvent => ({
    kind: 'ship',
    seat: 1,
    from,
    to,
    at: null,
    because,
  })
  const acquire: GameEvent = { kind: 'acquire', seat: 1, artwork: 'utopia', type: 'book', cost: 8 }
  const got: GameEvent = {
    kind: 'card',
    what: 'artwork',
    card: 'utopia',
    from: 'row',
    to: 'table',
    seat: 1,
    seen: 15,
  }
  const wine = paid('wine', 'bay')
  const actions = [acquire, wine, wine, paid('bay', 'port')]
  // Later moves of the card have the same cause, but are not part of the payment.
  expect(announcementOf([...actions, got, paid('bay', 'port')], translator)).toBe(
    'Bruno acquires Utopia, a book, at a cost of 8, paid with 2 ships from wine and 1 ship from the bay (emergency).',
  )
  expect(announcementOf([acquire, { ...bread(5, 2), because } as GameEvent, got], translator)).toBe(
    'Bruno acquires Utopia, a book, at a cost of 8, paid with 3 bread.',
  )
})

test('unimportant events are not announced', () => {
  expect(announcementOf([{ kind: 'turn', seat: 1 }, ship], translator)).toBe('')
  expect(announcementOf([], translator)).toBe('')
})

test('of many events, the latest are announced with the number of earlier ones', () => {
  const much = Array.from({ length: 11 }, () => [sail, bread(3, 1)]).flat()
  const text = announcementOf(much, translator)
  expect(text).not.toContain('bread')
  expect(text.match(/sails to Ragusa/g)).toHaveLength(8)
  expect(text).toMatch(/^3 other things/)
})

test.for(['fr', 'ja'] as const)('moves are announced in %s as well', (language) => {
  const text = announcementOf(
    [sail],
    translatorFor(renaissancePack, locales[language], { players }),
  )
  expect(text).toContain('Bruno')
  expect(text).toMatch(/[.。]$/)
})
