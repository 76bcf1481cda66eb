import type { Hold } from '@amalfi/engine'

/** The topics that tutorials teach. Each game teaches some of them, in its own order. */
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
  /** Ships and loads are turned into bread outside of a payment. */
  | 'conversion'
  | 'passing'
  | 'feeding'
/** Topics that the tutorial praises when they are played for the first time. */
export type PraisedTopic = Exclude<Topic, 'ships' | 'feeding' | 'decree'>

/** Explanations that come before a task. */
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

/** The tasks that the tutorial can propose. */
export type Task =
  /** Tasks at the start or the end of a turn. */
  | 'sail'
  | 'fetch'
  | 'acquire'
  | 'gainLighthouse'
  | 'discover'
  | 'invite'
  | 'title'
  | 'claim'
  | 'free'
  /** Only bread is missing. */
  | 'convert'
  /** Before passing, in the game where loads are lost but bread stays. */
  | 'store'
  | 'pass'
  /** Tasks in other phases. */
  | 'feed'
  /** There is not enough bread. */
  | 'makeBread'
  | 'decree'
  | 'pack'
  /** Tasks inside an action. */
  | 'send'
  | 'sendMore'
  | 'nothingToSend'
  /** Between two sends, a ship is turned into bread and sails again. */
  | 'again'
  | 'pay'
  | 'payAgain'
  | 'erect'
  /** A lighthouse that gives only bread. */
  | 'erectForBread'
  | 'useLighthouse'
  | 'useForBread'
  | 'take'
  | 'part'

/** Comments on what the learner did instead of the proposal. */
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
  /** The learner ended the turn although a title could be claimed. */
  | 'notClaimed'

/** Topics that the tutorial leaves to the rulebook. */
export type SkippedTopic = 'construction' | 'engagement' | 'evolving' | 'dealing'

/**
 * The names and numbers that tutorial texts may use. Names are translated. Values that do not apply
 * are empty.
 */
export interface LearnFacts {
  /** The proposed choice, as its button says it. */
  readonly choice: string
  /** The card or place that the text is about, and its own text. */
  readonly card: string
  readonly text: string
  readonly cost: string
  readonly points: number
  /** Points that count only at the end of the game. */
  readonly promised: number
  /** The destination that the text is about. */
  readonly place: string
  /** A resource, and as much of it as there is: `6 gems`. */
  readonly hold: Hold | null
  readonly goods: string
  /** The card that the loads are collected for, and its cost. */
  readonly towards: string
  readonly towardsCost: string
  /** What becomes possible afterwards. */
  readonly next: string
  readonly title: string
  readonly needs: string
  /** How much of each need is met: `1/2`. */
  readonly have: readonly string[]
  readonly decree: string
  /** Ships in the bay. */
  readonly ships: number
  readonly bread: number
  readonly due: number
  /** The bread that was missing at feeding, and the points it cost. */
  readonly short: number
  readonly lost: number
  /** The bread that comes in before feeding. */
  readonly income: number
  /** The name of the learner. */
  readonly own: string
  /** The name of the opponent. */
  readonly other: string
  /** The tile that became public when the period began. */
  readonly tile: string
  /** True if the learner was the first to pass. */
  readonly first: boolean
}

type FactsText = (facts: LearnFacts) => string

/** The names of the lessons of one tutorial. */
interface LessonNames {
  readonly topic: string
  readonly note: string
  readonly task: string
  readonly praised: string
  readonly remark: string
  readonly leftOut: string
}

/** The texts of all lessons of one tutorial. */
export interface LessonMessages<Of extends LessonNames = LessonNames> {
  readonly topics: Readonly<Record<Of['topic'], string>>
  readonly notes: Readonly<Record<Of['note'], FactsText>>
  readonly tasks: Readonly<Record<Of['task'], FactsText>>
  /** Shown after a topic has been played for the first time. */
  readonly praise: Readonly<Record<Of['praised'], FactsText>>
  readonly remarks: Readonly<Record<Of['remark'], FactsText>>
  readonly skippedTopics: Readonly<Record<Of['leftOut'], string>>
  /** The text at the end of the tutorial. */
  readonly endText: FactsText
}

/** Tutorial messages that both games share. */
export interface GuideMessages {
  /** The links on the home page that start and continue the tutorial. */
  readonly learn: string
  readonly learnHint: string
  readonly continueLearning: string
  readonly continueLearningHint: string
  /** Marks a guided game in the list of saved games. */
  readonly guided: string
  readonly guide: string
  readonly step: (step: number, of: number, topic: string) => string
  readonly next: string
  readonly skip: string
  readonly hideGuide: string
  readonly showGuide: string
  readonly ruleLink: string
  /** Repeats the proposal after the learner did something else. */
  readonly suggestedInstead: (proposed: string) => string
  /** The name of a card inside a sentence. */
  readonly named: (kind: 'artwork' | 'character' | 'destination', name: string) => string
  /** Joins sentences. */
  readonly sentences: (some: readonly string[]) => string
  readonly endTurnFirst: FactsText
  /** The same, if the moves of others are shown at once. */
  readonly endTurnFirstAtOnce: FactsText
  readonly endTurn: string
  readonly wellDone: string
  readonly finished: string
  readonly played: string
  readonly notPlayed: string
  /** The heading of the topics that the tutorial skips, with links to the rules. */
  readonly skippedHeading: string
  readonly continueAlone: string
}

/** All messages of a tutorial. */
export type LearnMessages = GuideMessages & LessonMessages
