import type { Printing } from '@amalfi/engine'
import type { Pack } from '@amalfi/packs'
import { expect } from 'vitest'
import { idsOf } from './countables.ts'
import { type Board, openTable, type Table } from './table.ts'

/** All private destinations. */
export const tiles = idsOf('destination')

/** This many books, paintings and monuments. */
export const someArtworks = (books: number, paintings: number, monuments: number): string[] => [
  ...idsOf('book').slice(0, books),
  ...idsOf('painting').slice(0, paintings),
  ...idsOf('monument').slice(0, monuments),
]

/** This many characters of each type. None of them has an effect on a phase. */
export const someCharacters = (
  immediate: number,
  permanents: number,
  endgame = 0,
  engageable = 0,
): string[] => [
  ...idsOf('immediate').slice(0, immediate),
  ...idsOf('permanent').slice(2, 2 + permanents),
  ...idsOf('endgame').slice(0, endgame),
  ...idsOf('engageable').slice(0, engageable),
]

interface Scene {
  period?: 1 | 2 | 3 | 4
  printing?: Printing
  pack?: Pack
}

/** In the third period the board of the trial pack prints no points. */
const scored = (
  decree: string,
  board: Board,
  { period = 3, printing, pack }: Scene = {},
): Table => {
  const others = ['trade', 'council', 'blessing', 'conclave'].filter((id) => id !== decree)
  others.splice(period - 1, 0, decree)
  const table = openTable({ ...(printing ? { printing } : {}), ...(pack ? { pack } : {}) }).arrange(
    {
      boards: [
        { bread: 2, ...board },
        { bread: 2, passed: true },
      ],
      period,
      decrees: others.slice(0, 4),
      titles: ['admiral', 'navigator', 'condottiere'],
    },
  )
  return table.playUntil((t) => t.eventsOf('decreeTurned').length > 0)
}

/** The points that the decree gives the first player. */
export const worth = (decree: string, board: Board, scene: Scene = {}): number => {
  const table = scored(decree, board, scene)
  const event = table.eventsOf('decree').find(({ seat }) => seat === 0)
  expect(event?.decree).toBe(decree)
  const points = event?.points ?? Number.NaN
  const gained = table.eventsOf('score').filter(({ seat, because }) => {
    return seat === 0 && because.kind === 'decree' && because.id === decree
  })
  expect(gained.map(({ from, to }) => to - from)).toEqual(points === 0 ? [] : [points])
  return points
}
