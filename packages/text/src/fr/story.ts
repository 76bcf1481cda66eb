import type { StoryWords } from '../story-words.ts'
import { counted, type Noun } from './grammar.ts'
import { POINT } from './pieces.ts'
import type { Words } from './words.ts'

const DEED: Noun = ['autre événement', 'autres événements', 'm']

const signed = (n: number, noun: Noun): string =>
  `${n < 0 ? '−' : '+'}${counted(Math.abs(n), noun)}`

export const story = (w: Words): StoryWords => ({
  sinceLastTurn: 'Depuis votre tour',
  nothingSince: 'Il ne s’est rien passé depuis.',
  wholeStory: 'Toute l’histoire',
  earlier: 'Plus tôt',
  newest: 'Au plus récent',
  skip: 'Avance rapide',
  skipHint: 'Aller à votre prochain choix (Échap)',
  times: (text, times) => `${text}, ${times} fois`,
  points: (more) => signed(more, POINT),
  bread: (more) => signed(more, w.bread),
  aloud: (sentences) => sentences.map((sentence) => `${sentence}.`).join(' '),
  before: (deeds) => `Auparavant : ${counted(deeds, DEED)}`,
  periodOver: (period) => `Fin de la ${w.period[0]} ${period}`,
  fed: w.fed,
  inAll: 'points à présent',
  hungry: (short, lost) => `manque ${short} : −${lost}`,
})
