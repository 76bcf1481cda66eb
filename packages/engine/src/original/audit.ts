import type { HandsAudit } from '../kernel/audit-hands.ts'
import { HANDS } from '../state/words.ts'

/** ORI-SET-6: the pile that a seat drafts from before it is passed on for the first time. */
const FIRST_PILE = 8

/** How Amalfi (2020) deals hands, for the audit. */
export const handsAudit: HandsAudit = {
  steps: { packs: [], selection: ['select'], draft: ['endgame', 'draft'] },
  asideCards({ game }, step) {
    if (HANDS[game.hands] !== 'draft') return 0
    if (step === 'endgame') return 2
    // The endgame character that was not kept is passed on together with the first pile.
    return game.pileSize[0] === FIRST_PILE ? 1 : 0
  },
  pileInEndgameStep: FIRST_PILE,
}
