import type { View } from '../kernel/view.ts'
import { decreePoints } from '../phases/decree.ts'
import { feedDue } from '../phases/feed.ts'
import { countForNeed } from '../phases/titles.ts'
import type { Tables } from '../state/tables.ts'
import { COUNTS, type Count } from '../state/words.ts'
import { comingBread, hasFed } from './fed.ts'

/** How a seat stands towards what is to come, as things are now. */
export interface Forecast {
  /** Bread due in the feed, and how much of it is missing; nothing once the crews are fed. */
  readonly due: number
  readonly short: number
  /** Bread that comes by itself before that, and is counted on. */
  readonly coming: number
  /** Whether the crews have been fed in this period. */
  readonly fed: boolean
  /** What each decree of the game, I to IV, is worth in its period. */
  readonly decrees: readonly number[]
  /** For each title of the game: what it asks for, and what there is of it. */
  readonly titles: readonly (readonly Need[])[]
}

export interface Need {
  readonly count: Count
  readonly has: number
  readonly needs: number
}

export function forecastOf(tables: Tables, { game }: View, seat: number): Forecast {
  const ctx = { tables, game }
  const fed = hasFed(ctx, seat)
  const due = fed ? 0 : feedDue(ctx, seat)
  const coming = comingBread(ctx, seat)
  return {
    due,
    short: Math.max(0, due - game.bread[seat] - coming),
    coming,
    fed,
    decrees: game.decrees.map((decree, period) => decreePoints(tables, game, decree, seat, period)),
    titles: game.titles.map((title) => {
      const needs = tables.titles.needs[title]
      return needs.flatMap((count, i): Need[] => {
        if (i % 2 === 1) return []
        const has = countForNeed(ctx, seat, title, i)
        return [{ count: COUNTS[count], has: Math.min(has, needs[i + 1]), needs: needs[i + 1] }]
      })
    }),
  }
}
