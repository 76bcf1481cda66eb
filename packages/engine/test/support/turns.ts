import { harbour, tableWith } from './cards.ts'
import type { Layout } from './table.ts'

export const pass = { do: 'pass' } as const

/** Harbours that give a point and ask nothing. */
export const QUIET_HARBOURS = Array.from({ length: 8 }, (_, i) =>
  harbour(`calm-${i}`, { slots: 0, benefits: { points: 1 } }),
)
export const navigateTo = (i: number) => ({ do: 'navigate', to: `calm-${i}` }) as const

export const table = (players: number, layout: Layout = {}) =>
  tableWith(QUIET_HARBOURS, layout, { players })
