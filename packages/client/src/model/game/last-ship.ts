import type { Decision, GameEvent } from '@amalfi/engine'

/** Whether a decision asks for the last of several ships that are sent for the same reason. */
export function isLastShip(events: readonly GameEvent[], decision: Decision): boolean {
  const { about, left, seat, because, holds = [] } = decision
  if (about !== 'send' || left !== 1) return false
  const turn = events.findLastIndex(({ kind }) => kind === 'turn' || kind === 'phase')
  return events
    .slice(turn + 1)
    .some(
      (event) =>
        event.kind === 'ship' &&
        event.seat === seat &&
        event.from === 'bay' &&
        holds.some((hold) => hold === event.to) &&
        event.because.kind === because.kind &&
        event.because.id === because.id,
    )
}
