import type { RulesText } from '../outline.ts'
import { acquisition } from './acquisition.ts'
import { aim } from './aim.ts'
import { bread } from './bread.ts'
import { construction } from './construction.ts'
import { decrees } from './decrees.ts'
import { discovery } from './discovery.ts'
import { effects } from './effects.ts'
import { end } from './end.ts'
import { engagement } from './engagement.ts'
import { evolving } from './evolving.ts'
import { feed } from './feed.ts'
import { hands } from './hands.ts'
import { invitation } from './invitation.ts'
import { lighthouses } from './lighthouses.ts'
import { navigation } from './navigation.ts'
import { newPeriod } from './new-period.ts'
import { optional } from './optional.ts'
import { payment } from './payment.ts'
import { periods } from './periods.ts'
import { printings } from './printings.ts'
import { rows } from './rows.ts'
import { setup } from './setup.ts'
import { solo } from './solo.ts'
import { table } from './table.ts'
import { titles } from './titles.ts'
import { turns } from './turns.ts'
import { words } from './words.ts'

export const en: RulesText = {
  aim,
  table,
  setup,
  hands,
  periods,
  turns,
  rows,
  navigation,
  lighthouses,
  evolving,
  acquisition,
  discovery,
  invitation,
  engagement,
  construction,
  payment,
  bread,
  optional,
  feed,
  decrees,
  newPeriod,
  titles,
  end,
  solo,
  printings,
  effects,
  words,
}
