import {
  type Game,
  type GameRecord,
  type LogEntry,
  type View,
  witnessed,
  writeRecord,
} from '@amalfi/engine'
import { witnessedLog } from '@amalfi/session'
import { computed, signal } from '@preact/signals'
import { NOBODY } from '../curtain/curtain.ts'
import { sightOf } from '../curtain/sight.ts'
import { anyChance } from '../game/any-chance.ts'
import type { Question } from '../game/question.ts'
import type { GameRules } from '../game/rules.ts'
import type { Player } from '../players/player.ts'
import type { Table, Watch } from '../session/table.ts'
import { TablePace } from '../session/table-pace.ts'
import {
  type ReplaySegment,
  replaySegmentsOf,
  segmentAfter,
  segmentBefore,
} from './replay-segments.ts'
import { type Move, type ReplayTimeline, replayTimelineOf } from './replay-timeline.ts'

/** What is replayed. */
export interface Recorded {
  readonly record: GameRecord
  readonly rules: GameRules
  readonly players: readonly Player[]
  readonly rewound: boolean
}

/** However fast it is wished, a position is to be seen for so long, in milliseconds. */
const LEAST = 150

/** A recorded game on the table: one goes through it to and fro, and nothing is on offer. */
export class ReplayTable implements Table {
  readonly rules: GameRules
  readonly players: readonly Player[]
  replayTimeline: ReplayTimeline
  segments: readonly ReplaySegment[]
  record: GameRecord
  /** How many choices have been made where one is. */
  readonly at = signal(0)
  readonly playing = signal(false)
  /** Whose board lies before one. */
  readonly eyes
  readonly version = signal(0)
  readonly question = signal<Question | null>(null)
  readonly thinking = signal(NOBODY)
  readonly awaitingConfirm = signal(NOBODY)
  readonly awaited = signal(NOBODY)
  readonly over = computed(() => {
    this.version.value
    return this.finished && this.at.value === this.last
  })
  private readonly imagining = computed(() => {
    this.version.value
    const { rules, game } = this
    return rules.imagine(rules.view(game, this.knowing), anyChance())
  })
  private readonly told = signal<readonly LogEntry[]>([])
  private readonly retell = witnessedLog()
  readonly log = computed(() => this.retell(this.told.value, this.knowing))
  readonly events = computed(() => this.log.value.map(({ event }) => event))
  readonly rewound
  readonly watchers = new Set<Watch>()
  readonly pace = new TablePace()
  private run = 0

  constructor({ record, rules, players, rewound }: Recorded) {
    this.rules = rules
    this.players = players
    this.record = record
    this.replayTimeline = replayTimelineOf(this.rules, record)
    this.segments = replaySegmentsOf(this.replayTimeline)
    this.rewound = signal(rewound)
    this.eyes = signal(Math.max(this.people[0] ?? 0, 0))
    this.told.value = this.toldUntil(0)
  }

  /** Whether the game has come to its end. */
  get finished(): boolean {
    return this.rules.deciders(this.replayTimeline.positions[this.last]).length === 0
  }

  get last(): number {
    return this.replayTimeline.moves.length
  }

  get game() {
    return this.replayTimeline.positions[this.at.value]
  }

  get imagined(): Game {
    return this.imagining.peek()
  }

  get people(): number[] {
    return this.players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
  }

  /** Whether all may be known of the game: it is over, or only one person plays. */
  get open(): boolean {
    return this.finished || this.people.length < 2
  }

  /** Whether the hand of a seat may be seen: after the end every hand, before it only one's own. */
  sees(seat: number): boolean {
    return this.finished || (this.people.length === 1 && this.people[0] === seat)
  }

  /** Who looks, or nobody where the hand of who looks may not be seen. */
  private get knowing(): number {
    return this.sees(this.eyes.value) ? this.eyes.value : NOBODY
  }

  view(): View {
    return sightOf(this.rules, this.game, this.knowing, this.eyes.value)
  }

  /** The choice that led here; undefined at the beginning. */
  get move(): Move | undefined {
    return this.replayTimeline.moves[this.at.value - 1]
  }

  /** Goes to where so many choices had been made. The next step is shown as it happens. */
  go(made: number): void {
    const to = Math.min(Math.max(made, 0), this.last)
    const from = this.at.value
    if (to !== from) this.show(to, to === from + 1)
  }

  private show(to: number, isNew: boolean): void {
    const all = this.toldUntil(to)
    const news = all
      .slice(isNew ? this.told.value.length : all.length)
      .map((one) => ({ event: witnessed(one.event, this.knowing), moveIndex: one.moveIndex }))
    for (const watch of this.watchers) watch(news, isNew)
    this.at.value = to
    this.told.value = all
    this.version.value++
  }

  /** The game has gone on elsewhere, or something was taken back: goes to where it is now. */
  follow(record: GameRecord): void {
    const goesOn = record.choices.startsWith(this.record.choices)
    this.record = record
    this.replayTimeline = replayTimelineOf(this.rules, record)
    this.segments = replaySegmentsOf(this.replayTimeline)
    if (goesOn) while (this.at.value < this.last) this.go(this.at.value + 1)
    else this.show(this.last, false)
  }

  /** Goes where one wishes; it does not go on by itself any more. */
  jump(made: number): void {
    this.pause()
    this.go(made)
  }

  turnBack(): void {
    this.jump(segmentBefore(this.segments, this.at.value))
  }

  turnOn(): void {
    this.jump(segmentAfter(this.segments, this.at.value))
  }

  /** Goes on choice by choice until the end, or until it is paused; from the end it begins again. */
  async play(): Promise<void> {
    const run = ++this.run
    this.playing.value = true
    if (this.at.value === this.last) this.go(0)
    while (this.at.value < this.last) {
      await this.pace.shown()
      await Promise.all([this.pace.settle(), new Promise((done) => setTimeout(done, LEAST))])
      if (run !== this.run) return
      this.go(this.at.value + 1)
    }
    this.playing.value = false
  }

  pause(): void {
    this.run++
    this.playing.value = false
  }

  look(seat: number): void {
    this.eyes.value = seat
    this.version.value++
  }

  /** The record up to where one is. */
  recordHere(): string {
    const choices = this.record.choices.slice(0, this.replayTimeline.letters[this.at.value])
    return writeRecord({ ...this.record, choices })
  }

  /** Nothing is on offer here. */
  choose(): Promise<void> {
    return Promise.resolve()
  }

  private toldUntil(made: number): readonly LogEntry[] {
    return this.replayTimeline.story.filter((told) => told.moveIndex <= made)
  }
}
