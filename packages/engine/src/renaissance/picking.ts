import { givePack } from '../phases/dealing.ts'
import { dropCard, pickAside } from '../phases/picking.ts'
import { IN_PACK } from '../state/card-location.ts'
import { choiceCode, makeChoice } from '../state/choice.ts'
import type { FrameHandler, RulesContext } from '../state/context.ts'
import { pop } from '../state/frames.ts'
import { refusalCode } from '../state/refusal.ts'

const PACK = choiceCode('pack')
const NOT_ASKED_NOW = refusalCode('notAskedNow')
const PACK_TAKEN = refusalCode('packTaken')
const UNKNOWN = refusalCode('unknown')

/** REN-SET-8: a seat chooses a starting pack; everybody sees it. */
export const pickPack: FrameHandler = {
  rule: 'REN-SET-8',
  offer(ctx, _seat, out) {
    for (let pack = 0; pack < ctx.tables.packIds.length; pack++)
      if (judgePack(ctx, pack) === 0) out.push(makeChoice(PACK, pack))
  },
  judge: (ctx, _seat, code, pack) => (code === PACK ? judgePack(ctx, pack) : NOT_ASKED_NOW),
  take(ctx, seat, _code, pack) {
    pop(ctx.game)
    givePack(ctx, seat, pack)
  },
  optionsRefusal: 'beforePlay',
}

function judgePack(ctx: RulesContext, pack: number): number {
  if (pack >= ctx.tables.packIds.length) return UNKNOWN
  const first = ctx.tables.characters.pack.indexOf(pack)
  return ctx.game.where[first] === IN_PACK ? 0 : PACK_TAKEN
}

/** REN-SET-13: after the draft with score each seat keeps one of its three endgame characters. */
export const pickEndgame = pickAside('REN-SET-13', (ctx, seat, character) =>
  dropCard(ctx, seat, character, 'aside'),
)
