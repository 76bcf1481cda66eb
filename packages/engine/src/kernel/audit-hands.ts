import { ASIDE, PILE } from '../state/card-location.ts'
import type { RulesContext } from '../state/context.ts'
import { FLOW_STEPS } from '../state/frame-slots.ts'
import { FRAME_KINDS, FRAME_SIZE, type FrameKind, frameCode, KIND, SEAT } from '../state/frames.ts'
import { PHASE_HANDS } from '../state/game.ts'
import { HANDS, type Hands } from '../state/words.ts'

/** How a game deals hands, for the audit. */
export interface HandsAudit {
  /** The frames that ask while hands are dealt, step by step. */
  readonly steps: Partial<Readonly<Record<Hands, readonly FrameKind[]>>>
  /** How many cards each seat has set aside in a step. */
  readonly asideCards: (ctx: RulesContext, step: FrameKind | undefined) => number
  /** The size of the piles while the seats choose among the cards set aside. */
  readonly pileInEndgameStep: number
}

const DEALING_FRAMES: readonly FrameKind[] = ['pack', 'select', 'draft', 'endgame']
const DRAW = frameCode('draw')

/** Piles, cards set aside and picks exist only while a frame asks about them. */
export function auditHands(
  ctx: RulesContext,
  { steps, asideCards, pileInEndgameStep }: HandsAudit,
  faults: string[],
): void {
  const { game } = ctx
  const dealing = game.phase === PHASE_HANDS
  const hands = HANDS[game.hands]
  const step = dealing ? steps[hands]?.[game.stack[FLOW_STEPS] - 1] : undefined
  for (let at = FRAME_SIZE; at < game.stack.length; at += FRAME_SIZE) {
    const kind = FRAME_KINDS[game.stack[at + KIND]]
    if (dealing ? kind !== step || at > FRAME_SIZE : DEALING_FRAMES.includes(kind))
      faults.push(`frame in the wrong phase: ${kind}`)
  }
  const from = step === 'draft' ? PILE : step === 'endgame' ? ASIDE : undefined
  const aside = dealing ? asideCards(ctx, step) : 0
  for (let seat = 0; seat < game.seats; seat++) {
    if (game.asideSize[seat] !== aside)
      faults.push(`seat ${seat} has set ${game.asideSize[seat]} cards aside instead of ${aside}`)
    if (!isPileValid(ctx, step, seat, pileInEndgameStep))
      faults.push(`seat ${seat} must not have a pile of ${game.pileSize[seat]}`)
    const pick = game.picks[seat]
    if (pick >= 0 && (from === undefined || game.where[pick] !== from + seat))
      faults.push(`seat ${seat} has picked a card that it cannot pick`)
  }
}

/** In a draft all piles have the same size; in play only a draw has a pile. */
function isPileValid(
  ctx: RulesContext,
  step: FrameKind | undefined,
  seat: number,
  pileInEndgameStep: number,
): boolean {
  const { pileSize, stack } = ctx.game
  if (step === 'draft') return pileSize[seat] >= 2 && pileSize[seat] === pileSize[0]
  if (step === 'endgame') return pileSize[seat] === pileInEndgameStep
  if (step === 'select' || pileSize[seat] === 0) return true
  for (let at = 0; at < stack.length; at += FRAME_SIZE)
    if (stack[at + KIND] === DRAW && stack[at + SEAT] === seat) return true
  return false
}
