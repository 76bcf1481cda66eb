import type { ReplayMessages } from '../../messages/replay.ts'
import { capital } from '../grammar.ts'
import type { Words } from '../words.ts'

export const replay = (w: Words): ReplayMessages => ({
  replay: 'Revoir',
  replayOf: (names) => `Revoir ${names}`,
  start: 'Le début',
  end: 'La fin',
  hasChosen: (name) => `${name} a choisi`,
  toStart: 'Au début',
  previousTurn: 'Un tour en arrière',
  previousMove: 'Un choix en arrière',
  play: 'Lecture',
  pause: 'Pause',
  nextMove: 'Un choix en avant',
  nextTurn: 'Un tour en avant',
  toEnd: 'À la fin',
  timeline: 'Déroulement de la partie',
  moveOf: (made, last) => `choix ${made} sur ${last}`,
  toPeriod: `Aller à une ${w.period[0]}`,
  periodOf: (period) => `${capital(w.period[0])} ${period}`,
  viewAs: 'Vue par',
  handHidden: (name) => `${name}, main cachée`,
  handsHidden:
    'La partie est encore en cours : les mains que vous ne pouvez pas voir restent cachées.',
  continueHere: 'Continuer d’ici',
  continueSameCards:
    'Une partie à vous, qui commence comme celle-ci et suit d’ici son propre chemin. Celle-ci reste telle quelle.',
  continueNewCards:
    'Une partie à vous, qui suit d’ici son propre chemin. Comme celle-ci est encore en cours, les mains et les pioches y sont redistribuées.',
  cannotReplay:
    'Cette partie ne peut pas être revue : elle a suivi d’autres règles, ou son enregistrement est endommagé.',
})
