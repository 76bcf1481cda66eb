import type { Game } from '@amalfi/engine'
import { expect, test } from 'vitest'
import { changed } from './positions.ts'
import type { Table } from './table.ts'

/** A change to a sound position, and the fault that the audit finds. */
export type FaultCase = [fault: string, change: (game: Game, table: Table) => unknown]

export const faultsOf = (table: Table, change: (game: Game, table: Table) => unknown): string[] =>
  table.rules.audit(changed(table, (game) => change(game, table)))

export const testFaults = (make: () => Table, cases: FaultCase[]): void => {
  const table = make()
  test('the position is sound before', () => {
    expect(table.rules.audit(table.game)).toEqual([])
  })
  test.each(cases)('%s', (fault, change) => {
    expect(faultsOf(table, change)).toContain(fault)
  })
}

export const destinationIndex = (table: Table, id: string): number =>
  table.tables.destinationIds.indexOf(id)
export const characterIndex = (table: Table, id: string): number =>
  table.tables.characterIds.indexOf(id)
export const setAt = (list: number[], i: number, value: number): number[] =>
  list.splice(i, 1, value)
