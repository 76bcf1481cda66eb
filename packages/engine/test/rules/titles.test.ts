import type { Printing } from '@amalfi/engine'
import { describe, expect, test } from 'vitest'
import {
  COUNTABLES,
  type Countable,
  type Counts,
  gain,
  oneLess,
  tableFor,
  titleEvents,
} from '../support/countables.ts'

/** The requirements of each title, in several ways to meet them exactly. */
const NEEDS: [title: string, points: number, ways: Counts[]][] = [
  [
    'ambassador',
    24,
    [
      { immediate: 4, permanent: 3, endgame: 2, engageable: 1 },
      { permanent: 5, engageable: 5 },
    ],
  ],
  ['admiral', 24, [{ fleet: 10, lighthouse: 6 }]],
  ['scholar', 24, [{ book: 2, painting: 2, monument: 2, immediate: 2, endgame: 2 }]],
  ['explorer', 24, [{ destination: 5, fleet: 8, lighthouse: 4 }]],
  ['peregrin', 24, [{ destination: 4, permanent: 3, engageable: 1, book: 1, painting: 3 }]],
  ['visionary', 24, [{ permanent: 2, lighthouse: 4 }]],
  [
    'artist',
    12,
    [
      { book: 2, painting: 2 },
      { painting: 2, monument: 2 },
      { book: 2, monument: 2 },
    ],
  ],
  ['condottiere', 12, [{ engageable: 2, lighthouse: 3 }]],
  ['courtier', 12, [{ immediate: 1, permanent: 2, endgame: 2, engageable: 1 }]],
  ['discoverer', 12, [{ destination: 2, lighthouse: 2, immediate: 1, endgame: 1 }]],
  ['humanist', 12, [{ immediate: 1, permanent: 1, endgame: 1, engageable: 1 }]],
  ['merchant', 12, [{ immediate: 2, destination: 4 }]],
  ['patron', 12, [{ endgame: 1, book: 1, monument: 2 }]],
  ['navigator', 12, [{ destination: 3, fleet: 7 }]],
  ['zealot', 12, [{ book: 4 }, { painting: 4 }, { monument: 4 }]],
]

/** Takes the title with the last required item, and not when anything else is missing. */
function prove(title: string, points: number, goods: Counts, printing: Printing): void {
  const things = COUNTABLES.filter((thing) => (goods[thing] ?? 0) > (thing === 'fleet' ? 4 : 0))
  for (const thing of things) {
    const exact = gain(tableFor(oneLess(goods, thing), title, printing), thing)
    expect(titleEvents(exact, title), `${title} by ${thing}`).toEqual([
      { kind: 'title', seat: 0, title, square: 0, points },
    ])
    expect(exact.score(0)).toBe(points)
    expect(exact.eventsOf('score')).toEqual([
      { kind: 'score', seat: 0, from: 0, to: points, because: { kind: 'title', id: title } },
    ])
    for (const other of things) {
      const short = oneLess(oneLess(goods, thing), other)
      if ((short[other] ?? 0) < 0) continue
      const table = gain(tableFor(short, title, printing), thing)
      expect(titleEvents(table, title), `${title} without ${other}`).toEqual([])
      expect(table.score(0)).toBe(0)
    }
  }
}

describe('the requirements of titles', () => {
  test.each(NEEDS.filter(([, points]) => points === 24))(
    'REN-TIT-3 REN-TIT-1 REN-TIT-2: %s is dark and gives %i points',
    (title, points, ways) => {
      for (const goods of ways) prove(title, points, goods, 'english')
    },
  )

  test.each(NEEDS.filter(([, points]) => points === 12))(
    'REN-TIT-4 REN-TIT-1 REN-TIT-2: %s is light and gives %i points',
    (title, points, ways) => {
      for (const goods of ways) prove(title, points, goods, 'english')
    },
  )

  test.each([
    ['english', { book: 3, painting: 2, monument: 2 }],
    ['french', { book: 2, painting: 2, monument: 2 }],
  ] as const)(
    'REN-TIT-4 REN-PRT-1: the Collector has its own number in the %s printing',
    (printing, goods) => {
      prove('collector', 12, goods, printing)
    },
  )

  test('X23 REN-TIT-4: Artist needs 2 of one type and 2 of another; 4 of one type are not enough', () => {
    const artist = (goods: Counts, thing: Countable) =>
      titleEvents(gain(tableFor(goods, 'artist', 'english'), thing), 'artist').length
    expect(artist({ book: 2, painting: 1 }, 'painting')).toBe(1)
    expect(artist({ book: 3 }, 'book')).toBe(0)
    expect(artist({ book: 3, painting: 1 }, 'book')).toBe(0)
    expect(artist({ book: 3, painting: 1 }, 'monument')).toBe(0)
    expect(artist({ book: 1, monument: 3 }, 'book')).toBe(1)
  })

  test('REN-TIT-7 REN-TIT-3 REN-TIT-4: each of the four titles that name a type needs that type', () => {
    const tries: [string, Counts, Countable][] = [
      ['visionary', { lighthouse: 4, permanent: 1, immediate: 1 }, 'engageable'],
      ['condottiere', { lighthouse: 3, engageable: 1, permanent: 1 }, 'endgame'],
      ['merchant', { destination: 4, immediate: 1, engageable: 1 }, 'permanent'],
      ['patron', { book: 3, immediate: 1, permanent: 1 }, 'engageable'],
    ]
    for (const [title, goods, thing] of tries)
      expect(titleEvents(gain(tableFor(goods, title, 'english'), thing), title), title).toEqual([])
  })
})

describe('titles that count the fleet', () => {
  test.each([
    ['admiral', { fleet: 9, lighthouse: 6 }],
    ['explorer', { fleet: 7, destination: 5, lighthouse: 4 }],
    ['navigator', { fleet: 6, destination: 3 }],
  ] as const)(
    'X22 REN-TIT-5 REN-TIT-3 REN-TIT-4: %s counts the first 4 ships and a new one in the port',
    (title, goods) => {
      const table = gain(tableFor(goods, title, 'english'), 'fleet')
      expect(table.ships(0, 'port')).toBe(1)
      expect(titleEvents(table, title).length).toBe(1)
      const short = gain(tableFor(oneLess(goods, 'fleet'), title, 'english'), 'fleet')
      expect(titleEvents(short, title)).toEqual([])
    },
  )
})
