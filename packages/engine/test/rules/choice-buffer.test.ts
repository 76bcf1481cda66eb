import { expect, test } from 'vitest'
import { ChoiceBuffer } from '../../src/state/choice-buffer.ts'
import { artwork, tableWith } from '../support/cards.ts'

/** The list of choices that a caller reuses. */

const offersOf = (...choices: number[]): ChoiceBuffer => {
  const offers = new ChoiceBuffer()
  for (const choice of choices) offers.push(choice)
  return offers
}

test('REN-ACT-1: a reused list holds only the current choices', () => {
  const table = tableWith([artwork('aleph')], {
    boards: [{ bay: 1, wine: 1, port: 2 }],
    workshop: [null, null, null, null, 'aleph'],
  })
  const out: number[] = []
  expect(table.rules.choices(table.game, 0, out)).toBe(out)
  const many = out.length
  table.play({ do: 'acquire', artwork: 'aleph' })
  expect(table.about).toBe('payment')
  expect(table.rules.choices(table.game, 0, out)).toBe(out)
  expect(out).toHaveLength(2)
  expect(many).toBeGreaterThan(2)
  expect(out).toEqual(table.rules.choices(table.game, 0, []))
  expect(table.rules.options(table.game, 1, out)).toEqual([])
})

test('REN-PAY-1: choices of equal rank are sorted by number', () => {
  const offers = offersOf(9, 7, 5, 8, 6)
  offers.sortFrom(1, (choice) => choice % 2)
  expect(offers.copyInto([])).toEqual([9, 6, 8, 5, 7])
})
