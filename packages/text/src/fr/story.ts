import type { StoryWords } from '../story-words.ts'
import { counted, type Noun } from './grammar.ts'
import { BREAD, POINT } from './terms.ts'

const DEED: Noun = ['autre événement', 'autres événements', 'm']

const signed = (n: number, noun: Noun): string =>
  `${n < 0 ? '−' : '+'}${counted(Math.abs(n), noun)}`

export const story: StoryWords = {
  sinceLastTurn: 'Depuis votre tour',
  nothingSince: 'Il ne s’est rien passé depuis.',
  wholeStory: 'Toute l’histoire',
  earlier: 'Plus tôt',
  newest: 'Au plus récent',
  skip: 'Avance rapide',
  skipHint: 'Aller à votre prochain choix (Échap)',
  times: (text, times) => `${text}, ${times} fois`,
  points: (more) => signed(more, POINT),
  bread: (more) => signed(more, BREAD),
  aloud: (sentences) => sentences.map((sentence) => `${sentence}.`).join(' '),
  before: (deeds) => `Auparavant : ${counted(deeds, DEED)}`,
  periodOver: (period) => `Fin de la période ${period}`,
  fed: 'pain mangé',
  inAll: 'points à présent',
  hungry: (short, lost) => `manque ${short} : −${lost}`,
}
