import {
  argumentOf,
  type Chance,
  choiceCode,
  codeOf,
  type Game,
  HAND,
  PASS,
  PHASES,
  PILE,
  randomBelow,
} from '@amalfi/engine'
import type { Bot, BotRules, Question } from '../bot.ts'
import { answerBeforeScoring, isBeforeScoring } from '../merchant/before-scoring.ts'
import { handWorth } from '../merchant/cards.ts'
import { evaluate } from '../merchant/evaluate.ts'
import { type Evaluation, makeEvaluation } from '../merchant/evaluation.ts'
import { WEIGHTS } from '../merchant/weights.ts'
import type { Features } from './features/features.ts'
import { GamePool } from './game-pool.ts'
import { NetEvaluator } from './net-evaluator.ts'
import type { Network } from './network.ts'
import { type Breadth, type Candidate, rateChoices, type Search } from './plan-search.ts'

const HAND_TO_BREAD = choiceCode('handToBread')
const CLAIM = choiceCode('claim')
const HANDS = PHASES.indexOf('hands')
const ACTIONS = PHASES.indexOf('actions')
const FINE = 1 << 20

export const ONE_PLY: Breadth = { beam: [], width: [] }

/** How a learned bot thinks. */
export interface Style {
  readonly main: Breadth
  readonly parts: Breadth
  /** How many points worse a choice may be and still be made about one time in three; 0 takes the best. */
  readonly temperature: number
  /** The same for starting packs and hands. */
  readonly handTemperature: number
  /** How many of its actions come to its mind in a turn; all, if left out. */
  readonly inMind?: number
}

/** What a noted choice was: a whole action, a part of one, or a starting pack or card of a first hand. */
export type NotedKind = 'action' | 'part' | 'hand'

/** A position that was chosen, for learning: its features are in the evaluator at that moment. */
export type Recorder = (seat: number, evaluator: NetEvaluator, game: Game, kind: NotedKind) => void

type NetSearch = Search & { readonly evaluator: NetEvaluator }

/** A bot that judges positions by a network. `record` hears of the position after each choice. */
export class LearnedBot {
  private readonly rules: BotRules
  private readonly features: Features
  private readonly network: Network
  private readonly style: Style
  private readonly record: Recorder | undefined
  private readonly pool: GamePool
  private search: NetSearch | null = null

  constructor(
    rules: BotRules,
    features: Features,
    network: Network,
    style: Style,
    record?: Recorder,
  ) {
    this.rules = rules
    this.features = features
    this.network = network
    this.style = style
    this.record = record
    this.pool = new GamePool(rules)
  }

  readonly decide: Bot = (question: Question): number => {
    const { view, choices, options, chance } = question
    if (choices.length === 1 && options.length === 0) return choices[0]
    return this.choose(this.rules.imagine(view, chance), question)
  }

  /** Decides in a game that is imagined, or in a training game, whose hidden cards features do not show. */
  choose(game: Game, { view: { seat }, choices, options, chance }: Question): number {
    const claim = claimIn(options)
    if (claim !== undefined) return claim
    const isMain = codeOf(choices[0]) === PASS
    const search = this.lookAt(game, seat)
    const { evaluation } = search
    if (game.phase === HANDS) return this.chooseHand(search, choices, chance)
    if (isBeforeScoring(choices)) return answerBeforeScoring(evaluation, choices, options)
    const all = isMain
      ? [...this.comeToMind(choices, chance), ...this.worthTrying(evaluation, options)]
      : choices
    const breadth = isMain ? this.style.main : this.style.parts
    const candidates = rateChoices(search, all, breadth, game.passed)
    const temperature = isMain ? this.style.temperature : this.style.temperature * 0.3
    const chosen = pick(candidates, temperature, chance)
    this.note(search, chosen, isMain ? 'action' : 'part')
    return chosen.choice
  }

  /** Notes what another bot chose, to learn from it. */
  observe(game: Game, { view: { seat }, choices }: Question, choice: number): void {
    if (game.phase !== ACTIONS || codeOf(choices[0]) !== PASS) return
    const search = this.lookAt(game, seat)
    const [chosen] = rateChoices(search, [choice], ONE_PLY, game.passed)
    this.note(search, chosen, 'action')
  }

  /** All candidates of a decision, rated. */
  rate(game: Game, { view: { seat }, choices, options }: Question): readonly Candidate[] {
    const search = this.lookAt(game, seat)
    const all = [...choices, ...this.worthTrying(search.evaluation, options)]
    return rateChoices(search, all, this.style.main, game.passed)
  }

  /** What a position is worth to a seat that looks at it now. */
  worth(game: Game, seat: number): number {
    const { evaluator } = this.lookAt(game, seat)
    evaluator.setRoot(game)
    return evaluator.worth(game)
  }

  /** Plans are made as if the others had passed; the evaluator knows who really has. */
  private lookAt(game: Game, seat: number): NetSearch {
    this.pool.reset()
    const planned = game.phase === ACTIONS ? this.pool.copy(game) : game
    if (game.phase === ACTIONS)
      for (let other = 0; other < game.seats; other++) if (other !== seat) planned.passed[other] = 1
    const evaluation = this.search?.evaluation ?? makeEvaluation(this.rules, WEIGHTS, planned)
    evaluate(evaluation, planned, seat)
    const { seenCharacters, seenArtworks, seenTiles } = evaluation
    const { period } = game
    const passed = game.passed.slice()
    const root = { seat, period, passed, seenCharacters, seenArtworks, seenTiles }
    this.search ??= {
      evaluation,
      evaluator: new NetEvaluator(this.features, this.network, root),
      pool: this.pool,
    }
    this.search.evaluator.root = root
    return this.search
  }

  /** Packs and cards of a first hand: the position right after the choice is judged as it is. */
  private chooseHand(search: NetSearch, choices: readonly number[], chance: Chance): number {
    const { evaluation, evaluator, pool } = search
    const { rules, game, seat } = evaluation
    evaluator.setRoot(game)
    const candidates = choices.map((choice): Candidate => {
      const after = pool.copy(game)
      rules.play(after, seat, choice)
      seeOwnCards(evaluation, after)
      return { choice, after, estimate: evaluator.worth(after) }
    })
    const chosen = pick(candidates, this.style.handTemperature, chance)
    seeOwnCards(evaluation, chosen.after)
    this.note(search, chosen, 'hand')
    return chosen.choice
  }

  private note({ evaluation, evaluator }: NetSearch, chosen: Candidate, kind: NotedKind): void {
    if (this.record === undefined) return
    evaluator.worth(chosen.after)
    this.record(evaluation.seat, evaluator, chosen.after, kind)
  }

  private comeToMind(choices: readonly number[], chance: Chance): readonly number[] {
    const most = this.style.inMind
    if (most === undefined || choices.length <= most + 1) return choices
    const [first, ...left] = choices
    const some = [first]
    while (some.length <= most) some.push(...left.splice(randomBelow(chance, left.length), 1))
    return some
  }

  /**
   * The options to consider. Of the cards that can become bread, only the least valuable counts.
   */
  private worthTrying(evaluation: Evaluation, options: readonly number[]): number[] {
    const cards = options.filter((option) => codeOf(option) === HAND_TO_BREAD)
    const others = options.filter((option) => codeOf(option) !== HAND_TO_BREAD)
    if (cards.length === 0) return others
    const worth = (option: number): number => handWorth(evaluation, argumentOf(option))
    return [...others, cards.reduce((least, card) => (worth(card) < worth(least) ? card : least))]
  }
}

/** A title that can be claimed is always claimed at once. */
export const claimIn = (options: readonly number[]): number | undefined =>
  options.find((option) => codeOf(option) === CLAIM)

/** The cards of an open pack are known once it is taken. */
function seeOwnCards({ seat, seenCharacters }: Evaluation, game: Game): void {
  for (let character = 0; character < game.where.length; character++) {
    const where = game.where[character]
    seenCharacters[character] = where === HAND + seat || where === PILE + seat
  }
}

/** The best candidate, or with a temperature the better the likelier. */
export function pick(
  candidates: readonly Candidate[],
  temperature: number,
  chance: Chance,
): Candidate {
  let best = candidates[0]
  for (const candidate of candidates) if (candidate.estimate > best.estimate) best = candidate
  if (temperature === 0) return best
  const shares = candidates.map(({ estimate }) =>
    Math.exp((estimate - best.estimate) / temperature),
  )
  let left = (randomBelow(chance, FINE) / FINE) * shares.reduce((sum, share) => sum + share)
  for (let i = 0; i < candidates.length; i++) {
    left -= shares[i]
    if (left < 0) return candidates[i]
  }
  return best
}
