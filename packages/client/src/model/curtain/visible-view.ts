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

/** A location that belongs to a seat has four consecutive codes: base + seat. */
const SEATS = 4

/** Whether only the owner may see a card there: in a hand, or among the cards being dealt. */
const isPrivateLocation = (where: number): boolean =>
  (where >= HAND && where < UPRIGHT) || (where >= PILE && where < ASIDE + SEATS)

/**
 * The view that a table shows to a seat (NOBODY: to an onlooker), with the board of a seat in front.
 * Cards of other hands are hidden, even if a player could remember them (REN-SET-16).
 */
export function visibleView(
  rules: Pick<Rules<never, unknown>, 'view'>,
  game: View['game'],
  viewer: number,
  front: number,
): View {
  const { game: seen } = rules.view(game, viewer)
  seen.where.forEach((where, card) => {
    if (isPrivateLocation(where) && where % SEATS !== viewer) seen.where[card] = HIDDEN
  })
  return { seat: front, game: seen }
}

/** Whether the cause of a question is public. A character that is being invited is still in a hand. */
export function isPublicCause({ boards, rows }: BoardView, { kind, id }: Cause): boolean {
  if (kind !== 'character') return true
  const invited = boards.flatMap(({ characters }) => characters.map(({ character }) => character))
  return [...invited, ...rows.council.discard].includes(id)
}
