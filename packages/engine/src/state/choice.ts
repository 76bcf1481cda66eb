/**
 * A choice is one integer: a kind in the upper bits, an argument in the lower 24. Here stands which
 * kinds there are and what their argument means; everything that reads or writes choices as words
 * goes by this table.
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

/** Kind of choice and its argument, in the order of the codes. */
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
  // what came later
  ['settle', 'decree'],
  ['endTurn', 'none'],
] as const satisfies readonly (readonly [string, ArgumentKind])[]

export type ChoiceKind = (typeof CHOICES)[number][0]

const SHIFT = 24
export const MAX_ARGUMENT = (1 << SHIFT) - 1

export const choiceCode = (kind: ChoiceKind): number => CHOICES.findIndex(([name]) => name === kind)

export const makeChoice = (code: number, argument: number): number => (code << SHIFT) | argument
export const codeOf = (choice: number): number => choice >>> SHIFT
export const argumentOf = (choice: number): number => choice & MAX_ARGUMENT

/** The optional actions lie together. */
const FIRST_OPTION = choiceCode('holdToBread')
const LAST_OPTION = choiceCode('buyPoint')
export const isOption = (choice: number): boolean =>
  codeOf(choice) >= FIRST_OPTION && codeOf(choice) <= LAST_OPTION

/** Constants for the handlers that offer and take these choices. */
export const PASS = choiceCode('pass')
export const NAVIGATE = choiceCode('navigate')
export const ACQUIRE = choiceCode('acquire')
export const DISCOVER = choiceCode('discover')
export const INVITE = choiceCode('invite')
export const ENGAGE = choiceCode('engage')
export const CONSTRUCT = choiceCode('construct')
export const PAY = choiceCode('pay')
export const DECLINE = choiceCode('decline')
export const DECLINED = makeChoice(DECLINE, 0)
