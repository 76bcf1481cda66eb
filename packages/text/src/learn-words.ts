import type { Hold } from '@amalfi/engine'

/** What the guided game teaches, in this order. */
export const TOPICS = [
  'ships',
  'navigation',
  'payment',
  'art',
  'lighthouses',
  'discovery',
  'people',
  'titles',
  'decree',
  'passing',
  'feeding',
] as const
export type Topic = (typeof TOPICS)[number]
/** What is worth a word when it is played for the first time; the rest is told by notes. */
export type Praised = Exclude<Topic, 'ships' | 'feeding' | 'decree'>

/** What is told before something is to be done. */
export const NOTES = [
  'welcome',
  'bay',
  'granary',
  'newPeriod',
  'goods',
  'workshop',
  'atlas',
  'hand',
  'titles',
  'decree',
] as const
export type Note = (typeof NOTES)[number]

/** What there is to do when one's turn begins, or in the other phases. */
export type Task =
  | 'sail'
  | 'fetch'
  | 'acquire'
  | 'light'
  | 'discover'
  | 'invite'
  | 'title'
  | 'free'
  | 'pass'
  | 'feed'
  /** There is too little bread. */
  | 'makeBread'
  | 'decree'
  | 'pack'
  /** Parts of an action. */
  | 'send'
  | 'sendMore'
  | 'nothingToSend'
  | 'pay'
  | 'payAgain'
  | 'erect'
  /** Where a lighthouse gives bread and nothing else. */
  | 'erectForBread'
  | 'useLighthouse'
  | 'useForBread'
  | 'take'
  | 'part'

/** What one did of one's own will, while something else was proposed. */
export type Remark =
  | 'sailed'
  | 'bought'
  | 'paidDearly'
  | 'built'
  | 'engaged'
  | 'passed'
  | 'bayToBread'
  | 'holdToBread'
  | 'handToBread'
  | 'madeBread'
  | 'keptShips'
  | 'declined'

/** What a text may be about: names in the language at hand, and numbers. What there is not is empty. */
export interface LearnFacts {
  /** What is proposed, as a choice says it. */
  readonly choice: string
  /** The card or place in question, and what it says. */
  readonly card: string
  readonly text: string
  readonly cost: string
  readonly points: number
  /** The destination in question. */
  readonly place: string
  /** A resource, and as much of it as there is: `6 gems`. */
  readonly hold: Hold | null
  readonly goods: string
  /** What the loads are for: a card, and its cost. */
  readonly towards: string
  readonly towardsCost: string
  readonly title: string
  readonly needs: string
  /** How much there is of each need: `1/2`. */
  readonly have: readonly string[]
  readonly decree: string
  /** Ships in the bay. */
  readonly ships: number
  readonly bread: number
  readonly due: number
  /** Bread that was missing when the crews ate, and the points it cost. */
  readonly short: number
  readonly lost: number
  /** Who plays on the other side. */
  readonly other: string
  /** The tile that lies on an evolving destination since the period began. */
  readonly tile: string
  /** One was the first to pass. */
  readonly first: boolean
}

type Say = (facts: LearnFacts) => string

/** What the guided game says. */
export interface LearnWords {
  /** The way to it on the front page, and back to it. */
  readonly learn: string
  readonly learnHint: string
  readonly goOn: string
  readonly goOnHint: string
  /** Marks a game of this kind among others. */
  readonly guided: string
  readonly guide: string
  readonly step: (step: number, of: number, topic: string) => string
  readonly next: string
  readonly skip: string
  readonly putAway: string
  readonly bringBack: string
  readonly aboutRule: string
  readonly topics: Readonly<Record<Topic, string>>
  readonly notes: Readonly<Record<Note, Say>>
  readonly tasks: Readonly<Record<Task, Say>>
  /** After a topic has been played for the first time. */
  readonly praise: Readonly<Record<Praised, Say>>
  readonly remarks: Readonly<Record<Remark, Say>>
  /** What had been proposed, after something else was done. */
  readonly instead: (proposed: string) => string
  /** A card by its name, as it stands in a sentence. */
  readonly named: (kind: 'artwork' | 'character' | 'destination', name: string) => string
  /** Some sentences in a row. */
  readonly sentences: (some: readonly string[]) => string
  readonly endTurnFirst: Say
  readonly endTurn: string
  readonly wellDone: string
  readonly allPlayed: string
  readonly endText: Say
  readonly played: string
  readonly notPlayed: string
  readonly leftOut: string
  /** What was left out, and where it stands in the rules. */
  readonly leftOuts: Readonly<Record<'construction' | 'engagement' | 'evolving', string>>
  readonly playOn: string
}
