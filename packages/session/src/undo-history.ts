import type { RecordedGame, Setup } from '@amalfi/engine'
import type { SeatState, UndoOffer, UndoResult } from './host.ts'
import { isOwnSince, lastOwnMove, startOfTurn } from './undo-rules.ts'

type Moves = ReturnType<RecordedGame<Setup>['movesSince']>

/** Where a seat could go back to: its last choice, or the beginning of its turn. */
export type UndoTarget = 'lastChoice' | 'turn'

/**
 * Knows which moves can be undone and which were. A single human against bots can undo everything.
 * Among several humans, one can undo only own choices that revealed nothing, before another human chooses.
 */
export class UndoHistory {
  /** Something that was revealed has been undone. */
  rewound: boolean
  private readonly game: RecordedGame<Setup>
  private readonly humans: readonly number[]
  /** The undone moves and who undid them; the latest undo is last. */
  private undone: { readonly by: number; readonly moves: Moves }[] = []

  constructor(game: RecordedGame<Setup>, humans: readonly number[], rewound: boolean) {
    this.game = game
    this.humans = humans
    this.rewound = rewound
  }

  /** `confirming`: the turn of the seat has ended and waits to be confirmed. */
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
    const moveCount = this.find(seat, target, confirming)
    const { state } = this.offer(seat, moveCount)
    if (state !== 'possible') return state
    if (game.barrierSince(moveCount)) this.rewound = true
    this.undone.push({ by: seat, moves: game.movesSince(moveCount) })
    game.undoTo(moveCount, true)
    return 'done'
  }

  /** The moves that redo the last undo of the seat, or null. */
  redo(seat: number): Moves | null {
    return this.canRedo(seat) ? (this.undone.pop()?.moves ?? null) : null
  }

  /** To be called when a new choice is made: nothing can be redone then. */
  forget(): void {
    this.undone = []
  }

  private canRedo(seat: number): boolean {
    return this.undone.at(-1)?.by === seat
  }

  /** The move index of the target, or -1. */
  private find(seat: number, target: UndoTarget, confirming: boolean): number {
    const { game } = this
    if (target === 'lastChoice') return lastOwnMove(game, seat)
    const start = startOfTurn(game.log, seat, confirming ? game.moveCount : -1)
    // Others may have chosen since a phase began. Without an own choice there is nothing to restart.
    return lastOwnMove(game, seat) < start ? -1 : start
  }

  private offer(seat: number, moveCount: number): UndoOffer {
    const { game, humans, rewound } = this
    if (moveCount < 0 || moveCount >= game.moveCount || !isOwnSince(game, humans, seat, moveCount))
      return { state: 'nothing', marksRewound: false, crossesOthers: false }
    const revealed = game.barrierSince(moveCount)
    const crossesOthers = game.movesSince(moveCount).some((move) => move.seat !== seat)
    if (revealed && humans.length > 1)
      return { state: 'barrier', marksRewound: false, crossesOthers }
    return { state: 'possible', marksRewound: revealed && !rewound, crossesOthers }
  }
}
