import { givePack } from '../phases/dealing.ts'
import { dropCard, pickAside } from '../phases/picking.ts'
import { choiceCode, makeChoice } from '../state/choice.ts'
import { pop } from '../state/frames.ts'
import type { Pending, Play } from '../state/play.ts'
import { refusalCode } from '../state/refusal.ts'
import { IN_PACK } from '../state/whereabouts.ts'

const PACK = choiceCode('pack')
const NOT_ASKED_NOW = refusalCode('notAskedNow')
const PACK_TAKEN = refusalCode('packTaken')
const UNKNOWN = refusalCode('unknown')

/** REN-SET-8: a pack is chosen openly. */
export const pickPack: Pending = {
  rule: 'REN-SET-8',
  offer(p, _seat, out) {
    for (let pack = 0; pack < p.tables.packIds.length; pack++)
      if (judgePack(p, pack) === 0) out.push(makeChoice(PACK, pack))
  },
  judge: (p, _seat, code, pack) => (code === PACK ? judgePack(p, pack) : NOT_ASKED_NOW),
  take(p, seat, _code, pack) {
    pop(p.game)
    givePack(p, seat, pack)
  },
  noOptions: 'beforePlay',
}

function judgePack(p: Play, pack: number): number {
  if (pack >= p.tables.packIds.length) return UNKNOWN
  const first = p.tables.characters.pack.indexOf(pack)
  return p.game.where[first] === IN_PACK ? 0 : PACK_TAKEN
}

/** REN-SET-13: at the end of the draft with score one of the three endgame characters is kept. */
export const pickEndgame = pickAside('REN-SET-13', (p, seat, character) =>
  dropCard(p, seat, character, 'aside'),
)
