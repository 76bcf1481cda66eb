import type { ReferenceWords } from '../reference-words.ts'
import { capital } from './grammar.ts'
import type { Words } from './words.ts'

export const reference = (w: Words): ReferenceWords => ({
  theRule: 'The rule for this',
  ruleFor: (about) => `The rule for: ${about}`,
  now: 'Now',
  pictures: {
    chart: `The ${w.map.toLowerCase()} with its public and ${w.evolvingPlace[1]}, in the middle of a game`,
    board: `The ships of a player: five ${w.hold[1]}, ${w.bay}, ${w.port} and shipyard`,
    granary: `The ${w.granary}: ${w.bread}, and ${w.lighthouse[1]} that are not yet ${w.erect[2]}`,
    rows: `The three rows: ${w.rowNames.atlas}, ${w.rowNames.workshop} and ${w.rowNames.council}, the dearest slot at the left`,
    goals: `${capital(w.decree[1])} and ${w.milestone[1]}, with what every player has of them`,
  },
  filters: (set) => (set > 0 ? `Filters (${set})` : 'Filters'),
  paidIn: 'Paid in',
  values: 'Values',
  differences: 'What is different',
  ifYouKnow: (game) => `If you know ${game}`,
})
