import type { Effect } from '@amalfi/packs'
import { expect } from 'vitest'
import { type Change, harbour, tableWith } from './cards.ts'
import type { Board, Table } from './table.ts'

/** Support for REN-OPT-5: between the first and the last send of a turn, ships cannot become bread. */

export const PENDING = { code: 'sendsPending' }
export const sendToWine = { do: 'send', hold: 'wine' } as const
export const sail = { do: 'navigate', to: 'port-of-call' } as const
export const sendWineEffect: Effect = { send: 'wine', upTo: 1 }

/**
 * Expects that the asked seat may or may not move ships for bread. Discarding cards is always
 * allowed.
 */
export function expectBreadAllowed(table: Table, may: boolean): void {
  const refusal = may ? null : PENDING
  expect(table.refusal({ do: 'bayToBread' })).toEqual(refusal)
  expect(table.refusal({ do: 'holdToBread', hold: 'gem' })).toEqual(refusal)
  expect(table.offers({ do: 'bayToBread' })).toBe(may)
  expect(table.offers({ do: 'holdToBread', hold: 'gem' })).toBe(may)
  expect(table.refusal({ do: 'handToBread', character: 'titian' })).toBeNull()
  expect(table.offers({ do: 'handToBread', character: 'titian' })).toBe(true)
}

/** Ships everywhere, bread and a card to discard. */
export const BOARD: Board = { bay: 6, gem: 2, built: 4, bread: 6, hand: ['titian'] }

/** A player about to choose a main action, with a harbour that has these benefits. */
export const tableWithHarbour = (benefits: Effect, board: Board = {}, ...changes: Change[]) =>
  tableWith([harbour('port-of-call', { benefits }), ...changes], {
    boards: [{ ...BOARD, ...board }, { bread: 6 }],
  })
