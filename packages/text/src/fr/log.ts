import type { LogWords, Paid } from '../log-words.ts'
import { counted, list, type Noun } from './grammar.ts'
import { shipsPaid } from './payment.ts'
import { POINT } from './pieces.ts'
import type { Words } from './words.ts'

const DEED: Noun = ['autre événement', 'autres événements', 'm']

const signed = (n: number, noun: Noun): string =>
  `${n < 0 ? '−' : '+'}${counted(Math.abs(n), noun)}`

function payment(w: Words, { ships, bread }: Paid): string {
  return list([...shipsPaid(w, ships), ...(bread > 0 ? [counted(bread, w.bread)] : [])], 'et')
}

export const log = (w: Words): LogWords => ({
  sinceLastTurn: 'Depuis votre tour',
  nothingSince: 'Il ne s’est rien passé depuis.',
  wholeStory: 'Toute l’histoire',
  earlier: 'Plus tôt',
  newest: 'Au plus récent',
  skip: 'Avance rapide',
  skipHint: 'Aller à votre prochain choix (Échap)',
  times: (text, times) => `${text}, ${times} fois`,
  paid: (deed, paid) => `${deed}, payé avec ${payment(w, paid)}`,
  points: (more) => signed(more, POINT),
  bread: (more) => signed(more, w.bread),
  aloud: (sentences) => sentences.map((sentence) => `${sentence}.`).join(' '),
  before: (deeds) => `Auparavant : ${counted(deeds, DEED)}`,
  periodOver: (period) => `Fin de la ${w.period[0]} ${period}`,
  fed: w.fed,
  inAll: 'points à présent',
  hungry: (short, lost) => `manque ${short} : −${lost}`,
  heading: 'Ce qui s’est passé',
})
