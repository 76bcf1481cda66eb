import type { Game, GameEvent, LogEntry, View } from '@amalfi/engine'
import type { AskedQuestion, Snapshot, UndoOffer } from '@amalfi/session'
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import { type Curtain, NOBODY } from '../curtain/curtain.ts'
import { sightOf } from '../curtain/sight.ts'
import { randomChance } from '../game/random-chance.ts'
import type { GameRules } from '../game/rules.ts'
import type { Player } from '../players/player.ts'
import type { Table, Watch } from './table.ts'

/** What a seat is asked, and which question it is. */
interface SeatQuestion extends AskedQuestion {
  readonly seat: number
}

/** What happens at a table: somebody is asked, thinks or has to confirm, or the game is over. */
export interface Happening {
  readonly question?: SeatQuestion | null
  readonly thinking?: number
  readonly awaitingConfirm?: number
  readonly over?: boolean
}

const NO_UNDO: UndoOffer = { state: 'nothing', marks: false }

export const humansOf = (players: readonly Player[]): number[] =>
  players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))

/**
 * A table that shows the snapshot of the seat behind the curtain. All that components read of a game
 * being played is here, and none of it comes from anything but that snapshot.
 */
export abstract class SnapshotTable implements Table {
  readonly rules: GameRules
  readonly players: readonly Player[]
  readonly humans: readonly number[]
  readonly version = signal(0)
  /** Null also while a turn waits to be confirmed and while the curtain is closed. */
  readonly question = signal<SeatQuestion | null>(null)
  readonly thinking = signal(NOBODY)
  readonly awaitingConfirm = signal(NOBODY)
  readonly over = signal(false)
  /** Who looks, and who is asked to come where several people share the device. */
  readonly curtain: ReadonlySignal<Curtain>
  /** Whose snapshot is shown; -1 for that of an onlooker. */
  readonly eyes = computed(() => this.curtain.value.looking)
  readonly awaited = computed(() => this.curtain.value.awaited)
  readonly log: ReadonlySignal<readonly LogEntry[]> = computed(() => this.snapshot.value.log)
  readonly events: ReadonlySignal<readonly GameEvent[]> = computed(() =>
    this.log.value.map(({ event }) => event),
  )
  readonly rewound: ReadonlySignal<boolean> = computed(() => this.snapshot.value.rewound)
  readonly watchers = new Set<Watch>()
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
    const { looking, front } = this.curtain.value
    return sightOf(this.rules, this.snapshot.value.view.game, looking, front)
  }

  get imagined(): Game {
    return this.imagining.peek()
  }

  /** A game that fits what is seen now; another one at each call. */
  imagine(): Game {
    return this.rules.imagine(this.snapshot.value.view, randomChance())
  }

  /** Whether the person who looks may know all of the game: it is over, or the others are bots. */
  get isOpenToAll(): boolean {
    return this.over.value || this.humans.length < 2
  }

  hasChosen(seat: number): boolean {
    return this.snapshot.value.seats[seat].lastChoice >= 0
  }

  /** What could be taken back now. A turn can be restarted only by the human who plays it. */
  undoOffer(what: 'undo' | 'restartTurn'): UndoOffer {
    const plays = this.question.value !== null || this.awaitingConfirm.value !== NOBODY
    if (what === 'restartTurn' && !plays) return NO_UNDO
    return this.snapshot.value.seats[this.undoingSeat]?.[what] ?? NO_UNDO
  }

  /** After how many choices the one was made that could be taken back, or -1. */
  lastOwn(): number {
    return this.lastChoiceOf(this.undoingSeat)
  }

  /** The human who looks, or while the curtain is closed the one who chose last. */
  protected get undoingSeat(): number {
    if (this.humans.includes(this.eyes.value)) return this.eyes.value
    const later = (a: number, b: number): number =>
      this.lastChoiceOf(b) > this.lastChoiceOf(a) ? b : a
    return this.humans.reduce(later, NOBODY)
  }

  private lastChoiceOf(seat: number): number {
    return this.snapshot.value.seats[seat]?.lastChoice ?? -1
  }

  /** Shows a snapshot of the seat that looks; what happens stays as it is. */
  protected showSnapshot(snapshot: Snapshot, curtain: Curtain): void {
    const isKnown =
      this.snapshot.value.version === snapshot.version &&
      this.curtain.value.looking === curtain.looking
    batch(() => {
      this.shownCurtain.value = curtain
      if (isKnown) return
      this.snapshot.value = snapshot
      this.version.value++
    })
  }

  /** Shows a snapshot, and what happens there. */
  protected showAll(snapshot: Snapshot, curtain: Curtain, happening: Happening): void {
    const { question = null, thinking = NOBODY, awaitingConfirm = NOBODY } = happening
    batch(() => {
      this.showSnapshot(snapshot, curtain)
      this.question.value = question
      this.thinking.value = thinking
      this.awaitingConfirm.value = awaitingConfirm
      this.over.value = happening.over ?? false
    })
  }
}
