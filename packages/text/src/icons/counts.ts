import type { Count } from '@amalfi/engine'
import { type Icon, type IconId, icon, iconWithCount } from './icon.ts'

/** The icons of everything that can be counted. */
const COUNTED: Readonly<Record<Count, readonly IconId[]>> = {
  artwork: ['artwork'],
  book: ['book'],
  painting: ['painting'],
  monument: ['monument'],
  artType: ['book', 'or', 'painting', 'or', 'monument'],
  mostArt: ['artwork', 'same'],
  secondArt: ['artwork', 'different'],
  set: ['set'],
  pair: ['pair'],
  destination: ['own', 'destination'],
  character: ['character'],
  immediate: ['immediate'],
  permanent: ['permanent'],
  endgame: ['endgame'],
  engageable: ['engageable'],
  characterType: ['immediate', 'or', 'permanent', 'or', 'endgame', 'or', 'engageable'],
  shipBuilt: ['build', 'ship'],
  fleet: ['fleet'],
  lighthouse: ['lighthouse'],
  lighthouseOnOwn: ['lighthouse', 'own'],
  lighthouseOnPublic: ['lighthouse', 'public'],
  shipInBay: ['ship', 'bay'],
  shipInPort: ['ship', 'port'],
  shipInHold: ['ship', 'hold'],
  shipOnDock: ['ship', 'dock'],
  shipOnOwn: ['ship', 'own'],
  bread: ['bread'],
  hand: ['hand'],
  title: ['title'],
  lasting: ['permanent', 'or', 'endgame', 'or', 'engageable'],
  holdUsed: ['ship', 'hold', 'different'],
}
export const countIcons = (count: Count): Icon[] => COUNTED[count].map((id) => icon(id))

export function perIcons(count: Count, every: number | undefined, max: number): Icon[] {
  const [first, ...rest] = countIcons(count)
  return [icon('per'), iconWithCount(first.icon, every ?? 1), ...rest, icon('most', max)]
}

/** Icons for a number of things. */
export function needIcons(count: Count, atLeast: number): Icon[] {
  const [first, ...rest] = countIcons(count)
  const kinds = [first, ...rest.filter(({ icon: id }) => id !== 'or')]
  // Every kind is needed, so there is no "or" between them.
  if (kinds.length > 1 && kinds.length <= rest.length && kinds.length === atLeast) return kinds
  return [icon(first.icon, atLeast), ...rest]
}
