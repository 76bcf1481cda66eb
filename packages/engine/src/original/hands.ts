import { askAll, dealByType, givePack, layOutCouncil } from '../phases/dealing.ts'
import { pickAside } from '../phases/picking.ts'
import { ASIDE, PILE } from '../state/card-location.ts'
import type { RulesContext } from '../state/context.ts'
import { frameCode } from '../state/frames.ts'
import { HANDS } from '../state/words.ts'

const SELECT = frameCode('select')
const DRAFT = frameCode('draft')
const ENDGAME_FRAME = frameCode('endgame')

/** ORI-SET-6, ORI-SET-7. */
const ENDING = 2
const OTHERS = 8
/** ORI-SOL-3. */
const ENDING_ALONE = 3
const OTHERS_ALONE = 10

/** One step of dealing characters; false once all hands are dealt and four are shown. */
export function dealHands(ctx: RulesContext, done: number): boolean {
  const alone = ctx.game.seats === 1
  switch (HANDS[ctx.game.hands]) {
    case 'packs':
      dealSets(ctx)
      break
    case 'selection':
      if (done > 0) break
      if (alone) dealByType(ctx, ENDING_ALONE, PILE, OTHERS_ALONE, PILE)
      else dealByType(ctx, ENDING, PILE, OTHERS, PILE)
      return askAll(ctx, SELECT)
    case 'draft':
      if (done === 0) {
        dealByType(ctx, ENDING, ASIDE, OTHERS, PILE)
        return askAll(ctx, ENDGAME_FRAME)
      }
      if (done === 1) return askAll(ctx, DRAFT)
      break
  }
  layOutCouncil(ctx)
  return false
}

/** ORI-SET-5: sets 1 to 4 go to the 1st to 4th player. */
function dealSets(ctx: RulesContext): void {
  const { seats, windRose } = ctx.game
  for (let i = 0; i < seats; i++) givePack(ctx, (windRose + i) % seats, i)
}

/** One ending character is kept; the other waits to be passed on with the rest (ORI-SET-6). */
export const pickEnding = pickAside('ORI-SET-6', () => {})
