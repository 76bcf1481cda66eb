import { fromHold, holdsArgument, toHold } from '../effects/shift.ts'
import { paymentPart, shipsInPayment } from '../payment/payment.ts'
import {
  type ArgumentKind,
  argumentOf,
  CHOICES,
  type ChoiceKind,
  codeOf,
  MAX_ARGUMENT,
  makeChoice,
} from '../state/choice.ts'
import { EMERGENCY, type Tables } from '../state/tables.ts'
import { HOLDS, type Hold } from '../state/words.ts'

/** The fields of a described choice, by the kind of its argument. */
interface Fields {
  readonly none: object
  readonly number: { readonly number: number }
  readonly hold: { readonly hold: Hold }
  readonly holds: { readonly from: Hold; readonly to: Hold }
  readonly destination: { readonly to: string }
  readonly artwork: { readonly artwork: string }
  readonly character: { readonly character: string }
  readonly pack: { readonly pack: string }
  readonly title: { readonly title: string }
  readonly decree: { readonly decree: string }
  /** How many ships pay, by where they come from. */
  readonly payment: { readonly [Part in Hold | 'emergency']?: number }
}

/** The kinds of choice that have this kind of argument, such as `ChoiceWith<'hold'>`. */
export type ChoiceWith<A extends ArgumentKind> = Extract<
  (typeof CHOICES)[number],
  readonly [string, A]
>[0]

/** A choice in words: `{ do: 'navigate', to: 'tunis' }`, `{ do: 'pay', wine: 2, emergency: 1 }`. */
export type Described = {
  [C in (typeof CHOICES)[number] as C[0]]: { readonly do: C[0] } & Fields[C[1]]
}[ChoiceKind]

/** The description of one kind of choice, such as `DescribedAs<'navigate'>`. */
export type DescribedAs<K extends ChoiceKind> = Extract<Described, { readonly do: K }>

/** A described choice from outside the program. Its fields may be missing or wrong; `parse` checks them. */
export type ChoiceWords = { readonly do?: unknown } & {
  readonly [F in { [A in ArgumentKind]: keyof Fields[A] }[ArgumentKind]]?: unknown
}

const PAYMENT_PARTS = [...HOLDS, 'emergency'] as const

/** For each kind of choice, the number that its argument must be below. */
export const argumentLimits = (tables: Tables): number[] =>
  CHOICES.map(([, kind]) => argumentLimit(tables, kind))

function argumentLimit(tables: Tables, kind: ArgumentKind): number {
  switch (kind) {
    case 'none':
      return 1
    case 'number':
      return 100
    case 'hold':
      return HOLDS.length
    case 'holds':
      return holdsArgument(HOLDS.length - 1, HOLDS.length)
    case 'destination':
      return tables.destinationIds.length
    case 'artwork':
      return tables.artworkIds.length
    case 'character':
      return tables.characterIds.length
    case 'pack':
      return tables.packIds.length
    case 'title':
      return tables.titleIds.length
    case 'decree':
      return tables.decreeIds.length
    case 'payment':
      return MAX_ARGUMENT + 1
  }
}

/** Whether the integer is a choice: its kind exists and its argument is in range. */
export function isChoice(limits: readonly number[], choice: number): boolean {
  return Number.isInteger(choice) && choice >= 0 && choice < limits.length << 24
    ? argumentOf(choice) < limits[codeOf(choice)]
    : false
}

/** The readable form of a choice. Throws a RangeError for an integer that is not a choice. */
export function describeChoice(tables: Tables, choice: number): Described {
  if (!isChoice(argumentLimits(tables), choice)) throw new RangeError(`${choice} is not a choice`)
  const [name, kind] = CHOICES[codeOf(choice)]
  const argument = argumentOf(choice)
  switch (kind) {
    case 'none':
      return { do: name }
    case 'number':
      return { do: name, number: argument }
    case 'hold':
      return { do: name, hold: HOLDS[argument] }
    case 'holds':
      return { do: name, from: HOLDS[fromHold(argument)], to: HOLDS[toHold(argument)] }
    case 'destination':
      return { do: name, to: tables.destinationIds[argument] }
    case 'artwork':
      return { do: name, artwork: tables.artworkIds[argument] }
    case 'character':
      return { do: name, character: tables.characterIds[argument] }
    case 'pack':
      return { do: name, pack: tables.packIds[argument] }
    case 'title':
      return { do: name, title: tables.titleIds[argument] }
    case 'decree':
      return { do: name, decree: tables.decreeIds[argument] }
    case 'payment':
      return { do: name, ...describePayment(argument) }
  }
}

function describePayment(payment: number): Fields['payment'] {
  const parts: { [Part in Hold | 'emergency']?: number } = {}
  for (let part = 0; part <= EMERGENCY; part++)
    if (shipsInPayment(payment, part) > 0)
      parts[PAYMENT_PARTS[part]] = shipsInPayment(payment, part)
  return parts
}

/** The choice for a description, or -1 if the description is not valid. */
export function parseChoice(tables: Tables, words: ChoiceWords): number {
  const code = CHOICES.findIndex(([name]) => name === words.do)
  if (code < 0) return -1
  const argument = parseArgument(tables, CHOICES[code][1], words)
  return argument < 0 || argument > MAX_ARGUMENT ? -1 : makeChoice(code, argument)
}

function parseArgument(tables: Tables, kind: ArgumentKind, words: ChoiceWords): number {
  switch (kind) {
    case 'none':
      return 0
    case 'number':
      return Number.isInteger(words.number) ? Number(words.number) : -1
    case 'hold':
      return indexIn(HOLDS, words.hold)
    case 'holds': {
      const from = indexIn(HOLDS, words.from)
      const to = indexIn(HOLDS, words.to)
      return from < 0 || to < 0 ? -1 : holdsArgument(from, to)
    }
    case 'destination':
      return indexIn(tables.destinationIds, words.to)
    case 'artwork':
      return indexIn(tables.artworkIds, words.artwork)
    case 'character':
      return indexIn(tables.characterIds, words.character)
    case 'pack':
      return indexIn(tables.packIds, words.pack)
    case 'title':
      return indexIn(tables.titleIds, words.title)
    case 'decree':
      return indexIn(tables.decreeIds, words.decree)
    case 'payment':
      return parsePayment(words)
  }
}

const indexIn = (ids: readonly string[], id: unknown): number =>
  typeof id === 'string' ? ids.indexOf(id) : -1

function parsePayment(words: ChoiceWords): number {
  let payment = 0
  for (let part = 0; part <= EMERGENCY; part++) {
    const ships = words[PAYMENT_PARTS[part]] ?? 0
    if (typeof ships !== 'number' || !Number.isInteger(ships) || ships < 0 || ships > 15) return -1
    payment |= paymentPart(part, ships)
  }
  return payment
}

/** The card or place that a choice is about, or null. Use it to highlight that card on the table. */
export function cardIn(
  choice: Described,
): { readonly kind: 'artwork' | 'character' | 'destination'; readonly id: string } | null {
  if ('artwork' in choice) return { kind: 'artwork', id: choice.artwork }
  if ('character' in choice) return { kind: 'character', id: choice.character }
  // A shift goes from hold to hold.
  return 'to' in choice && choice.do !== 'shift' ? { kind: 'destination', id: choice.to } : null
}
