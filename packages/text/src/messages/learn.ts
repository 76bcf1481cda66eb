import type { Hold } from '@amalfi/engine'

/** What a guided game can teach; each game teaches some of it, in an order of its own. */
export type Topic =
  | 'ships'
  | 'navigation'
  | 'payment'
  | 'art'
  | 'lighthouses'
  | 'discovery'
  | 'people'
  | 'titles'
  | 'decree'
  /** Ships and loads become bread, outside of any payment. */
  | 'conversion'
  | 'passing'
  | 'feeding'
/** What is worth a word when it is played for the first time; the rest is told by notes. */
export type PraisedTopic = Exclude<Topic, 'ships' | 'feeding' | 'decree'>

/** What is told before something is to be done. */
export type Note =
  | 'welcome'
  | 'bay'
  | 'granary'
  | 'newPeriod'
  | 'openChart'
  | 'goods'
  | 'workshop'
  | 'colonies'
  | 'atlas'
  | 'hand'
  | 'titles'
  | 'decree'
  | 'conversion'

/** What there is to do. */
export type Task =
  /** When one's turn begins, or is about to end. */
  | 'sail'
  | 'fetch'
  | 'acquire'
  | 'light'
  | 'discover'
  | 'invite'
  | 'title'
  | 'claim'
  | 'free'
  /** Bread is all that is missing. */
  | 'convert'
  /** Before the pass, where loads are lost but bread is kept. */
  | 'store'
  | 'pass'
  /** In the other phases. */
  | 'feed'
  /** There is too little bread. */
  | 'makeBread'
  | 'decree'
  | 'pack'
  /** Parts of an action. */
  | 'send'
  | 'sendMore'
  | 'nothingToSend'
  /** Between two loads: a ship becomes bread, and goes again. */
  | 'again'
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
  /** The turn was ended with a title to be claimed. */
  | 'notClaimed'

/** What was left out, and stands in the rules. */
export type SkippedTopic = 'construction' | 'engagement' | 'evolving' | 'dealing'

/** What a text may be about: names in the language at hand, and numbers. What there is not is empty. */
export interface LearnFacts {
  /** What is proposed, as a choice says it. */
  readonly choice: string
  /** The card or place in question, and what it says. */
  readonly card: string
  readonly text: string
  readonly cost: string
  readonly points: number
  /** Points that count at the end of the game only. */
  readonly promised: number
  /** The destination in question. */
  readonly place: string
  /** A resource, and as much of it as there is: `6 gems`. */
  readonly hold: Hold | null
  readonly goods: string
  /** What the loads are for: a card, and its cost. */
  readonly towards: string
  readonly towardsCost: string
  /** What becomes possible by it. */
  readonly next: string
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
  /** Bread that comes by itself before the crews eat. */
  readonly income: number
  /** What the learner is called. */
  readonly own: string
  /** Who plays on the other side. */
  readonly other: string
  /** The tile that is open to all since the period began. */
  readonly tile: string
  /** One was the first to pass. */
  readonly first: boolean
}

type FactsText = (facts: LearnFacts) => string

/** What a guided game speaks of, by name. */
interface LessonNames {
  readonly topic: string
  readonly note: string
  readonly task: string
  readonly praised: string
  readonly remark: string
  readonly leftOut: string
}

/** What a guided game says of its own game: all of its lessons, whichever those are. */
export interface LessonMessages<Of extends LessonNames = LessonNames> {
  readonly topics: Readonly<Record<Of['topic'], string>>
  readonly notes: Readonly<Record<Of['note'], FactsText>>
  readonly tasks: Readonly<Record<Of['task'], FactsText>>
  /** After a topic has been played for the first time. */
  readonly praise: Readonly<Record<Of['praised'], FactsText>>
  readonly remarks: Readonly<Record<Of['remark'], FactsText>>
  readonly skippedTopics: Readonly<Record<Of['leftOut'], string>>
  /** At the end of the guided part: how one stands. */
  readonly endText: FactsText
}

/** What a guided game says in any game. */
export interface GuideMessages {
  /** The way to it on the front page, and back to it. */
  readonly learn: string
  readonly learnHint: string
  readonly continueLearning: string
  readonly continueLearningHint: string
  /** Marks a game of this kind among others. */
  readonly guided: string
  readonly guide: string
  readonly step: (step: number, of: number, topic: string) => string
  readonly next: string
  readonly skip: string
  readonly hideGuide: string
  readonly showGuide: string
  readonly ruleLink: string
  /** What had been proposed, after something else was done. */
  readonly suggestedInstead: (proposed: string) => string
  /** A card by its name, as it stands in a sentence. */
  readonly named: (kind: 'artwork' | 'character' | 'destination', name: string) => string
  /** Some sentences in a row. */
  readonly sentences: (some: readonly string[]) => string
  readonly endTurnFirst: FactsText
  readonly endTurn: string
  readonly wellDone: string
  readonly finished: string
  readonly played: string
  readonly notPlayed: string
  /** What was left out, and where it stands in the rules. */
  readonly skippedHeading: string
  readonly continueAlone: string
}

export type LearnMessages = GuideMessages & LessonMessages
