import { describe, expect, test } from 'vitest'
import { artwork, engageable, tableWith, tile } from '../support/cards.ts'
import type { Board, Table } from '../support/table.ts'

/**
 * A card of each kind for so much, in the slots that add nothing, and two ships of fabric to pay,
 * each of which pays once more from the bay.
 */
const deeds = (cost: number): string[] => {
  const board: Board = { bay: 0, port: 2, fabric: 2, bread: 0, hand: ['guest'] }
  const table: Table = tableWith(
    [
      artwork('cloth', { cost, in: ['fabric'] }),
      tile('mill', { cost, in: ['fabric', 'spice'] }),
      engageable('guest', { points: 1 }, cost),
    ],
    { boards: [board], workshop: ['cloth'], atlas: ['mill'] },
  )
  return table.choices.map((choice) => choice.do)
}

describe('a card that takes all ships to pay', () => {
  test.each([
    ['acquire', 'REN-ACQ-1'],
    ['discover', 'REN-DIS-1'],
    ['invite', 'REN-INV-1'],
  ])('%s: %s REN-PAY-1 REN-PAY-2: is offered, and with a cost of one more it is not', (deed) => {
    expect(deeds(12)).toContain(deed)
    expect(deeds(13)).not.toContain(deed)
  })
})
