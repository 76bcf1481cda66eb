import { harbour, stage } from './cards.ts'
import type { Layout } from './table.ts'

export const pass = { do: 'pass' } as const

/** Harbours that bring a point and ask nothing: a turn each. */
export const CALM = Array.from({ length: 8 }, (_, i) =>
  harbour(`calm-${i}`, { slots: 0, benefits: { points: 1 } }),
)
export const calm = (i: number) => ({ do: 'navigate', to: `calm-${i}` }) as const

export const table = (players: number, layout: Layout = {}) => stage(CALM, layout, { players })
