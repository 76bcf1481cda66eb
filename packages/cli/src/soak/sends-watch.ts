import type { Described, GameEvent, GameName } from '@amalfi/engine'
import { HOLDS } from '@amalfi/engine'
import { ensure } from './fault.ts'

/** A choice and its events. */
export interface Move {
  readonly choice: Described['do']
  readonly events: readonly GameEvent[]
}

/** The games that forbid making bread between two sends. ORI-PLA-3 allows it in the other. */
const GAMES_WITH_RULE: readonly GameName[] = ['renaissance']

const isTurn = ({ kind }: GameEvent): boolean =>
  kind === 'turn' || kind === 'phase' || kind === 'reaction'
const isHold = (place: string): boolean => HOLDS.some((hold) => hold === place)
const makesBread = (choice: Described['do']): boolean =>
  choice === 'holdToBread' || choice === 'bayToBread'

/**
 * Checks REN-OPT-5 from choices and events only: once a seat has sent a ship and then moved one for
 * bread, it sends no more ships in that turn.
 */
export class SendsWatch {
  private readonly applies: boolean
  /** The seats that have sent a ship in this turn. */
  private readonly sent = new Set<number>()
  /** The seats that have moved a ship for bread since then. */
  private readonly over = new Set<number>()

  constructor(game: string) {
    this.applies = GAMES_WITH_RULE.some((name) => name === game)
  }

  watch({ choice, events }: Move): void {
    if (!this.applies) return
    // The first ship that moves is the chosen one. Effects follow.
    let bread = makesBread(choice)
    for (const event of events) {
      if (isTurn(event)) {
        this.sent.clear()
        this.over.clear()
      }
      if (event.kind !== 'ship') continue
      const { seat, from, to } = event
      if (bread && this.sent.has(seat)) this.over.add(seat)
      else if (!bread && from === 'bay' && isHold(to)) this.send(seat)
      bread = false
    }
  }

  private send(seat: number): void {
    ensure(
      !this.over.has(seat),
      () => `seat ${seat} sends a ship after bread was made between two sends (REN-OPT-5)`,
    )
    this.sent.add(seat)
  }
}
