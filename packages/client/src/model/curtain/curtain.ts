import { HANDS, PHASES, type View } from '@amalfi/engine'

/** Used instead of a seat number when there is no seat. */
export const NOBODY = -1

/**
 * Says who sees the table. If several people share a device, a curtain hides their hands from each
 * other. While it is closed, the table shows what an onlooker may see, and the page asks for the next
 * player by name.
 */
export interface Curtain {
  /** Whether several people share the device. One person, or bots alone, need no curtain. */
  readonly shared: boolean
  /** The seat that sees the table; NOBODY while the curtain is closed. */
  readonly viewer: number
  /** The seat that is asked to open the curtain, or NOBODY. */
  readonly nextViewer: number
  /** The seat whose board is in front: the viewer, the next viewer, or the last one. */
  readonly front: number
}

/** The curtain of a newly opened table: closed, so that a reload shows no hand. */
export function curtainFor(people: readonly number[]): Curtain {
  const front = people[0] ?? 0
  const shared = people.length > 1
  return { shared, viewer: shared ? NOBODY : front, nextViewer: NOBODY, front }
}

/**
 * The curtain when a person must decide. It stays open for the current viewer; any other seat
 * is asked to open it. A public question needs nobody to open it.
 */
export function curtainForHuman(curtain: Curtain, seat: number, isPublic = false): Curtain {
  if (!curtain.shared) return curtain
  if (curtain.viewer === seat) return { ...curtain, nextViewer: NOBODY }
  return { ...curtain, viewer: NOBODY, nextViewer: isPublic ? NOBODY : seat, front: seat }
}

/** The curtain after the next viewer has opened it. */
export function openCurtain(curtain: Curtain): Curtain {
  const { nextViewer } = curtain
  return nextViewer === NOBODY ? curtain : { ...curtain, viewer: nextViewer, nextViewer: NOBODY }
}

/** Closes the curtain without asking anybody to open it. */
export const closeCurtain = (curtain: Curtain): Curtain =>
  curtain.shared ? { ...curtain, viewer: NOBODY, nextViewer: NOBODY } : curtain

/**
 * The curtain when a bot must decide. It closes, unless it is the turn of the viewer or
 * the viewer must decide too.
 */
export function curtainForBot(
  curtain: Curtain,
  { view: { game }, deciders }: { readonly view: View; readonly deciders: readonly number[] },
): Curtain {
  const { viewer } = curtain
  const plays = PHASES[game.phase] === 'actions' && game.turn === viewer
  return plays || deciders.includes(viewer) ? curtain : closeCurtain(curtain)
}

/** Whether everybody may see the question: packs are picked in public, and nothing is hidden yet. */
export const isPublicQuestion = ({ game }: View): boolean =>
  PHASES[game.phase] === 'hands' && HANDS[game.hands] === 'packs'
