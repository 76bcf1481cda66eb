import {
  describeBoard,
  type Game,
  isOption,
  newRecord,
  RecordedGame,
  type Setup,
} from '@amalfi/engine'
import { withAnswers } from '../../packages/client/src/model/game/answers.ts'
import {
  answersToTap,
  directAnswer,
  isListedOnPhone,
} from '../../packages/client/src/model/game/clicks.ts'
import type { Question } from '../../packages/client/src/model/game/question.ts'
import { type GameRules, rulesOf } from '../../packages/client/src/model/game/rules.ts'
import {
  type OfferedChoice,
  type TargetId,
  targetsOf,
  targetsOn,
} from '../../packages/client/src/model/game/targets.ts'
import { automaticAnswer } from '../../packages/session/src/automatic.ts'
import { merchantChoice } from './engine-game.ts'

/** A choice of a bot, with the position and the question that it answers. */
interface BotMove {
  readonly question: Question
  readonly choice: number
  readonly game: Game
}

/** The moves of a seat from one main action to its end. */
export type MainAction = readonly BotMove[]

/** What ends an action without being a part of it. */
const OUTSIDE = ['feed', 'decree', 'endgame', 'pack', 'select', 'draft', 'settle', 'close']

/** The main actions of all seats in a game that merchants play. */
export function recordedActions(rules: GameRules, setup: Setup): readonly MainAction[] {
  const recorded = new RecordedGame(rules, newRecord(rules, setup))
  const actions: BotMove[][] = []
  let current: BotMove[] = []
  for (;;) {
    const { game, moveCount } = recorded
    const [seat] = rules.deciders(game)
    if (seat === undefined) return actions
    const choice = merchantChoice(game, seat, moveCount, rules)
    const decision = rules.decision(game, seat)
    const question = {
      seat,
      decision,
      choices: rules.choices(game, seat, []),
      options: rules.options(game, seat, []),
    }
    const move = { question, choice, game: rules.copy(game) }
    if (decision.about === 'main' && !isOption(choice)) {
      current = [move]
      actions.push(current)
    } else if (decision.about === 'main' || OUTSIDE.includes(decision.about)) current = []
    // The lighthouses of others are used in their own time.
    else if (current[0]?.question.seat === seat) current.push(move)
    recorded.choose(seat, choice)
  }
}

type Targets = ReadonlyMap<TargetId, readonly OfferedChoice[]>

/** An answer on the page, and how many clicks and taps take it. */
interface Way {
  readonly answer: readonly number[]
  readonly clicks: number
  readonly taps: number
}

/** All answers that the page offers. A click opens a list; on a phone a tap picks a target first. */
function waysIn(rules: GameRules, { question, game }: BotMove, targets: Targets): readonly Way[] {
  const onTable = targetsOn(describeBoard(rules.tables, rules.view(game, question.seat)))
  const isListed = isListedOnPhone(question, targets)
  return [...targets].flatMap(([target, offered]) => {
    const direct = directAnswer(offered)
    const onBoard = onTable.has(target)
    const clicksFor = (one: OfferedChoice): number =>
      // Beside an answer that a click takes, the others are small buttons.
      !onBoard || one === direct || direct !== null ? 1 : 2
    const toTap = onBoard ? answersToTap(offered, rules, game, question.seat) : offered
    return [
      ...offered.map((one) => ({
        answer: [one.choice, ...one.then],
        clicks: clicksFor(one),
        taps: onBoard && !(isListed && !one.option) ? 2 : 1,
      })),
      ...toTap
        .filter((one) => !offered.includes(one))
        .map((one) => ({
          answer: [one.choice, ...one.then],
          clicks: Number.POSITIVE_INFINITY,
          taps: 2,
        })),
    ]
  })
}

/** Whether an answer leads to the same position as these moves; ships may be sent in another order. */
function isSame(
  rules: GameRules,
  from: BotMove,
  answer: readonly number[],
  made: readonly number[],
) {
  const ascending = (all: readonly number[]): string => all.toSorted((a, b) => a - b).join(' ')
  if (answer.length !== made.length || ascending(answer) !== ascending(made)) return false
  const positions = [answer, made].map((choices) => {
    const copy = rules.copy(from.game)
    for (const choice of choices) {
      if (rules.check(copy, from.question.seat, choice) !== null) return null
      rules.play(copy, from.question.seat, choice)
    }
    return rules.encode(copy)
  })
  return positions[0] !== null && positions[0] === positions[1]
}

/** The answers that make the choices of an action, the longest first, with their clicks or taps. */
export function waysThrough(
  rules: GameRules,
  action: MainAction,
  by: 'clicks' | 'taps',
): readonly Way[] {
  const ways: Way[] = []
  for (let at = 0; at < action.length; ) {
    const move = action[at]
    const automatic = at === 0 ? null : automaticAnswer(rules, move.game, () => true)
    if (automatic?.choice === move.choice) {
      at++
      continue
    }
    const { question, game } = move
    const targets = withAnswers(targetsOf(question, rules), rules, game, question)
    const rest = action.slice(at).map(({ choice }) => choice)
    const [best] = waysIn(rules, move, targets)
      .filter((way) => way[by] < Number.POSITIVE_INFINITY)
      .filter(({ answer }) => isSame(rules, move, answer, rest.slice(0, answer.length)))
      .toSorted((a, b) => b.answer.length - a.answer.length || a[by] - b[by])
    if (best === undefined) throw new Error('the page has no answer for a choice')
    ways.push(best)
    at += best.answer.length
  }
  return ways
}

/** The clicks and taps if each choice is made alone, as before there were longer answers. */
function oneByOne(rules: GameRules, action: MainAction): { clicks: number; taps: number } {
  const sum = { clicks: 0, taps: 0 }
  for (const move of action) {
    const targets = targetsOf(move.question, rules)
    const onTable = targetsOn(
      describeBoard(rules.tables, rules.view(move.game, move.question.seat)),
    )
    const [target, offered] = [...targets].find(([, all]) =>
      all.some(({ choice }) => choice === move.choice),
    ) ?? [null, []]
    const isOnBoard = target !== null && onTable.has(target)
    sum.clicks += !isOnBoard || directAnswer(offered)?.choice === move.choice ? 1 : 2
    sum.taps += isOnBoard ? 2 : 1
  }
  return sum
}

const sumOf = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0)

/** The clicks and taps of all main actions in some games, now and with one click for each choice. */
export interface ClickCount {
  readonly actions: number
  readonly passes: number
  readonly clicks: number
  readonly taps: number
  readonly clicksBefore: number
  readonly tapsBefore: number
}

/** Counts over games of merchants. To pass is counted apart: it takes one click and would lower the average. */
export function countClicks(
  name: 'renaissance' | 'original',
  setups: readonly Setup[],
): ClickCount {
  const rules = rulesOf(name, 'english')
  const all = setups.flatMap((setup) => recordedActions(rules, setup))
  const isPass = ([{ choice }]: MainAction): boolean => rules.describe(choice).do === 'pass'
  const actions = all.filter((action) => !isPass(action))
  const before = actions.map((action) => oneByOne(rules, action))
  const total = (by: 'clicks' | 'taps'): number =>
    sumOf(actions.flatMap((action) => waysThrough(rules, action, by).map((way) => way[by])))
  return {
    actions: actions.length,
    passes: all.length - actions.length,
    clicks: total('clicks'),
    taps: total('taps'),
    clicksBefore: sumOf(before.map(({ clicks }) => clicks)),
    tapsBefore: sumOf(before.map(({ taps }) => taps)),
  }
}
