import { A, FRAME, KIND, PENDING, type PendingKind, pendingCode, SEAT } from '../core/frames.ts'
import { PHASE_HANDS } from '../core/game.ts'
import type { Play } from '../core/play.ts'
import { ASIDE, PILE } from '../core/whereabouts.ts'
import { HANDS, type Hands } from '../core/words.ts'

/** What is asked while hands are dealt, step by step; in play nothing of it. */
const STEPS: Readonly<Record<Hands, readonly PendingKind[]>> = {
  packs: ['pack', 'pack', 'pack', 'pack'],
  blind: [],
  selection: ['select'],
  draft: ['draft'],
  scoreDraft: ['draft', 'endgame'],
}
const OF_HANDS = new Set(Object.values(STEPS).flat())
const DRAW = pendingCode('draw')
/** REN-SET-13. */
const SET_ASIDE = 3

/** Cards that are being chosen from lie only where somebody is asked about them. */
export function auditHands(p: Play, faults: string[]): void {
  const { game } = p
  const dealing = game.phase === PHASE_HANDS
  const hands = HANDS[game.hands]
  const step = dealing ? STEPS[hands][game.stack[A] - 1] : undefined
  for (let at = FRAME; at < game.stack.length; at += FRAME) {
    const kind = PENDING[game.stack[at + KIND]]
    if (dealing ? kind !== step || at > FRAME : OF_HANDS.has(kind))
      faults.push(`a ${kind} frame out of its phase`)
  }
  const from = step === 'draft' ? PILE : step === 'endgame' ? ASIDE : undefined
  const aside = dealing && hands === 'scoreDraft' ? SET_ASIDE : 0
  for (let seat = 0; seat < game.seats; seat++) {
    if (game.asideSize[seat] !== aside)
      faults.push(`seat ${seat} has set ${game.asideSize[seat]} cards aside`)
    if (!isPileRight(p, step, seat))
      faults.push(`seat ${seat} has a pile of ${game.pileSize[seat]}`)
    const pick = game.picks[seat]
    if (pick >= 0 && (from === undefined || game.where[pick] !== from + seat))
      faults.push(`seat ${seat} has picked what it cannot`)
  }
}

/** In a draft all piles are of one size; in play only a draw makes one. */
function isPileRight(p: Play, step: PendingKind | undefined, seat: number): boolean {
  const { pileSize, stack } = p.game
  if (step === 'draft') return pileSize[seat] >= 2 && pileSize[seat] === pileSize[0]
  if (step === 'select' || pileSize[seat] === 0) return true
  for (let at = 0; at < stack.length; at += FRAME)
    if (stack[at + KIND] === DRAW && stack[at + SEAT] === seat) return true
  return false
}
