import {
  ASIDE,
  type BoardView,
  type Cause,
  HAND,
  HIDDEN,
  PILE,
  type Rules,
  UPRIGHT,
  type View,
} from '@amalfi/engine'

/** The codes of a place that belongs to seats: four, one a seat. */
const SEATS = 4

const isHeld = (where: number): boolean =>
  (where >= HAND && where < UPRIGHT) || (where >= PILE && where < ASIDE + SEATS)

/**
 * What a table shows to a pair of eyes (NOBODY: to an onlooker), with the board of a seat in front.
 * People hold their cards, so others see their backs, also where one could remember them (REN-SET-16).
 */
export function sightOf(
  rules: Pick<Rules<never, unknown>, 'view'>,
  game: View['game'],
  eyes: number,
  front: number,
): View {
  const { game: seen } = rules.view(game, eyes)
  seen.where.forEach((where, card) => {
    if (isHeld(where) && where % SEATS !== eyes) seen.where[card] = HIDDEN
  })
  return { seat: front, game: seen }
}

/** Whether all may hear because of what somebody is asked: who is about to be invited is still in a hand. */
export function isOpen({ boards, rows }: BoardView, { kind, id }: Cause): boolean {
  if (kind !== 'character') return true
  const invited = boards.flatMap(({ characters }) => characters.map(({ character }) => character))
  return [...invited, ...rows.council.discard].includes(id)
}
