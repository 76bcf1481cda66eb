import {
  type Game,
  type LogEntry,
  newRecord,
  RecordedGame,
  type Setup,
  type View,
  witnessed,
  writeRecord,
} from '@amalfi/engine'
import { readRecord, witnessedLog } from '@amalfi/session'
import { computed, type Signal, signal } from '@preact/signals'
import { type Curtain, curtainFor, NOBODY } from '../curtain/curtain.ts'
import { sightOf } from '../curtain/sight.ts'
import { anyChance } from '../game/any-chance.ts'
import type { Question } from '../game/question.ts'
import type { GameRules } from '../game/rules.ts'
import type { Player } from '../players/player.ts'
import { type KeptGame, keepGame, type Origin } from '../storage/games.ts'
import type { KeptLesson } from '../storage/lesson.ts'
import type { Table, Watch } from './table.ts'

/** How a game lies on the table. */
export interface Dealt {
  readonly id: string
  readonly players: readonly Player[]
  readonly rules: GameRules
  /** A record as text, or the set-up of a game that begins. */
  readonly record: string | Setup
  /** Something seen was taken back. */
  readonly rewound?: boolean
  readonly origin?: Origin
  /** How far one is in a guided game. */
  readonly lesson?: KeptLesson
  /** When it was last played, if it has been. */
  readonly at?: number
}

/** A game as it lies on the table, with all that is told of it; every choice is kept. */
export abstract class LaidTable implements Table {
  readonly id: string
  readonly rules: GameRules
  readonly players: readonly Player[]
  readonly origin: Origin | undefined
  protected readonly recordedGame: RecordedGame<Setup>
  /** Counts up with every change of the position. */
  readonly version = signal(0)
  /**
   * What a person is asked now, or null while a bot thinks, a turn is confirmed, the curtain is
   * closed, and at the end.
   */
  readonly question = signal<Question | null>(null)
  /** The bot that thinks. */
  readonly thinking = signal(-1)
  /** The person whose turn has ended and waits to be confirmed, or -1. */
  readonly awaitingConfirm = signal(-1)
  readonly over = signal(false)
  /** Who looks, and who is asked to come where several people share the device. */
  readonly curtain: Signal<Curtain>
  /** Whose eyes see the table; -1 for those of an onlooker. */
  readonly eyes = computed(() => this.curtain.value.looking)
  readonly awaited = computed(() => this.curtain.value.awaited)
  protected readonly told = signal<readonly LogEntry[]>([])
  /** Made when it is first asked for at each position. */
  private readonly imagining = computed(() => {
    this.version.value
    return this.imagineNow()
  })
  private readonly retell = witnessedLog()
  /** All that happened from the beginning, as whoever looks may see it. */
  readonly log = computed(() => this.retell(this.told.value, this.eyes.value))
  readonly events = computed(() => this.log.value.map(({ event }) => event))
  readonly error = signal<unknown>(null)
  /** Something seen was taken back: the result is no longer like any other. */
  readonly rewound
  /** How far one is in a guided game; null in any other. */
  readonly lesson
  /** Hear of what happens before it is shown; at a shared table, of what all may see. */
  readonly watchers = new Set<Watch>()
  /** When it was last played; to look at it is not to play. */
  protected at: number
  private keeping = Promise.resolve()

  abstract choose(choice: number): Promise<void>

  constructor(dealt: Dealt) {
    const { id, players, rules, record, rewound = false, origin, lesson } = dealt
    this.id = id
    this.at = dealt.at ?? Date.now()
    this.players = players
    this.rules = rules
    this.rewound = signal(rewound)
    this.origin = origin
    this.curtain = signal(curtainFor(this.people))
    this.lesson = signal(lesson ?? null)
    this.recordedGame = new RecordedGame(
      this.rules,
      typeof record === 'string' ? readRecord(record) : newRecord(this.rules, record),
    )
    this.tell()
  }

  /** The full game. What is shown is made from `view` and `imagined` instead. */
  get game() {
    return this.recordedGame.game
  }

  get imagined(): Game {
    return this.imagining.peek()
  }

  private imagineNow(): Game {
    const { rules, game } = this
    return rules.imagine(rules.view(game, this.eyes.value), anyChance())
  }

  /**
   * The game as the person who looks may hand it on: all of it, or what they see with the rest made
   * up. No two of these are alike, so that none of them tells what is hidden.
   */
  shareable(): Game {
    return this.isOpenToAll ? this.game : this.imagineNow()
  }

  /** Whether the person who looks may know all of it: it is over, or they play only against bots. */
  get isOpenToAll(): boolean {
    return this.over.value || this.people.length < 2
  }

  /** Whether a seat has chosen anything in this game. */
  hasChosen(seat: number): boolean {
    return this.recordedGame.lastMoveBy([seat]) >= 0
  }

  get record() {
    return this.recordedGame.record
  }

  get people(): number[] {
    return this.players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
  }

  view(): View {
    return sightOf(this.rules, this.game, this.eyes.value, this.curtain.value.front)
  }

  /** Remembers how far one is in a guided game. */
  async learn(lesson: KeptLesson): Promise<void> {
    this.lesson.value = lesson
    this.at = Date.now()
    await this.keep()
  }

  /** The game as it is kept. */
  kept(): KeptGame {
    return {
      id: this.id,
      schema: 1,
      record: writeRecord(this.recordedGame.record),
      position: this.rules.encode(this.game),
      players: this.players,
      scores: this.game.score.slice(),
      period: this.game.period,
      finished: this.over.value,
      rewound: this.rewound.value,
      ...(this.origin === undefined ? {} : { origin: this.origin }),
      ...(this.lesson.value === null ? {} : { lesson: this.lesson.value }),
      at: this.at,
    }
  }

  /** Asks a seat, or nobody. */
  protected ask(seat: number): void {
    const { rules, game } = this
    this.question.value =
      seat < 0
        ? null
        : {
            seat,
            decision: rules.decision(game, seat),
            choices: rules.choices(game, seat, []),
            options: rules.options(game, seat, []),
          }
  }

  protected play(seat: number, choice: number): void {
    this.make(seat, choice)
    void this.keep()
  }

  /** Makes a choice that is still to be kept. */
  protected make(seat: number, choice: number): void {
    this.recordedGame.choose(seat, choice)
    this.at = Date.now()
    this.tell()
    this.version.value++
  }

  protected tell(): void {
    const news = this.recordedGame.log.slice(this.told.value.length)
    // The curtain may be closed before what moves, or what is read aloud, has come to its end.
    const eyes = this.curtain.value.shared ? NOBODY : this.eyes.value
    const seen = news.map(({ event, moveIndex }) => ({ event: witnessed(event, eyes), moveIndex }))
    for (const watch of this.watchers) watch(seen)
    this.told.value = [...this.told.value, ...news]
  }

  protected keep(): Promise<void> {
    this.keeping = keepGame(this.kept()).catch((error: unknown) => this.fail(error))
    return this.keeping
  }

  /** Until all that was played is kept. */
  rest(): Promise<void> {
    return this.keeping
  }

  protected fail(error: unknown): void {
    // For whoever looks into what went wrong; the page itself says that the game is safe.
    console.error(error)
    this.error.value = error
  }
}
