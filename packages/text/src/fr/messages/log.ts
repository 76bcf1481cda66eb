import type { LogMessages, Paid } from '../../messages/log.ts'
import { shipsPaid } from '../game/payment.ts'
import { counted, list, type Noun } from '../grammar.ts'
import { POINT } from '../nouns.ts'
import type { Words } from '../words.ts'

const ACTION: Noun = ['autre événement', 'autres événements', 'm']

const signed = (n: number, noun: Noun): string =>
  `${n < 0 ? '−' : '+'}${counted(Math.abs(n), noun)}`

function payment(w: Words, { ships, bread }: Paid): string {
  return list([...shipsPaid(w, ships), ...(bread > 0 ? [counted(bread, w.bread)] : [])], 'et')
}

export const log = (w: Words): LogMessages => ({
  sinceLastTurn: 'Depuis votre tour',
  nothingHappened: 'Il ne s’est rien passé depuis.',
  fullLog: 'Toute l’histoire',
  showEarlier: 'Plus tôt',
  showLatest: 'Au plus récent',
  fastForward: 'Avance rapide',
  fastForwardHint: 'Aller à votre prochain choix (Échap)',
  repeated: (text, times) => `${text}, ${times} fois`,
  paid: (action, paid) => `${action}, payé avec ${payment(w, paid)}`,
  pointsChange: (more) => signed(more, POINT),
  breadChange: (more) => signed(more, w.bread),
  readAloud: (sentences) => sentences.map((sentence) => `${sentence}.`).join(' '),
  earlierActions: (actions) => `Auparavant : ${counted(actions, ACTION)}`,
  periodOver: (period) => `Fin de la ${w.period[0]} ${period}`,
  breadEaten: w.fed,
  totalPoints: 'points à présent',
  breadMissing: (short, lost) => `manque ${short} : −${lost}`,
  heading: 'Ce qui s’est passé',
})
