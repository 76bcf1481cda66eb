import { fromHold, holdsArgument, toHold } from '../effects/shift.ts'
import { paymentPart, shipsInPayment } from '../payment/payment.ts'
import {
  type ArgumentKind,
  argumentOf,
  CHOICES,
  type ChoiceKind,
  choiceCode,
  codeOf,
  MAX_ARGUMENT,
  makeChoice,
} from '../state/choice.ts'
import { EMERGENCY, type Tables } from '../state/tables.ts'
import { HOLDS } from '../state/words.ts'

/** A choice in words: `{ do: 'navigate', to: 'tunis' }`, `{ do: 'pay', wine: 2, emergency: 1 }`. */
export interface Described {
  readonly do: ChoiceKind
  readonly [argument: string]: string | number
}

/** The field of a described choice that holds the argument. */
const ARGUMENT_NAMES = {
  destination: 'to',
  artwork: 'artwork',
  character: 'character',
  pack: 'pack',
  title: 'title',
  decree: 'decree',
  hold: 'hold',
  number: 'number',
} as const

const PAYMENT_PARTS = [...HOLDS, 'emergency'] as const

const idsOf = (tables: Tables, kind: ArgumentKind): readonly string[] | null => {
  switch (kind) {
    case 'destination':
      return tables.destinationIds
    case 'artwork':
      return tables.artworkIds
    case 'character':
      return tables.characterIds
    case 'pack':
      return tables.packIds
    case 'title':
      return tables.titleIds
    case 'decree':
      return tables.decreeIds
    case 'hold':
      return HOLDS
    default:
      return null
  }
}

/** For each kind of choice, the number that its argument must be below. */
export function argumentLimits(tables: Tables): number[] {
  return CHOICES.map(([, kind]: readonly [ChoiceKind, ArgumentKind]) => {
    const ids = idsOf(tables, kind)
    if (ids !== null) return ids.length
    switch (kind) {
      case 'none':
        return 1
      case 'number':
        return 100
      case 'holds':
        return holdsArgument(HOLDS.length - 1, HOLDS.length)
      default:
        return MAX_ARGUMENT + 1
    }
  })
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
  const [name, kind]: readonly [ChoiceKind, ArgumentKind] = CHOICES[codeOf(choice)]
  const argument = argumentOf(choice)
  switch (kind) {
    case 'none':
      return { do: name }
    case 'number':
      return { do: name, number: argument }
    case 'holds':
      return { do: name, from: HOLDS[fromHold(argument)], to: HOLDS[toHold(argument)] }
    case 'payment':
      return { do: name, ...describePayment(argument) }
    default:
      return { do: name, [ARGUMENT_NAMES[kind]]: (idsOf(tables, kind) ?? [])[argument] }
  }
}

function describePayment(payment: number): Record<string, number> {
  const parts: Record<string, number> = {}
  for (let part = 0; part <= EMERGENCY; part++)
    if (shipsInPayment(payment, part) > 0)
      parts[PAYMENT_PARTS[part]] = shipsInPayment(payment, part)
  return parts
}

/** The choice that a description means, or -1 if it means none. */
export function parseChoice(tables: Tables, described: Described): number {
  const code = choiceCode(described.do)
  if (code < 0) return -1
  const kind: ArgumentKind = CHOICES[code][1]
  const argument = parseArgument(tables, kind, described)
  return argument < 0 || argument > MAX_ARGUMENT ? -1 : makeChoice(code, argument)
}

function parseArgument(tables: Tables, kind: ArgumentKind, described: Described): number {
  switch (kind) {
    case 'none':
      return 0
    case 'number':
      return Number.isInteger(described.number) ? Number(described.number) : -1
    case 'holds': {
      const from = indexIn(HOLDS, described.from)
      const to = indexIn(HOLDS, described.to)
      return from < 0 || to < 0 ? -1 : holdsArgument(from, to)
    }
    case 'payment':
      return parsePayment(described)
    default:
      return indexIn(idsOf(tables, kind) ?? [], described[ARGUMENT_NAMES[kind]])
  }
}

const indexIn = (ids: readonly string[], id: unknown): number =>
  typeof id === 'string' ? ids.indexOf(id) : -1

function parsePayment(described: Described): number {
  let payment = 0
  for (let part = 0; part <= EMERGENCY; part++) {
    const ships = described[PAYMENT_PARTS[part]] ?? 0
    if (typeof ships !== 'number' || !Number.isInteger(ships) || ships < 0 || ships > 15) return -1
    payment |= paymentPart(part, ships)
  }
  return payment
}
