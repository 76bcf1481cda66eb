import { ASIDE, HAND, IN_DECK, PILE } from '@amalfi/engine'
import { describe, expect, test } from 'vitest'
import { faultsOf, setAt, testFaults } from '../support/faults.ts'
import { dealHands } from '../support/hands.ts'
import { openOriginal } from '../support/original.ts'
import type { Table } from '../support/table.ts'

/** A draft with this many ending cards set aside. */
function draft(aside: 2 | 1 | 0): Table {
  const table = openOriginal({ hands: 'draft' })
  while (table.game.asideSize[0] !== aside) {
    const [seat] = table.rules.deciders(table.game)
    table.rules.play(table.game, seat, table.rules.choices(table.game, seat, [])[0])
  }
  return table
}

describe('the audit while hands are dealt', () => {
  test.each([
    ['draft', 2],
    ['draft', 3],
    ['draft', 4],
    ['selection', 1],
    ['selection', 3],
  ] as const)(
    'ORI-SET-6 ORI-SET-7: %s with %i players is sound at every answer',
    (hands, players) => {
      const table = openOriginal({ hands, players })
      const sizes = new Set<number>()
      dealHands(table, () => {
        sizes.add(table.game.asideSize[0])
        expect(table.rules.audit(table.game)).toEqual([])
      })
      expect([...sizes]).toEqual(hands === 'draft' ? [2, 1, 0] : [0])
    },
  )

  describe('ORI-SET-6: at first two ending cards are set aside', () => {
    testFaults(
      () => draft(2),
      [
        [
          'seat 0 has set 1 cards aside instead of 2',
          (game) => {
            setAt(game.where, game.where.indexOf(ASIDE), IN_DECK)
            setAt(game.asideSize, 0, 1)
          },
        ],
        [
          'seat 1 must not have a pile of 7',
          (game) => {
            setAt(game.where, game.where.indexOf(17), 0)
            setAt(game.pileSize, 1, 7)
          },
        ],
      ],
    )
  })

  test('ORI-SET-6: the second ending card is passed with the first pile', () => {
    const table = draft(1)
    expect(table.about).toBe('draft')
    const without = faultsOf(table, (game) => {
      setAt(game.where, game.where.indexOf(ASIDE), IN_DECK)
      setAt(game.asideSize, 0, 0)
    })
    expect(without).toContain('seat 0 has set 0 cards aside instead of 1')
  })

  test('ORI-SET-6: later no card is set aside', () => {
    const table = draft(0)
    expect(table.about).toBe('draft')
    const kept = faultsOf(table, (game) => {
      setAt(game.where, game.where.indexOf(HAND), ASIDE)
      game.handSize[0]--
      setAt(game.asideSize, 0, 1)
    })
    expect(kept).toContain('seat 0 has set 1 cards aside instead of 0')
  })

  test('ORI-SET-7: in a selection no card is set aside', () => {
    const table = openOriginal({ hands: 'selection' })
    const kept = faultsOf(table, (game) => {
      setAt(game.where, game.where.indexOf(PILE), ASIDE)
      game.pileSize[0]--
      setAt(game.asideSize, 0, 1)
    })
    expect(kept).toContain('seat 0 has set 1 cards aside instead of 0')
  })
})
