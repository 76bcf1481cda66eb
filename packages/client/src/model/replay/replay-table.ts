import {
  eventSeenBy,
  type Game,
  type GameRecord,
  type LogEntry,
  type View,
  writeRecord,
} from '@amalfi/engine'
import { seenLog } from '@amalfi/session'
import { computed, signal } from '@preact/signals'
import { NOBODY } from '../curtain/curtain.ts'
import { visibleView } from '../curtain/visible-view.ts'
import { newChance } from '../game/new-chance.ts'
import type { Question } from '../game/question.ts'
import type { GameRules } from '../game/rules.ts'
import type { Player } from '../players/player.ts'
import type { Table, TableListener } from '../session/table.ts'
import { TablePace } from '../session/table-pace.ts'
import {
  type ReplaySegment,
  replaySegmentsOf,
  segmentAfter,
  segmentBefore,
} from './replay-segments.ts'
import { type Move, type ReplayTimeline, replayTimelineOf } from './replay-timeline.ts'

/** What a replay is made of. */
export interface ReplayOptions {
  readonly record: GameRecord
  readonly rules: GameRules
  readonly players: readonly Player[]
  readonly rewound: boolean
}

/** How long a position is shown at least, at any speed, in milliseconds. */
const MIN_STEP_TIME = 150

/** A recorded game as a table. Its positions can be stepped through; nothing can be chosen. */
export class ReplayTable implements Table {
  readonly rules: GameRules
  readonly players: readonly Player[]
  timeline: ReplayTimeline
  segments: readonly ReplaySegment[]
  record: GameRecord
  /** How many choices have been made in the position that is shown. */
  readonly step = signal(0)
  readonly playing = signal(false)
  /** The seat from which the table is seen. */
  readonly viewer
  readonly version = signal(0)
  readonly question = signal<Question | null>(null)
  readonly thinking = signal(NOBODY)
  readonly awaitingConfirm = signal(NOBODY)
  readonly nextViewer = signal(NOBODY)
  readonly over = computed(() => {
    this.version.value
    return this.finished && this.step.value === this.lastStep
  })
  private readonly imagining = computed(() => {
    this.version.value
    const { rules, game } = this
    return rules.imagine(rules.view(game, this.knowingSeat), newChance())
  })
  private readonly entries = signal<readonly LogEntry[]>([])
  private readonly asSeen = seenLog()
  readonly log = computed(() => this.asSeen(this.entries.value, this.knowingSeat))
  readonly events = computed(() => this.log.value.map(({ event }) => event))
  readonly rewound
  readonly listeners = new Set<TableListener>()
  readonly pace = new TablePace()
  private run = 0

  constructor({ record, rules, players, rewound }: ReplayOptions) {
    this.rules = rules
    this.players = players
    this.record = record
    this.timeline = replayTimelineOf(this.rules, record)
    this.segments = replaySegmentsOf(this.timeline)
    this.rewound = signal(rewound)
    this.viewer = signal(Math.max(this.people[0] ?? 0, 0))
    this.entries.value = this.entriesUntil(0)
  }

  /** Whether the record is a finished game. */
  get finished(): boolean {
    return this.rules.deciders(this.timeline.positions[this.lastStep]).length === 0
  }

  get lastStep(): number {
    return this.timeline.moves.length
  }

  get game() {
    return this.timeline.positions[this.step.value]
  }

  get imagined(): Game {
    return this.imagining.peek()
  }

  get people(): number[] {
    return this.players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
  }

  /** Whether hidden cards may be shared: the game is finished, or only one person plays. */
  get isOpenToAll(): boolean {
    return this.finished || this.people.length < 2
  }

  /** Whether a hand may be shown: every hand of a finished game, otherwise only that of a sole person. */
  canSeeHand(seat: number): boolean {
    return this.finished || (this.people.length === 1 && this.people[0] === seat)
  }

  /** The seat whose knowledge is shown; nobody if its hand must stay hidden. */
  private get knowingSeat(): number {
    return this.canSeeHand(this.viewer.value) ? this.viewer.value : NOBODY
  }

  view(): View {
    return visibleView(this.rules, this.game, this.knowingSeat, this.viewer.value)
  }

  /** The choice that led to the position; undefined at the beginning. */
  get move(): Move | undefined {
    return this.timeline.moves[this.step.value - 1]
  }

  /** Shows the position after this many choices. The next step is animated. */
  go(step: number): void {
    const to = Math.min(Math.max(step, 0), this.lastStep)
    const from = this.step.value
    if (to !== from) this.show(to, to === from + 1)
  }

  private show(to: number, isNew: boolean): void {
    const all = this.entriesUntil(to)
    const fresh = all.slice(isNew ? this.entries.value.length : all.length).map((entry) => ({
      event: eventSeenBy(entry.event, this.knowingSeat),
      moveIndex: entry.moveIndex,
    }))
    for (const listen of this.listeners) listen(fresh, isNew)
    this.step.value = to
    this.entries.value = all
    this.version.value++
  }

  /** Shows the newest position after the game was continued or undone elsewhere. */
  update(record: GameRecord): void {
    const isLonger = record.choices.startsWith(this.record.choices)
    this.record = record
    this.timeline = replayTimelineOf(this.rules, record)
    this.segments = replaySegmentsOf(this.timeline)
    if (isLonger) while (this.step.value < this.lastStep) this.go(this.step.value + 1)
    else this.show(this.lastStep, false)
  }

  /** Stops playing and shows another step. */
  jump(step: number): void {
    this.pause()
    this.go(step)
  }

  previousTurn(): void {
    this.jump(segmentBefore(this.segments, this.step.value))
  }

  nextTurn(): void {
    this.jump(segmentAfter(this.segments, this.step.value))
  }

  /** Plays choice by choice until the end or a pause. At the end it starts again. */
  async play(): Promise<void> {
    const run = ++this.run
    this.playing.value = true
    if (this.step.value === this.lastStep) this.go(0)
    while (this.step.value < this.lastStep) {
      await this.pace.untilDrawn()
      await Promise.all([
        this.pace.untilAnimated(),
        new Promise((done) => setTimeout(done, MIN_STEP_TIME)),
      ])
      if (run !== this.run) return
      this.go(this.step.value + 1)
    }
    this.playing.value = false
  }

  pause(): void {
    this.run++
    this.playing.value = false
  }

  /** Shows the game as another seat sees it. */
  setViewer(seat: number): void {
    this.viewer.value = seat
    this.version.value++
  }

  /** The record up to the position that is shown. */
  recordUntilHere(): string {
    const choices = this.record.choices.slice(0, this.timeline.recordLengths[this.step.value])
    return writeRecord({ ...this.record, choices })
  }

  /** A replay has no choices. */
  choose(): Promise<void> {
    return Promise.resolve()
  }

  private entriesUntil(step: number): readonly LogEntry[] {
    return this.timeline.log.filter((entry) => entry.moveIndex <= step)
  }
}
