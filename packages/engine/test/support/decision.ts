import type { Table } from './table.ts'

/** The decision that the table waits for. */
export const decisionOf = (table: Table) => table.rules.decision(table.game, table.asked)
