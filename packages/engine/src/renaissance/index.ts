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
import { checkTitles } from './titles.ts'

/** Version of the rules of Renaissance. Increase it with every rule change; records store it. */
export const RULES_VERSION = 2

const definition: GameDefinition = {
  game: 'renaissance',
  version: RULES_VERSION,
  handlers,
  setUp,
  offerOptions,
  judgeOption,
  takeOption,
  checkTitles,
  standings,
  handsAudit,
}

/** The rules of Amalfi: Renaissance for the cards of these tables. */
export const renaissance = (tables: Tables): Rules<Setup, Standing> => makeRules(definition, tables)
