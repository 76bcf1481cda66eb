/**
 * What the argument of a choice means. A choice is one integer: its kind in the upper bits, its
 * argument in the lower 24.
 */
export type ArgumentKind =
  | 'none'
  | 'number'
  | 'hold'
  | 'holds'
  | 'destination'
  | 'artwork'
  | 'character'
  | 'pack'
  | 'title'
  | 'decree'
  | 'payment'

/** Every kind of choice with the meaning of its argument, in the order of the codes. */
export const CHOICES = [
  // main actions
  ['pass', 'none'],
  ['navigate', 'destination'],
  ['acquire', 'artwork'],
  ['discover', 'destination'],
  ['invite', 'character'],
  ['engage', 'character'],
  ['construct', 'number'],
  // parts of an action
  ['pay', 'payment'],
  ['send', 'hold'],
  ['take', 'character'],
  ['erect', 'destination'],
  ['straighten', 'character'],
  ['choose', 'number'],
  ['buy', 'none'],
  ['give', 'character'],
  ['visit', 'destination'],
  ['recall', 'destination'],
  ['recallFromPort', 'none'],
  ['shift', 'holds'],
  ['discardArtwork', 'artwork'],
  ['discardCharacter', 'character'],
  ['keep', 'character'],
  ['borrow', 'character'],
  ['light', 'destination'],
  ['lightSend', 'hold'],
  ['lightBread', 'none'],
  ['characterFirst', 'none'],
  ['actionFirst', 'none'],
  ['resolve', 'character'],
  ['insteadTake', 'none'],
  ['insteadPoints', 'none'],
  ['decline', 'none'],
  // starting hands
  ['pack', 'pack'],
  ['drop', 'character'],
  // the other phases
  ['feed', 'none'],
  ['decree', 'none'],
  // optional actions
  ['holdToBread', 'hold'],
  ['bayToBread', 'none'],
  ['handToBread', 'character'],
  ['claim', 'title'],
  ['buyPoint', 'none'],
  // the original only
  ['settle', 'decree'],
  ['endTurn', 'none'],
] as const satisfies readonly (readonly [string, ArgumentKind])[]

/** What a choice does, such as `navigate`. A described choice has it in `do`. */
export type ChoiceKind = (typeof CHOICES)[number][0]

const ARGUMENT_BITS = 24
/** The largest argument that fits into a choice. */
export const MAX_ARGUMENT = (1 << ARGUMENT_BITS) - 1

/** The code of a kind: the upper bits of its choices. */
export const choiceCode = (kind: ChoiceKind): number => CHOICES.findIndex(([name]) => name === kind)

/** Builds a choice from the code of its kind and its argument. `codeOf` and `argumentOf` take it apart. */
export const makeChoice = (code: number, argument: number): number =>
  (code << ARGUMENT_BITS) | argument
export const codeOf = (choice: number): number => choice >>> ARGUMENT_BITS
export const argumentOf = (choice: number): number => choice & MAX_ARGUMENT

/** The codes of the optional actions are consecutive. */
const FIRST_OPTION = choiceCode('holdToBread')
const LAST_OPTION = choiceCode('buyPoint')
/** Whether a choice is an optional action. */
export const isOption = (choice: number): boolean =>
  codeOf(choice) >= FIRST_OPTION && codeOf(choice) <= LAST_OPTION

/** The codes that several handlers use. */
export const PASS = choiceCode('pass')
export const NAVIGATE = choiceCode('navigate')
export const ACQUIRE = choiceCode('acquire')
export const DISCOVER = choiceCode('discover')
export const INVITE = choiceCode('invite')
export const ENGAGE = choiceCode('engage')
export const CONSTRUCT = choiceCode('construct')
export const PAY = choiceCode('pay')
export const DECLINE = choiceCode('decline')
/** The choice to decline; it has no argument. */
export const DECLINE_CHOICE = makeChoice(DECLINE, 0)
