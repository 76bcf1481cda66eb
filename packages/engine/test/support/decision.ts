import type { Table } from './table.ts'

/** What a question says: what it is about, by which rule, because of what, how many more. */
export const decisionOf = (table: Table) => table.rules.decision(table.game, table.asked)
