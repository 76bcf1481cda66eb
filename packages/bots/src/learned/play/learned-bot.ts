import {
  type Chance,
  codeOf,
  type Game,
  HAND,
  PASS,
  PHASES,
  PILE,
  randomBelow,
} from '@amalfi/engine'
import type { Bot, BotRules, Question } from '../../bot/bot.ts'
import { answerBeforeScoring, isBeforeScoring } from '../../merchant/before-scoring.ts'
import { evaluate } from '../../merchant/evaluate.ts'
import { type Evaluation, makeEvaluation } from '../../merchant/evaluation.ts'
import { WEIGHTS } from '../../merchant/weights.ts'
import type { Features } from '../features/features.ts'
import type { Network } from '../network/network.ts'
import { consideredOptions, titleClaimIn } from './considered-options.ts'
import { GamePool } from './game-pool.ts'
import { NetEvaluator } from './net-evaluator.ts'
import { type Breadth, type Candidate, rateChoices, type Search } from './plan-search.ts'

const HANDS = PHASES.indexOf('hands')
const ACTIONS = PHASES.indexOf('actions')
/** In how many steps a random number between 0 and 1 is drawn. */
const RESOLUTION = 1 << 20

/** The temperature of an action that is tried to find out about it. */
const EXPLORING_TEMPERATURE = 8
/** Within an action, choices are less random: by this factor of the temperature. */
const PARTS_TEMPERATURE = 0.3

/** Rates every choice by the position after it, without plans. */
export const ONE_PLY: Breadth = { beam: [], width: [] }

/** How a learned bot thinks. */
export interface Style {
  /** How widely it plans when it chooses an action, and when it chooses the parts of one. */
  readonly main: Breadth
  readonly parts: Breadth
  /**
   * How randomly it chooses. A choice that is this many points worse than the best is about a third
   * as likely. At 0 it always takes the best.
   */
  readonly temperature: number
  /** The same for starting packs and hands. */
  readonly handTemperature: number
  /**
   * How often it tries an action that does not look good, to find out whether it is: a share of its
   * turns. Only for training.
   */
  readonly exploration?: number
  /** How many random actions it considers in a turn, besides passing; all, if left out. */
  readonly actionsConsidered?: number
}

/** Always takes the choice that the network rates best, without plans. */
export const GREEDY: Style = { main: ONE_PLY, parts: ONE_PLY, temperature: 0, handTemperature: 0 }

/** The kind of a recorded choice: a whole action, a part of one, or a starting pack or card of a first hand. */
export type RecordedKind = 'action' | 'part' | 'hand'

/** Receives a position that was chosen, for training. At that moment the evaluator holds its features. */
export type Recorder = (
  seat: number,
  evaluator: NetEvaluator,
  game: Game,
  kind: RecordedKind,
) => void

type NetSearch = Search & { readonly evaluator: NetEvaluator }

/** A bot that judges positions by a network. It calls `record` with the position after each choice. */
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

  /** Decides in an imagined game, or in a training game; features leave out its hidden cards. */
  choose(game: Game, { view: { seat }, choices, options, chance }: Question): number {
    const claim = titleClaimIn(options)
    if (claim !== undefined) return claim
    const isMain = codeOf(choices[0]) === PASS
    const search = this.prepareSearch(game, seat)
    const { evaluation } = search
    if (game.phase === HANDS) return this.chooseHand(search, choices, chance)
    if (isBeforeScoring(choices)) return answerBeforeScoring(evaluation, choices, options)
    const all = isMain
      ? [...this.consideredActions(choices, chance), ...consideredOptions(evaluation, options)]
      : choices
    const breadth = isMain ? this.style.main : this.style.parts
    const candidates = rateChoices(search, all, breadth, game.passed)
    const temperature = this.style.temperature * (isMain ? 1 : PARTS_TEMPERATURE)
    const chosen =
      isMain && this.isExploring(chance)
        ? pick(candidates, EXPLORING_TEMPERATURE, chance)
        : pick(candidates, temperature, chance)
    this.recordChosen(search, chosen, isMain ? 'action' : 'part')
    return chosen.choice
  }

  /** Records what another bot chose, to learn from it. */
  observe(game: Game, { view: { seat }, choices }: Question, choice: number): void {
    if (game.phase !== ACTIONS || codeOf(choices[0]) !== PASS) return
    const search = this.prepareSearch(game, seat)
    const [chosen] = rateChoices(search, [choice], ONE_PLY, game.passed)
    this.recordChosen(search, chosen, 'action')
  }

  /** All candidates of a decision, rated. */
  rate(game: Game, { view: { seat }, choices, options }: Question): readonly Candidate[] {
    const search = this.prepareSearch(game, seat)
    const all = [...choices, ...consideredOptions(search.evaluation, options)]
    return rateChoices(search, all, this.style.main, game.passed)
  }

  /** The worth of a position to a seat. */
  worth(game: Game, seat: number): number {
    const { evaluator } = this.prepareSearch(game, seat)
    evaluator.setRoot(game)
    return evaluator.worth(game)
  }

  /** Prepares the search. Plans are made as if the others had passed; the evaluator knows who really has. */
  private prepareSearch(game: Game, seat: number): NetSearch {
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

  /** Chooses a starting pack or a card of the first hand by the position right after the choice. */
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
    this.recordChosen(search, chosen, 'hand')
    return chosen.choice
  }

  private isExploring(chance: Chance): boolean {
    const { exploration = 0 } = this.style
    return exploration > 0 && randomBelow(chance, RESOLUTION) < exploration * RESOLUTION
  }

  private recordChosen(
    { evaluation, evaluator }: NetSearch,
    chosen: Candidate,
    kind: RecordedKind,
  ): void {
    if (this.record === undefined) return
    evaluator.worth(chosen.after)
    this.record(evaluation.seat, evaluator, chosen.after, kind)
  }

  /** Passing, which is the first choice, and some of the other actions. */
  private consideredActions(choices: readonly number[], chance: Chance): readonly number[] {
    const most = this.style.actionsConsidered
    if (most === undefined || choices.length <= most + 1) return choices
    const [pass, ...left] = choices
    const some = [pass]
    while (some.length <= most) some.push(...left.splice(randomBelow(chance, left.length), 1))
    return some
  }
}

/** Marks the cards that the seat holds as known, because it has seen them in the open pack. */
function seeOwnCards({ seat, seenCharacters }: Evaluation, game: Game): void {
  for (let character = 0; character < game.where.length; character++) {
    const where = game.where[character]
    seenCharacters[character] = where === HAND + seat || where === PILE + seat
  }
}

/** The best candidate. With a temperature a random one, where better candidates are more likely. */
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
  let left =
    (randomBelow(chance, RESOLUTION) / RESOLUTION) * shares.reduce((sum, share) => sum + share)
  for (let i = 0; i < candidates.length; i++) {
    left -= shares[i]
    if (left < 0) return candidates[i]
  }
  return best
}
