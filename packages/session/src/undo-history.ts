import type { RecordedGame, Setup } from '@amalfi/engine'
import type { SeatState, UndoOffer, UndoResult } from './host.ts'
import { isOwnSince, lastOwnMove, startOfTurn } from './undo-rules.ts'

type Moves = ReturnType<RecordedGame<Setup>['movesSince']>

/** Where a seat could go back to: its last choice, or the beginning of its turn. */
export type UndoTarget = 'lastChoice' | 'turn'

/**
 * What may be taken back in a game, and what was. Alone against bots everything may be; among humans
 * only own choices that nobody has answered and that revealed nothing.
 */
export class UndoHistory {
  /** Something that was revealed has been taken back. */
  rewound: boolean
  private readonly game: RecordedGame<Setup>
  private readonly humans: readonly number[]
  /** What was taken back, the last at the end: by whom, and the moves that make it again. */
  private undone: { readonly by: number; readonly moves: Moves }[] = []

  constructor(game: RecordedGame<Setup>, humans: readonly number[], rewound: boolean) {
    this.game = game
    this.humans = humans
    this.rewound = rewound
  }

  /** With `confirming` the turn of the seat has ended and waits to be confirmed. */
  seatState(seat: number, confirming: boolean): SeatState {
    return {
      lastChoice: lastOwnMove(this.game, seat),
      undo: this.offer(seat, this.find(seat, 'lastChoice', confirming)),
      restartTurn: this.offer(seat, this.find(seat, 'turn', confirming)),
      canRedo: this.canRedo(seat),
    }
  }

  goBack(seat: number, target: UndoTarget, confirming: boolean): UndoResult {
    const { game } = this
    const made = this.find(seat, target, confirming)
    const { state } = this.offer(seat, made)
    if (state !== 'possible') return state
    if (game.barrierSince(made)) this.rewound = true
    this.undone.push({ by: seat, moves: game.movesSince(made) })
    game.undoTo(made, true)
    return 'done'
  }

  /** The moves that make again what the seat took back last, or null. */
  redo(seat: number): Moves | null {
    return this.canRedo(seat) ? (this.undone.pop()?.moves ?? null) : null
  }

  /** A new choice was made: nothing can be made again. */
  forget(): void {
    this.undone = []
  }

  private canRedo(seat: number): boolean {
    return this.undone.at(-1)?.by === seat
  }

  /** After how many choices the target is, or -1. */
  private find(seat: number, target: UndoTarget, confirming: boolean): number {
    const { game } = this
    if (target === 'lastChoice') return lastOwnMove(game, seat)
    return startOfTurn(game.log, seat, confirming ? game.moveIndex : -1)
  }

  private offer(seat: number, made: number): UndoOffer {
    const { game, humans, rewound } = this
    if (made < 0 || made >= game.moveIndex || !isOwnSince(game, humans, seat, made))
      return { state: 'nothing', marks: false }
    const seen = game.barrierSince(made)
    if (seen && humans.length > 1) return { state: 'barrier', marks: false }
    return { state: 'possible', marks: seen && !rewound }
  }
}
