import type { Game, GameEvent, LogEntry, View } from '@amalfi/engine'
import type { AskedQuestion, Snapshot, UndoOffer } from '@amalfi/session'
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import { type Curtain, NOBODY } from '../curtain/curtain.ts'
import { visibleView } from '../curtain/visible-view.ts'
import { newChance } from '../game/new-chance.ts'
import type { GameRules } from '../game/rules.ts'
import type { Player } from '../players/player.ts'
import type { Table, TableListener } from './table.ts'

/** What a seat is asked, and which question it is. */
interface SeatQuestion extends AskedQuestion {
  readonly seat: number
}

/** What a table waits for: a person, a bot, a confirmation, or nothing because the game is over. */
export interface TableStatus {
  readonly question?: SeatQuestion | null
  readonly thinking?: number
  readonly awaitingConfirm?: number
  readonly over?: boolean
}

const NO_UNDO: UndoOffer = { state: 'nothing', marksRewound: false, crossesOthers: false }

/** The seats of people. */
export const humansOf = (players: readonly Player[]): number[] =>
  players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))

/**
 * A table that shows the snapshot of the viewer's seat. Components of a running game read only this
 * class, and it contains nothing but that snapshot.
 */
export abstract class SnapshotTable implements Table {
  readonly rules: GameRules
  readonly players: readonly Player[]
  readonly humans: readonly number[]
  readonly version = signal(0)
  /** Null also while a turn awaits confirmation and while the curtain is closed. */
  readonly question = signal<SeatQuestion | null>(null)
  readonly thinking = signal(NOBODY)
  readonly awaitingConfirm = signal(NOBODY)
  readonly over = signal(false)
  /** Says who sees the table if several people share the device. */
  readonly curtain: ReadonlySignal<Curtain>
  /** The seat whose snapshot is shown; -1 for an onlooker. */
  readonly viewer = computed(() => this.curtain.value.viewer)
  readonly nextViewer = computed(() => this.curtain.value.nextViewer)
  readonly log: ReadonlySignal<readonly LogEntry[]> = computed(() => this.snapshot.value.log)
  readonly events: ReadonlySignal<readonly GameEvent[]> = computed(() =>
    this.log.value.map(({ event }) => event),
  )
  readonly rewound: ReadonlySignal<boolean> = computed(() => this.snapshot.value.rewound)
  readonly listeners = new Set<TableListener>()
  private readonly snapshot: Signal<Snapshot>
  private readonly shownCurtain: Signal<Curtain>
  private readonly imagining = computed(() => this.imagine())

  abstract choose(choice: number): Promise<void>

  constructor(rules: GameRules, players: readonly Player[], curtain: Curtain, first: Snapshot) {
    this.rules = rules
    this.players = players
    this.humans = humansOf(players)
    this.shownCurtain = signal(curtain)
    this.curtain = this.shownCurtain
    this.snapshot = signal(first)
  }

  view(): View {
    const { viewer, front } = this.curtain.value
    return visibleView(this.rules, this.snapshot.value.view.game, viewer, front)
  }

  /** All that the viewer knows. Advice is based on it; `view` shows less. */
  get knownView(): View {
    return this.snapshot.value.view
  }

  get imagined(): Game {
    return this.imagining.peek()
  }

  /** A random game that fits the snapshot; a different one at each call. */
  imagine(): Game {
    return this.rules.imagine(this.snapshot.value.view, newChance())
  }

  /** Whether the viewer may know all of the game: it is over, or the others are bots. */
  get isOpenToAll(): boolean {
    return this.over.value || this.humans.length < 2
  }

  hasChosen(seat: number): boolean {
    return this.snapshot.value.seats[seat].lastChoice >= 0
  }

  /** What can be undone now. The same rules hold for the last choice and for the whole turn. */
  undoOffer(what: 'undo' | 'restartTurn'): UndoOffer {
    return this.snapshot.value.seats[this.undoingSeat]?.[what] ?? NO_UNDO
  }

  /** Whether the last undo can be taken back. */
  get canRedo(): boolean {
    return this.redoingSeat !== NOBODY
  }

  /** The person who has undone something that can be redone, or NOBODY. */
  protected get redoingSeat(): number {
    return this.humans.find((seat) => this.snapshot.value.seats[seat].canRedo) ?? NOBODY
  }

  /** The index of the last choice that could be undone, or -1. */
  lastUndoable(): number {
    return this.lastChoiceOf(this.undoingSeat)
  }

  /** The viewer; while the curtain is closed, the person who chose last. */
  protected get undoingSeat(): number {
    if (this.humans.includes(this.viewer.value)) return this.viewer.value
    const later = (a: number, b: number): number =>
      this.lastChoiceOf(b) > this.lastChoiceOf(a) ? b : a
    return this.humans.reduce(later, NOBODY)
  }

  private lastChoiceOf(seat: number): number {
    return this.snapshot.value.seats[seat]?.lastChoice ?? -1
  }

  /** Shows a snapshot without changing the status. */
  protected showSnapshot(snapshot: Snapshot, curtain: Curtain): void {
    const isKnown =
      this.snapshot.value.version === snapshot.version &&
      this.curtain.value.viewer === curtain.viewer
    batch(() => {
      this.shownCurtain.value = curtain
      if (isKnown) return
      this.snapshot.value = snapshot
      this.version.value++
    })
  }

  /** Shows a snapshot and a status. */
  protected showAll(snapshot: Snapshot, curtain: Curtain, status: TableStatus): void {
    const { question = null, thinking = NOBODY, awaitingConfirm = NOBODY } = status
    batch(() => {
      this.showSnapshot(snapshot, curtain)
      this.question.value = question
      this.thinking.value = thinking
      this.awaitingConfirm.value = awaitingConfirm
      this.over.value = status.over ?? false
    })
  }
}
