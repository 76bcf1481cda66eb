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
import { checkTitles } from './titles.ts'

/** Raised whenever a rule changes: a record is played only by the rules it was made under. */
export const RULES_VERSION = 2

const parts: Parts = {
  game: 'renaissance',
  version: RULES_VERSION,
  pending: pendingTable,
  setUp,
  offerOptions,
  judgeOption,
  takeOption,
  gained: checkTitles,
  standings,
  dealing,
}

/** The rules of Amalfi: Renaissance, playing the cards of these tables. */
export const renaissance = (tables: Tables): Rules<Setup, Standing> => makeRules(parts, tables)
