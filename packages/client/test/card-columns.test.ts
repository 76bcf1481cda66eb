import { describe, expect, test } from 'vitest'
import { cardColumns } from '../src/table/boards/card-columns.ts'

describe('the columns of the own cards', () => {
  test.for([
    [0, 8, { table: 0, hand: 8, listed: false }],
    [2, 8, { table: 1, hand: 8, listed: false }],
    [15, 0, { table: 8, hand: 0, listed: false }],
    [1, 8, { table: 1, hand: 8, listed: false }],
    [6, 8, { table: 3, hand: 4, listed: false }],
    [10, 8, { table: 5, hand: 4, listed: false }],
    [18, 0, { table: 9, hand: 0, listed: false }],
    [20, 8, { table: 10, hand: 4, listed: true }],
  ] as const)('%i on the table, %i in hand', ([onTable, inHand, columns]) => {
    expect(cardColumns(onTable, inHand)).toEqual(columns)
  })
})
