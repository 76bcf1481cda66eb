import { askAll, deal, dealByType, layOutCouncil, shuffled } from '../phases/dealing.ts'
import { pendingCode, push } from '../state/frames.ts'
import type { Play } from '../state/play.ts'
import { BY_RULE } from '../state/source.ts'
import { ASIDE, HAND, PILE } from '../state/whereabouts.ts'
import { HANDS } from '../state/words.ts'

const PACK = pendingCode('pack')
const SELECT = pendingCode('select')
const DRAFT = pendingCode('draft')
const ENDGAME_FRAME = pendingCode('endgame')

/** Cards dealt, by the way hands are dealt (REN-SET-10 to REN-SET-13). */
const BLIND_CARDS = 6
const SELECTION_ENDGAME = 2
const SELECTION_OTHERS = 8
const DRAFT_CARDS = 7
const SCORE_DRAFT_ENDGAME = 3
const SCORE_DRAFT_OTHERS = 6

/** One step of dealing hands; false once all hands are dealt and the Council is laid out. */
export function dealHands(p: Play, done: number): boolean {
  switch (HANDS[p.game.hands]) {
    case 'packs':
      if (done < p.game.seats) return askPack(p, done)
      break
    case 'blind':
      deal(
        p,
        shuffled(p, () => true),
        BLIND_CARDS,
        HAND,
      )
      break
    case 'selection':
      if (done === 0) {
        dealByType(p, SELECTION_ENDGAME, PILE, SELECTION_OTHERS, PILE)
        return askAll(p, SELECT)
      }
      break
    case 'draft':
      if (done === 0) {
        deal(
          p,
          shuffled(p, () => true),
          DRAFT_CARDS,
          PILE,
        )
        return askAll(p, DRAFT)
      }
      break
    case 'scoreDraft':
      if (done === 0) {
        dealByType(p, SCORE_DRAFT_ENDGAME, ASIDE, SCORE_DRAFT_OTHERS, PILE)
        return askAll(p, DRAFT)
      }
      if (done === 1) return askAll(p, ENDGAME_FRAME)
      break
  }
  layOutCouncil(p)
  return false
}

/** REN-SET-8: from the right of the first player, the reverse way round. */
function askPack(p: Play, done: number): boolean {
  const { game } = p
  const seat = (game.windRose + game.seats - 1 - done) % game.seats
  push(game, PACK, seat, 0, 0, 0, BY_RULE)
  return true
}
