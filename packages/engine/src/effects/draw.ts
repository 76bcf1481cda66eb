import { discardCard, drawCard } from '../board/rows.ts'
import { choiceCode, DECLINE, DECLINED, makeChoice } from '../state/choice.ts'
import { A, B, C, pop, SEAT, top } from '../state/frames.ts'
import type { Pending, Play } from '../state/play.ts'
import { refusalCode } from '../state/refusal.ts'
import { HAND, IN_DECK, PILE, relocate } from '../state/whereabouts.ts'
import { COUNCIL } from '../state/words.ts'

const KEEP = choiceCode('keep')
const NOT_ASKED_NOW = refusalCode('notAskedNow')
const NOT_AMONG_THESE = refusalCode('notAmongThese')

/** Draw from the Council deck: A how many, B how many more to keep, C 1 once drawn. */
export const draw: Pending = {
  rule: 'REN-INV-6',
  step(p) {
    const { stack } = p.game
    const at = top(p.game)
    const seat = stack[at + SEAT]
    if (stack[at + C] === 0) {
      stack[at + C] = 1
      for (let i = stack[at + A]; i > 0; i--) drawOne(p, seat)
      forgetDeck(p, seat)
      return true
    }
    if (stack[at + B] > 0 && p.game.pileSize[seat] > 0) return false
    discardRest(p, seat)
    pop(p.game)
    return true
  },
  offer(p, seat, out) {
    for (let character = 0; character < p.game.where.length; character++)
      if (p.game.where[character] === PILE + seat) out.push(makeChoice(KEEP, character))
    out.push(DECLINED)
  },
  judge(p, seat, code, character) {
    if (code === DECLINE) return 0
    if (code !== KEEP) return NOT_ASKED_NOW
    return p.game.where[character] === PILE + seat ? 0 : NOT_AMONG_THESE
  },
  take(p, seat, code, character) {
    const at = top(p.game)
    if (code === DECLINE) {
      p.game.stack[at + B] = 0
      return
    }
    p.game.stack[at + B]--
    relocate(p.game, character, HAND + seat)
    tellCard(p, seat, character, 'pile', 'hand')
  },
}

/** What the others knew to be in the deck, also one remade on the way, may now be in this hand. */
function forgetDeck(p: Play, seat: number): void {
  const { where, known } = p.game
  for (let character = 0; character < where.length; character++)
    if (where[character] === IN_DECK) known[character] &= 1 << seat
}

function drawOne(p: Play, seat: number): void {
  const character = drawCard(p, COUNCIL)
  if (character < 0) return
  relocate(p.game, character, PILE + seat)
  p.game.known[character] = 1 << seat
  tellCard(p, seat, character, 'deck', 'pile')
}

function discardRest(p: Play, seat: number): void {
  for (let character = 0; character < p.game.where.length; character++)
    if (p.game.where[character] === PILE + seat) discardCard(p, COUNCIL, character, seat, 'pile')
}

/** A card that only its holder sees changes place. */
export function tellCard(
  p: Play,
  seat: number,
  character: number,
  from: 'deck' | 'pile' | 'aside' | 'pack',
  to: 'pile' | 'hand' | 'aside' | 'deck' | 'gone',
): void {
  p.sink?.push({
    kind: 'card',
    what: 'character',
    card: p.tables.characterIds[character],
    from,
    to,
    seat,
    seen: 1 << seat,
  })
}
