import type { Rules } from '../core/rules.ts'
import type { Setup } from '../core/setup.ts'
import type { Standing } from '../core/standing.ts'
import { makeRules, type Parts } from '../core/table.ts'
import type { Tables } from '../core/tables.ts'
import { dealing } from './audit.ts'
import { standings } from './end.ts'
import { judgeOption, offerOptions, takeOption } from './options.ts'
import { pendingTable } from './pending.ts'
import { setUp } from './setup.ts'

const parts: Parts = {
  game: 'original',
  version: 1,
  pending: pendingTable,
  setUp,
  offerOptions,
  judgeOption,
  takeOption,
  // ORI-FRE-5: milestones are claimed, never given.
  gained: () => {},
  standings,
  dealing,
}

/** The rules of Amalfi (2020), playing the cards of these tables. */
export const original = (tables: Tables): Rules<Setup, Standing> => makeRules(parts, tables)
