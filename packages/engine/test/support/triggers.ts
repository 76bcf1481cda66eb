import { type Described, HOLDS } from '@amalfi/engine'
import type { Trigger } from '@amalfi/packs'
import { expect } from 'vitest'
import {
  artwork,
  type Change,
  endgame,
  engageable,
  harbour,
  immediate,
  permanent,
  tableWith,
  tile,
} from './cards.ts'
import type { Board, Layout } from './table.ts'

export type TriggerFilter = Omit<Trigger, 'do'>

export const points = { points: 1 }

/** A card of each kind. No icon has an effect. */
export const cards: Change[] = [
  harbour('cove', { benefits: { send: ['gem', 'wine'], upTo: 1 } }),
  harbour('reef', { benefits: points }),
  harbour('wide', { benefits: { send: 'any', upTo: 2 } }),
  tile('isle'),
  tile('rock'),
  tile('moor'),
  artwork('page'),
  artwork('leaf', { cost: 4, in: [...HOLDS] }),
  artwork('canvas', { type: 'painting' }),
  artwork('stone', { type: 'monument' }),
  immediate('abbot', points),
  permanent('duke', [{ granary: 1 }]),
  endgame('poet', { score: 1, per: 'book', max: 9 }),
  engageable('smith', points),
  engageable('mason', points),
  immediate('monk', points, 2),
  immediate('host', { take: 1 }),
  immediate('watch', { light: 1 }),
  immediate('builder', { erect: 1 }),
  (pack) => {
    pack.shipIcons.value.fill(null)
    pack.lighthouseIcons.value.fill(null)
  },
]

export const base: Layout = {
  workshop: ['utopia', 'decameron', 'page', 'canvas', 'stone'],
  atlas: ['aden', 'lisbon', 'hormuz', 'bruges', 'moor'],
  council: ['abbot', 'duke', 'poet', 'smith'],
  decrees: ['trade', 'conclave', 'council', 'exploration'],
}

export const decline = { do: 'decline' as const }
export const invite = (character: string) => ({ do: 'invite' as const, character })

/**
 * Three players; seat 1 has permanent characters, each named after its trigger. Returns a function
 * that plays choices and returns the names of the triggered characters, in order.
 */
export function triggerTable(filters: Record<string, TriggerFilter>) {
  const table = tableWith(
    [
      ...cards,
      ...Object.entries(filters).map(([id, filter]) =>
        permanent(id, [{ ...filter, do: { bread: 1 } }]),
      ),
    ],
    {},
    { players: 3 },
  )
  return (names: string[], turn: number, actor: Board, choices: Described[], more: Layout = {}) => {
    const boards = [0, 1, 2].map((seat): Board => {
      const board = seat === turn ? actor : {}
      return seat === 1 ? { ...board, invited: [...names, ...(board.invited ?? [])] } : board
    })
    table.arrange({
      titles: ['admiral', 'navigator', 'condottiere'],
      ...base,
      boards,
      turn,
      ...more,
    })
    const triggered = table.play(...choices).eventsOf('trigger')
    expect(triggered.every(({ seat }) => seat === 1)).toBe(true)
    return triggered.map(({ character }) => character)
  }
}
