import type { HandsAudit } from '../kernel/audit-hands.ts'
import { HANDS } from '../state/words.ts'

/** ORI-SET-6: two ending characters, then the one not kept, until the first piles are passed on. */
const FIRST_PILE = 8

export const handsAudit: HandsAudit = {
  steps: { packs: [], selection: ['select'], draft: ['endgame', 'draft'] },
  asideCards({ game }, step) {
    if (HANDS[game.hands] !== 'draft') return 0
    if (step === 'endgame') return 2
    return game.pileSize[0] === FIRST_PILE ? 1 : 0
  },
  pileInEndgameStep: FIRST_PILE,
}
