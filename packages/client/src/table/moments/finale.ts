import { signal } from '@preact/signals'
import type { Table } from '../../model/session/table.ts'

/** The table whose game has just ended before the eyes of the user, until its final scoring was shown. */
export const finale = signal<Table | null>(null)
