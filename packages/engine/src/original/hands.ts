import { askAll, dealByType, givePack, setUpCouncil } from '../phases/dealing.ts'
import { pickAside } from '../phases/picking.ts'
import { ASIDE, PILE } from '../state/card-location.ts'
import type { RulesContext } from '../state/context.ts'
import { frameCode } from '../state/frames.ts'
import { HANDS } from '../state/words.ts'

const SELECT = frameCode('select')
const DRAFT = frameCode('draft')
const ENDGAME_FRAME = frameCode('endgame')

/** Cards dealt to each seat: endgame characters and others (ORI-SET-6, ORI-SET-7). */
const ENDGAME_CARDS = 2
const OTHER_CARDS = 8
/** The same in a solo game (ORI-SOL-3). */
const SOLO_ENDGAME_CARDS = 3
const SOLO_OTHER_CARDS = 10

/** One step of dealing hands; false once all hands are dealt and the Council is set up. */
export function dealHands(ctx: RulesContext, step: number): boolean {
  const alone = ctx.game.seats === 1
  switch (HANDS[ctx.game.hands]) {
    case 'packs':
      dealSets(ctx)
      break
    case 'selection':
      if (step > 0) break
      if (alone) dealByType(ctx, SOLO_ENDGAME_CARDS, PILE, SOLO_OTHER_CARDS, PILE)
      else dealByType(ctx, ENDGAME_CARDS, PILE, OTHER_CARDS, PILE)
      return askAll(ctx, SELECT)
    case 'draft':
      if (step === 0) {
        dealByType(ctx, ENDGAME_CARDS, ASIDE, OTHER_CARDS, PILE)
        return askAll(ctx, ENDGAME_FRAME)
      }
      if (step === 1) return askAll(ctx, DRAFT)
      break
  }
  setUpCouncil(ctx)
  return false
}

/** ORI-SET-5: starting packs 1 to 4 go to the first to fourth player. */
function dealSets(ctx: RulesContext): void {
  const { seats, windRose } = ctx.game
  for (let i = 0; i < seats; i++) givePack(ctx, (windRose + i) % seats, i)
}

/** Each seat keeps one endgame character; the other is passed on with the first pile (ORI-SET-6). */
export const pickEndgame = pickAside('ORI-SET-6', () => {})
