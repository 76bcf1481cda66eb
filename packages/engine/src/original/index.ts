import { type GameDefinition, makeRules } from '../kernel/make-rules.ts'
import type { Rules } from '../kernel/rules.ts'
import type { Setup } from '../kernel/setup.ts'
import type { Standing } from '../state/standing.ts'
import type { Tables } from '../state/tables.ts'
import { handsAudit } from './audit.ts'
import { standings } from './end.ts'
import { handlers } from './handlers.ts'
import { judgeOption, offerOptions, takeOption } from './options.ts'
import { setUp } from './setup.ts'

const definition: GameDefinition = {
  game: 'original',
  version: 1,
  handlers,
  setUp,
  offerOptions,
  judgeOption,
  takeOption,
  // ORI-FRE-5: players claim milestones themselves.
  checkTitles: () => {},
  standings,
  handsAudit,
}

/** The rules of Amalfi (2020) for the cards of these tables. */
export const original = (tables: Tables): Rules<Setup, Standing> => makeRules(definition, tables)
