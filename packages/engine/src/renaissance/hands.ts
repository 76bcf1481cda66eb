import { askAll, deal, dealByType, setUpCouncil, shuffledCharacters } from '../phases/dealing.ts'
import { ASIDE, HAND, PILE } from '../state/card-location.ts'
import type { RulesContext } from '../state/context.ts'
import { frameCode, push } from '../state/frames.ts'
import { BY_RULE } from '../state/source.ts'
import { HANDS } from '../state/words.ts'

const PACK = frameCode('pack')
const SELECT = frameCode('select')
const DRAFT = frameCode('draft')
const ENDGAME_FRAME = frameCode('endgame')

/** Cards dealt to each seat (REN-SET-10 to REN-SET-13). */
const BLIND_CARDS = 6
const SELECTION_ENDGAME = 2
const SELECTION_OTHERS = 8
const DRAFT_CARDS = 7
const SCORE_DRAFT_ENDGAME = 3
const SCORE_DRAFT_OTHERS = 6

/** One step of dealing hands; false once all hands are dealt and the Council is set up. */
export function dealHands(ctx: RulesContext, step: number): boolean {
  switch (HANDS[ctx.game.hands]) {
    case 'packs':
      if (step < ctx.game.seats) return askPack(ctx, step)
      break
    case 'blind':
      deal(
        ctx,
        shuffledCharacters(ctx, () => true),
        BLIND_CARDS,
        HAND,
      )
      break
    case 'selection':
      if (step === 0) {
        dealByType(ctx, SELECTION_ENDGAME, PILE, SELECTION_OTHERS, PILE)
        return askAll(ctx, SELECT)
      }
      break
    case 'draft':
      if (step === 0) {
        deal(
          ctx,
          shuffledCharacters(ctx, () => true),
          DRAFT_CARDS,
          PILE,
        )
        return askAll(ctx, DRAFT)
      }
      break
    case 'scoreDraft':
      if (step === 0) {
        dealByType(ctx, SCORE_DRAFT_ENDGAME, ASIDE, SCORE_DRAFT_OTHERS, PILE)
        return askAll(ctx, DRAFT)
      }
      if (step === 1) return askAll(ctx, ENDGAME_FRAME)
      break
  }
  setUpCouncil(ctx)
  return false
}

/** REN-SET-8: seats choose packs counterclockwise; the first player chooses last. */
function askPack(ctx: RulesContext, step: number): boolean {
  const { game } = ctx
  const seat = (game.windRose + game.seats - 1 - step) % game.seats
  push(game, PACK, seat, 0, 0, 0, BY_RULE)
  return true
}
