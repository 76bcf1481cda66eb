import type { ReplayWords } from '../replay-words.ts'
import { capital } from './grammar.ts'
import type { Words } from './words.ts'

export const replay = (w: Words): ReplayWords => ({
  replay: 'Revoir',
  replayOf: (names) => `Revoir ${names}`,
  beginning: 'Le début',
  theEnd: 'La fin',
  hasChosen: (name) => `${name} a choisi`,
  toBeginning: 'Au début',
  turnBack: 'Un tour en arrière',
  back: 'Un choix en arrière',
  play: 'Lecture',
  pause: 'Pause',
  on: 'Un choix en avant',
  turnOn: 'Un tour en avant',
  toEnd: 'À la fin',
  course: 'Déroulement de la partie',
  at: (made, last) => `choix ${made} sur ${last}`,
  toPeriod: `Aller à une ${w.period[0]}`,
  periodOf: (period) => `${capital(w.period[0])} ${period}`,
  eyes: 'Vue par',
  withoutHand: (name) => `${name}, main cachée`,
  handsHidden:
    'La partie est encore en cours : les mains que vous ne pouvez pas voir restent cachées.',
  playOn: 'Continuer d’ici',
  playOnAsWas:
    'Une partie à vous, qui commence comme celle-ci et suit d’ici son propre chemin. Celle-ci reste telle quelle.',
  playOnDealtAnew:
    'Une partie à vous, qui suit d’ici son propre chemin. Comme celle-ci est encore en cours, les mains et les pioches y sont redistribuées.',
  cannot:
    'Cette partie ne peut pas être revue : elle a suivi d’autres règles, ou son enregistrement est endommagé.',
})
