import type { HandsAudit } from '../kernel/audit-hands.ts'
import { HANDS } from '../state/words.ts'

/** REN-SET-13. */
const SET_ASIDE = 3

export const handsAudit: HandsAudit = {
  steps: {
    packs: ['pack', 'pack', 'pack', 'pack'],
    blind: [],
    selection: ['select'],
    draft: ['draft'],
    scoreDraft: ['draft', 'endgame'],
  },
  asideCards: (ctx) => (HANDS[ctx.game.hands] === 'scoreDraft' ? SET_ASIDE : 0),
  pileInEndgameStep: 0,
}
