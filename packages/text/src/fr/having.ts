import type { Count } from '@amalfi/engine'
import { counted, type Noun } from './grammar.ts'
import { characterTypes, counts, DESTINATION, LIGHTHOUSE, SHIP, TITLE } from './terms.ts'

/** What one has by a deed of one's own is told by the deed. */
const DEEDS: Partial<Readonly<Record<Count, readonly [deed: string, noun: Noun]>>> = {
  destination: ['découvert', DESTINATION],
  character: ['invité', characterTypes.character],
  immediate: ['invité', characterTypes.immediate],
  permanent: ['invité', characterTypes.permanent],
  endgame: ['invité', characterTypes.endgame],
  engageable: ['invité', characterTypes.engageable],
  shipBuilt: ['construit', SHIP],
  lighthouse: ['érigé', LIGHTHOUSE],
  lighthouseOnOwn: ['érigé', ['phare sur vos destinations', 'phares sur vos destinations', 'm']],
  lighthouseOnPublic: [
    'érigé',
    ['phare sur une destination publique', 'phares sur des destinations publiques', 'm'],
  ],
  title: ['obtenu', TITLE],
}

/** `si vous avez découvert au moins 1 destination`, `si vous avez au moins 2 cartes en main`. */
export function ifHaving({ count, atLeast }: { count: Count; atLeast: number }): string {
  const [deed, noun] = DEEDS[count] ?? ['', counts[count]]
  return `si vous avez ${deed}${deed === '' ? '' : ' '}au moins ${counted(atLeast, noun)}`
}
