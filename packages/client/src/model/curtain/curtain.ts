import { HANDS, PHASES, type View } from '@amalfi/engine'

/** In the place of a seat: no one in particular. */
export const NOBODY = -1

/**
 * Who looks at the table. Where several people share a device, a curtain is drawn between them: while
 * it is closed the table is shown as an onlooker sees it, and who comes next is asked for by name.
 */
export interface Curtain {
  /** Several people share the device. Alone, or where only bots play, there is no curtain. */
  readonly shared: boolean
  /** Whose eyes see the table; nobody's while the curtain is closed. */
  readonly looking: number
  /** Who is asked to come. */
  readonly awaited: number
  /** Whose board lies in front: theirs who look, who are asked for, or who looked last. */
  readonly front: number
}

/** The curtain as a table is opened with: closed, so that a reload shows no hand. */
export function curtainFor(people: readonly number[]): Curtain {
  const front = people[0] ?? 0
  const shared = people.length > 1
  return { shared, looking: shared ? NOBODY : front, awaited: NOBODY, front }
}

/**
 * Somebody is to choose: whoever looks already goes on, anybody else is asked to come. What is asked
 * in the open needs nobody's eyes.
 */
export function asking(curtain: Curtain, seat: number, inTheOpen = false): Curtain {
  if (!curtain.shared) return curtain
  if (curtain.looking === seat) return { ...curtain, awaited: NOBODY }
  return { ...curtain, looking: NOBODY, awaited: inTheOpen ? NOBODY : seat, front: seat }
}

/** Who was asked for has come. */
export function lifted(curtain: Curtain): Curtain {
  const { awaited } = curtain
  return awaited === NOBODY ? curtain : { ...curtain, looking: awaited, awaited: NOBODY }
}

/** Nobody looks any more, and nobody is asked for. */
export const closed = (curtain: Curtain): Curtain =>
  curtain.shared ? { ...curtain, looking: NOBODY, awaited: NOBODY } : curtain

/** A bot is to choose: the curtain closes, unless the human who looks plays or has to choose too. */
export function leaving(
  curtain: Curtain,
  { view: { game }, deciders }: { readonly view: View; readonly deciders: readonly number[] },
): Curtain {
  const { looking } = curtain
  const plays = PHASES[game.phase] === 'actions' && game.turn === looking
  return plays || deciders.includes(looking) ? curtain : closed(curtain)
}

/** Packs are picked openly, and nothing hidden can be seen meanwhile. */
export const isAskedOpenly = ({ game }: View): boolean =>
  PHASES[game.phase] === 'hands' && HANDS[game.hands] === 'packs'
