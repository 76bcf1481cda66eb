import type { HandsAudit } from '../kernel/audit-hands.ts'
import { HANDS } from '../state/words.ts'

/** REN-SET-13: endgame characters that each seat sets aside in the draft with score. */
const SET_ASIDE = 3

/** How Renaissance deals hands, for the audit. */
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
