import {
  CHOICES,
  type Chance,
  type Described,
  type Game,
  IllegalChoice,
  isOption,
  makeChoice,
  randomBelow,
} from '@amalfi/engine'
import type { GameRules } from '../game/games.ts'
import { difference } from './difference.ts'
import { ensure } from './fault.ts'

/** Guessed choices have arguments below this number. */
const ARGUMENTS = 130
/** How many guessed choices are checked with each offer. */
const GUESSES = 6

/** The text of a choice for the report of a fault. */
export const choiceText = (rules: GameRules, choice: number): string => {
  try {
    return JSON.stringify(rules.describe(choice))
  } catch {
    return String(choice)
  }
}

/** Checks one position. The checks do not change it. */
export class Inspector {
  private readonly rules: GameRules
  private readonly chance: Chance
  /** Choices that were offered before. They are the most likely to be accepted wrongly now. */
  private readonly offeredBefore: number[] = []

  constructor(rules: GameRules, chance: Chance) {
    this.rules = rules
    this.chance = chance
  }

  /** Checks the invariants of the position. */
  checkInvariants(game: Game): void {
    const [fault] = this.rules.audit(game)
    ensure(fault === undefined, () => `the position is invalid: ${fault}`)
  }

  /** Checks that encoding and decoding do not change a position. */
  checkEncoding(game: Game): void {
    const { rules } = this
    const field = difference(game, rules.decode(rules.encode(game)))
    ensure(field === null, () => `${field} changes by encoding and decoding`)
  }

  /** Checks the offer of a seat: not empty, no duplicates, and exactly the accepted choices. */
  checkOffer(game: Game, seat: number): { choices: number[]; options: number[] } {
    const { rules } = this
    const choices = rules.choices(game, seat, [])
    const options = rules.options(game, seat, [])
    ensure(choices.length > 0, () => `seat ${seat} has no choice`)
    ensure(!choices.some(isOption), () => `an option is among the choices of seat ${seat}`)
    ensure(options.every(isOption), () => `a choice is among the options of seat ${seat}`)
    const offered = new Set([...choices, ...options])
    ensure(offered.size === choices.length + options.length, () => 'something is offered twice')
    for (const choice of offered) this.checkAccepted(game, seat, choice)
    for (let i = 0; i < GUESSES; i++) this.checkRefused(game, seat, this.guess(), offered)
    for (const choice of this.offeredBefore) this.checkRefused(game, seat, choice, offered)
    this.remember([...offered])
    return { choices, options }
  }

  private checkAccepted(game: Game, seat: number, choice: number): void {
    const { rules } = this
    const refusal = rules.check(game, seat, choice)
    ensure(
      refusal === null,
      () => `${choiceText(rules, choice)} is offered to seat ${seat} but refused: ${refusal?.code}`,
    )
    const described: Described = rules.describe(choice)
    ensure(
      rules.parse(described) === choice,
      () => `${choiceText(rules, choice)} means another choice`,
    )
  }

  private checkRefused(
    game: Game,
    seat: number,
    choice: number,
    offered: ReadonlySet<number>,
  ): void {
    if (offered.has(choice)) return
    ensure(
      this.rules.check(game, seat, choice) !== null,
      () => `${choiceText(this.rules, choice)} is not offered to seat ${seat} but accepted`,
    )
  }

  private guess(): number {
    return makeChoice(randomBelow(this.chance, CHOICES.length), randomBelow(this.chance, ARGUMENTS))
  }

  private remember(offered: readonly number[]): void {
    for (let i = 0; i < 3; i++)
      this.offeredBefore.push(offered[randomBelow(this.chance, offered.length)])
    if (this.offeredBefore.length > 12) this.offeredBefore.splice(0, 3)
  }

  /** Checks that seats that do not decide cannot choose. */
  checkOtherSeats(game: Game, deciders: readonly number[], choice: number): void {
    const { rules } = this
    for (let seat = 0; seat < game.seats; seat++) {
      if (deciders.includes(seat)) continue
      ensure(
        rules.check(game, seat, choice) !== null,
        () => `seat ${seat} may choose though it does not decide`,
      )
      const offered = rules.choices(game, seat, []).length + rules.options(game, seat, []).length
      ensure(offered === 0, () => `seat ${seat} is offered something though it does not decide`)
    }
  }

  /** Checks that a refused choice throws and does not change the game. */
  checkIllegalChoice(game: Game, seat: number): void {
    const { rules } = this
    const choice = this.guess()
    if (rules.check(game, seat, choice) === null) return
    const before = structuredClone(game)
    let thrown: unknown = null
    try {
      rules.play(game, seat, choice)
    } catch (error) {
      thrown = error
    }
    ensure(thrown instanceof IllegalChoice, () => `${choiceText(rules, choice)} was not refused`)
    const field = difference(before, game)
    ensure(field === null, () => `the refused ${choiceText(rules, choice)} has changed ${field}`)
  }

  /**
   * Checks that a view offers the same choices, and that an imagined game is valid and fits the
   * view.
   */
  checkView(game: Game, seat: number, choices: readonly number[]): void {
    const { rules } = this
    const view = rules.view(game, seat)
    const seen = rules.choices(view.game, seat, [])
    ensure(
      seen.length === choices.length && seen.every((choice, i) => choice === choices[i]),
      () => `seat ${seat} gets other choices from its own view`,
    )
    const imagined = rules.imagine(view, this.chance)
    this.checkInvariants(imagined)
    const field = difference(rules.view(imagined, seat).game, view.game)
    ensure(field === null, () => `an imagined game of seat ${seat} does not fit its view: ${field}`)
  }

  /** Checks that the order of simultaneous answers does not matter. */
  checkAnswerOrder(game: Game, deciders: readonly number[]): void {
    const { rules, chance } = this
    const answers = deciders.map((seat) => {
      const choices = rules.choices(game, seat, [])
      return { seat, choice: choices[randomBelow(chance, choices.length)] }
    })
    const one = rules.copy(game)
    const other = rules.copy(game)
    for (const { seat, choice } of answers) rules.play(one, seat, choice)
    for (const { seat, choice } of answers.toReversed()) rules.play(other, seat, choice)
    const field = difference(one, other)
    ensure(field === null, () => `${field} depends on the order of answers`)
  }

  /** Checks that a copy is equal and independent. */
  checkCopy(game: Game, seat: number, choice: number): void {
    const { rules } = this
    // Do not use `rules.copy` here, because it is what is tested.
    const before = structuredClone(game)
    const copy = rules.copy(game)
    ensure(difference(game, copy) === null, () => 'a copy is different')
    rules.play(copy, seat, choice)
    const field = difference(before, game)
    ensure(field === null, () => `a choice in a copy has changed ${field} of the game`)
  }
}
