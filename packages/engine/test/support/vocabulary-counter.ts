import {
  type ArgumentKind,
  argumentOf,
  CHOICES,
  type Chance,
  COUNTS,
  codeOf,
  FRAME_KINDS,
  FRAME_SIZE,
  type FrameKind,
  type Game,
  type GameEvent,
  HAND,
  MODIFIER_CODE,
  MODIFIER_SIZE,
  MODIFIERS,
  makeChoice,
  NODE_SIZE,
  NODE_VERB,
  randomBelow,
  renaissance,
  seedChance,
  TRIGGER_NODE,
  TRIGGER_SIZE,
  TRIGGER_WHEN,
  TRIGGERS,
  VERBS,
} from '@amalfi/engine'
import type { FrameHandler } from '../../src/state/context.ts'
import {
  RESOLVING_BEGUN,
  RESOLVING_CHARACTER,
  RESOLVING_NODE,
  RUN_CHILDREN,
  RUN_NODE,
} from '../../src/state/frame-slots.ts'
import {
  allChoices,
  anyPayment,
  PAY_CODE,
  partsOf,
  paymentOf,
  smallPayment,
} from './all-choices.ts'
import { differences } from './game-differences.ts'
import {
  type GameRules,
  modesWith,
  PACKS,
  type PackName,
  PLAY_STYLES,
  pickMove,
  rulesOf,
  setupOf,
} from './games.ts'
import { HANDLERS } from './question-kinds.ts'
import { UNUSED_WORDS } from './unused-words.ts'

/** How often each word comes up in random games. */
export type Tally = Map<string, number>
/** The kinds of words that are counted. */
export const WORD_KINDS = [
  'verbs',
  'triggers',
  'modifiers',
  'scorings',
  'refusals',
  'decisions',
  'events',
] as const
export type Tallies = Readonly<Record<(typeof WORD_KINDS)[number], Tally>>
export const noTallies = (): Tallies =>
  Object.fromEntries(WORD_KINDS.map((kind) => [kind, new Map()])) as unknown as Tallies

const count = (tally: Tally, word: string): void => {
  tally.set(word, (tally.get(word) ?? 0) + 1)
}

const codeOfKind = (kind: FrameKind): number => FRAME_KINDS.indexOf(kind)

export class VocabularyCounter {
  readonly tallies: Tallies = noTallies()
  private readonly pack: PackName
  private readonly minCount: number
  private readonly found: ReadonlySet<string>
  private readonly events: GameEvent[] = []
  private readonly choices: number[] = []
  /** False while moves are only tried out. */
  private counting = true
  /** The kinds of choices that were offered in this game, by question. */
  private readonly offeredKinds = new Map<string, number[]>()

  /**
   * Checking a modifier is slow, so each is checked only until it has made a difference `minCount`
   * times, and not at all if it was found before.
   */
  constructor(pack: PackName, minCount: number, found: readonly string[]) {
    this.pack = pack
    this.minCount = minCount
    this.found = new Set(found)
  }

  /** Plays one game per seed, in all modes. The counts of a game depend only on its seed. */
  play(games: readonly number[]): void {
    const restore = this.watch()
    for (const i of games) this.playOne(i)
    restore()
  }

  private playOne(i: number): void {
    const modes = modesWith(this.pack)
    const mode = modes[i % modes.length]
    const rules = rulesOf(mode, this.pack)
    // All modes in every play style.
    const style = PLAY_STYLES[Math.floor(i / modes.length) % PLAY_STYLES.length]
    const chance = seedChance(i)
    const probing = seedChance(i + 1)
    this.offeredKinds.clear()
    const events = this.events
    const game = rules.newGame(setupOf(mode, i), events)
    for (;;) {
      const deciders = rules.deciders(game)
      if (deciders.length === 0) break
      const seat = deciders[randomBelow(chance, deciders.length)]
      count(this.tallies.decisions, rules.decision(game, seat).about)
      this.probe(rules, game, seat, probing)
      const choice = pickMove(rules, game, seat, style, chance)
      this.tryWithout(rules, game, seat, choice)
      rules.play(game, seat, choice, events)
    }
    this.probe(rules, game, 0, probing)
    for (const event of events) {
      count(this.tallies.events, event.kind)
      if (event.kind === 'endgame' && event.points > 0) this.countScoring(rules, event.character)
    }
    events.length = 0
  }

  private countScoring(rules: GameRules, id: string): void {
    const { characterIds, characters } = rules.tables
    const mask = characters.scoreCounts[characterIds.indexOf(id)]
    count(this.tallies.scorings, id)
    COUNTS.forEach((word, i) => {
      if (Math.floor(mask / 2 ** i) % 2 === 1) count(this.tallies.scorings, word)
    })
  }

  /**
   * Tries random choices, mostly of the kinds that are offered at this question. Some are refused.
   */
  private probe(rules: GameRules, game: Game, seat: number, chance: Chance): void {
    const offered = rules.choices(game, seat, this.choices)
    if (offered.length > 0) {
      const { about } = rules.decision(game, seat)
      const asked = this.offeredKinds.get(about) ?? []
      this.offeredKinds.set(about, asked)
      for (const choice of offered) if (!asked.includes(codeOf(choice))) asked.push(codeOf(choice))
      // One of every kind, but four of the many main actions.
      const few = about !== 'main'
      for (let i = few ? asked.length : 4; i > 0; i--) {
        const code = asked[few ? i - 1 : randomBelow(chance, asked.length)]
        const one =
          code === PAY_CODE
            ? paymentLike(offered, chance)
            : choiceOnTable(rules, game, code, chance)
        this.ask(rules, game, seat, one)
      }
    }
    const who = randomBelow(chance, 4) === 0 ? randomBelow(chance, game.seats + 1) : seat
    this.ask(rules, game, who, anyChoice(rules, chance))
  }

  private ask(rules: GameRules, game: Game, seat: number, choice: number): void {
    const refusal = rules.check(game, seat, choice)
    if (refusal !== null) count(this.tallies.refusals, refusal.code)
  }

  /** Counts the modifiers without which the game would continue differently. */
  private tryWithout(rules: GameRules, game: Game, seat: number, choice: number): void {
    const { characters, modifiers } = rules.tables
    this.counting = false
    for (const character of game.invited) {
      if (game.where[character] % 4 !== seat) continue
      const first = characters.modifierFirst[character]
      for (let row = first; row < first + characters.modifierCount[character]; row++) {
        const word = MODIFIERS[modifiers[row * MODIFIER_SIZE + MODIFIER_CODE]]
        if (
          !this.found.has(word) &&
          (this.tallies.modifiers.get(word) ?? 0) < this.minCount &&
          makesDifference(rules, word, game, seat, choice)
        )
          count(this.tallies.modifiers, word)
      }
    }
    this.counting = true
  }

  /** Wraps the handlers that carry out effects, to count verbs and triggers. */
  private watch(): () => void {
    const handlers = HANDLERS[PACKS[this.pack].game]
    const run = handlers[codeOfKind('run')]
    const resolving = handlers[codeOfKind('resolving')]
    const before = [run.step, resolving.step]
    const change = (handler: FrameHandler, step: FrameHandler['step']): void =>
      void Object.assign(handler, { step })
    change(run, (ctx) => {
      const { stack } = ctx.game
      const at = stack.length - FRAME_SIZE
      const verb = ctx.tables.nodes[stack[at + RUN_NODE] * NODE_SIZE + NODE_VERB]
      if (this.counting && stack[at + RUN_CHILDREN] === 0) count(this.tallies.verbs, VERBS[verb])
      return before[0]?.(ctx) ?? false
    })
    change(resolving, (ctx) => {
      const { stack } = ctx.game
      const at = stack.length - FRAME_SIZE
      const { triggers, characters } = ctx.tables
      const character = stack[at + RESOLVING_CHARACTER]
      const first = characters.triggerFirst[character]
      if (this.counting && stack[at + RESOLVING_BEGUN] === 0)
        for (let row = first; row < first + characters.triggerCount[character]; row++)
          if (triggers[row * TRIGGER_SIZE + TRIGGER_NODE] === stack[at + RESOLVING_NODE])
            count(this.tallies.triggers, TRIGGERS[triggers[row * TRIGGER_SIZE + TRIGGER_WHEN]])
      return before[1]?.(ctx) ?? false
    })
    return () => {
      change(run, before[0])
      change(resolving, before[1])
    }
  }
}

const kinds = new Map<GameRules, number[][]>()

/** A choice of any kind that the game knows, or of none. */
function anyChoice(rules: GameRules, chance: Chance): number {
  const { choices } = UNUSED_WORDS[rules.game]
  const known = CHOICES.flatMap(([kind], code) => (choices.includes(kind) ? [] : [code]))
  return choiceOfKind(
    rules,
    [...known, CHOICES.length][randomBelow(chance, known.length + 1)],
    chance,
  )
}

/** A choice of a kind with any argument; the kind after the last is no choice. */
function choiceOfKind(rules: GameRules, code: number, chance: Chance): number {
  if (code === PAY_CODE) return randomBelow(chance, 2) ? smallPayment(chance) : anyPayment(chance)
  if (code >= CHOICES.length) return makeChoice(code, 0)
  const known = kinds.get(rules) ?? allChoices(rules.tables)
  kinds.set(rules, known)
  return known[code][randomBelow(chance, known[code].length)]
}

/** A payment like an offered one, with one ship more or less. */
function paymentLike(offered: readonly number[], chance: Chance): number {
  const parts = partsOf(argumentOf(offered[randomBelow(chance, offered.length)]))
  const part = randomBelow(chance, parts.length)
  parts[part] = Math.max(0, parts[part] + (randomBelow(chance, 2) ? 1 : -1))
  return paymentOf(parts)
}

/** A choice of a kind with a card on the table as argument, if it takes cards. */
function choiceOnTable(rules: GameRules, game: Game, code: number, chance: Chance): number {
  const kind: ArgumentKind = CHOICES[code][1]
  const cards =
    kind === 'destination'
      ? [
          ...game.destinationOwner.flatMap((seat, d) => (seat >= 0 || d < 15 ? [d] : [])),
          ...game.discoveredThisTurn,
          ...game.discoveredThisTurn,
          ...game.discoveredThisTurn,
        ]
      : kind === 'character'
        ? [
            ...game.invited,
            ...game.council,
            ...game.where.flatMap((at, c) => (at >= HAND ? [c] : [])),
          ]
        : kind === 'artwork'
          ? game.workshop
          : []
  const card = cards.length > 0 ? cards[randomBelow(chance, cards.length)] : -1
  return card >= 0 && randomBelow(chance, 3) > 0
    ? makeChoice(code, card)
    : choiceOfKind(rules, code, chance)
}

const NO_CODE = 99
const without = new Map<GameRules, Map<string, GameRules>>()

/** The rules with one modifier that does nothing. */
function rulesWithout(rules: GameRules, word: string): GameRules {
  const { tables } = rules
  const byWord = without.get(rules) ?? new Map<string, GameRules>()
  without.set(rules, byWord)
  const known = byWord.get(word)
  if (known !== undefined) return known
  const code = MODIFIERS.indexOf(word as (typeof MODIFIERS)[number])
  const modifiers = tables.modifiers.map((value, i) =>
    i % MODIFIER_SIZE === MODIFIER_CODE && value === code ? NO_CODE : value,
  )
  const changed = renaissance({ ...tables, modifiers })
  byWord.set(word, changed)
  return changed
}

function makesDifference(
  rules: GameRules,
  word: string,
  game: Game,
  seat: number,
  choice: number,
): boolean {
  const others = rulesWithout(rules, word)
  const copy = rules.copy(game)
  rules.play(copy, seat, choice)
  try {
    // Fields derived from modifiers are computed without this one.
    const other = others.decode(rules.encode(game))
    others.play(other, seat, choice)
    return differences(copy, { ...other, modifiers: copy.modifiers }).length > 0
  } catch {
    return true
  }
}
