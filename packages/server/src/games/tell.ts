import { eventSeenBy, type View } from '@amalfi/engine'
import {
  type GameLogAnswer,
  type MessageOf,
  patchBetween,
  type ServerMessage,
  viewSum,
} from '@amalfi/wire'
import type { FoldedGame, Step } from '../log/fold.ts'

/**
 * All that leaves the server about a running game is made here, and only from the view of a seat and
 * the events as it has witnessed them. Seat -1 is a spectator.
 */

/** What every message about the position says. Everybody may know who is asked. */
const position = ({ v, game, asked }: FoldedGame) => ({
  v,
  moves: game.moveCount,
  asked: [...asked],
})

export const seenView = ({ rules, game }: FoldedGame, seat: number): View =>
  rules.view(game.game, seat)

export const tellView = (state: FoldedGame, seat: number): MessageOf<'view'> => ({
  t: 'view',
  ...position(state),
  view: state.rules.encodeView(seenView(state, seat)),
})

/** The next entry, for a seat that knows the view before it. */
export function tellStep(state: FoldedGame, step: Step, seat: number, before: View): ServerMessage {
  const view = seenView(state, seat)
  if (step.kind === 'undo')
    return { t: 'undo', ...position(state), by: step.by, view: state.rules.encodeView(view) }
  return {
    t: 'news',
    ...position(state),
    by: step.by,
    follows: step.follows,
    at: step.at,
    events: step.events.map((event) => eventSeenBy(event, seat)),
    patch: patchBetween(before, view),
    sum: viewSum(state.rules, view),
  }
}

/** Everything that a seat has witnessed. */
export function tellLog({ v, game }: FoldedGame, seat: number): GameLogAnswer {
  return {
    v,
    movers: game.movesSince(0).map((move) => (move.follows ? -1 : move.seat)),
    entries: game.log.map(({ event, moveIndex }) => ({
      event: eventSeenBy(event, seat),
      moveIndex,
    })),
  }
}
