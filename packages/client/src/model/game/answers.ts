import {
  type Decision,
  type Game,
  type GameEvent,
  HOLDS,
  type Hold,
  isBarrier,
} from '@amalfi/engine'
import type { Question } from './question.ts'
import type { GameRules } from './rules.ts'
import { type OfferedChoice, type TargetId, targetFor, targetId } from './targets.ts'

/**
 * One click can answer several questions in a row: sail and send all ships, or build two ships and pay
 * for them. Such an answer is a sequence of choices, each of which the engine offers at its question. It
 * never goes past a card that is drawn or revealed.
 */

/** More ways to send ships than this are not listed. The holds themselves can still be chosen. */
const MAX_SENDS = 12
/** So many payments are listed with the number of ships; for others the payment is asked. */
const MAX_PAYMENTS = 3

type Targets = ReadonlyMap<TargetId, readonly OfferedChoice[]>

/** A position after some choices, with the question that a seat is asked there. */
interface Next {
  readonly game: Game
  readonly decision: Decision
  readonly choices: readonly number[]
}

/** What a seat is asked after a choice; null if others are asked or a card is drawn or revealed. */
function questionAfter(rules: GameRules, game: Game, seat: number, choice: number): Next | null {
  const after = rules.copy(game)
  const events: GameEvent[] = []
  rules.play(after, seat, choice, events)
  const [next, ...others] = rules.deciders(after)
  const endsTurn = events.some(({ kind }) => kind === 'turn' || kind === 'phase')
  if (next !== seat || others.length > 0 || endsTurn || events.some(isBarrier)) return null
  return {
    game: after,
    decision: rules.decision(after, seat),
    choices: rules.choices(after, seat, []),
  }
}

const isOfKind =
  (rules: GameRules, kind: OfferedChoice['described']['do']) =>
  (choice: number): boolean =>
    rules.describe(choice).do === kind

/** A way to answer a question about sending ships. */
interface Sending {
  readonly choices: readonly number[]
  readonly ships: number
  /** All ships that could be sent are sent. */
  readonly isFull: boolean
  /** No ship that stays in the bay could be of use in what follows at once. */
  readonly isComplete: boolean
}

/** The hold that a choice sends a ship to, or -1. */
function holdOf(rules: GameRules, choice: number): number {
  const described = rules.describe(choice)
  return described.do === 'send' ? HOLDS.indexOf(described.hold) : -1
}

/** All ways to answer a question about sending ships, those with the most ships first. */
function sendings(rules: GameRules, seat: number, asked: Next): readonly Sending[] {
  const found: Sending[] = []
  const sendsByLighthouse = isOfKind(rules, 'lightSend')
  const follow = (next: Next, sent: readonly number[], from: number): void => {
    const possible = next.choices.filter((choice) => holdOf(rules, choice) >= 0)
    const decline = next.choices.filter(isOfKind(rules, 'decline'))
    // The first question has its own button to send nothing.
    if (sent.length > 0)
      found.push({
        choices: possible.length > 0 ? [...sent, ...decline] : sent,
        ships: sent.length,
        isFull: possible.length === 0,
        isComplete: possible.length === 0,
      })
    // Ships are alike, so the holds are filled in order.
    for (const choice of possible.filter((one) => holdOf(rules, one) >= from)) {
      const ships = [...sent, choice]
      const after = questionAfter(rules, next.game, seat, choice)
      const { about, left = 0, because } = next.decision
      const isSame =
        after?.decision.about === about &&
        after.decision.left === left - 1 &&
        after.decision.because.id === because.id
      if (isSame) follow(after, ships, holdOf(rules, choice))
      else
        found.push({
          choices: ships,
          ships: ships.length,
          isFull: true,
          // A lighthouse could send a ship that is not sent now.
          isComplete:
            after?.decision.about !== 'lighthouse' || after.choices.some(sendsByLighthouse),
        })
    }
  }
  follow(asked, [], 0)
  return found.toSorted((a, b) => b.ships - a.ships)
}

/** The ways to send all ships, also to the holds of further questions that follow at once. */
function fullSendings(rules: GameRules, seat: number, asked: Next): readonly (readonly number[])[] {
  const full = listedSendings(rules, seat, asked).filter(
    ({ isFull, isComplete }) => isFull && isComplete,
  )
  return full.flatMap(({ choices }) => {
    const next = choices.reduce<Next | null>(
      (now, choice) => now && questionAfter(rules, now.game, seat, choice),
      asked,
    )
    if (next?.decision.about !== 'send') return [choices]
    return fullSendings(rules, seat, next).map((more) => [...choices, ...more])
  })
}

/** The ways to send if there are not too many. */
function listedSendings(rules: GameRules, seat: number, asked: Next): readonly Sending[] {
  if (asked.decision.about !== 'send') return []
  const all = sendings(rules, seat, asked)
  return all.length > MAX_SENDS ? [] : all
}

/**
 * How many ships a choice and those that follow send, by hold. A page says "Send 2 ships" for them.
 */
export function shipsSent(
  rules: GameRules,
  choices: readonly number[],
): readonly { readonly hold: Hold; readonly ships: number }[] {
  const holds = choices.flatMap((choice) => HOLDS[holdOf(rules, choice)] ?? [])
  return [...new Set(holds)].map((hold) => ({
    hold,
    ships: holds.filter((one) => one === hold).length,
  }))
}

/** The offered choices with answers of several choices among them, by target. */
export function withAnswers(
  targets: Targets,
  rules: GameRules,
  game: Game,
  question: Question,
): Targets {
  const { seat, decision, choices } = question
  const here = { game, decision, choices }
  if (decision.about === 'send') return withSendings(targets, rules, seat, here)
  if (decision.about === 'evolve' || decision.about === 'choose')
    return withFirstDecision(targets, rules, seat, here)
  return new Map(
    [...targets].map(([target, offered]) => [
      target,
      offered.flatMap((one) => (one.option ? [one] : withWhatFollows(rules, seat, game, one))),
    ]),
  )
}

/** A hold sends all ships that it can, or one; the other ways to send are listed. */
function withSendings(targets: Targets, rules: GameRules, seat: number, here: Next): Targets {
  const all = listedSendings(rules, seat, here)
  if (all.length === 0) return targets
  const result = new Map<TargetId, readonly OfferedChoice[]>()
  for (const [target, offered] of targets)
    result.set(
      target,
      offered.flatMap((one) => {
        const toThisHold = all.find(
          ({ choices: [first, ...rest] }) =>
            first === one.choice && rest.every((choice) => choice === first || isDecline(choice)),
        )
        const then = toThisHold?.choices.slice(1) ?? []
        return then.length === 0 ? [one] : [{ ...one, then }, one]
      }),
    )
  const ask = targetId('ask')
  const listed = all.map(({ choices: [choice, ...then] }) => ({
    choice,
    then,
    described: rules.describe(choice),
    option: false,
  }))
  return result.set(ask, [...listed, ...(result.get(ask) ?? [])])

  function isDecline(choice: number): boolean {
    return rules.describe(choice).do === 'decline'
  }
}

/** Where the first decision is one of several effects, these are answered on the table at once. */
const ANSWERED_ON_TABLE = ['take', 'erect'] as const

/**
 * At an evolving destination, or where one of several effects is chosen, the first click also answers
 * the next question: it takes a character, erects a lighthouse or sends ships.
 */
function withFirstDecision(targets: Targets, rules: GameRules, seat: number, here: Next): Targets {
  const result = new Map(targets)
  const ask = targetId('ask')
  const effects = (targets.get(ask) ?? []).map((one) => ({
    one,
    next: one.described.do === 'decline' ? null : questionAfter(rules, here.game, seat, one.choice),
  }))
  const buttons: OfferedChoice[] = []
  for (const { one, next } of effects) {
    const kind = ANSWERED_ON_TABLE.find((about) => about === next?.decision.about)
    // If two effects lead to the same question, the cards do not tell them apart.
    const isOnly = effects.filter((other) => other.next?.decision.about === kind).length === 1
    const onTable =
      next === null || kind === undefined || !isOnly
        ? []
        : next.choices.filter(isOfKind(rules, kind))
    for (const choice of onTable) {
      const described = rules.describe(choice)
      const target = targetFor(described)
      result.set(target, [{ ...one, described, then: [choice] }, ...(result.get(target) ?? [])])
    }
    const sent = next === null ? [] : listedSendings(rules, seat, next)
    buttons.push(
      ...sent.filter(({ isFull }) => isFull).map(({ choices }) => ({ ...one, then: choices })),
      one,
    )
  }
  result.set(ask, buttons)
  return result
}

/** A choice, and before it the answers that go on after it. */
function withWhatFollows(
  rules: GameRules,
  seat: number,
  game: Game,
  one: OfferedChoice,
): readonly OfferedChoice[] {
  switch (one.described.do) {
    case 'navigate':
    case 'visit':
    case 'engage':
    case 'invite':
    case 'borrow': {
      const next = questionAfter(rules, game, seat, one.choice)
      if (next === null) return [one]
      return [...fullSendings(rules, seat, next).map((then) => ({ ...one, then })), one]
    }
    case 'construct':
      return withPayments(rules, seat, game, one)
    default:
      return [one]
  }
}

/** A purchase with each of its best payments; itself only if there are more, or none. */
export function withPayments(
  rules: GameRules,
  seat: number,
  game: Game,
  one: OfferedChoice,
): readonly OfferedChoice[] {
  const next = questionAfter(rules, game, seat, one.choice)
  if (next?.decision.about !== 'payment') return [one]
  const paid = next.choices.slice(0, MAX_PAYMENTS).map((pay) => ({ ...one, then: [pay] }))
  return next.choices.length > MAX_PAYMENTS ? [...paid, one] : paid
}
