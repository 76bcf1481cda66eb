import type { Count } from '@amalfi/engine'
import { a, counted, type Noun } from '../grammar.ts'
import { SHIP } from '../nouns.ts'
import type { Words } from '../words.ts'

/** Conditions in the words of what the player has done: `si vous avez découvert …`. */
type Participles = Partial<Readonly<Record<Count, readonly [participle: string, noun: Noun]>>>
const participles = (w: Words): Participles => ({
  destination: [w.discover[3], w.discoverable],
  character: [w.invite[3], w.characterTypes.character],
  immediate: [w.invite[3], w.characterTypes.immediate],
  permanent: [w.invite[3], w.characterTypes.permanent],
  endgame: [w.invite[3], w.characterTypes.endgame],
  engageable: [w.invite[3], w.characterTypes.engageable],
  shipBuilt: ['construit', SHIP],
  lighthouse: [w.erect[3], w.lighthouse],
  lighthouseOnOwn: [
    w.erect[3],
    [
      `${w.lighthouse[0]} sur ${w.yourDestinations}`,
      `${w.lighthouse[1]} sur ${w.yourDestinations}`,
      'm',
    ],
  ],
  lighthouseOnPublic: [
    w.erect[3],
    [
      `${w.lighthouse[0]} sur ${a(w.publicDestination)}`,
      `${w.lighthouse[1]} sur des ${w.publicDestination[1]}`,
      'm',
    ],
  ],
  title: [w.takeTitle[3], w.title],
})

/** `si vous avez découvert au moins 1 destination`, `si vous avez au moins 2 cartes en main`. */
interface Need {
  readonly count: Count
  readonly atLeast: number
}

export function ifYouHave(w: Words, { count, atLeast }: Need): string {
  const [participle, noun] = participles(w)[count] ?? ['', w.counts[count]]
  return `si vous avez ${participle}${participle === '' ? '' : ' '}au moins ${counted(atLeast, noun)}`
}
