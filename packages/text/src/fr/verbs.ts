/** How an effect is said: `gagner 2 points` in a question, `gagnez 2 points` on a card. */
export type Mood = 'infinitive' | 'imperative'

/** The infinitive and the imperative of a verb. A `Verb` begins with the same two. */
type Forms = readonly [to: string, you: string, ...others: string[]]

export const inMood = (mood: Mood, [to, you]: Forms): string => (mood === 'infinitive' ? to : you)

/** The verbs of effects that are the same in both games. */
export const VERBS = {
  gain: ['gagner', 'gagnez'],
  send: ['envoyer', 'envoyez'],
  take: ['prendre', 'prenez'],
  straighten: ['redresser', 'redressez'],
  build: ['construire', 'construisez'],
  acquire: ['acquérir', 'acquérez'],
  use: ['utiliser', 'utilisez'],
  recall: ['rappeler', 'rappelez'],
  shift: ['transférer', 'transférez'],
  refresh: ['renouveler', 'renouvelez'],
  draw: ['piocher', 'piochez'],
  keep: ['en garder', 'gardez-en'],
  discard: ['défausser', 'défaussez'],
  pay: ['payer', 'payez'],
} as const satisfies Record<string, Forms>
